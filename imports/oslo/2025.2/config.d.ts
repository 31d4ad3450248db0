// Made by "npm run generate" from the catalogs beside it; do not edit.

export {};

/** A key of a Kubernetes Secret. */
export interface Secret {
  readonly secret: string;
  /** @default password */
  readonly key?: string;
}
/** The value of another option. */
type Other = `$${string}`;
type Text = string | number | Secret | null;
type Num = number | `${number}` | Other | null;
type Bool = boolean | 'true' | 'false' | Other | null;
type Scalar = string | number | boolean;
type List<T = Scalar> = readonly T[] | string | Secret | null;
type Bracketed<T = Scalar> = readonly T[] | `[${string}]` | Other | Secret | null;
type Multi<T = Scalar> = readonly T[] | T | null;

export interface GlanceOptions {
  DEFAULT?: Section0;
  audit?: Section1;
  audit_middleware_notifications?: Section2;
  backend_defaults?: Section3;
  barbican?: Section4;
  barbican_service_user?: Section5;
  cache?: Section6;
  cors?: Section7;
  database?: Section8;
  glance_download_properties?: Section9;
  glance_store?: Section10;
  healthcheck?: Section11;
  image_conversion?: Section12;
  image_format?: Section13;
  image_import_opts?: Section14;
  import_filtering_opts?: Section15;
  inject_metadata_properties?: Section16;
  key_manager?: Section17;
  keystone_authtoken?: Section18;
  os_brick?: Section19;
  os_glance_staging_store?: Section20;
  os_glance_tasks_store?: Section20;
  oslo_concurrency?: Section21;
  oslo_limit?: Section22;
  oslo_messaging_kafka?: Section23;
  oslo_messaging_metrics?: Section24;
  oslo_messaging_notifications?: Section25;
  oslo_messaging_rabbit?: Section26;
  oslo_middleware?: Section27;
  oslo_policy?: Section28;
  oslo_reports?: Section29;
  paste_deploy?: Section30;
  privsep_osbrick?: Section31;
  profiler?: Section32;
  profiler_jaeger?: Section33;
  profiler_otlp?: Section34;
  task?: Section35;
  taskflow_executor?: Section36;
  vault?: Section37;
  wsgi?: Section38;
}

interface GlanceDrivers {
  cinder: Section39;
  file: Section40;
  http: Section41;
  rbd: Section42;
  s3: Section43;
  swift: Section44;
  vmware: Section45;
}
/** Of sections with names of their own by their drivers: `GlanceConfig<{ fast: 'rbd' }>`. */
export type GlanceConfig<Named extends Record<string, keyof GlanceDrivers> = {}> = Readonly<
  Record<string, GlanceOptions & { readonly [Name in keyof Named]?: GlanceDrivers[Named[Name]] }>
>;

export interface KeystoneOptions {
  DEFAULT?: Section46;
  api?: Section47;
  application_credential?: Section48;
  assignment?: Section49;
  auth?: Section50;
  cache?: Section51;
  catalog?: Section52;
  cors?: Section53;
  credential?: Section54;
  database?: Section8;
  domain_config?: Section55;
  endpoint_filter?: Section56;
  endpoint_policy?: Section57;
  federation?: Section58;
  fernet_receipts?: Section59;
  fernet_tokens?: Section60;
  healthcheck?: Section11;
  identity?: Section61;
  identity_mapping?: Section62;
  jwt_tokens?: Section63;
  ldap?: Section64;
  mapped?: Section65;
  oauth1?: Section66;
  oauth2?: Section67;
  openid?: Section65;
  oslo_messaging_kafka?: Section23;
  oslo_messaging_notifications?: Section25;
  oslo_messaging_rabbit?: Section26;
  oslo_middleware?: Section68;
  oslo_policy?: Section28;
  policy?: Section69;
  profiler?: Section32;
  profiler_jaeger?: Section33;
  profiler_otlp?: Section34;
  receipt?: Section70;
  resource?: Section71;
  revoke?: Section72;
  role?: Section73;
  saml?: Section74;
  saml2?: Section65;
  security_compliance?: Section75;
  shadow_users?: Section76;
  token?: Section77;
  tokenless_auth?: Section78;
  totp?: Section79;
  trust?: Section80;
  unified_limit?: Section81;
  wsgi?: Section82;
  x509?: Section65;
}

/** Options of Keystone in 2025.2 by file and section: `config: { … } satisfies KeystoneConfig`. */
export type KeystoneConfig = Readonly<Record<string, KeystoneOptions>>;

export interface NeutronOptions {
  DEFAULT?: Section83;
  agent?: Section84;
  audit?: Section1;
  audit_middleware_notifications?: Section2;
  cache?: Section6;
  cli_script?: Section85;
  cors?: Section86;
  database?: Section87;
  designate?: Section88;
  dhcp?: Section89;
  experimental?: Section90;
  fdb?: Section91;
  healthcheck?: Section11;
  ironic?: Section92;
  keystone_authtoken?: Section18;
  local_ip?: Section93;
  macvtap?: Section94;
  metadata?: Section95;
  metadata_rate_limiting?: Section96;
  ml2?: Section97;
  ml2_type_flat?: Section98;
  ml2_type_geneve?: Section99;
  ml2_type_gre?: Section100;
  ml2_type_vlan?: Section101;
  ml2_type_vxlan?: Section102;
  network_log?: Section103;
  nova?: Section104;
  os_vif_linux_bridge?: Section105;
  os_vif_ovs?: Section106;
  oslo_concurrency?: Section21;
  oslo_messaging_kafka?: Section23;
  oslo_messaging_metrics?: Section24;
  oslo_messaging_notifications?: Section25;
  oslo_messaging_rabbit?: Section26;
  oslo_middleware?: Section68;
  oslo_policy?: Section28;
  oslo_reports?: Section29;
  oslo_versionedobjects?: Section107;
  ovn?: Section108;
  ovn_nb_global?: Section109;
  ovs?: Section110;
  ovs_driver?: Section111;
  placement?: Section112;
  privsep?: Section31;
  privsep_conntrack?: Section31;
  privsep_dhcp_release?: Section31;
  privsep_link?: Section31;
  privsep_namespace?: Section31;
  privsep_ovs_vsctl?: Section31;
  profiler?: Section32;
  profiler_jaeger?: Section33;
  profiler_otlp?: Section34;
  quotas?: Section113;
  securitygroup?: Section114;
  service_providers?: Section115;
  sriov_driver?: Section111;
  sriov_nic?: Section116;
  ssl?: Section117;
  vif_plug_linux_bridge_privileged?: Section31;
  vif_plug_ovs_privileged?: Section31;
}

/** Options of Neutron in 2025.2 by file and section: `config: { … } satisfies NeutronConfig`. */
export type NeutronConfig = Readonly<Record<string, NeutronOptions>>;

export interface NovaOptions {
  DEFAULT?: Section118;
  api?: Section119;
  api_database?: Section120;
  audit?: Section1;
  audit_middleware_notifications?: Section2;
  barbican?: Section4;
  barbican_service_user?: Section5;
  cache?: Section6;
  cinder?: Section121;
  compute?: Section122;
  conductor?: Section123;
  console?: Section124;
  consoleauth?: Section125;
  cors?: Section126;
  cyborg?: Section127;
  database?: Section8;
  devices?: Section128;
  ephemeral_storage_encryption?: Section129;
  filter_scheduler?: Section130;
  glance?: Section131;
  guestfs?: Section132;
  healthcheck?: Section11;
  image_cache?: Section133;
  ironic?: Section134;
  key_manager?: Section135;
  keymgr?: Section136;
  keystone?: Section137;
  keystone_authtoken?: Section18;
  libvirt?: Section138;
  manila?: Section139;
  metrics?: Section140;
  mks?: Section141;
  neutron?: Section142;
  neutron_tunnel?: Section143;
  notifications?: Section144;
  nova_sys_admin?: Section31;
  os_brick?: Section19;
  os_vif_linux_bridge?: Section105;
  os_vif_ovs?: Section106;
  oslo_concurrency?: Section21;
  oslo_limit?: Section145;
  oslo_messaging_kafka?: Section23;
  oslo_messaging_metrics?: Section24;
  oslo_messaging_notifications?: Section25;
  oslo_messaging_rabbit?: Section26;
  oslo_middleware?: Section68;
  oslo_policy?: Section28;
  oslo_reports?: Section29;
  oslo_versionedobjects?: Section107;
  pci?: Section146;
  placement?: Section147;
  privsep?: Section31;
  privsep_osbrick?: Section31;
  profiler?: Section32;
  profiler_jaeger?: Section33;
  profiler_otlp?: Section34;
  quota?: Section148;
  scheduler?: Section149;
  serial_console?: Section150;
  service_user?: Section151;
  spice?: Section152;
  ssl?: Section117;
  upgrade_levels?: Section153;
  vault?: Section37;
  vendordata_dynamic_auth?: Section154;
  vif_plug_linux_bridge_privileged?: Section31;
  vif_plug_ovs_privileged?: Section31;
  vmware?: Section155;
  vnc?: Section156;
  workarounds?: Section157;
  wsgi?: Section158;
  zvm?: Section159;
  [section: `mdev_${string}`]: Section160;
  [section: `neutron_physnet_${string}`]: Section143;
  [section: `vgpu_${string}`]: Section161;
}

/** Options of Nova in 2025.2 by file and section: `config: { … } satisfies NovaConfig`. */
export type NovaConfig = Readonly<Record<string, NovaOptions>>;

export interface PlacementOptions {
  DEFAULT?: Section162;
  api?: Section163;
  audit_middleware_notifications?: Section2;
  cors?: Section164;
  keystone_authtoken?: Section18;
  oslo_middleware?: Section165;
  oslo_policy?: Section28;
  placement?: Section166;
  placement_database?: Section167;
  profiler?: Section32;
  profiler_jaeger?: Section33;
  profiler_otlp?: Section34;
}

/** Options of Placement in 2025.2 by file and section: `config: { … } satisfies PlacementConfig`. */
export type PlacementConfig = Readonly<Record<string, PlacementOptions>>;

interface Section0 {
  /** Allow limited access to unauthenticated users. @default false */
  allow_anonymous_access?: Bool;
  /** Maximum number of results that could be returned by a request. @default 1000 */
  api_limit_max?: Num;
  /** Set the number of incoming connection requests. @default 4096 */
  backlog?: Num;
  /** IP address to bind the glance servers to. @default "0.0.0.0" */
  bind_host?: Text;
  /** Port number on which the server will listen. */
  bind_port?: Num;
  /** Timeout for client connections' socket operations. @default 900 */
  client_socket_timeout?: Num;
  /** Lists configuration groups that provide more details for accessing configuration settings from locations other than loca… */
  config_source?: List;
  /** @deprecated now [image_format] container_formats */
  container_formats?: unknown;
  /** The default exchange under which topics are scoped. @default "openstack" */
  control_exchange?: Text;
  /** If set to true, the logging level will be set to DEBUG instead of the default INFO level. @default false */
  debug?: Bool;
  /** List of package logging levels in logger=LEVEL pairs. @default "amqp=WARN,amqplib=WARN,boto=WARN,qpid=WARN,sqlalchemy=WARN,suds=INFO,oslo.messaging=INFO,oslo_messaging=INFO,iso8601=WARN,requests.packages.urllib3.connectionpool=WARN,urllib3.connectionpool=WARN,websocket=WARN,requests.packages.urllib3.util.retry=WARN,urllib3.util.retry=WARN,keystonemiddleware=WARN,routes.middleware=WARN,stevedore=WARN,taskflow=WARN,keystoneauth=WARN,oslo.cache=INFO,oslo_policy=INFO,dogpile.core.dogpile=INFO" */
  default_log_levels?: List;
  /** Default publisher_id for outgoing Glance notifications. @default "image.localhost" */
  default_publisher_id?: Text;
  /** Turn on/off delayed delete. @default false */
  delayed_delete?: Bool;
  /** Digest algorithm to use for digital signature. @default "sha256" @deprecated This option has had no effect since the removal of native SSL support. */
  digest_algorithm?: Text;
  /** List of notifications to be disabled. */
  disabled_notifications?: List;
  /** @deprecated now [image_format] disk_formats */
  disk_formats?: unknown;
  /** Calculate hash and checksum for the image. @default true */
  do_secure_hash?: Bool;
  /** Key:Value pair of store identifier and store type. */
  enabled_backends?: Text;
  /** List of enabled Image Import Methods @default "[glance-direct,web-download,copy-image]" */
  enabled_import_methods?: Bracketed;
  /** Size of executor thread pool when executor is threading or eventlet. @default 64 */
  executor_thread_pool_size?: Num;
  /** Enables or disables fatal status of deprecations. @default false */
  fatal_deprecations?: Bool;
  /** Secure hashing algorithm used for computing the 'os_hash_value' property. @default "sha512" */
  hashing_algorithm?: Text;
  /** Set keep alive option for HTTP over TCP. @default true */
  http_keepalive?: Bool;
  /** The number of times to retry when any operation fails. @default 3 */
  http_retries?: Num;
  /** Base directory for image cache. */
  image_cache_dir?: Text;
  /** The driver to use for image cache management. @default "centralized_db" */
  image_cache_driver?: Text;
  /** The upper limit on cache size, in bytes, after which the cache-pruner cleans up the image cache. @default 10737418240 */
  image_cache_max_size?: Num;
  /** The relative path to sqlite file database that will be used for image cache management. @default "cache.db" @deprecated As centralized database will now be used for image cache management, the use of `sqlite` database and driver will be dropped from 'E' (2025.1) development cycle. */
  image_cache_sqlite_db?: Text;
  /** The amount of time, in seconds, an incomplete image remains in the cache. @default 86400 */
  image_cache_stall_time?: Num;
  /** Maximum number of locations allowed on an image. @default 10 */
  image_location_quota?: Num;
  /** Maximum number of image members per image. @default 128 */
  image_member_quota?: Num;
  /** Maximum number of properties allowed on an image. @default 128 */
  image_property_quota?: Num;
  /** Maximum size of image a user can upload in bytes. @default 1099511627776 */
  image_size_cap?: Num;
  /** Maximum number of tags allowed on an image. @default 128 */
  image_tag_quota?: Num;
  /** The format for an instance that is passed with the log message. @default "[instance: %(uuid)s] " */
  instance_format?: Text;
  /** The format for an instance UUID that is passed with the log message. @default "[instance: %(uuid)s] " */
  instance_uuid_format?: Text;
  /** The default number of results to return for a request. @default 25 */
  limit_param_default?: Num;
  /** (Optional) Set the 'color' key according to log levels. @default false */
  log_color?: Bool;
  /** @deprecated now [DEFAULT] log_config_append */
  log_config?: unknown;
  /** The name of a logging configuration file. */
  log_config_append?: Text;
  /** Defines the format string for %%(asctime)s in log records. @default "%Y-%m-%d %H:%M:%S" */
  log_date_format?: Text;
  /** (Optional) The base directory used for relative log_file paths. */
  log_dir?: Text;
  /** (Optional) Name of log file to send logging output to. */
  log_file?: Text;
  /** The amount of time before the log files are rotated. @default 1 */
  log_rotate_interval?: Num;
  /** Rotation interval type. @default "days" */
  log_rotate_interval_type?: Text;
  /** Log rotation type. @default "none" */
  log_rotation_type?: Text;
  /** @deprecated now [DEFAULT] log_dir */
  logdir?: unknown;
  /** @deprecated now [DEFAULT] log_file */
  logfile?: unknown;
  /** Format string to use for log messages with context. @default "%(asctime)s.%(msecs)03d %(process)d %(levelname)s %(name)s [%(global_request_id)s %(request_id)s %(user_identity)s] %(instance)s%(message)s" */
  logging_context_format_string?: Text;
  /** Additional data to append to log message when logging level for the message is DEBUG. @default "%(funcName)s %(pathname)s:%(lineno)d" */
  logging_debug_format_suffix?: Text;
  /** Format string to use for log messages when context is undefined. @default "%(asctime)s.%(msecs)03d %(process)d %(levelname)s %(name)s [-] %(instance)s%(message)s" */
  logging_default_format_string?: Text;
  /** Prefix each line of exception output with this format. @default "%(asctime)s.%(msecs)03d %(process)d ERROR %(name)s %(instance)s" */
  logging_exception_prefix?: Text;
  /** Defines the format string for %(user_identity)s that is used in logging_context_format_string. @default "%(user)s %(project)s %(domain)s %(system_scope)s %(user_domain)s %(project_domain)s" */
  logging_user_identity_format?: Text;
  /** Maximum line size of message headers. @default 16384 */
  max_header_line?: Num;
  /** Maximum number of rotated log files. @default 30 */
  max_logfile_count?: Num;
  /** Log file maximum size in MB. @default 200 */
  max_logfile_size_mb?: Num;
  /** Limit the request ID length. @default 64 */
  max_request_id_length?: Num;
  /** AES key for encrypting store location metadata. @deprecated This option doesnt serves the purpose of encryption of location metadata, whereas it encrypts location url only for specific APIs. */
  metadata_encryption_key?: Secret | '' | null;
  /** The URL provides location where the temporary data will be stored @default "file:///tmp/staging/" */
  node_staging_uri?: Text;
  /** The location of the property protection file. */
  property_protection_file?: Text;
  /** Rule format for property protection. @default "roles" */
  property_protection_rule_format?: "policies" | "roles" | Other | Secret | null;
  /** Public url endpoint to use for Glance versions response. */
  public_endpoint?: Text;
  /** Enables or disables publication of error events. @default false */
  publish_errors?: Bool;
  /** Host address of the pydev server. @default "localhost" */
  pydev_worker_debug_host?: Text;
  /** Port number that the pydev server will listen on. @default 5678 */
  pydev_worker_debug_port?: Num;
  /** Maximum number of logged messages per rate_limit_interval. @default 0 */
  rate_limit_burst?: Num;
  /** Log level name used by rate limiting. @default "CRITICAL" */
  rate_limit_except_level?: "" | "CRITICAL" | "DEBUG" | "ERROR" | "INFO" | "WARNING" | Other | Secret | null;
  /** Interval, number of seconds, of log rate limiting. @default 0 */
  rate_limit_interval?: Num;
  /** Add an endpoint to answer to ping calls. @default false */
  rpc_ping_enabled?: Bool;
  /** Seconds to wait for a response from a call. @default 60 */
  rpc_response_timeout?: Num;
  /** @deprecated now [DEFAULT] executor_thread_pool_size */
  rpc_thread_pool_size?: unknown;
  /** The size of thread pool to be used for scrubbing images. @default 1 */
  scrub_pool_size?: Num;
  /** The amount of time, in seconds, to delay image scrubbing. @default 0 */
  scrub_time?: Num;
  /** Show direct image location when returning an image. @default false */
  show_image_direct_url?: Bool;
  /** Show all image locations when returning an image. @default false @deprecated Use of this option, deprecated since Newton, is a security risk and will be removed once we figure out a way to satisfy those use cases that currently require it. */
  show_multiple_locations?: Bool;
  /** Syslog facility to receive log lines. @default "LOG_USER" */
  syslog_log_facility?: Text;
  /** @deprecated now [task] task_time_to_live */
  task_time_to_live?: unknown;
  /** Set the wait time before a connection recheck. @default 600 */
  tcp_keepidle?: Num;
  /** The network address and optional user credentials for connecting to the messaging backend, in URL format. */
  transport_url?: Secret | '' | null;
  /** Enable journald for logging. @default false */
  use_journal?: Bool;
  /** Use JSON formatting for logging. @default false */
  use_json?: Bool;
  /** Utilize per-tenant resource limits registered in Keystone. @default false */
  use_keystone_limits?: Bool;
  /** Log output to standard error. @default false */
  use_stderr?: Bool;
  /** Use syslog for logging. @default false */
  use_syslog?: Bool;
  /** Maximum amount of image storage per tenant. @default "0" */
  user_storage_quota?: Text;
  /** Uses logging handler designed to watch file system. @default false @deprecated This function is known to have bene broken for long time, and depends on the unmaintained library */
  watch_log_file?: Bool;
  /** The URL to this worker. */
  worker_self_reference_url?: Text;
  /** Number of Glance worker processes to start. */
  workers?: Num;
}

interface Section1 {
  /** namespace prefix for generated id @default "openstack" */
  namespace?: Text;
}

interface Section2 {
  /** The Driver to handle sending notifications. */
  driver?: Text;
  /** List of AMQP topics used for OpenStack notifications. */
  topics?: List;
  /** A URL representing messaging driver to use for notification. */
  transport_url?: Secret | '' | null;
  /** Indicate whether to use oslo_messaging as the notifier. @default true */
  use_oslo_messaging?: Bool;
}

interface Section3 {
  cinder_api_insecure?: Bool;
  cinder_ca_certificates_file?: Text;
  cinder_catalog_info?: Text;
  cinder_do_extend_attached?: Bool;
  cinder_endpoint_template?: Text;
  cinder_enforce_multipath?: Bool;
  cinder_http_retries?: Num;
  cinder_mount_point_base?: Text;
  cinder_os_region_name?: Text;
  cinder_state_transition_timeout?: Num;
  cinder_store_auth_address?: Text;
  cinder_store_password?: Secret | '' | null;
  cinder_store_project_domain_name?: Text;
  cinder_store_project_name?: Text;
  cinder_store_user_domain_name?: Text;
  cinder_store_user_name?: Text;
  cinder_use_multipath?: Bool;
  cinder_volume_type?: Text;
  default_swift_reference?: Text;
  filesystem_store_chunk_size?: Num;
  filesystem_store_datadir?: Text;
  /** @deprecated */
  filesystem_store_datadirs?: Multi;
  filesystem_store_file_perm?: Num;
  filesystem_store_metadata_file?: Text;
  filesystem_thin_provisioning?: Bool;
  http_proxy_information?: Text;
  https_ca_certificates_file?: Text;
  https_insecure?: Bool;
  rados_connect_timeout?: Num;
  rbd_store_ceph_conf?: Text;
  rbd_store_chunk_size?: Num;
  rbd_store_pool?: Text;
  rbd_store_user?: Text;
  rbd_thin_provisioning?: Bool;
  rootwrap_config?: Text;
  s3_store_access_key?: Secret | '' | null;
  s3_store_bucket?: Text;
  s3_store_bucket_url_format?: Text;
  s3_store_cacert?: Text;
  s3_store_create_bucket_on_put?: Bool;
  s3_store_host?: Text;
  s3_store_large_object_chunk_size?: Num;
  s3_store_large_object_size?: Num;
  s3_store_region_name?: Text;
  s3_store_secret_key?: Secret | '' | null;
  s3_store_thread_pools?: Num;
  swift_buffer_on_upload?: Bool;
  swift_store_admin_tenants?: List;
  /** @deprecated */
  swift_store_auth_address?: Text;
  swift_store_auth_insecure?: Bool;
  /** @deprecated */
  swift_store_auth_version?: "3" | Other | Secret | null;
  swift_store_cacert?: Text;
  swift_store_config_file?: Text;
  swift_store_container?: Text;
  swift_store_create_container_on_put?: Bool;
  swift_store_endpoint?: Text;
  swift_store_endpoint_type?: "adminURL" | "internalURL" | "publicURL" | Other | Secret | null;
  swift_store_expire_soon_interval?: Num;
  /** @deprecated */
  swift_store_key?: Secret | '' | null;
  swift_store_large_object_chunk_size?: Num;
  swift_store_large_object_size?: Num;
  swift_store_multi_tenant?: Bool;
  swift_store_multiple_containers_seed?: Num;
  swift_store_region?: Text;
  swift_store_retry_get_count?: Num;
  swift_store_service_type?: Text;
  swift_store_ssl_compression?: Bool;
  swift_store_use_trusts?: Bool;
  /** @deprecated */
  swift_store_user?: Secret | '' | null;
  swift_upload_buffer_dir?: Text;
  vmware_api_retry_count?: Num;
  vmware_ca_file?: Text;
  vmware_datastores?: Multi;
  vmware_insecure?: Bool;
  vmware_server_host?: Text;
  vmware_server_password?: Secret | '' | null;
  vmware_server_username?: Text;
  vmware_store_image_dir?: Text;
  vmware_task_poll_interval?: Num;
}

interface Section4 {
  /** Use this endpoint to connect to Keystone @default "http://localhost/identity/v3" */
  auth_endpoint?: Text;
  /** Version of the Barbican API, for example: "v1" */
  barbican_api_version?: Text;
  /** Use this endpoint to connect to Barbican, for example: "http://localhost:9311/" */
  barbican_endpoint?: Text;
  /** Specifies the type of endpoint. @default "public" */
  barbican_endpoint_type?: "admin" | "internal" | "public" | Other | Secret | null;
  /** Specifies the region of the chosen endpoint. */
  barbican_region_name?: Text;
  /** PEM encoded Certificate Authority to use when verifying HTTPs connections. */
  cafile?: Text;
  /** PEM encoded client certificate cert file */
  certfile?: Text;
  /** Collect per-API call timing information. @default false */
  collect_timing?: Bool;
  /** Verify HTTPS connections. @default false */
  insecure?: Bool;
  /** PEM encoded client certificate key file */
  keyfile?: Text;
  /** Number of times to retry poll for key creation completion @default 60 */
  number_of_retries?: Num;
  /** Number of seconds to wait before retrying poll for key creation completion @default 1 */
  retry_delay?: Num;
  /** When True, if sending a user token to a REST API, also send a service token. @default false */
  send_service_user_token?: Bool;
  /** Log requests to multiple loggers. @default false */
  split_loggers?: Bool;
  /** Timeout value for http requests */
  timeout?: Num;
  /** Specifies if insecure TLS (https) requests. @default true */
  verify_ssl?: Bool;
  /** A path to a bundle or CA certs to check against, or None for requests to attempt to locate and use certificates which ve… */
  verify_ssl_path?: Text;
}

interface Section5 {
  /** OAuth Access Key */
  access_key?: Text;
  /** OAuth Access Secret */
  access_secret?: Text;
  /** OAuth 2.0 Access Token */
  access_token?: Secret | '' | null;
  /** OpenID Connect Provider Token Endpoint. */
  access_token_endpoint?: Text;
  /** OAuth 2.0 Authorization Server Introspection token type, it is used to decide which type of token will be used when proc… */
  access_token_type?: Text;
  /** Application credential ID */
  application_credential_id?: Text;
  /** Application credential name */
  application_credential_name?: Text;
  /** Application credential auth secret */
  application_credential_secret?: Secret | '' | null;
  /** Methods to authenticate with. */
  auth_methods?: Text;
  /** @deprecated now [barbican_service_user] auth_type */
  auth_plugin?: unknown;
  /** Config Section from which to load plugin specific options */
  auth_section?: Text;
  /** Authentication type to load */
  auth_type?: "admin_token" | "http_basic" | "none" | "password" | "token" | "v2password" | "v2token" | "v3adfspassword" | "v3applicationcredential" | "v3multifactor" | "v3oauth1" | "v3oauth2clientcredential" | "v3oauth2mtlsclientcredential" | "v3oidcaccesstoken" | "v3oidcauthcode" | "v3oidcclientcredentials" | "v3oidcdeviceauthz" | "v3oidcpassword" | "v3password" | "v3samlpassword" | "v3token" | "v3tokenlessauth" | "v3totp" | Other | Secret | null;
  /** Authentication URL */
  auth_url?: Text;
  /** PEM encoded Certificate Authority to use when verifying HTTPs connections. */
  cafile?: Text;
  /** PEM encoded client certificate cert file */
  certfile?: Text;
  /** OAuth 2.0 Client ID */
  client_id?: Text;
  /** OAuth 2.0 Client Secret */
  client_secret?: Secret | '' | null;
  /** OAuth 2.0 Authorization Code */
  code?: Secret | '' | null;
  /** PKCE Challenge Method (RFC 7636) */
  code_challenge_method?: Text;
  /** Collect per-API call timing information. @default false */
  collect_timing?: Bool;
  /** OAuth Consumer ID/Key */
  consumer_key?: Text;
  /** OAuth Consumer Secret */
  consumer_secret?: Text;
  /** Optional domain ID to use with v3 and v2 parameters. */
  default_domain_id?: Text;
  /** Optional domain name to use with v3 API and v2 parameters. */
  default_domain_name?: Text;
  /** OAuth 2.0 Device Authorization Endpoint. */
  device_authorization_endpoint?: Text;
  /** OpenID Connect Discovery Document URL. */
  discovery_endpoint?: Text;
  /** Domain ID to scope to */
  domain_id?: Text;
  /** Domain name to scope to */
  domain_name?: Text;
  /** The endpoint that will always be used */
  endpoint?: Text;
  /** Identity Provider's name */
  identity_provider?: Text;
  /** An Identity Provider URL, where the SAML authentication request will be sent. */
  identity_provider_url?: Text;
  /** A key to be used in the Identity Provider access token endpoint to pass the OTP value. */
  idp_otp_key?: Text;
  /** Verify HTTPS connections. @default false */
  insecure?: Bool;
  /** PEM encoded client certificate key file */
  keyfile?: Text;
  /** Client id for OAuth2.0 */
  oauth2_client_id?: Text;
  /** Client secret for OAuth2.0 */
  oauth2_client_secret?: Secret | '' | null;
  /** Endpoint for OAuth2.0 */
  oauth2_endpoint?: Text;
  /** User's TOTP passcode */
  passcode?: Secret | '' | null;
  /** User's password */
  password?: Secret | '' | null;
  /** Domain ID containing project */
  project_domain_id?: Text;
  /** Domain name containing project */
  project_domain_name?: Text;
  /** Project ID to scope to */
  project_id?: Text;
  /** Project name to scope to */
  project_name?: Text;
  /** Protocol for federated plugin */
  protocol?: Text;
  /** OpenID Connect Redirect URL */
  redirect_uri?: Text;
  /** OpenID Connect scope that is requested from authorization server. */
  scope?: Text;
  /** Service Provider's Endpoint */
  service_provider_endpoint?: Text;
  /** Service Provider's SAML Entity ID */
  service_provider_entity_id?: Text;
  /** Log requests to multiple loggers. @default false */
  split_loggers?: Bool;
  /** Scope for system operations */
  system_scope?: Text;
  /** Tenant ID */
  tenant_id?: Text;
  /** Tenant Name */
  tenant_name?: Text;
  /** Timeout value for http requests */
  timeout?: Num;
  /** The token that will always be used */
  token?: Secret | '' | null;
  /** ID of the trust to use as a trustee use */
  trust_id?: Text;
  /** User's domain id */
  user_domain_id?: Text;
  /** User's domain name */
  user_domain_name?: Text;
  /** User id */
  user_id?: Text;
  /** Username */
  username?: Text;
}

interface Section6 {
  /** Cache backend module. @default "dogpile.cache.null" */
  backend?: "dogpile.cache.bmemcached" | "dogpile.cache.dbm" | "dogpile.cache.memcached" | "dogpile.cache.memory" | "dogpile.cache.memory_pickle" | "dogpile.cache.null" | "dogpile.cache.pylibmc" | "dogpile.cache.pymemcache" | "dogpile.cache.redis" | "dogpile.cache.redis_sentinel" | "oslo_cache.dict" | "oslo_cache.etcd3gw" | "oslo_cache.memcache_pool" | "oslo_cache.mongo" | Other | Secret | null;
  /** Arguments supplied to the backend module. */
  backend_argument?: Multi;
  /** Expiration time in cache backend to purge expired records automatically. */
  backend_expiration_time?: Num;
  /** Prefix for building the configuration dictionary for the cache region. @default "cache.oslo" */
  config_prefix?: Text;
  /** Time in seconds before attempting to add a node back in the pool in the HashClient's internal mechanisms. @default 60 */
  dead_timeout?: Num;
  /** Extra debugging from the cache backend (cache keys, get/set/delete/etc calls). @default false */
  debug_cache_backend?: Bool;
  /** Enable retry client mechanisms to handle failure. @default false */
  enable_retry_client?: Bool;
  /** Global toggle for the socket keepalive of dogpile's pymemcache backend @default false */
  enable_socket_keepalive?: Bool;
  /** Global toggle for caching. @default false */
  enabled?: Bool;
  /** Global toggle for enforcing the OpenSSL FIPS mode. @default false */
  enforce_fips_mode?: Bool;
  /** Default TTL, in seconds, for any cached item in the dogpile.cache region. @default 600 */
  expiration_time?: Num;
  /** Amount of times a client should be tried before it is marked dead and removed from the pool in the HashClient's internal… @default 2 */
  hashclient_retry_attempts?: Num;
  /** Time in seconds that should pass between retry attempts in the HashClient's internal mechanisms. @default 1 */
  hashclient_retry_delay?: Num;
  /** Number of seconds memcached server is considered dead before it is tried again. @default 300 */
  memcache_dead_retry?: Num;
  /** the password for the memcached which SASL enabled */
  memcache_password?: Secret | '' | null;
  /** Number of seconds that an operation will wait to get a memcache client connection. @default 10 */
  memcache_pool_connection_get_timeout?: Num;
  /** Global toggle if memcache will be flushed on reconnect. @default false */
  memcache_pool_flush_on_reconnect?: Bool;
  /** Max total number of open connections to every memcached server. @default 10 */
  memcache_pool_maxsize?: Num;
  /** Number of seconds a connection to memcached is held unused in the pool before it is closed. @default 60 */
  memcache_pool_unused_timeout?: Num;
  /** Enable the SASL(Simple Authentication and SecurityLayer) if the SASL_enable is true, else disable. @default false */
  memcache_sasl_enabled?: Bool;
  /** Memcache servers in the format of "host:port". @default "localhost:11211" */
  memcache_servers?: List;
  /** Timeout in seconds for every call to a server. @default 1 */
  memcache_socket_timeout?: Num;
  /** the user name for the memcached which SASL enabled */
  memcache_username?: Text;
  /** Proxy classes to import that will affect the way the dogpile.cache backend functions. */
  proxies?: List;
  /** Database id in Redis server @default 0 */
  redis_db?: Num;
  /** the password for redis */
  redis_password?: Secret | '' | null;
  /** Service name of the redis sentinel cluster. @default "mymaster" */
  redis_sentinel_service_name?: Text;
  /** Redis sentinel servers in the format of "host:port" @default "localhost:26379" */
  redis_sentinels?: List;
  /** Redis server in the format of "host:port" @default "localhost:6379" */
  redis_server?: Text;
  /** Timeout in seconds for every call to a server. @default 1 */
  redis_socket_timeout?: Num;
  /** the user name for redis */
  redis_username?: Text;
  /** Number of times to attempt an action before failing. @default 2 */
  retry_attempts?: Num;
  /** Number of seconds to sleep between each attempt. @default 0 */
  retry_delay?: Num;
  /** The maximum number of keepalive probes TCP should send before dropping the connection. @default 1 */
  socket_keepalive_count?: Num;
  /** The time (in seconds) the connection needs to remain idle before TCP starts sending keepalive probes. @default 1 */
  socket_keepalive_idle?: Num;
  /** The time (in seconds) between individual keepalive probes. @default 1 */
  socket_keepalive_interval?: Num;
  /** Set the available ciphers for sockets created with the TLS context. */
  tls_allowed_ciphers?: Text;
  /** Path to a file of concatenated CA certificates in PEM format necessary to establish the caching servers' authenticity. */
  tls_cafile?: Text;
  /** Path to a single file in PEM format containing the client's certificate as well as any number of CA certificates needed … */
  tls_certfile?: Text;
  /** Global toggle for TLS usage when communicating with the caching servers. @default false */
  tls_enabled?: Bool;
  /** Path to a single file containing the client's private key in. */
  tls_keyfile?: Text;
}

interface Section7 {
  /** Indicate that the actual request can include user credentials @default true */
  allow_credentials?: Bool;
  /** Indicate which header field names may be used during the actual request. @default "Content-MD5,X-Image-Meta-Checksum,X-Storage-Token,Accept-Encoding,X-Auth-Token,X-Identity-Status,X-Roles,X-Service-Catalog,X-User-Id,X-Tenant-Id,X-OpenStack-Request-ID" */
  allow_headers?: List;
  /** Indicate which methods can be used during the actual request. @default "GET,PUT,POST,DELETE,PATCH" */
  allow_methods?: List;
  /** Indicate whether this resource may be shared with the domain received in the requests "origin" header. */
  allowed_origin?: List;
  /** Indicate which headers are safe to expose to the API. @default "X-Image-Meta-Checksum,X-Auth-Token,X-Subject-Token,X-Service-Token,X-OpenStack-Request-ID" */
  expose_headers?: List;
  /** Maximum cache age of CORS preflight requests. @default 3600 */
  max_age?: Num;
}

interface Section8 {
  /** The SQLAlchemy asyncio connection string to use to connect to the database. */
  asyncio_connection?: Secret | '' | null;
  /** The SQLAlchemy asyncio connection string to use to connect to the slave database. */
  asyncio_slave_connection?: Secret | '' | null;
  /** The back end to use for the database. @default "sqlalchemy" */
  backend?: Text;
  /** The SQLAlchemy connection string to use to connect to the database. */
  connection?: Secret | '' | null;
  /** Verbosity of SQL debugging information: 0=None, 100=Everything. @default 0 */
  connection_debug?: Num;
  /** Optional URL parameters to append onto the connection URL at connect time; specify as param1=value1&param2=value2&... */
  connection_parameters?: Text;
  /** Connections which have been present in the connection pool longer than this number of seconds will be replaced with a ne… @default 3600 */
  connection_recycle_time?: Num;
  /** Add Python stack traces to SQL as comment strings. @default false */
  connection_trace?: Bool;
  /** If True, increases the interval between retries of a database operation up to db_max_retry_interval. @default true */
  db_inc_retry_interval?: Bool;
  /** Maximum retries in case of connection error or deadlock error before error is raised. @default 20 */
  db_max_retries?: Num;
  /** If db_inc_retry_interval is set, the maximum seconds between retries of a database operation. @default 10 */
  db_max_retry_interval?: Num;
  /** Seconds between retries of a database transaction. @default 1 */
  db_retry_interval?: Num;
  /** If set, use this value for max_overflow with SQLAlchemy. @default 50 */
  max_overflow?: Num;
  /** Maximum number of SQL connections to keep open in a pool. @default 5 */
  max_pool_size?: Num;
  /** Maximum number of database connection retries during startup. @default 10 */
  max_retries?: Num;
  /** The SQL mode to be used for MySQL sessions. @default "TRADITIONAL" */
  mysql_sql_mode?: Text;
  /** For Galera only, configure wsrep_sync_wait causality checks on new connections. */
  mysql_wsrep_sync_wait?: Num;
  /** If set, use this value for pool_timeout with SQLAlchemy. */
  pool_timeout?: Num;
  /** Interval between retries of opening a SQL connection. @default 10 */
  retry_interval?: Num;
  /** The SQLAlchemy connection string to use to connect to the slave database. */
  slave_connection?: Secret | '' | null;
  /** If True, SQLite uses synchronous mode. @default true */
  sqlite_synchronous?: Bool;
  /** Enable the experimental use of database reconnect on connection lost. @default false */
  use_db_reconnect?: Bool;
}

interface Section9 {
  /** Specify metadata prefix to be set on the target image when using glance-download. @default "[hw_,trait:,os_distro,os_secure_boot,os_type]" */
  extra_properties?: Bracketed;
}

interface Section10 {
  /** The store identifier for the default backend in which data will be stored. */
  default_backend?: Text;
}

interface Section11 {
  /** A list of network addresses to limit source ip allowed to access healthcheck information. */
  allowed_source_ranges?: List;
  /** Additional backends that can perform health checks and report that information back as part of a request. */
  backends?: List;
  /** Show more detailed information as part of the response. @default false */
  detailed?: Bool;
  /** Check the presence of a file to determine if an application is running on a port. */
  disable_by_file_path?: Text;
  /** Check the presence of a file based on a port to determine if an application is running on a port. */
  disable_by_file_paths?: List;
  /** Check the presence of files. */
  enable_by_file_paths?: List;
  /** Ignore requests with proxy headers. @default false */
  ignore_proxied_requests?: Bool;
  /** The path to respond to healtcheck requests on. @default "/healthcheck" @deprecated */
  path?: Text;
}

interface Section12 {
  /** Desired output format for image conversion plugin. @default "raw" */
  output_format?: "qcow2" | "raw" | "vmdk" | Other | Secret | null;
}

interface Section13 {
  /** Supported values for the 'container_format' image attribute @default "ami,ari,aki,bare,ovf,ova,docker,compressed" */
  container_formats?: List;
  /** Supported values for the 'disk_format' image attribute @default "ami,ari,aki,vhd,vhdx,vmdk,raw,qcow2,vdi,iso,ploop" */
  disk_formats?: List;
  /** List of safety check names to consider non-fatal when validating disk_format=gpt images (or images detected as gpt). @default "mbr" */
  gpt_safety_checks_nonfatal?: List;
  /** When enabled, glance will inspect the content of uploads and require that they match the disk_format set on the image. @default true */
  require_image_format_match?: Bool;
  /** A list of strings describing allowed VMDK 'create-type' subformats that will be allowed. @default "streamOptimized,monolithicSparse" */
  vmdk_allowed_types?: List;
}

interface Section14 {
  /** Image import plugins to be enabled for task processing. @default "[[no_op]]" */
  image_import_plugins?: Bracketed;
}

interface Section15 {
  /** Specify the "whitelist" of allowed target hosts for web-download. @default "[]" */
  allowed_hosts?: Bracketed;
  /** Specify the "whitelist" of allowed ports for web-download. @default "[80,443]" */
  allowed_ports?: Bracketed<number>;
  /** Specify the "whitelist" of allowed url schemes for web-download. @default "[http,https]" */
  allowed_schemes?: Bracketed;
  /** Specify the "blacklist" of hosts disallowed for web-download. @default "[]" */
  disallowed_hosts?: Bracketed;
  /** Specify the "blacklist" of disallowed ports for web-download. @default "[]" */
  disallowed_ports?: Bracketed<number>;
  /** Specify the "blacklist" of uri schemes disallowed for web-download. @default "[]" */
  disallowed_schemes?: Bracketed;
}

interface Section16 {
  /** Specify name of user roles to be ignored for injecting metadata properties in the image. @default "admin" */
  ignore_user_roles?: List;
  /** Dictionary contains metadata properties to be injected in image. */
  inject?: Text;
}

interface Section17 {
  /** @deprecated now [key_manager] backend */
  api_class?: unknown;
  /** The type of authentication credential to create. */
  auth_type?: Text;
  /** Use this endpoint to connect to Keystone. */
  auth_url?: Text;
  /** Specify the key manager implementation. @default "barbican" */
  backend?: Text;
  /** Domain ID for domain scoping. */
  domain_id?: Text;
  /** Domain name for domain scoping. */
  domain_name?: Text;
  /** Password for authentication. */
  password?: Secret | '' | null;
  /** Project's domain ID for project. */
  project_domain_id?: Text;
  /** Project's domain name for project. */
  project_domain_name?: Text;
  /** Project ID for project scoping. */
  project_id?: Text;
  /** Project name for project scoping. */
  project_name?: Text;
  /** Allow fetching a new token if the current one is going to expire. @default true */
  reauthenticate?: Bool;
  /** Token for authentication. */
  token?: Secret | '' | null;
  /** Trust ID for trust scoping. */
  trust_id?: Text;
  /** User's domain ID for authentication. */
  user_domain_id?: Text;
  /** User's domain name for authentication. */
  user_domain_name?: Text;
  /** User ID for authentication. */
  user_id?: Text;
  /** Username for authentication. */
  username?: Text;
}

interface Section18 {
  /** OAuth Access Key */
  access_key?: Text;
  /** OAuth Access Secret */
  access_secret?: Text;
  /** OAuth 2.0 Access Token */
  access_token?: Secret | '' | null;
  /** OpenID Connect Provider Token Endpoint. */
  access_token_endpoint?: Text;
  /** OAuth 2.0 Authorization Server Introspection token type, it is used to decide which type of token will be used when proc… */
  access_token_type?: Text;
  /** Application credential ID */
  application_credential_id?: Text;
  /** Application credential name */
  application_credential_name?: Text;
  /** Application credential auth secret */
  application_credential_secret?: Secret | '' | null;
  /** Methods to authenticate with. */
  auth_methods?: Text;
  /** @deprecated now [keystone_authtoken] auth_type */
  auth_plugin?: unknown;
  /** Config Section from which to load plugin specific options */
  auth_section?: Text;
  /** Authentication type to load */
  auth_type?: "admin_token" | "http_basic" | "none" | "password" | "token" | "v2password" | "v2token" | "v3adfspassword" | "v3applicationcredential" | "v3multifactor" | "v3oauth1" | "v3oauth2clientcredential" | "v3oauth2mtlsclientcredential" | "v3oidcaccesstoken" | "v3oidcauthcode" | "v3oidcclientcredentials" | "v3oidcdeviceauthz" | "v3oidcpassword" | "v3password" | "v3samlpassword" | "v3token" | "v3tokenlessauth" | "v3totp" | Other | Secret | null;
  /** Complete "public" Identity API endpoint. @deprecated The auth_uri option is deprecated in favor of www_authenticate_uri and will be removed in the S release. */
  auth_uri?: Text;
  /** Authentication URL */
  auth_url?: Text;
  /** API version of the Identity API endpoint. */
  auth_version?: Text;
  /** Request environment key where the Swift cache object is stored. */
  cache?: Text;
  /** A PEM encoded Certificate Authority to use when verifying HTTPs connections. */
  cafile?: Text;
  /** Required if identity server requires client certificate */
  certfile?: Text;
  /** OAuth 2.0 Client ID */
  client_id?: Text;
  /** OAuth 2.0 Client Secret */
  client_secret?: Secret | '' | null;
  /** OAuth 2.0 Authorization Code */
  code?: Secret | '' | null;
  /** PKCE Challenge Method (RFC 7636) */
  code_challenge_method?: Text;
  /** OAuth Consumer ID/Key */
  consumer_key?: Text;
  /** OAuth Consumer Secret */
  consumer_secret?: Text;
  /** Optional domain ID to use with v3 and v2 parameters. */
  default_domain_id?: Text;
  /** Optional domain name to use with v3 API and v2 parameters. */
  default_domain_name?: Text;
  /** Do not handle authorization requests within the middleware, but delegate the authorization decision to downstream WSGI c… @default false */
  delay_auth_decision?: Bool;
  /** OAuth 2.0 Device Authorization Endpoint. */
  device_authorization_endpoint?: Text;
  /** OpenID Connect Discovery Document URL. */
  discovery_endpoint?: Text;
  /** Domain ID to scope to */
  domain_id?: Text;
  /** Domain name to scope to */
  domain_name?: Text;
  /** The endpoint that will always be used */
  endpoint?: Text;
  /** Used to control the use and type of token binding. @default "permissive" */
  enforce_token_bind?: Text;
  /** Request timeout value for communicating with Identity API server. */
  http_connect_timeout?: Num;
  /** How many times are we trying to reconnect when communicating with Identity API Server. @default 3 */
  http_request_max_retries?: Num;
  /** Identity Provider's name */
  identity_provider?: Text;
  /** An Identity Provider URL, where the SAML authentication request will be sent. */
  identity_provider_url?: Text;
  /** A key to be used in the Identity Provider access token endpoint to pass the OTP value. */
  idp_otp_key?: Text;
  /** (Optional) Indicate whether to set the X-Service-Catalog header. @default true */
  include_service_catalog?: Bool;
  /** Verify HTTPS connections. @default false */
  insecure?: Bool;
  /** Interface to use for the Identity API endpoint. @default "internal" */
  interface?: Text;
  /** Required if identity server requires client certificate */
  keyfile?: Text;
  /** the username password for SASL */
  memcache_password?: Secret | '' | null;
  /** (Optional) Number of seconds that an operation will wait to get a memcached client connection from the pool. @default 10 */
  memcache_pool_conn_get_timeout?: Num;
  /** (Optional) Number of seconds memcached server is considered dead before it is tried again. @default 300 */
  memcache_pool_dead_retry?: Num;
  /** (Optional) Maximum total number of open connections to every memcached server. @default 10 */
  memcache_pool_maxsize?: Num;
  /** (Optional) Socket timeout in seconds for communicating with a memcached server. @default 3 */
  memcache_pool_socket_timeout?: Num;
  /** (Optional) Number of seconds a connection to memcached is held unused in the pool before it is closed. @default 60 */
  memcache_pool_unused_timeout?: Num;
  /** Enable the SASL(Simple Authentication and Security Layer) if the SASL_enable is true, else disable. @default false */
  memcache_sasl_enabled?: Bool;
  /** (Optional, mandatory if memcache_security_strategy is defined) This string is used for key derivation. */
  memcache_secret_key?: Secret | '' | null;
  /** (Optional) If defined, indicate whether token data should be authenticated or authenticated and encrypted. @default "None" */
  memcache_security_strategy?: Text;
  /** @deprecated now [keystone_authtoken] memcached_servers */
  memcache_servers?: unknown;
  /** (Optional) Set the available ciphers for sockets created with the TLS context. */
  memcache_tls_allowed_ciphers?: Text;
  /** (Optional) Path to a file of concatenated CA certificates in PEM format necessary to establish the caching server's auth… */
  memcache_tls_cafile?: Text;
  /** (Optional) Path to a single file in PEM format containing the client's certificate as well as any number of CA certifica… */
  memcache_tls_certfile?: Text;
  /** (Optional) Global toggle for TLS usage when comunicating with the caching servers. @default false */
  memcache_tls_enabled?: Bool;
  /** (Optional) Path to a single file containing the client's private key in. */
  memcache_tls_keyfile?: Text;
  /** (Optional) Use the advanced (eventlet safe) memcached client pool. @default true */
  memcache_use_advanced_pool?: Bool;
  /** the user name for the SASL */
  memcache_username?: Text;
  /** Optionally specify a list of memcached server(s) to use for caching. */
  memcached_servers?: List;
  /** Client id for OAuth2.0 */
  oauth2_client_id?: Text;
  /** Client secret for OAuth2.0 */
  oauth2_client_secret?: Secret | '' | null;
  /** Endpoint for OAuth2.0 */
  oauth2_endpoint?: Text;
  /** User's TOTP passcode */
  passcode?: Secret | '' | null;
  /** User's password */
  password?: Secret | '' | null;
  /** Domain ID containing project */
  project_domain_id?: Text;
  /** Domain name containing project */
  project_domain_name?: Text;
  /** Project ID to scope to */
  project_id?: Text;
  /** Project name to scope to */
  project_name?: Text;
  /** Protocol for federated plugin */
  protocol?: Text;
  /** OpenID Connect Redirect URL */
  redirect_uri?: Text;
  /** The region in which the identity server can be found. */
  region_name?: Text;
  /** OpenID Connect scope that is requested from authorization server. */
  scope?: Text;
  /** Service Provider's Endpoint */
  service_provider_endpoint?: Text;
  /** Service Provider's SAML Entity ID */
  service_provider_entity_id?: Text;
  /** A choice of roles that must be present in a service token. @default "service" */
  service_token_roles?: List;
  /** For backwards compatibility reasons we must let valid service tokens pass that don't pass the service_token_roles check … @default false */
  service_token_roles_required?: Bool;
  /** The name or type of the service as it appears in the service catalog. */
  service_type?: Text;
  /** Scope for system operations */
  system_scope?: Text;
  /** Tenant ID */
  tenant_id?: Text;
  /** Tenant Name */
  tenant_name?: Text;
  /** The token that will always be used */
  token?: Secret | '' | null;
  /** In order to prevent excessive effort spent validating tokens, the middleware caches previously-seen tokens for a configu… @default 300 */
  token_cache_time?: Num;
  /** ID of the trust to use as a trustee use */
  trust_id?: Text;
  /** User's domain id */
  user_domain_id?: Text;
  /** User's domain name */
  user_domain_name?: Text;
  /** User id */
  user_id?: Text;
  /** Username */
  username?: Text;
  /** Complete "public" Identity API endpoint. */
  www_authenticate_uri?: Text;
}

interface Section19 {
  /** Directory to use for os-brick lock files. */
  lock_path?: Text;
  /** Number of attempts for the multipath device to be ready for I/O after it was created. @default 4 */
  wait_mpath_device_attempts?: Num;
  /** Interval value to wait for multipath device to be ready for I/O. @default 1 */
  wait_mpath_device_interval?: Num;
}

interface Section20 {
  filesystem_store_chunk_size?: Num;
  filesystem_store_datadir?: Text;
  /** @deprecated */
  filesystem_store_datadirs?: Multi;
  filesystem_store_file_perm?: Num;
  filesystem_store_metadata_file?: Text;
  filesystem_thin_provisioning?: Bool;
  store_description?: Text;
  weight?: Num;
}

interface Section21 {
  /** Enables or disables inter-process locks. @default false */
  disable_process_locking?: Bool;
  /** Directory to use for lock files. */
  lock_path?: Text;
}

interface Section22 {
  /** OAuth Access Key */
  access_key?: Text;
  /** OAuth Access Secret */
  access_secret?: Text;
  /** OAuth 2.0 Access Token */
  access_token?: Secret | '' | null;
  /** OpenID Connect Provider Token Endpoint. */
  access_token_endpoint?: Text;
  /** OAuth 2.0 Authorization Server Introspection token type, it is used to decide which type of token will be used when proc… */
  access_token_type?: Text;
  /** Application credential ID */
  application_credential_id?: Text;
  /** Application credential name */
  application_credential_name?: Text;
  /** Application credential auth secret */
  application_credential_secret?: Secret | '' | null;
  /** Methods to authenticate with. */
  auth_methods?: Text;
  /** @deprecated now [oslo_limit] auth_type */
  auth_plugin?: unknown;
  /** Config Section from which to load plugin specific options */
  auth_section?: Text;
  /** Authentication type to load */
  auth_type?: "admin_token" | "http_basic" | "none" | "password" | "token" | "v2password" | "v2token" | "v3adfspassword" | "v3applicationcredential" | "v3multifactor" | "v3oauth1" | "v3oauth2clientcredential" | "v3oauth2mtlsclientcredential" | "v3oidcaccesstoken" | "v3oidcauthcode" | "v3oidcclientcredentials" | "v3oidcdeviceauthz" | "v3oidcpassword" | "v3password" | "v3samlpassword" | "v3token" | "v3tokenlessauth" | "v3totp" | Other | Secret | null;
  /** Authentication URL */
  auth_url?: Text;
  /** PEM encoded Certificate Authority to use when verifying HTTPs connections. */
  cafile?: Text;
  /** PEM encoded client certificate cert file */
  certfile?: Text;
  /** OAuth 2.0 Client ID */
  client_id?: Text;
  /** OAuth 2.0 Client Secret */
  client_secret?: Secret | '' | null;
  /** OAuth 2.0 Authorization Code */
  code?: Secret | '' | null;
  /** PKCE Challenge Method (RFC 7636) */
  code_challenge_method?: Text;
  /** Collect per-API call timing information. @default false */
  collect_timing?: Bool;
  /** The maximum number of retries that should be attempted for connection errors. */
  connect_retries?: Num;
  /** Delay (in seconds) between two retries for connection errors. */
  connect_retry_delay?: Num;
  /** OAuth Consumer ID/Key */
  consumer_key?: Text;
  /** OAuth Consumer Secret */
  consumer_secret?: Text;
  /** Optional domain ID to use with v3 and v2 parameters. */
  default_domain_id?: Text;
  /** Optional domain name to use with v3 API and v2 parameters. */
  default_domain_name?: Text;
  /** OAuth 2.0 Device Authorization Endpoint. */
  device_authorization_endpoint?: Text;
  /** OpenID Connect Discovery Document URL. */
  discovery_endpoint?: Text;
  /** Domain ID to scope to */
  domain_id?: Text;
  /** Domain name to scope to */
  domain_name?: Text;
  /** The endpoint that will always be used */
  endpoint?: Text;
  /** The service's endpoint id which is registered in Keystone. */
  endpoint_id?: Text;
  /** The interface for endpoint discovery @default "publicURL" */
  endpoint_interface?: "admin" | "adminURL" | "internal" | "internalURL" | "public" | "publicURL" | Other | Secret | null;
  /** Always use this endpoint URL for requests for this client. */
  endpoint_override?: Text;
  /** Region to which the endpoint belongs */
  endpoint_region_name?: Text;
  /** Service name for endpoint discovery */
  endpoint_service_name?: Text;
  /** Service type for endpoint discovery */
  endpoint_service_type?: Text;
  /** Identity Provider's name */
  identity_provider?: Text;
  /** An Identity Provider URL, where the SAML authentication request will be sent. */
  identity_provider_url?: Text;
  /** A key to be used in the Identity Provider access token endpoint to pass the OTP value. */
  idp_otp_key?: Text;
  /** Verify HTTPS connections. @default false */
  insecure?: Bool;
  /** PEM encoded client certificate key file */
  keyfile?: Text;
  /** The maximum major version of a given API, intended to be used as the upper bound of a range with min_version. */
  max_version?: Text;
  /** The minimum major version of a given API, intended to be used as the lower bound of a range with max_version. */
  min_version?: Text;
  /** Client id for OAuth2.0 */
  oauth2_client_id?: Text;
  /** Client secret for OAuth2.0 */
  oauth2_client_secret?: Secret | '' | null;
  /** Endpoint for OAuth2.0 */
  oauth2_endpoint?: Text;
  /** User's TOTP passcode */
  passcode?: Secret | '' | null;
  /** User's password */
  password?: Secret | '' | null;
  /** Domain ID containing project */
  project_domain_id?: Text;
  /** Domain name containing project */
  project_domain_name?: Text;
  /** Project ID to scope to */
  project_id?: Text;
  /** Project name to scope to */
  project_name?: Text;
  /** Protocol for federated plugin */
  protocol?: Text;
  /** OpenID Connect Redirect URL */
  redirect_uri?: Text;
  /** The default region_name for endpoint URL discovery. */
  region_name?: Text;
  /** List of retriable HTTP status codes that should be retried. */
  retriable_status_codes?: List<number>;
  /** OpenID Connect scope that is requested from authorization server. */
  scope?: Text;
  /** The default service_name for endpoint URL discovery. */
  service_name?: Text;
  /** Service Provider's Endpoint */
  service_provider_endpoint?: Text;
  /** Service Provider's SAML Entity ID */
  service_provider_entity_id?: Text;
  /** The default service_type for endpoint URL discovery. */
  service_type?: Text;
  /** Log requests to multiple loggers. @default false */
  split_loggers?: Bool;
  /** The maximum number of retries that should be attempted for retriable HTTP status codes. */
  status_code_retries?: Num;
  /** Delay (in seconds) between two retries for retriable status codes. */
  status_code_retry_delay?: Num;
  /** Scope for system operations */
  system_scope?: Text;
  /** Tenant ID */
  tenant_id?: Text;
  /** Tenant Name */
  tenant_name?: Text;
  /** Timeout value for http requests */
  timeout?: Num;
  /** The token that will always be used */
  token?: Secret | '' | null;
  /** ID of the trust to use as a trustee use */
  trust_id?: Text;
  /** User's domain ID */
  user_domain_id?: Text;
  /** User's domain name */
  user_domain_name?: Text;
  /** User's user ID */
  user_id?: Text;
  /** @deprecated now [oslo_limit] username */
  user_name?: unknown;
  /** User's username */
  username?: Text;
  /** List of interfaces, in order of preference, for endpoint URL. */
  valid_interfaces?: List;
  /** Minimum Major API version within a given Major API version for endpoint URL discovery. */
  version?: Text;
}

interface Section23 {
  /** The compression codec for all data generated by the producer. @default "none" */
  compression_codec?: "gzip" | "lz4" | "none" | "snappy" | "zstd" | Other | Secret | null;
  /** Group id for Kafka consumer. @default "oslo_messaging_consumer" */
  consumer_group?: Text;
  /** Enable asynchronous consumer commits @default false */
  enable_auto_commit?: Bool;
  /** Default timeout(s) for Kafka consumers @default 1 */
  kafka_consumer_timeout?: Num;
  /** Max fetch bytes of Kafka consumer @default 1048576 */
  kafka_max_fetch_bytes?: Num;
  /** The maximum number of records returned in a poll call @default 500 */
  max_poll_records?: Num;
  /** Size of batch for the producer async send @default 16384 */
  producer_batch_size?: Num;
  /** Upper bound on the delay for KafkaProducer batching in seconds @default 0 */
  producer_batch_timeout?: Num;
  /** Mechanism when security protocol is SASL @default "PLAIN" */
  sasl_mechanism?: Text;
  /** Protocol used to communicate with brokers @default "PLAINTEXT" */
  security_protocol?: "PLAINTEXT" | "SASL_PLAINTEXT" | "SASL_SSL" | "SSL" | Other | Secret | null;
  /** CA certificate PEM file used to verify the server certificate */
  ssl_cafile?: Text;
  /** Client certificate PEM file used for authentication. */
  ssl_client_cert_file?: Text;
  /** Client key PEM file used for authentication. */
  ssl_client_key_file?: Text;
  /** Client key password file used for authentication. */
  ssl_client_key_password?: Secret | '' | null;
}

interface Section24 {
  /** Buffer size to store in oslo.messaging. @default 1000 */
  metrics_buffer_size?: Num;
  /** Boolean to send rpc metrics to oslo.metrics. @default false */
  metrics_enabled?: Bool;
  /** Process name which is used to identify which process produce metrics */
  metrics_process_name?: Text;
  /** Unix domain socket file to be used to send rpc related metrics @default "/var/tmp/metrics_collector.sock" */
  metrics_socket_file?: Text;
  /** Sending thread stop once metrics_thread_stop_timeout seconds after the last successful metrics send. @default 10 */
  metrics_thread_stop_timeout?: Num;
}

interface Section25 {
  /** The Drivers(s) to handle sending notifications. */
  driver?: Multi;
  /** The maximum number of attempts to re-send a notification message which failed to be delivered due to a recoverable error… @default -1 */
  retry?: Num;
  /** AMQP topic used for OpenStack notifications. @default "notifications" */
  topics?: List;
  /** A URL representing the messaging driver to use for notifications. */
  transport_url?: Secret | '' | null;
}

interface Section26 {
  /** Auto-delete queues in AMQP. @default false */
  amqp_auto_delete?: Bool;
  /** Use durable queues in AMQP. @default false */
  amqp_durable_queues?: Bool;
  /** The pool size limit for connections expiration policy @default 2 */
  conn_pool_min_size?: Num;
  /** The time-to-live in sec of idle connections in the pool @default 1200 */
  conn_pool_ttl?: Num;
  /** (DEPRECATED) Enable/Disable the RabbitMQ mandatory flag for direct send. @default true @deprecated Mandatory flag no longer deactivable. */
  direct_mandatory_flag?: Bool;
  /** Enable x-cancel-on-ha-failover flag so that rabbitmq server will cancel and notify consumerswhen queue is down @default false */
  enable_cancel_on_failover?: Bool;
  /** (DEPRECATED) It is recommend not to use this option anymore. @default false @deprecated The option is related to Eventlet which will be removed. */
  heartbeat_in_pthread?: Bool;
  /** How often times during the heartbeat_timeout_threshold we check the heartbeat. @default 3 */
  heartbeat_rate?: Num;
  /** Number of seconds after which the Rabbit broker is considered down if heartbeat's keep-alive fails (0 disables heartbeat… @default 60 */
  heartbeat_timeout_threshold?: Num;
  /** Hostname used by queue manager. @default "node1.example.com" */
  hostname?: Text;
  /** EXPERIMENTAL: Possible values are: gzip, bz2. */
  kombu_compression?: Text;
  /** Determines how the next RabbitMQ node is chosen in case the one we are currently connected to becomes unavailable. @default "round-robin" */
  kombu_failover_strategy?: "round-robin" | "shuffle" | Other | Secret | null;
  /** How long to wait a missing client before abandoning to send it its replies. @default 60 */
  kombu_missing_consumer_retry_timeout?: Num;
  /** How long to wait (in seconds) before reconnecting in response to an AMQP consumer cancel notification. @default 1 */
  kombu_reconnect_delay?: Num;
  /** Random time to wait for when reconnecting in response to an AMQP consumer cancel notification. @default 0 */
  kombu_reconnect_splay?: Num;
  /** @deprecated now [oslo_messaging_rabbit] kombu_missing_consumer_retry_timeout */
  kombu_reconnect_timeout?: unknown;
  /** Process name used by queue manager @default "nova-api" */
  processname?: Text;
  /** Try to use HA queues in RabbitMQ (x-ha-policy: all). @default false */
  rabbit_ha_queues?: Bool;
  /** Maximum interval of RabbitMQ connection retries. @default 30 */
  rabbit_interval_max?: Num;
  /** The RabbitMQ login method. @default "AMQPLAIN" */
  rabbit_login_method?: "AMQPLAIN" | "EXTERNAL" | "PLAIN" | "RABBIT-CR-DEMO" | Other | Secret | null;
  /** Specifies the number of messages to prefetch. @default 0 */
  rabbit_qos_prefetch_count?: Num;
  /** Each time a message is redelivered to a consumer, a counter is incremented. @default 0 */
  rabbit_quorum_delivery_limit?: Num;
  /** By default all messages are maintained in memory if a quorum queue grows in length it can put memory pressure on a clust… @default 0 */
  rabbit_quorum_max_memory_bytes?: Num;
  /** By default all messages are maintained in memory if a quorum queue grows in length it can put memory pressure on a clust… @default 0 */
  rabbit_quorum_max_memory_length?: Num;
  /** Use quorum queues in RabbitMQ (x-queue-type: quorum). @default false */
  rabbit_quorum_queue?: Bool;
  /** How long to backoff for between retries when connecting to RabbitMQ. @default 2 */
  rabbit_retry_backoff?: Num;
  /** How frequently to retry connecting with RabbitMQ. @default 1 */
  rabbit_retry_interval?: Num;
  /** Use stream queues in RabbitMQ (x-queue-type: stream). @default false */
  rabbit_stream_fanout?: Bool;
  /** Positive integer representing duration in seconds for queue TTL (x-expires). @default 1800 */
  rabbit_transient_queues_ttl?: Num;
  /** Use quorum queues for transients queues in RabbitMQ. @default false */
  rabbit_transient_quorum_queue?: Bool;
  /** Size of RPC connection pool. @default 30 */
  rpc_conn_pool_size?: Num;
  /** Connect over SSL. @default false */
  ssl?: Bool;
  /** SSL certification authority file (valid only if SSL enabled). */
  ssl_ca_file?: Text;
  /** SSL cert file (valid only if SSL enabled). */
  ssl_cert_file?: Text;
  /** Global toggle for enforcing the OpenSSL FIPS mode. @default false */
  ssl_enforce_fips_mode?: Bool;
  /** SSL key file (valid only if SSL enabled). */
  ssl_key_file?: Text;
  /** SSL version to use (valid only if SSL enabled). */
  ssl_version?: Text;
  /** Should we use consistant queue names or random ones @default false */
  use_queue_manager?: Bool;
}

interface Section27 {
  /** Whether the application is behind a proxy or not. @default false */
  enable_proxy_headers_parsing?: Bool;
  /** HTTP basic auth password file. @default "/etc/htpasswd" */
  http_basic_auth_user_file?: Text;
}

interface Section28 {
  /** This option controls whether or not to use old deprecated defaults when evaluating policies. @default true */
  enforce_new_defaults?: Bool;
  /** This option controls whether or not to enforce scope when evaluating policies. @default true @deprecated This configuration was added temporarily to facilitate a smooth transition to the new RBAC. */
  enforce_scope?: Bool;
  /** Default rule. @default "default" */
  policy_default_rule?: Text;
  /** Directories where policy configuration files are stored. @default "policy.d" */
  policy_dirs?: Multi;
  /** The relative or absolute path of a file that maps roles to permissions for a given service. @default "policy.yaml" */
  policy_file?: Text;
  /** Content Type to send and receive data for REST based policy check @default "application/x-www-form-urlencoded" */
  remote_content_type?: "application/json" | "application/x-www-form-urlencoded" | Other | Secret | null;
  /** Absolute path to ca cert file for REST based policy check */
  remote_ssl_ca_crt_file?: Text;
  /** Absolute path to client cert for REST based policy check */
  remote_ssl_client_crt_file?: Text;
  /** Absolute path client key file REST based policy check */
  remote_ssl_client_key_file?: Text;
  /** server identity verification for REST based policy check @default false */
  remote_ssl_verify_server_crt?: Bool;
  /** Timeout in seconds for REST based policy check @default 60 */
  remote_timeout?: Num;
}

interface Section29 {
  /** The path to a file to watch for changes to trigger the reports, instead of signals. */
  file_event_handler?: Text;
  /** How many seconds to wait between polls when file_event_handler is set @default 1 */
  file_event_handler_interval?: Num;
  /** Path to a log directory where to create a file */
  log_dir?: Text;
}

interface Section30 {
  /** Name of the paste configuration file. @default "glance-api-paste.ini" */
  config_file?: Text;
  /** Deployment flavor to use in the server application pipeline. @default "keystone" */
  flavor?: Text;
}

interface Section31 {
  /** List of Linux capabilities retained by the privsep daemon. */
  capabilities?: List;
  /** Group that the privsep daemon should run as. */
  group?: Text;
  /** Command to invoke to start the privsep daemon if not using the "fork" method. */
  helper_command?: Text;
  /** Print the exception traceback happened in the daemon in the client logger @default false */
  log_daemon_traceback?: Bool;
  /** Logger name to use for this privsep context. @default "oslo_privsep.daemon" */
  logger_name?: Text;
  /** The number of threads available for privsep to concurrently run processes. @default "multiprocessing.cpu_count()" */
  thread_pool_size?: Num;
  /** User that the privsep daemon should run as. */
  user?: Text;
}

interface Section32 {
  /** Connection string for a notifier backend. @default "messaging://" */
  connection_string?: Text;
  /** Enable the profiling for all services on this node. @default false */
  enabled?: Bool;
  /** Document type for notification indexing in elasticsearch. @default "notification" */
  es_doc_type?: Text;
  /** Elasticsearch splits large requests in batches. @default 10000 */
  es_scroll_size?: Num;
  /** This parameter is a time value parameter (for example: es_scroll_time=2m), indicating for how long the nodes that partic… @default "2m" */
  es_scroll_time?: Text;
  /** Enable filter traces that contain error/exception to a separated place. @default false */
  filter_error_trace?: Bool;
  /** Secret key(s) to use for encrypting context data for performance profiling. */
  hmac_keys?: Secret | '' | null;
  /** @deprecated now [profiler] enabled */
  profiler_enabled?: unknown;
  /** Redissentinel uses a service name to identify a master redis service. @default "mymaster" */
  sentinel_service_name?: Text;
  /** Redissentinel provides a timeout option on the connections. @default 0.1 */
  socket_timeout?: Num;
  /** Enable python requests package profiling. @default false */
  trace_requests?: Bool;
  /** Enable SQL requests profiling in services. @default false */
  trace_sqlalchemy?: Bool;
}

interface Section33 {
  /** Set process tracer tags. */
  process_tags?: Text;
  /** Set service name prefix to Jaeger service name. */
  service_name_prefix?: Text;
}

interface Section34 {
  /** Set service name prefix to OTLP exporters. */
  service_name_prefix?: Text;
}

interface Section35 {
  /** @deprecated now [taskflow_executor] max_workers */
  eventlet_executor_pool_size?: unknown;
  /** Task executor to be used to run task scripts. @default "taskflow" */
  task_executor?: Text;
  /** Time in hours for which a task lives after, either succeeding or failing @default 48 */
  task_time_to_live?: Num;
  /** Absolute path to the work directory to use for asynchronous task operations. @default "/work_dir" */
  work_dir?: Text;
}

interface Section36 {
  /** Set the desired image conversion format. @default "raw" */
  conversion_format?: "qcow2" | "raw" | "vmdk" | Other | Secret | null;
  /** Set the taskflow engine mode. @default "parallel" */
  engine_mode?: "parallel" | "serial" | Other | Secret | null;
  /** Set the number of engine executable tasks. @default 10 */
  max_workers?: Num;
}

interface Section37 {
  /** AppRole role_id for authentication with vault */
  approle_role_id?: Secret | '' | null;
  /** AppRole secret_id for authentication with vault */
  approle_secret_id?: Secret | '' | null;
  /** Mountpoint of KV store in Vault to use, for example: secret @default "secret" */
  kv_mountpoint?: Text;
  /** Path relative to root of KV store in Vault to use. */
  kv_path?: Text;
  /** Version of KV store in Vault to use, for example: 2 @default 2 */
  kv_version?: Num;
  /** Vault Namespace to use for all requests to Vault. */
  namespace?: Text;
  /** root token for vault */
  root_token_id?: Secret | '' | null;
  /** Absolute path to ca cert file */
  ssl_ca_crt_file?: Text;
  /** Timeout (in seconds) in each request to Vault @default 60 */
  timeout?: Num;
  /** SSL Enabled/Disabled @default false */
  use_ssl?: Bool;
  /** Use this endpoint to connect to Vault, for example: "http://127.0.0.1:8200" @default "http://127.0.0.1:8200" */
  vault_url?: Text;
}

interface Section38 {
  /** Path to the python interpreter to use when spawning external processes. */
  python_interpreter?: Text;
  /** The number of threads (per worker process) in the pool for processing asynchronous tasks. @default 16 */
  task_pool_threads?: Num;
}

interface Section39 {
  /** Allow to perform insecure SSL requests to cinder. @default false */
  cinder_api_insecure?: Bool;
  /** Location of a CA certificates file used for cinder client requests. */
  cinder_ca_certificates_file?: Text;
  /** Information to match when looking for cinder in the service catalog. @default "volumev3::publicURL" */
  cinder_catalog_info?: Text;
  /** If this is set to True, glance will perform an extend operation on the attached volume. @default false */
  cinder_do_extend_attached?: Bool;
  /** Override service catalog lookup with template for cinder endpoint. */
  cinder_endpoint_template?: Text;
  /** If this is set to True, attachment of volumes for image transfer will be aborted when multipathd is not running. @default false */
  cinder_enforce_multipath?: Bool;
  /** Number of cinderclient retries on failed http calls. @default 3 */
  cinder_http_retries?: Num;
  /** Directory where the NFS volume is mounted on the glance node. @default "/var/lib/glance/mnt" */
  cinder_mount_point_base?: Text;
  /** Region name to lookup cinder service from the service catalog. */
  cinder_os_region_name?: Text;
  /** Time period, in seconds, to wait for a cinder volume transition to complete. @default 300 */
  cinder_state_transition_timeout?: Num;
  /** The address where the cinder authentication service is listening. */
  cinder_store_auth_address?: Text;
  /** Password for the user authenticating against cinder. */
  cinder_store_password?: Secret | '' | null;
  /** Domain of the project where the image volume is stored in cinder. @default "Default" */
  cinder_store_project_domain_name?: Text;
  /** Project name where the image volume is stored in cinder. */
  cinder_store_project_name?: Text;
  /** Domain of the user to authenticate against cinder. @default "Default" */
  cinder_store_user_domain_name?: Text;
  /** User name to authenticate against cinder. */
  cinder_store_user_name?: Text;
  /** Flag to identify multipath is supported or not in the deployment. @default false */
  cinder_use_multipath?: Bool;
  /** Volume type that will be used for volume creation in cinder. */
  cinder_volume_type?: Text;
  /** Path to the rootwrap configuration file to use for running commands as root. @default "/etc/glance/rootwrap.conf" */
  rootwrap_config?: Text;
  /** This option will be used to provide a constructive information about the store backend to end users. */
  store_description?: Text;
  /** This option is used to define a relative weight for this store over any others that are configured. @default 0 */
  weight?: Num;
}

interface Section40 {
  /** Chunk size, in bytes. @default 65536 */
  filesystem_store_chunk_size?: Num;
  /** Directory to which the filesystem backend store writes images. @default "/var/lib/glance/images" */
  filesystem_store_datadir?: Text;
  /** List of directories and their priorities to which the filesystem backend store writes images. @deprecated Users willing to use multiple data directories should configure multiple filesystem stores instead of using filesystem_store_datadirs. */
  filesystem_store_datadirs?: Multi;
  /** File access permissions for the image files. @default 0 */
  filesystem_store_file_perm?: Num;
  /** Filesystem store metadata file. */
  filesystem_store_metadata_file?: Text;
  /** Enable or not thin provisioning in this backend. @default false */
  filesystem_thin_provisioning?: Bool;
  /** This option will be used to provide a constructive information about the store backend to end users. */
  store_description?: Text;
  /** This option is used to define a relative weight for this store over any others that are configured. @default 0 */
  weight?: Num;
}

interface Section41 {
  /** The http/https proxy information to be used to connect to the remote server. */
  http_proxy_information?: Text;
  /** Path to the CA bundle file. */
  https_ca_certificates_file?: Text;
  /** Set verification of the remote server certificate. @default true */
  https_insecure?: Bool;
  /** This option will be used to provide a constructive information about the store backend to end users. */
  store_description?: Text;
  /** This option is used to define a relative weight for this store over any others that are configured. @default 0 */
  weight?: Num;
}

interface Section42 {
  /** Timeout value for connecting to Ceph cluster. @default -1 */
  rados_connect_timeout?: Num;
  /** Ceph configuration file path. */
  rbd_store_ceph_conf?: Text;
  /** Size, in megabytes, to chunk RADOS images into. @default 8 */
  rbd_store_chunk_size?: Num;
  /** RADOS pool in which images are stored. @default "images" */
  rbd_store_pool?: Text;
  /** RADOS user to authenticate as. */
  rbd_store_user?: Text;
  /** Enable or not thin provisioning in this backend. @default false */
  rbd_thin_provisioning?: Bool;
  /** This option will be used to provide a constructive information about the store backend to end users. */
  store_description?: Text;
  /** This option is used to define a relative weight for this store over any others that are configured. @default 0 */
  weight?: Num;
}

interface Section43 {
  /** The S3 query token access key. */
  s3_store_access_key?: Secret | '' | null;
  /** The S3 bucket to be used to store the Glance data. */
  s3_store_bucket?: Text;
  /** The S3 calling format used to determine the object. @default "auto" */
  s3_store_bucket_url_format?: Text;
  /** The path to the CA cert bundle to use. */
  s3_store_cacert?: Text;
  /** Determine whether S3 should create a new bucket. @default false */
  s3_store_create_bucket_on_put?: Bool;
  /** The host where the S3 server is listening. */
  s3_store_host?: Text;
  /** What multipart upload part size, in MB, should S3 use when uploading parts. @default 10 */
  s3_store_large_object_chunk_size?: Num;
  /** What size, in MB, should S3 start chunking image files and do a multipart upload in S3. @default 100 */
  s3_store_large_object_size?: Num;
  /** The S3 region name. */
  s3_store_region_name?: Text;
  /** The S3 query token secret key. */
  s3_store_secret_key?: Secret | '' | null;
  /** The number of thread pools to perform a multipart upload in S3. @default 10 */
  s3_store_thread_pools?: Num;
  /** This option will be used to provide a constructive information about the store backend to end users. */
  store_description?: Text;
  /** This option is used to define a relative weight for this store over any others that are configured. @default 0 */
  weight?: Num;
}

interface Section44 {
  /** Reference to default Swift account/backing store parameters. @default "ref1" */
  default_swift_reference?: Text;
  /** This option will be used to provide a constructive information about the store backend to end users. */
  store_description?: Text;
  /** Buffer image segments before upload to Swift. @default false */
  swift_buffer_on_upload?: Bool;
  /** List of tenants that will be granted admin access. */
  swift_store_admin_tenants?: List;
  /** The address where the Swift authentication service is listening. @deprecated The option 'auth_address' in the Swift back-end configuration file is used instead. */
  swift_store_auth_address?: Text;
  /** Set verification of the server certificate. @default false */
  swift_store_auth_insecure?: Bool;
  /** The authentication version to be used. @default "3" @deprecated This option is kept for backword-compatibility reasons but is no longer required, because only the single version (3) is supported now. */
  swift_store_auth_version?: "3" | Other | Secret | null;
  /** Path to the CA bundle file. @default "/etc/ssl/certs/ca-certificates.crt" */
  swift_store_cacert?: Text;
  /** Absolute path to the file containing the swift account(s) configurations. */
  swift_store_config_file?: Text;
  /** Name of single container to store images/name prefix for multiple containers @default "glance" */
  swift_store_container?: Text;
  /** Create container, if it doesn't already exist, when uploading image. @default false */
  swift_store_create_container_on_put?: Bool;
  /** The URL endpoint to use for Swift backend storage. @default "https://swift.openstack.example.org/v1/path_not_including_container_name" */
  swift_store_endpoint?: Text;
  /** Endpoint Type of Swift service. @default "publicURL" */
  swift_store_endpoint_type?: "adminURL" | "internalURL" | "publicURL" | Other | Secret | null;
  /** Time in seconds defining the size of the window in which a new token may be requested before the current token is due to… @default 60 */
  swift_store_expire_soon_interval?: Num;
  /** Auth key for the user authenticating against the Swift authentication service. @deprecated The option 'key' in the Swift back-end configuration file is used to set the authentication key instead. */
  swift_store_key?: Secret | '' | null;
  /** The maximum size, in MB, of the segments when image data is segmented. @default 200 */
  swift_store_large_object_chunk_size?: Num;
  /** The size threshold, in MB, after which Glance will start segmenting image data. @default 5120 */
  swift_store_large_object_size?: Num;
  /** Store images in tenant's Swift account. @default false */
  swift_store_multi_tenant?: Bool;
  /** Seed indicating the number of containers to use for storing images. @default 0 */
  swift_store_multiple_containers_seed?: Num;
  /** The region of Swift endpoint to use by Glance. @default "RegionTwo" */
  swift_store_region?: Text;
  /** The number of times a Swift download will be retried before the request fails. @default 0 */
  swift_store_retry_get_count?: Num;
  /** Type of Swift service to use. @default "object-store" */
  swift_store_service_type?: Text;
  /** SSL layer compression for HTTPS Swift requests. @default true */
  swift_store_ssl_compression?: Bool;
  /** Use trusts for multi-tenant Swift store. @default true */
  swift_store_use_trusts?: Bool;
  /** The user to authenticate against the Swift authentication service. @deprecated The option 'user' in the Swift back-end configuration file is set instead. */
  swift_store_user?: Secret | '' | null;
  /** Directory to buffer image segments before upload to Swift. */
  swift_upload_buffer_dir?: Text;
  /** This option is used to define a relative weight for this store over any others that are configured. @default 0 */
  weight?: Num;
}

interface Section45 {
  /** This option will be used to provide a constructive information about the store backend to end users. */
  store_description?: Text;
  /** The number of VMware API retries. @default 10 */
  vmware_api_retry_count?: Num;
  /** Absolute path to the CA bundle file. @default "/etc/ssl/certs/ca-certificates.crt" */
  vmware_ca_file?: Text;
  /** The datastores where the image can be stored. */
  vmware_datastores?: Multi;
  /** Set verification of the ESX/vCenter server certificate. @default false */
  vmware_insecure?: Bool;
  /** Address of the ESX/ESXi or vCenter Server target system. @default "127.0.0.1" */
  vmware_server_host?: Text;
  /** Server password. */
  vmware_server_password?: Secret | '' | null;
  /** Server username. @default "root" */
  vmware_server_username?: Text;
  /** The directory where the glance images will be stored in the datastore. @default "/openstack_glance" */
  vmware_store_image_dir?: Text;
  /** Interval in seconds used for polling remote tasks invoked on VMware ESX/VC server. @default 5 */
  vmware_task_poll_interval?: Num;
  /** This option is used to define a relative weight for this store over any others that are configured. @default 0 */
  weight?: Num;
}

interface Section46 {
  /** Using this feature is *NOT* recommended. */
  admin_token?: Secret | '' | null;
  /** The default exchange under which topics are scoped. @default "keystone" */
  control_exchange?: Text;
  /** If set to true, the logging level will be set to DEBUG instead of the default INFO level. @default false */
  debug?: Bool;
  /** List of package logging levels in logger=LEVEL pairs. @default "amqp=WARN,amqplib=WARN,boto=WARN,qpid=WARN,sqlalchemy=WARN,suds=INFO,oslo.messaging=INFO,oslo_messaging=INFO,iso8601=WARN,requests.packages.urllib3.connectionpool=WARN,urllib3.connectionpool=WARN,websocket=WARN,requests.packages.urllib3.util.retry=WARN,urllib3.util.retry=WARN,keystonemiddleware=WARN,routes.middleware=WARN,stevedore=WARN,taskflow=WARN,keystoneauth=WARN,oslo.cache=INFO,oslo_policy=INFO,dogpile.core.dogpile=INFO" */
  default_log_levels?: List;
  /** Default `publisher_id` for outgoing notifications. */
  default_publisher_id?: Text;
  /** Size of executor thread pool when executor is threading or eventlet. @default 64 */
  executor_thread_pool_size?: Num;
  /** Enables or disables fatal status of deprecations. @default false */
  fatal_deprecations?: Bool;
  /** If set to true, then the server will return information in HTTP responses that may allow an unauthenticated or authentic… @default false */
  insecure_debug?: Bool;
  /** The format for an instance that is passed with the log message. @default "[instance: %(uuid)s] " */
  instance_format?: Text;
  /** The format for an instance UUID that is passed with the log message. @default "[instance: %(uuid)s] " */
  instance_uuid_format?: Text;
  /** The maximum number of entities that will be returned in a collection. */
  list_limit?: Num;
  /** (Optional) Set the 'color' key according to log levels. @default false */
  log_color?: Bool;
  /** @deprecated now [DEFAULT] log_config_append */
  log_config?: unknown;
  /** The name of a logging configuration file. */
  log_config_append?: Text;
  /** Defines the format string for %%(asctime)s in log records. @default "%Y-%m-%d %H:%M:%S" */
  log_date_format?: Text;
  /** (Optional) The base directory used for relative log_file paths. */
  log_dir?: Text;
  /** (Optional) Name of log file to send logging output to. */
  log_file?: Text;
  /** The amount of time before the log files are rotated. @default 1 */
  log_rotate_interval?: Num;
  /** Rotation interval type. @default "days" */
  log_rotate_interval_type?: Text;
  /** Log rotation type. @default "none" */
  log_rotation_type?: Text;
  /** @deprecated now [DEFAULT] log_dir */
  logdir?: unknown;
  /** @deprecated now [DEFAULT] log_file */
  logfile?: unknown;
  /** Format string to use for log messages with context. @default "%(asctime)s.%(msecs)03d %(process)d %(levelname)s %(name)s [%(global_request_id)s %(request_id)s %(user_identity)s] %(instance)s%(message)s" */
  logging_context_format_string?: Text;
  /** Additional data to append to log message when logging level for the message is DEBUG. @default "%(funcName)s %(pathname)s:%(lineno)d" */
  logging_debug_format_suffix?: Text;
  /** Format string to use for log messages when context is undefined. @default "%(asctime)s.%(msecs)03d %(process)d %(levelname)s %(name)s [-] %(instance)s%(message)s" */
  logging_default_format_string?: Text;
  /** Prefix each line of exception output with this format. @default "%(asctime)s.%(msecs)03d %(process)d ERROR %(name)s %(instance)s" */
  logging_exception_prefix?: Text;
  /** Defines the format string for %(user_identity)s that is used in logging_context_format_string. @default "%(user)s %(project)s %(domain)s %(system_scope)s %(user_domain)s %(project_domain)s" */
  logging_user_identity_format?: Text;
  /** As a query can potentially return many thousands of items, you can limit the maximum number of items in a single respons… @default 1000 */
  max_db_limit?: Num;
  /** Maximum number of rotated log files. @default 30 */
  max_logfile_count?: Num;
  /** Log file maximum size in MB. @default 200 */
  max_logfile_size_mb?: Num;
  /** Limit the sizes of user & project ID/names. @default 64 @deprecated This option has had no effect. */
  max_param_size?: Num;
  /** Maximum depth of the project hierarchy, excluding the project acting as a domain at the top of the hierarchy. @default 5 */
  max_project_tree_depth?: Num;
  /** Similar to `[DEFAULT] max_param_size`, but provides an exception for token values. @default 255 */
  max_token_size?: Num;
  /** Define the notification format for identity service events. @default "cadf" */
  notification_format?: "basic" | "cadf" | Other | Secret | null;
  /** You can reduce the number of notifications keystone emits by explicitly opting out. @default "identity.authenticate.success,identity.authenticate.pending" */
  notification_opt_out?: Multi;
  /** The base public endpoint URL for Keystone that is advertised to clients (NOTE: this does NOT affect how Keystone listens… */
  public_endpoint?: Text;
  /** Enables or disables publication of error events. @default false */
  publish_errors?: Bool;
  /** Maximum number of logged messages per rate_limit_interval. @default 0 */
  rate_limit_burst?: Num;
  /** Log level name used by rate limiting. @default "CRITICAL" */
  rate_limit_except_level?: "" | "CRITICAL" | "DEBUG" | "ERROR" | "INFO" | "WARNING" | Other | Secret | null;
  /** Interval, number of seconds, of log rate limiting. @default 0 */
  rate_limit_interval?: Num;
  /** Add an endpoint to answer to ping calls. @default false */
  rpc_ping_enabled?: Bool;
  /** Seconds to wait for a response from a call. @default 60 */
  rpc_response_timeout?: Num;
  /** @deprecated now [DEFAULT] executor_thread_pool_size */
  rpc_thread_pool_size?: unknown;
  /** If set to true, strict password length checking is performed for password manipulation. @default false */
  strict_password_check?: Bool;
  /** Syslog facility to receive log lines. @default "LOG_USER" */
  syslog_log_facility?: Text;
  /** The network address and optional user credentials for connecting to the messaging backend, in URL format. */
  transport_url?: Secret | '' | null;
  /** Enable journald for logging. @default false */
  use_journal?: Bool;
  /** Use JSON formatting for logging. @default false */
  use_json?: Bool;
  /** Log output to standard error. @default false */
  use_stderr?: Bool;
  /** Use syslog for logging. @default false */
  use_syslog?: Bool;
  /** Uses logging handler designed to watch file system. @default false @deprecated This function is known to have bene broken for long time, and depends on the unmaintained library */
  watch_log_file?: Bool;
}

interface Section47 {
  /** Configure validation of API responses. @default "warn" */
  response_validation?: "error" | "ignore" | "warn" | Other | Secret | null;
}

interface Section48 {
  /** Time to cache application credential data in seconds. */
  cache_time?: Num;
  /** Toggle for application credential caching. @default true */
  caching?: Bool;
  /** Entry point for the application credential backend driver in the `keystone.application_credential` namespace. @default "sql" */
  driver?: "sql" | Other | Secret | null;
  /** Maximum number of application credentials a user is permitted to create. @default -1 */
  user_limit?: Num;
}

interface Section49 {
  /** @deprecated now [resource] cache_time */
  cache_time?: unknown;
  /** @deprecated now [resource] caching */
  caching?: unknown;
  /** Entry point for the assignment backend driver (where role assignments are stored) in the `keystone.assignment` namespace… @default "sql" */
  driver?: "sql" | Other | Secret | null;
  /** @deprecated now [resource] list_limit */
  list_limit?: unknown;
  /** A list of role names which are prohibited from being an implied role. @default "admin" */
  prohibited_implied_role?: List;
}

interface Section50 {
  /** Auth method names, beyond keystone's own built-in primary methods (password, totp, mapped, saml2, openid, external, kerb… */
  additional_primary_auth_methods?: List;
  /** Entry point for the application_credential auth plugin module in the `keystone.auth.application_credential` namespace. */
  application_credential?: Text;
  /** EC2 credentials are supported by keystone only to allow Swift to implement the S3 protocol against keystone identities. @default true */
  ban_ec2credential_tokens?: Bool;
  /** Entry point for the external (`REMOTE_USER`) auth plugin module in the `keystone.auth.external` namespace. */
  external?: Text;
  kerberos?: Text;
  /** Entry point for the mapped auth plugin module in the `keystone.auth.mapped` namespace. */
  mapped?: Text;
  /** Allowed authentication methods. @default "external,password,token,oauth1,mapped,application_credential" */
  methods?: List;
  /** Entry point for the OAuth 1.0a auth plugin module in the `keystone.auth.oauth1` namespace. */
  oauth1?: Text;
  openid?: Text;
  /** Entry point for the password auth plugin module in the `keystone.auth.password` namespace. */
  password?: Text;
  saml2?: Text;
  /** Entry point for the token auth plugin module in the `keystone.auth.token` namespace. */
  token?: Text;
  totp?: Text;
  x509?: Text;
}

interface Section51 {
  /** Cache backend module. @default "dogpile.cache.null" */
  backend?: "dogpile.cache.bmemcached" | "dogpile.cache.dbm" | "dogpile.cache.memcached" | "dogpile.cache.memory" | "dogpile.cache.memory_pickle" | "dogpile.cache.null" | "dogpile.cache.pylibmc" | "dogpile.cache.pymemcache" | "dogpile.cache.redis" | "dogpile.cache.redis_sentinel" | "oslo_cache.dict" | "oslo_cache.etcd3gw" | "oslo_cache.memcache_pool" | "oslo_cache.mongo" | Other | Secret | null;
  /** Arguments supplied to the backend module. */
  backend_argument?: Multi;
  /** Expiration time in cache backend to purge expired records automatically. */
  backend_expiration_time?: Num;
  /** Prefix for building the configuration dictionary for the cache region. @default "cache.oslo" */
  config_prefix?: Text;
  /** Time in seconds before attempting to add a node back in the pool in the HashClient's internal mechanisms. @default 60 */
  dead_timeout?: Num;
  /** Extra debugging from the cache backend (cache keys, get/set/delete/etc calls). @default false */
  debug_cache_backend?: Bool;
  /** Enable retry client mechanisms to handle failure. @default false */
  enable_retry_client?: Bool;
  /** Global toggle for the socket keepalive of dogpile's pymemcache backend @default false */
  enable_socket_keepalive?: Bool;
  /** Global toggle for caching. @default true */
  enabled?: Bool;
  /** Global toggle for enforcing the OpenSSL FIPS mode. @default false */
  enforce_fips_mode?: Bool;
  /** Default TTL, in seconds, for any cached item in the dogpile.cache region. @default 600 */
  expiration_time?: Num;
  /** Amount of times a client should be tried before it is marked dead and removed from the pool in the HashClient's internal… @default 2 */
  hashclient_retry_attempts?: Num;
  /** Time in seconds that should pass between retry attempts in the HashClient's internal mechanisms. @default 1 */
  hashclient_retry_delay?: Num;
  /** Number of seconds memcached server is considered dead before it is tried again. @default 300 */
  memcache_dead_retry?: Num;
  /** the password for the memcached which SASL enabled */
  memcache_password?: Secret | '' | null;
  /** Number of seconds that an operation will wait to get a memcache client connection. @default 10 */
  memcache_pool_connection_get_timeout?: Num;
  /** Global toggle if memcache will be flushed on reconnect. @default false */
  memcache_pool_flush_on_reconnect?: Bool;
  /** Max total number of open connections to every memcached server. @default 10 */
  memcache_pool_maxsize?: Num;
  /** Number of seconds a connection to memcached is held unused in the pool before it is closed. @default 60 */
  memcache_pool_unused_timeout?: Num;
  /** Enable the SASL(Simple Authentication and SecurityLayer) if the SASL_enable is true, else disable. @default false */
  memcache_sasl_enabled?: Bool;
  /** Memcache servers in the format of "host:port". @default "localhost:11211" */
  memcache_servers?: List;
  /** Timeout in seconds for every call to a server. @default 1 */
  memcache_socket_timeout?: Num;
  /** the user name for the memcached which SASL enabled */
  memcache_username?: Text;
  /** Proxy classes to import that will affect the way the dogpile.cache backend functions. */
  proxies?: List;
  /** Database id in Redis server @default 0 */
  redis_db?: Num;
  /** the password for redis */
  redis_password?: Secret | '' | null;
  /** Service name of the redis sentinel cluster. @default "mymaster" */
  redis_sentinel_service_name?: Text;
  /** Redis sentinel servers in the format of "host:port" @default "localhost:26379" */
  redis_sentinels?: List;
  /** Redis server in the format of "host:port" @default "localhost:6379" */
  redis_server?: Text;
  /** Timeout in seconds for every call to a server. @default 1 */
  redis_socket_timeout?: Num;
  /** the user name for redis */
  redis_username?: Text;
  /** Number of times to attempt an action before failing. @default 2 */
  retry_attempts?: Num;
  /** Number of seconds to sleep between each attempt. @default 0 */
  retry_delay?: Num;
  /** The maximum number of keepalive probes TCP should send before dropping the connection. @default 1 */
  socket_keepalive_count?: Num;
  /** The time (in seconds) the connection needs to remain idle before TCP starts sending keepalive probes. @default 1 */
  socket_keepalive_idle?: Num;
  /** The time (in seconds) between individual keepalive probes. @default 1 */
  socket_keepalive_interval?: Num;
  /** Set the available ciphers for sockets created with the TLS context. */
  tls_allowed_ciphers?: Text;
  /** Path to a file of concatenated CA certificates in PEM format necessary to establish the caching servers' authenticity. */
  tls_cafile?: Text;
  /** Path to a single file in PEM format containing the client's certificate as well as any number of CA certificates needed … */
  tls_certfile?: Text;
  /** Global toggle for TLS usage when communicating with the caching servers. @default false */
  tls_enabled?: Bool;
  /** Path to a single file containing the client's private key in. */
  tls_keyfile?: Text;
}

interface Section52 {
  /** Time to cache catalog data (in seconds). */
  cache_time?: Num;
  /** Toggle for catalog caching. @default true */
  caching?: Bool;
  /** Entry point for the catalog driver in the `keystone.catalog` namespace. @default "sql" */
  driver?: "sql" | Other | Secret | null;
  /** Maximum number of entities that will be returned in a catalog collection. */
  list_limit?: Num;
}

interface Section53 {
  /** Indicate that the actual request can include user credentials @default true */
  allow_credentials?: Bool;
  /** Indicate which header field names may be used during the actual request. @default "X-Auth-Token,X-Openstack-Request-Id,X-Subject-Token,X-Project-Id,X-Project-Name,X-Project-Domain-Id,X-Project-Domain-Name,X-Domain-Id,X-Domain-Name,Openstack-Auth-Receipt" */
  allow_headers?: List;
  /** Indicate which methods can be used during the actual request. @default "GET,PUT,POST,DELETE,PATCH" */
  allow_methods?: List;
  /** Indicate whether this resource may be shared with the domain received in the requests "origin" header. */
  allowed_origin?: List;
  /** Indicate which headers are safe to expose to the API. @default "X-Auth-Token,X-Openstack-Request-Id,X-Subject-Token,Openstack-Auth-Receipt" */
  expose_headers?: List;
  /** Maximum cache age of CORS preflight requests. @default 3600 */
  max_age?: Num;
}

interface Section54 {
  /** The length of time in minutes for which a signed EC2 or S3 token request is valid from the timestamp contained in the to… @default 15 */
  auth_ttl?: Num;
  /** Time to cache credential data in seconds. */
  cache_time?: Num;
  /** Toggle for caching only on retrieval of user credentials. @default true */
  caching?: Bool;
  /** Entry point for the credential backend driver in the `keystone.credential` namespace. @default "sql" */
  driver?: "sql" | Other | Secret | null;
  /** Directory containing Fernet keys used to encrypt and decrypt credentials stored in the credential backend. @default "/etc/keystone/credential-keys/" */
  key_repository?: Text;
  /** Entry point for credential encryption and decryption operations in the `keystone.credential.provider` namespace. @default "fernet" */
  provider?: "fernet" | Other | Secret | null;
  /** Maximum number of credentials a user is permitted to create. @default -1 */
  user_limit?: Num;
}

interface Section55 {
  /** Additional sensitive domain-specific options for out-of-tree drivers. */
  additional_sensitive_options?: Text;
  /** Additional whitelisted domain-specific options for out-of-tree drivers. */
  additional_whitelisted_options?: Text;
  /** Time-to-live (TTL, in seconds) to cache domain-specific configuration data. @default 300 */
  cache_time?: Num;
  /** Toggle for caching of the domain-specific configuration backend. @default true */
  caching?: Bool;
  /** Entry point for the domain-specific configuration driver in the `keystone.resource.domain_config` namespace. @default "sql" */
  driver?: Text;
}

interface Section56 {
  /** Entry point for the endpoint filter driver in the `keystone.endpoint_filter` namespace. @default "sql" */
  driver?: "sql" | Other | Secret | null;
  /** This controls keystone's behavior if the configured endpoint filters do not result in any endpoints for a user + project… @default true */
  return_all_endpoints_if_no_filter?: Bool;
}

interface Section57 {
  /** Entry point for the endpoint policy driver in the `keystone.endpoint_policy` namespace. @default "sql" */
  driver?: "sql" | Other | Secret | null;
}

interface Section58 {
  /** Prefix to use when filtering environment variable names for federated assertions. */
  assertion_prefix?: Text;
  /** The attribute mapping default schema version to be used, if the attribute mapping being registered does not have a schem… @default "1.0" */
  attribute_mapping_default_schema_version?: Text;
  /** Toggle for federation caching. @default true */
  caching?: Bool;
  /** Default time in minutes for the validity of group memberships carried over from a mapping. @default 0 */
  default_authorization_ttl?: Num;
  /** Entry point for the federation backend driver in the `keystone.federation` namespace. @default "sql" */
  driver?: "sql" | Other | Secret | null;
  /** An arbitrary domain name that is reserved to allow federated ephemeral users to have a domain concept. @default "Federated" @deprecated This option has been superseded by ephemeral users existing in the domain of their identity provider. */
  federated_domain_name?: Text;
  /** Default value for all protocols to be used to obtain the entity ID of the Identity Provider from the environment. */
  remote_id_attribute?: Text;
  /** Absolute path to an HTML file used as a Single Sign-On callback handler. @default "/etc/keystone/sso_callback_template.html" */
  sso_callback_template?: Text;
  /** A list of trusted dashboard hosts. */
  trusted_dashboard?: Multi;
}

interface Section59 {
  /** Directory containing Fernet receipt keys. @default "/etc/keystone/fernet-keys/" */
  key_repository?: Text;
  /** This controls how many keys are held in rotation by `keystone-manage fernet_rotate` before they are discarded. @default 3 */
  max_active_keys?: Num;
}

interface Section60 {
  /** Directory containing Fernet token keys. @default "/etc/keystone/fernet-keys/" */
  key_repository?: Text;
  /** This controls how many keys are held in rotation by `keystone-manage fernet_rotate` before they are discarded. @default 3 */
  max_active_keys?: Num;
}

interface Section61 {
  /** Time to cache identity data (in seconds). @default 600 */
  cache_time?: Num;
  /** Toggle for identity caching. @default true */
  caching?: Bool;
  /** This references the domain to use for all Identity API v2 requests (which are not aware of domains). @default "default" */
  default_domain_id?: Text;
  /** Absolute path where keystone should locate domain-specific `[identity]` configuration files. @default "/etc/keystone/domains" */
  domain_config_dir?: Text;
  /** By default, domain-specific configuration data is read from files in the directory identified by `[identity] domain_conf… @default false */
  domain_configurations_from_database?: Bool;
  /** A subset (or all) of domains can have their own identity driver, each with their own partial configuration options, stor… @default false */
  domain_specific_drivers_enabled?: Bool;
  /** Entry point for the identity backend driver in the `keystone.identity` namespace. @default "sql" */
  driver?: "ldap" | "sql" | Other | Secret | null;
  /** Maximum number of entities that will be returned in an identity collection. */
  list_limit?: Num;
  /** Maximum allowed length for user passwords. @default 4096 */
  max_password_length?: Num;
  /** The password hashing algorithm to use for passwords stored within keystone. @default "bcrypt" */
  password_hash_algorithm?: "bcrypt" | "bcrypt_sha256" | "pbkdf2_sha512" | "scrypt" | Other | Secret | null;
  /** This option represents a trade off between security and performance. */
  password_hash_rounds?: Num;
  /** Number of bytes to use in scrypt and pbkfd2_sha512 hashing salt. */
  salt_bytesize?: Num;
  /** Optional block size to pass to scrypt hash function (the `r` parameter). */
  scrypt_block_size?: Num;
  /** Optional parallelism to pass to scrypt hash function (the `p` parameter). */
  scrypt_parallelism?: Num;
}

interface Section62 {
  /** The format of user and group IDs changed in Juno for backends that do not generate UUIDs (for example, LDAP), with keyst… @default true */
  backward_compatible_ids?: Bool;
  /** Entry point for the identity mapping backend driver in the `keystone.identity.id_mapping` namespace. @default "sql" */
  driver?: Text;
  /** Entry point for the public ID generator for user and group entities in the `keystone.identity.id_generator` namespace. @default "sha256" */
  generator?: Text;
}

interface Section63 {
  /** Directory containing private keys for signing JWS tokens. @default "/etc/keystone/jws-keys/private" */
  jws_private_key_repository?: Text;
  /** Directory containing public keys for validating JWS token signatures. @default "/etc/keystone/jws-keys/public" */
  jws_public_key_repository?: Text;
}

interface Section64 {
  /** The LDAP dereferencing option to use for queries involving aliases. @default "default" */
  alias_dereferencing?: "always" | "default" | "finding" | "never" | "searching" | Other | Secret | null;
  /** The maximum end user authentication connection lifetime to the LDAP server in seconds. @default 60 */
  auth_pool_connection_lifetime?: Num;
  /** The size of the connection pool to use for end user authentication. @default 100 */
  auth_pool_size?: Num;
  /** Sets keystone's referral chasing behavior across directory partitions. */
  chase_referrals?: Bool;
  /** The connection timeout to use with the LDAP server. @default -1 */
  connection_timeout?: Num;
  /** Sets the LDAP debugging level for LDAP calls. */
  debug_level?: Num;
  /** If enabled, group queries will use Active Directory specific filters for nested groups. @default false */
  group_ad_nesting?: Bool;
  /** A list of LDAP attribute to keystone group attribute pairs used for mapping additional attributes to groups in keystone. */
  group_additional_attribute_mapping?: List;
  /** List of group attributes to ignore on create and update. */
  group_attribute_ignore?: List;
  /** The LDAP attribute mapped to group descriptions in keystone. @default "description" */
  group_desc_attribute?: Text;
  /** The LDAP search filter to use for groups. */
  group_filter?: Text;
  /** The LDAP attribute mapped to group IDs in keystone. @default "cn" */
  group_id_attribute?: Text;
  /** The LDAP attribute used to indicate that a user is a member of the group. @default "member" */
  group_member_attribute?: Text;
  /** Enable this option if the members of the group object class are keystone user IDs rather than LDAP DNs. @default false */
  group_members_are_ids?: Bool;
  /** The LDAP attribute mapped to group names in keystone. @default "ou" */
  group_name_attribute?: Text;
  /** The LDAP object class to use for groups. @default "groupOfNames" */
  group_objectclass?: Text;
  /** The search base to use for groups. */
  group_tree_dn?: Text;
  /** Defines the maximum number of results per page that keystone should request from the LDAP server when listing objects. @default 0 */
  page_size?: Num;
  /** The password of the administrator bind DN to use when querying the LDAP server, if your LDAP server requires it. */
  password?: Secret | '' | null;
  /** The maximum connection lifetime to the LDAP server in seconds. @default 600 */
  pool_connection_lifetime?: Num;
  /** The connection timeout to use when pooling LDAP connections. @default -1 */
  pool_connection_timeout?: Num;
  /** The number of seconds to wait before attempting to reconnect to the LDAP server. @default 0.1 */
  pool_retry_delay?: Num;
  /** The maximum number of times to attempt connecting to the LDAP server before aborting. @default 3 */
  pool_retry_max?: Num;
  /** The size of the LDAP connection pool. @default 10 */
  pool_size?: Num;
  /** The search scope which defines how deep to search within the search base. @default "one" */
  query_scope?: "one" | "sub" | Other | Secret | null;
  /** Randomize the order of URLs in each keystone process. @default false */
  randomize_urls?: Bool;
  /** The default LDAP server suffix to use, if a DN is not defined via either `[ldap] user_tree_dn` or `[ldap] group_tree_dn`… @default "cn=example,cn=com" */
  suffix?: Text;
  /** An absolute path to a CA certificate directory to use when communicating with LDAP servers. */
  tls_cacertdir?: Text;
  /** An absolute path to a CA certificate file to use when communicating with LDAP servers. */
  tls_cacertfile?: Text;
  /** Specifies which checks to perform against client certificates on incoming TLS sessions. @default "demand" */
  tls_req_cert?: "allow" | "demand" | "never" | Other | Secret | null;
  /** URL(s) for connecting to the LDAP server. @default "ldap://localhost" */
  url?: Text;
  /** Enable LDAP connection pooling for end user authentication. @default true */
  use_auth_pool?: Bool;
  /** Enable LDAP connection pooling for queries to the LDAP server. @default true */
  use_pool?: Bool;
  /** Enable TLS when communicating with LDAP servers. @default false */
  use_tls?: Bool;
  /** The user name of the administrator bind DN to use when querying the LDAP server, if your LDAP server requires it. */
  user?: Text;
  /** A list of LDAP attribute to keystone user attribute pairs used for mapping additional attributes to users in keystone. */
  user_additional_attribute_mapping?: List;
  /** List of user attributes to ignore on create and update, or whether a specific user attribute should be filtered for list… @default "default_project_id" */
  user_attribute_ignore?: List;
  /** The LDAP attribute mapped to a user's default_project_id in keystone. */
  user_default_project_id_attribute?: Text;
  /** The LDAP attribute mapped to user descriptions in keystone. @default "description" */
  user_description_attribute?: Text;
  /** The LDAP attribute mapped to the user enabled attribute in keystone. @default "enabled" */
  user_enabled_attribute?: Text;
  /** The default value to enable users. @default "True" */
  user_enabled_default?: Text;
  /** If enabled, keystone uses an alternative method to determine if a user is enabled or not by checking if they are a membe… @default false */
  user_enabled_emulation?: Bool;
  /** DN of the group entry to hold enabled users when using enabled emulation. */
  user_enabled_emulation_dn?: Text;
  /** Use the `[ldap] group_member_attribute` and `[ldap] group_objectclass` settings to determine membership in the emulated … @default false */
  user_enabled_emulation_use_group_config?: Bool;
  /** Logically negate the boolean value of the enabled attribute obtained from the LDAP server. @default false */
  user_enabled_invert?: Bool;
  /** Bitmask integer to select which bit indicates the enabled value if the LDAP server represents "enabled" as a bit on an i… @default 0 */
  user_enabled_mask?: Num;
  /** The LDAP search filter to use for users. */
  user_filter?: Text;
  /** The LDAP attribute mapped to user IDs in keystone. @default "cn" */
  user_id_attribute?: Text;
  /** The LDAP attribute mapped to user emails in keystone. @default "mail" */
  user_mail_attribute?: Text;
  /** The LDAP attribute mapped to user names in keystone. @default "sn" */
  user_name_attribute?: Text;
  /** The LDAP object class to use for users. @default "inetOrgPerson" */
  user_objectclass?: Text;
  /** The LDAP attribute mapped to user passwords in keystone. @default "userPassword" */
  user_pass_attribute?: Text;
  /** The search base to use for users. */
  user_tree_dn?: Text;
}

interface Section65 {
  remote_id_attribute?: Text;
}

interface Section66 {
  /** Number of seconds for the OAuth Access Token to remain valid after being created. @default 86400 */
  access_token_duration?: Num;
  /** Entry point for the OAuth backend driver in the `keystone.oauth1` namespace. @default "sql" */
  driver?: "sql" | Other | Secret | null;
  /** Number of seconds for the OAuth Request Token to remain valid after being created. @default 28800 */
  request_token_duration?: Num;
}

interface Section67 {
  /** The OAuth2.0 authentication method supported by the system when user obtains an access token through the OAuth2.0 token … @default "tls_client_auth,client_secret_basic" */
  oauth2_authn_methods?: List;
  /** Used to define the mapping rule id. @default "oauth2_mapping" */
  oauth2_cert_dn_mapping_id?: Text;
}

interface Section68 {
  /** Whether the application is behind a proxy or not. @default false */
  enable_proxy_headers_parsing?: Bool;
  /** HTTP basic auth password file. @default "/etc/htpasswd" */
  http_basic_auth_user_file?: Text;
  /** The maximum body size for each request, in bytes. @default 114688 */
  max_request_body_size?: Num;
}

interface Section69 {
  /** Entry point for the policy backend driver in the `keystone.policy` namespace. @default "sql" */
  driver?: "rules" | "sql" | Other | Secret | null;
  /** Maximum number of entities that will be returned in a policy collection. */
  list_limit?: Num;
}

interface Section70 {
  /** Enable storing issued receipt data to receipt validation cache so that first receipt validation doesn't actually cause f… @default true */
  cache_on_issue?: Bool;
  /** The number of seconds to cache receipt creation and validation data. @default 300 */
  cache_time?: Num;
  /** Toggle for caching receipt creation and validation data. @default true */
  caching?: Bool;
  /** The amount of time that a receipt should remain valid (in seconds). @default 300 */
  expiration?: Num;
  /** Entry point for the receipt provider in the `keystone.receipt.provider` namespace. @default "fernet" */
  provider?: "fernet" | Other | Secret | null;
}

interface Section71 {
  /** Name of the domain that owns the `admin_project_name`. */
  admin_project_domain_name?: Text;
  /** This is a special project which represents cloud-level administrator privileges across services. */
  admin_project_name?: Text;
  /** Time to cache resource data in seconds. */
  cache_time?: Num;
  /** Toggle for resource caching. @default true */
  caching?: Bool;
  /** This controls whether the names of domains are restricted from containing URL-reserved characters. @default "off" */
  domain_name_url_safe?: "new" | "off" | "strict" | Other | Secret | null;
  /** Entry point for the resource driver in the `keystone.resource` namespace. @default "sql" */
  driver?: "sql" | Other | Secret | null;
  /** Maximum number of entities that will be returned in a resource collection. */
  list_limit?: Num;
  /** This controls whether the names of projects are restricted from containing URL-reserved characters. @default "off" */
  project_name_url_safe?: "new" | "off" | "strict" | Other | Secret | null;
}

interface Section72 {
  /** Time to cache the revocation list and the revocation events (in seconds). @default 3600 */
  cache_time?: Num;
  /** Toggle for revocation event caching. @default true */
  caching?: Bool;
  /** Entry point for the token revocation backend driver in the `keystone.revoke` namespace. @default "sql" */
  driver?: "sql" | Other | Secret | null;
  /** The number of seconds after a token has expired before a corresponding revocation event may be purged from the backend. @default 1800 */
  expiration_buffer?: Num;
}

interface Section73 {
  /** Time to cache role data, in seconds. */
  cache_time?: Num;
  /** Toggle for role caching. @default true */
  caching?: Bool;
  /** Entry point for the role backend driver in the `keystone.role` namespace. */
  driver?: "sql" | Other | Secret | null;
  /** Maximum number of entities that will be returned in a role collection. */
  list_limit?: Num;
}

interface Section74 {
  /** Determines the lifetime for any SAML assertions generated by keystone, using `NotOnOrAfter` attributes. @default 3600 */
  assertion_expiration_time?: Num;
  /** Absolute path to the public certificate file to use for SAML signing. @default "/etc/keystone/ssl/certs/signing_cert.pem" */
  certfile?: Text;
  /** This is the company name of the identity provider's contact person. @default "Example, Inc." */
  idp_contact_company?: Text;
  /** This is the email address of the identity provider's contact person. @default "support@example.com" */
  idp_contact_email?: Text;
  /** This is the given name of the identity provider's contact person. @default "SAML Identity Provider Support" */
  idp_contact_name?: Text;
  /** This is the surname of the identity provider's contact person. @default "Support" */
  idp_contact_surname?: Text;
  /** This is the telephone number of the identity provider's contact person. @default "+1 800 555 0100" */
  idp_contact_telephone?: Text;
  /** This is the type of contact that best describes the identity provider's contact person. @default "other" */
  idp_contact_type?: "administrative" | "billing" | "other" | "support" | "technical" | Other | Secret | null;
  /** This is the unique entity identifier of the identity provider (keystone) to use when generating SAML assertions. */
  idp_entity_id?: Text;
  /** This is the language used by the identity provider's organization. @default "en" */
  idp_lang?: Text;
  /** Absolute path to the identity provider metadata file. @default "/etc/keystone/saml2_idp_metadata.xml" */
  idp_metadata_path?: Text;
  /** This is the name of the identity provider's organization to be displayed. @default "OpenStack SAML Identity Provider" */
  idp_organization_display_name?: Text;
  /** This is the name of the identity provider's organization. @default "SAML Identity Provider" */
  idp_organization_name?: Text;
  /** This is the URL of the identity provider's organization. @default "https://example.com/" */
  idp_organization_url?: Text;
  /** This is the single sign-on (SSO) service location of the identity provider which accepts HTTP POST requests. */
  idp_sso_endpoint?: Text;
  /** Absolute path to the private key file to use for SAML signing. @default "/etc/keystone/ssl/private/signing_key.pem" */
  keyfile?: Text;
  /** The prefix of the RelayState SAML attribute to use when generating enhanced client and proxy (ECP) assertions. @default "ss:mem:" */
  relay_state_prefix?: Text;
  /** Name of, or absolute path to, the binary to be used for XML signing. @default "xmlsec1" */
  xmlsec1_binary?: Text;
}

interface Section75 {
  /** INSECURE: When enabled, admin-role delegated tokens (trusts, application credentials, OAuth1 access tokens) are allowed … @default false @deprecated Migrate automated workflows that use admin-role trusts to access credentials across multiple projects (e.g. */
  allow_insecure_admin_trust_cross_project_credentials_access?: Bool;
  /** INSECURE: When enabled, application credential tokens (including restricted ones) are allowed to create, delete, and lis… @default false @deprecated Migrate workflows where application credentials create trusts to use OIDC federation flows (v3oidcclientcredentials, v3oidcdeviceauthz) instead, then remove this option. */
  allow_insecure_application_credential_trust_escalation?: Bool;
  /** Enabling this option requires users to change their password when the user is created, or upon administrative reset. @default false */
  change_password_upon_first_use?: Bool;
  /** The maximum number of days a user can go without authenticating before being considered "inactive" and automatically dis… */
  disable_user_account_days_inactive?: Num;
  /** If `report_invalid_password_hash` is configured, defines the hash function to be used by HMAC. @default "sha256" */
  invalid_password_hash_function?: Text;
  /** If `report_invalid_password_hash` is configured, defines the number of characters of hash of invalid password to be retu… @default 5 */
  invalid_password_hash_max_chars?: Num;
  /** If `report_invalid_password_hash` is configured, uses provided secret key when generating password hashes to make them u… */
  invalid_password_hash_secret_key?: Secret | '' | null;
  /** The number of seconds a user account will be locked when the maximum number of failed authentication attempts (as specif… @default 1800 */
  lockout_duration?: Num;
  /** The maximum number of times that a user can fail to authenticate before the user account is locked for the number of sec… */
  lockout_failure_attempts?: Num;
  /** The number of days that a password must be used before the user can change it. @default 0 */
  minimum_password_age?: Num;
  /** The number of days for which a password will be considered valid before requiring it to be changed. */
  password_expires_days?: Num;
  /** The regular expression used to validate password strength requirements. */
  password_regex?: Text;
  /** Describe your password regular expression here in language for humans. */
  password_regex_description?: Text;
  /** When configured, enriches the corresponding output channel with hash of invalid password, which could be further used to… @default "event" */
  report_invalid_password_hash?: List<"event">;
  /** This controls the number of previous user password iterations to keep in history, in order to enforce that newly created… @default 0 */
  unique_last_password_count?: Num;
}

interface Section76 {
  /** Entry point for the shadow users backend driver in the `keystone.identity.shadow_users` namespace. @default "sql" */
  driver?: Text;
}

interface Section77 {
  /** This controls the number of seconds that a token can be retrieved for beyond the built-in expiry time. @default 172800 */
  allow_expired_window?: Num;
  /** This toggles whether scoped tokens may be re-scoped to a new project or domain, thereby preventing users from exchanging… @default true */
  allow_rescope_scoped_token?: Bool;
  /** Enable storing issued token data to token validation cache so that first token validation doesn't actually cause full va… @default true @deprecated Keystone already exposes a configuration option for caching tokens. */
  cache_on_issue?: Bool;
  /** The number of seconds to cache token creation and validation data. */
  cache_time?: Num;
  /** Toggle for caching token creation and validation data. @default true */
  caching?: Bool;
  /** The amount of time that a token should remain valid (in seconds). @default 3600 */
  expiration?: Num;
  /** Entry point for the token provider in the `keystone.token.provider` namespace. @default "fernet" */
  provider?: "fernet" | "jws" | Other | Secret | null;
  /** @deprecated now [revoke] cache_time */
  revocation_cache_time?: unknown;
  /** This toggles support for revoking individual tokens by the token identifier and thus various token enumeration operation… @default true */
  revoke_by_id?: Bool;
}

interface Section78 {
  /** The name of the WSGI environment variable used to pass the issuer of the client certificate to keystone. @default "SSL_CLIENT_I_DN" */
  issuer_attribute?: Text;
  /** The federated protocol ID used to represent X.509 tokenless authorization. @default "x509" */
  protocol?: Text;
  /** The list of distinguished names which identify trusted issuers of client certificates allowed to use X.509 tokenless aut… */
  trusted_issuer?: Multi;
}

interface Section79 {
  /** The number of previous windows to check when processing TOTP passcodes. @default 1 */
  included_previous_windows?: Num;
}

interface Section80 {
  /** Allows authorization to be redelegated from one user to another, effectively chaining trusts together. @default false */
  allow_redelegation?: Bool;
  /** Entry point for the trust backend driver in the `keystone.trust` namespace. @default "sql" */
  driver?: "sql" | Other | Secret | null;
  /** Maximum number of times that authorization can be redelegated from one user to another in a chain of trusts. @default 3 */
  max_redelegation_count?: Num;
}

interface Section81 {
  /** Time to cache unified limit data, in seconds. */
  cache_time?: Num;
  /** Toggle for unified limit caching. @default true */
  caching?: Bool;
  /** Entry point for the unified limit backend driver in the `keystone.unified_limit` namespace. @default "sql" */
  driver?: "sql" | Other | Secret | null;
  /** The enforcement model to use when validating limits associated to projects. @default "flat" */
  enforcement_model?: "flat" | "strict_two_level" | Other | Secret | null;
  /** Maximum number of entities that will be returned in a unified limit collection. */
  list_limit?: Num;
}

interface Section82 {
  /** If set to true, this enables the oslo debug middleware in Keystone. @default false */
  debug_middleware?: Bool;
}

interface Section83 {
  /** Seconds to regard the agent as down; should be at least twice report_interval, to be sure the agent is down for good. @default 75 */
  agent_down_time?: Num;
  /** The working mode for the agent. @default "legacy" */
  agent_mode?: "dvr" | "dvr_no_external" | "dvr_snat" | "legacy" | Other | Secret | null;
  /** Automatically remove networks from offline DHCP agents. @default true */
  allow_automatic_dhcp_failover?: Bool;
  /** Automatically reschedule routers from offline L3 agents to online L3 agents. @default false */
  allow_automatic_l3agent_failover?: Bool;
  /** Allow the usage of the bulk API @default true */
  allow_bulk?: Bool;
  /** Defines the allowed conntrack helpers, and conntrack helper module protocol constraints. @default "{'tftp': 'udp'},{'ftp': 'tcp'},{'sip': 'tcp'},{'sip': 'udp'}" */
  allowed_conntrack_helpers?: List<Scalar>;
  /** The path for API extensions. */
  api_extensions_path?: Text;
  /** File name for the paste.deploy config for api service @default "api-paste.ini" @deprecated The 'api_paste_config' option is deprecated and will be removed in a future release. */
  api_paste_config?: Text;
  /** Number of separate API worker processes for service. */
  api_workers?: Num;
  /** Certificate Authority public key (CA cert) file for ssl */
  auth_ca_cert?: Text;
  /** The type of authentication to use @default "keystone" */
  auth_strategy?: Text;
  /** Enable eventlet backdoor. @deprecated The 'backdoor_port' option is deprecated and will be removed in a future release. */
  backdoor_port?: Text;
  /** Enable eventlet backdoor, using the provided path as a unix socket that can receive connections. @deprecated The 'backdoor_socket' option is deprecated and will be removed in a future release. */
  backdoor_socket?: Text;
  /** Number of backlog requests to configure the socket with @default 4096 */
  backlog?: Num;
  /** The base MAC address Neutron will use for VIFs. @default "fa:16:3e:00:00:00" */
  base_mac?: Text;
  /** The host IP to bind to. @default "0.0.0.0" */
  bind_host?: Text;
  /** The port to bind to @default 9696 */
  bind_port?: Num;
  /** Time to sleep between reloading the DHCP allocations. @default 0 */
  bulk_reload_interval?: Num;
  /** Delete all routers on L3 agent shutdown. @default false */
  cleanup_on_shutdown?: Bool;
  /** Timeout for client connections' socket operations. @default 900 @deprecated The 'client_socket_timeout' option is deprecated and will be removed in a future release. */
  client_socket_timeout?: Num;
  /** Number of calls from the cProfile report to log @default 50 */
  code_profiling_calls_to_log?: Num;
  /** Lists configuration groups that provide more details for accessing configuration settings from locations other than loca… */
  config_source?: List;
  /** The default exchange under which topics are scoped. @default "openstack" */
  control_exchange?: Text;
  /** The core plugin Neutron will use */
  core_plugin?: Text;
  /** If set to true, the logging level will be set to DEBUG instead of the default INFO level. @default false */
  debug?: Bool;
  /** Default value of availability zone hints. */
  default_availability_zones?: List;
  /** List of package logging levels in logger=LEVEL pairs. @default "amqp=WARN,amqplib=WARN,boto=WARN,qpid=WARN,sqlalchemy=WARN,suds=INFO,oslo.messaging=INFO,oslo_messaging=INFO,iso8601=WARN,requests.packages.urllib3.connectionpool=WARN,urllib3.connectionpool=WARN,websocket=WARN,requests.packages.urllib3.util.retry=WARN,urllib3.util.retry=WARN,keystonemiddleware=WARN,routes.middleware=WARN,stevedore=WARN,taskflow=WARN,keystoneauth=WARN,oslo.cache=INFO,oslo_policy=INFO,dogpile.core.dogpile=INFO" */
  default_log_levels?: List;
  /** Allow sending resource operation notification to DHCP agent @default true */
  dhcp_agent_notification?: Bool;
  /** Number of DHCP agents scheduled to host a tenant network. @default 1 */
  dhcp_agents_per_network?: Num;
  /** Use broadcast in DHCP replies. @default false */
  dhcp_broadcast_reply?: Bool;
  /** Location to store DHCP server config files. @default "$state_path/dhcp" */
  dhcp_confs?: Text;
  /** The driver used to manage the DHCP server. @default "neutron.agent.linux.dhcp.Dnsmasq" */
  dhcp_driver?: Text;
  /** DHCP lease duration (in seconds). @default 86400 */
  dhcp_lease_duration?: Num;
  /** Representing the resource type whose load is being reported by the agent. @default "networks" */
  dhcp_load_type?: "networks" | "ports" | "subnets" | Other | Secret | null;
  /** Domain to use for building the hostnames @default "openstacklocal" */
  dns_domain?: Text;
  /** Base log dir for dnsmasq logging. */
  dnsmasq_base_log_dir?: Text;
  /** Override the default dnsmasq settings with this file. */
  dnsmasq_config_file?: Text;
  /** Comma-separated list of the DNS servers which will be used as forwarders. */
  dnsmasq_dns_servers?: List;
  /** Enable dhcp-host entry with list of addresses when port has multiple IPv6 addresses in the same subnet. @default false */
  dnsmasq_enable_addr6_list?: Bool;
  /** Limit number of leases to prevent a denial-of-service. @default 16777216 */
  dnsmasq_lease_max?: Num;
  /** Enables the dnsmasq service to provide name resolution for instances via DNS resolvers on the host running the DHCP agen… @default false */
  dnsmasq_local_resolv?: Bool;
  /** Metering driver @default "neutron.services.metering.drivers.noop.noop_driver.NoopMeteringDriver" */
  driver?: Text;
  /** The base MAC address used for unique DVR instances by Neutron. @default "fa:16:3f:00:00:00" */
  dvr_base_mac?: Text;
  /** Enable code execution profiling with cProfile. @default false */
  enable_code_profiling?: Bool;
  /** Define the default value for enable_default_route_bfd if not specified on the router. @default false */
  enable_default_route_bfd?: Bool;
  /** Define the default value for enable_default_route_ecmp if not specified on the router. @default false */
  enable_default_route_ecmp?: Bool;
  /** Determine if setup is configured for DVR. @default true */
  enable_dvr?: Bool;
  /** The DHCP server can assist with providing metadata support on isolated networks. @default false */
  enable_isolated_metadata?: Bool;
  /** Allows for serving metadata requests coming from a dedicated metadata access network whose CIDR is 169.254.169.254/16 (o… @default false */
  enable_metadata_network?: Bool;
  /** Allow running metadata proxy. @default true */
  enable_metadata_proxy?: Bool;
  /** Define the default value of enable_ndp_proxy if not provided in the router. @default false */
  enable_ndp_proxy_by_default?: Bool;
  /** Agents start with admin_state_up=False when enable_new_agents=False. @default true */
  enable_new_agents?: Bool;
  /** Enable services on an agent with admin_state_up False. @default false */
  enable_services_on_agents_with_admin_state_down?: Bool;
  /** If False, neutron-server will not listen for signals like SIGINT or SIGTERM. @default true */
  enable_signals?: Bool;
  /** Define the default value of enable_snat if not provided in external_gateway_info. @default true */
  enable_snat_by_default?: Bool;
  /** If False, neutron-server will disable the following DHCP-agent related functions: 1. @default true */
  enable_traditional_dhcp?: Bool;
  /** Size of executor thread pool when executor is threading or eventlet. @default 64 */
  executor_thread_pool_size?: Num;
  /** Driver for external DNS integration. */
  external_dns_driver?: Text;
  /** Iptables mangle mark used to mark ingress from an external network. @default "0x2" */
  external_ingress_mark?: Text;
  /** Location to store child pid files @default "$state_path/external/pids" */
  external_pids?: Text;
  /** Enables or disables fatal status of deprecations. @default false */
  fatal_deprecations?: Bool;
  /** If True, then allow plugins to decide whether to perform validations on filter parameters. @default true */
  filter_validation?: Bool;
  /** @deprecated now [os_vif_linux_bridge] flat_interface */
  flat_interface?: unknown;
  /** In some cases the Neutron router is not present to provide the metadata IP but the DHCP server can be used to provide th… @default false */
  force_metadata?: Bool;
  /** @deprecated now [os_vif_linux_bridge] forward_bridge_interface */
  forward_bridge_interface?: unknown;
  /** MTU of the underlying physical network. @default 1500 */
  global_physnet_mtu?: Num;
  /** Specify a timeout after which a gracefully shutdown server will exit. @default 60 */
  graceful_shutdown_timeout?: Num;
  /** Defines if the metering agent driver should present traffic data in a granular fashion, instead of grouping all of the t… @default false */
  granular_traffic_data?: Bool;
  /** Location to store keepalived config files @default "$state_path/ha_confs" */
  ha_confs_path?: Text;
  /** Enable conntrackd to synchronize connection tracking states between HA routers. @default false */
  ha_conntrackd_enabled?: Bool;
  /** The multicast base port number. @default 3780 */
  ha_conntrackd_group?: Num;
  /** Maximum number of conntracks @default 131072 */
  ha_conntrackd_hashlimit?: Num;
  /** Number of buckets in the cache hashtable @default 32768 */
  ha_conntrackd_hashsize?: Num;
  /** Multicast address: The address that you use as destination in the synchronization messages @default "225.0.0.50" */
  ha_conntrackd_ipv4_mcast_addr?: Text;
  /** Buffer used to enqueue the packets that the socket is pending to handle @default 24985600 */
  ha_conntrackd_rcvsocketbuffer?: Num;
  /** Buffer used to enqueue the packets that are going to be transmitted @default 24985600 */
  ha_conntrackd_sndsocketbuffer?: Num;
  /** Socket buffer size for events @default 262142 */
  ha_conntrackd_socketbuffersize?: Num;
  /** Maximum size of socket buffer @default 655355 */
  ha_conntrackd_socketbuffersize_max_grown?: Num;
  /** Unix socket backlog @default 20 */
  ha_conntrackd_unix_backlog?: Num;
  /** Number of concurrent threads for keepalived server connection requests. @default "(1 + <num_of_cpus>) / 2" */
  ha_keepalived_state_change_server_threads?: Num;
  /** The advertisement interval in seconds @default 2 */
  ha_vrrp_advert_int?: Num;
  /** VRRP authentication password */
  ha_vrrp_auth_password?: Secret | '' | null;
  /** VRRP authentication type @default "PASS" */
  ha_vrrp_auth_type?: "AH" | "PASS" | Other | Secret | null;
  /** The VRRP health check interval in seconds. @default 0 */
  ha_vrrp_health_check_interval?: Num;
  /** Indicates that this L3 agent should also handle routers that do not have an external network gateway configured. @default true */
  handle_internal_only_routers?: Bool;
  /** Hostname to be used by the Neutron server, agents and services running on this machine. @default "example.domain" */
  host?: Text;
  /** Flag to determine if hosting a DVR local router to the DHCP agent is desired. @default true */
  host_dvr_for_dhcp?: Bool;
  /** Number of times client connections (Nova, Ironic) should be retried on a failed HTTP call. @default 3 */
  http_retries?: Num;
  /** The format for an instance that is passed with the log message. @default "[instance: %(uuid)s] " */
  instance_format?: Text;
  /** The format for an instance UUID that is passed with the log message. @default "[instance: %(uuid)s] " */
  instance_uuid_format?: Text;
  /** The driver used to manage virtual interfaces. @default "openvswitch" */
  interface_driver?: Text;
  /** Neutron IPAM (IP address management) driver to use. @default "internal" */
  ipam_driver?: Text;
  /** @deprecated now [os_vif_linux_bridge] iptables_bottom_regex */
  iptables_bottom_regex?: unknown;
  /** @deprecated now [os_vif_linux_bridge] iptables_drop_action */
  iptables_drop_action?: unknown;
  /** @deprecated now [os_vif_linux_bridge] iptables_top_regex */
  iptables_top_regex?: unknown;
  /** With IPv6, the network used for the external gateway does not need to have an associated subnet, since the automatically… */
  ipv6_gateway?: Text;
  /** Warning: This feature is experimental with low test coverage. @default false @deprecated There is no reference implementation for the feature for any of in-tree drivers. */
  ipv6_pd_enabled?: Bool;
  /** Enable HA mode for virtual routers. @default false */
  l3_ha?: Bool;
  /** Subnet used for the L3 HA admin network. @default "169.254.192.0/18" */
  l3_ha_net_cidr?: Text;
  /** The physical network name with which the L3 HA network should be created. */
  l3_ha_network_physical_name?: Text;
  /** The network type to use when creating the L3 HA network for an HA router. */
  l3_ha_network_type?: Text;
  /** (Optional) Set the 'color' key according to log levels. @default false */
  log_color?: Bool;
  /** @deprecated now [DEFAULT] log_config_append */
  log_config?: unknown;
  /** The name of a logging configuration file. */
  log_config_append?: Text;
  /** Defines the format string for %%(asctime)s in log records. @default "%Y-%m-%d %H:%M:%S" */
  log_date_format?: Text;
  /** (Optional) The base directory used for relative log_file paths. */
  log_dir?: Text;
  /** (Optional) Name of log file to send logging output to. */
  log_file?: Text;
  /** Enables or disables logging values of all registered options when starting a service (at DEBUG level). @default true */
  log_options?: Bool;
  /** The amount of time before the log files are rotated. @default 1 */
  log_rotate_interval?: Num;
  /** Rotation interval type. @default "days" */
  log_rotate_interval_type?: Text;
  /** Log rotation type. @default "none" */
  log_rotation_type?: Text;
  /** @deprecated now [DEFAULT] log_dir */
  logdir?: unknown;
  /** @deprecated now [DEFAULT] log_file */
  logfile?: unknown;
  /** Format string to use for log messages with context. @default "%(asctime)s.%(msecs)03d %(process)d %(levelname)s %(name)s [%(global_request_id)s %(request_id)s %(user_identity)s] %(instance)s%(message)s" */
  logging_context_format_string?: Text;
  /** Additional data to append to log message when logging level for the message is DEBUG. @default "%(funcName)s %(pathname)s:%(lineno)d" */
  logging_debug_format_suffix?: Text;
  /** Format string to use for log messages when context is undefined. @default "%(asctime)s.%(msecs)03d %(process)d %(levelname)s %(name)s [-] %(instance)s%(message)s" */
  logging_default_format_string?: Text;
  /** Prefix each line of exception output with this format. @default "%(asctime)s.%(msecs)03d %(process)d ERROR %(name)s %(instance)s" */
  logging_exception_prefix?: Text;
  /** Defines the format string for %(user_identity)s that is used in logging_context_format_string. @default "%(user)s %(project)s %(domain)s %(system_scope)s %(user_domain)s %(project_domain)s" */
  logging_user_identity_format?: Text;
  /** Maximum number of allowed address pairs @default 10 */
  max_allowed_address_pair?: Num;
  /** Maximum number of DNS nameservers per subnet @default 5 */
  max_dns_nameservers?: Num;
  /** Maximum line size of message headers to be accepted. @default 16384 @deprecated The 'max_header_line' option is deprecated and will be removed in a future release. */
  max_header_line?: Num;
  /** Maximum number of L3 agents which a HA router will be scheduled on. @default 3 */
  max_l3_agents_per_router?: Num;
  /** Maximum number of rotated log files. @default 30 */
  max_logfile_count?: Num;
  /** Log file maximum size in MB. @default 200 */
  max_logfile_size_mb?: Num;
  /** Maximum number of routes per router @default 30 */
  max_routes?: Num;
  /** MaxRtrAdvInterval setting for radvd.conf @default 100 */
  max_rtr_adv_interval?: Num;
  /** Maximum number of host routes per subnet @default 20 */
  max_subnet_host_routes?: Num;
  /** Interval between two metering measures @default 30 */
  measure_interval?: Num;
  /** Iptables mangle mark used to mark metadata valid requests. @default "0x1" */
  metadata_access_mark?: Text;
  /** Number of backlog requests to configure the metadata server socket with @default 4096 */
  metadata_backlog?: Num;
  /** TCP Port used by Neutron metadata namespace proxy. @default 9697 */
  metadata_port?: Num;
  /** Group (gid or name) running metadata proxy after its initialization (if empty: agent effective group). */
  metadata_proxy_group?: Text;
  /** When proxying metadata requests, Neutron signs the Instance-ID header with a shared secret to prevent spoofing. */
  metadata_proxy_shared_secret?: Secret | '' | null;
  /** Location for Metadata Proxy UNIX domain socket. @default "$state_path/metadata_proxy" */
  metadata_proxy_socket?: Text;
  /** Metadata Proxy UNIX domain socket mode, 4 values allowed: 'deduce': deduce mode from metadata_proxy_user/group values, '… @default "deduce" */
  metadata_proxy_socket_mode?: "all" | "deduce" | "group" | "user" | Other | Secret | null;
  /** User (uid or name) running metadata proxy after its initialization (if empty: agent effective user). */
  metadata_proxy_user?: Text;
  /** Number of separate worker processes for metadata server (defaults to 0 when used with ML2/OVN and half of the number of … @default "<num_of_cpus> / 2" */
  metadata_workers?: Num;
  /** MinRtrAdvInterval setting for radvd.conf @default 30 */
  min_rtr_adv_interval?: Num;
  /** IPv4 address of this host. @default "192.0.2.2" */
  my_ip?: Text;
  /** IPv6 address of this host. @default "fd00::2" */
  my_ipv6?: Text;
  /** Allow auto scheduling networks to a DHCP agent. @default true */
  network_auto_schedule?: Bool;
  /** @deprecated now [os_vif_linux_bridge] network_device_mtu or [os_vif_ovs] network_device_mtu */
  network_device_mtu?: unknown;
  /** This string is prepended to the normal URL that is returned in links to the OpenStack Network API. */
  network_link_prefix?: Text;
  /** Driver to use for scheduling networks to a DHCP agent @default "neutron.scheduler.dhcp_agent_scheduler.WeightScheduler" */
  network_scheduler_driver?: Text;
  /** Send notification to Nova when port data (fixed_ips/floatingip) changes so Nova can update its cache. @default true */
  notify_nova_on_port_data_changes?: Bool;
  /** Send notification to Nova when port status changes @default true */
  notify_nova_on_port_status_changes?: Bool;
  /** Client certificate for Nova metadata api server. */
  nova_client_cert?: Text;
  /** Private key of client certificate. */
  nova_client_priv_key?: Text;
  /** IP address or DNS name of Nova metadata server. @default "127.0.0.1" */
  nova_metadata_host?: Text;
  /** Allow to perform insecure SSL (https) requests to Nova metadata @default false */
  nova_metadata_insecure?: Bool;
  /** TCP Port used by Nova metadata server. @default 8775 */
  nova_metadata_port?: Num;
  /** Protocol to access Nova metadata, http or https @default "http" */
  nova_metadata_protocol?: "http" | "https" | Other | Secret | null;
  /** Number of threads to use during sync process. @default 4 */
  num_sync_threads?: Num;
  /** Uses veth for an OVS interface or not. @default false */
  ovs_use_veth?: Bool;
  /** @deprecated now [os_vif_ovs] ovs_vsctl_timeout */
  ovs_vsctl_timeout?: unknown;
  /** The maximum number of items returned in a single response, value of 'infinite' or negative integer means no limit @default "-1" */
  pagination_max_limit?: Text;
  /** Range of seconds to randomly delay when starting the periodic task scheduler to reduce stampeding. @default 5 */
  periodic_fuzzy_delay?: Num;
  /** Seconds between running periodic tasks. @default 40 */
  periodic_interval?: Num;
  /** Enables or disables publication of error events. @default false */
  publish_errors?: Bool;
  /** Location to store IPv6 Router Advertisement config files @default "$state_path/ra" */
  ra_confs?: Text;
  /** The username passed to radvd, used to drop root privileges and change user ID to username and group ID of the primary gr… */
  radvd_user?: Text;
  /** Maximum number of logged messages per rate_limit_interval. @default 0 */
  rate_limit_burst?: Num;
  /** Log level name used by rate limiting. @default "CRITICAL" */
  rate_limit_except_level?: "" | "CRITICAL" | "DEBUG" | "ERROR" | "INFO" | "WARNING" | Other | Secret | null;
  /** Interval, number of seconds, of log rate limiting. @default 0 */
  rate_limit_interval?: Num;
  /** Interval between two metering reports @default 300 */
  report_interval?: Num;
  /** The DHCP agent will resync its state with Neutron to recover from any transient notification or RPC errors. @default 5 */
  resync_interval?: Num;
  /** Throttle the number of resync state events between the local DHCP state and Neutron to only once per 'resync_throttle' s… @default 1 */
  resync_throttle?: Num;
  /** Number of seconds to keep retrying to listen @default 30 */
  retry_until_window?: Num;
  /** Allow auto scheduling of routers to L3 agents. @default true */
  router_auto_schedule?: Bool;
  /** System-wide flag to determine the type of router that tenants can create. @default false */
  router_distributed?: Bool;
  /** Driver to use for scheduling a router to a default L3 agent @default "neutron.scheduler.l3_agent_scheduler.LeastRoutersScheduler" */
  router_scheduler_driver?: Text;
  /** Add an endpoint to answer to ping calls. @default false */
  rpc_ping_enabled?: Bool;
  /** Number of resources for neutron to divide a large RPC call into data sets. @default 20 */
  rpc_resources_processing_step?: Num;
  /** Maximum seconds to wait for a response from an RPC call. @default 600 */
  rpc_response_max_timeout?: Num;
  /** Seconds to wait for a response from a call. @default 60 */
  rpc_response_timeout?: Num;
  /** Number of RPC worker processes dedicated to the state reports queue. @default 1 */
  rpc_state_report_workers?: Num;
  /** @deprecated now [DEFAULT] executor_thread_pool_size */
  rpc_thread_pool_size?: unknown;
  /** Number of RPC worker processes for service. */
  rpc_workers?: Num;
  /** Some periodic tasks can be run in a separate process. @default true */
  run_external_periodic_tasks?: Bool;
  /** Number of seconds between sending events to Nova if there are any events to send. @default 2 */
  send_events_interval?: Num;
  /** The service plugins Neutron will use */
  service_plugins?: List;
  /** Set process name to match child worker role. @default "on" */
  setproctitle?: Text;
  /** Where to store Neutron state files. @default "/var/lib/neutron" */
  state_path?: Text;
  /** Syslog facility to receive log lines. @default "LOG_USER" */
  syslog_log_facility?: Text;
  /** Sets the value of TCP_KEEPIDLE in seconds for each server socket. @default 600 @deprecated The 'tcp_keepidle' option is deprecated and will be removed in a future release. */
  tcp_keepidle?: Num;
  /** The network address and optional user credentials for connecting to the messaging backend, in URL format. */
  transport_url?: Secret | '' | null;
  /** @deprecated now [os_vif_linux_bridge] use_ipv6 */
  use_ipv6?: unknown;
  /** Enable journald for logging. @default false */
  use_journal?: Bool;
  /** Use JSON formatting for logging. @default false */
  use_json?: Bool;
  /** Enable SSL on the API server @default false */
  use_ssl?: Bool;
  /** Log output to standard error. @default false */
  use_stderr?: Bool;
  /** Use syslog for logging. @default false */
  use_syslog?: Bool;
  /** @deprecated now [os_vif_linux_bridge] vlan_interface */
  vlan_interface?: unknown;
  /** If True, then allow plugins that support it to create VLAN transparent networks using 0x8a88 ethertype. @deprecated This option is going to be removed as availability of the `vlan_qinq` in the deployment is now calculated automatically based on the loaded mechanism drivers. */
  vlan_qinq?: Bool;
  /** If True, then allow plugins that support it to create VLAN transparent networks. @deprecated This option is going to be removed as availability of the `vlan_transparency` in the deployment is now calculated automatically based on the loaded mechanism drivers. */
  vlan_transparent?: Bool;
  /** Uses logging handler designed to watch file system. @default false @deprecated This function is known to have bene broken for long time, and depends on the unmaintained library */
  watch_log_file?: Bool;
  /** Size of the pool of greenthreads used by wsgi @default 100 @deprecated The 'wsgi_default_pool_size' option is deprecated and will be removed in a future release. */
  wsgi_default_pool_size?: Num;
  /** If False, closes the client socket connection explicitly. @default true @deprecated The 'wsgi_keep_alive' option is deprecated and will be removed in a future release. */
  wsgi_keep_alive?: Bool;
  /** A python format string that is used as the template to generate log lines. @default "%(client_ip)s \"%(request_line)s\" status: %(status_code)s  len: %(body_length)s time: %(wall_seconds).7f" @deprecated The 'wsgi_log_format' option is deprecated and will be removed in a future release. */
  wsgi_log_format?: Text;
  /** True if the server should send exception tracebacks to the clients on 500 errors. @default false @deprecated The 'wsgi_server_debug' option is deprecated and will be removed in a future release. */
  wsgi_server_debug?: Bool;
}

interface Section84 {
  /** Enable local ARP responder if it is supported. @default false */
  arp_responder?: Bool;
  /** Availability zone of this node @default "nova" */
  availability_zone?: Text;
  /** Enable the agent to process Smart NIC ports. @default false */
  baremetal_smartnic?: Bool;
  /** Action to be executed when a child process dies @default "respawn" */
  check_child_processes_action?: "exit" | "respawn" | Other | Secret | null;
  /** Interval between checks of child process liveness, in seconds, use 0 to disable @default 60 */
  check_child_processes_interval?: Num;
  /** Add comments to iptables rules. @default true */
  comment_iptables_rules?: Bool;
  /** Duplicate every iptables difference calculation to ensure the format being generated matches the format of iptables-save… @default false */
  debug_iptables_rules?: Bool;
  /** Set or un-set the do not fragment (DF) bit on outgoing IP packet carrying GRE/VXLAN tunnel. @default true */
  dont_fragment?: Bool;
  /** Reset flow table on start. @default false */
  drop_flows_on_start?: Bool;
  /** The DSCP value to use for outer headers during tunnel encapsulation. */
  dscp?: Num;
  /** If set to True, the DSCP value of tunnel interfaces is overwritten and set to inherit. @default false */
  dscp_inherit?: Bool;
  /** Make the l2 agent run in DVR mode. @default false */
  enable_distributed_routing?: Bool;
  /** When set to True, the accepted egress unicast traffic will not use action NORMAL. @default false */
  explicitly_egress_direct?: Bool;
  /** Extensions list to use */
  extensions?: List;
  /** Location of scripts used to kill external processes. @default "/etc/neutron/kill_scripts/" */
  kill_scripts_path?: Text;
  /** Use ML2 l2population mechanism driver to learn remote MAC and IPs and improve tunnel scalability. @default false */
  l2_population?: Bool;
  /** Log agent heartbeats @default false */
  log_agent_heartbeats?: Bool;
  /** Minimize polling by monitoring OVSDB for interface changes. @default true */
  minimize_polling?: Bool;
  /** The number of seconds to wait before respawning the OVSDB monitor after losing communication with it. @default 30 */
  ovsdb_monitor_respawn_interval?: Num;
  /** The number of seconds the agent will wait between polling for local device changes. @default 2 */
  polling_interval?: Num;
  /** Set new timeout in seconds for new RPC calls after agent receives SIGTERM. @default 10 */
  quitting_rpc_timeout?: Num;
  /** Seconds between nodes reporting state to server; should be less than agent_down_time, best if it is half or less than ag… @default 30 */
  report_interval?: Num;
  /** Root helper application. @default "sudo" */
  root_helper?: Text;
  /** Root helper daemon application to use when possible. */
  root_helper_daemon?: Text;
  /** Set or un-set the tunnel header checksum on outgoing IP packet carrying GRE/VXLAN tunnel. @default false */
  tunnel_csum?: Bool;
  /** Network types supported by the agent (gre, vxlan and/or geneve). */
  tunnel_types?: List;
  /** Use the root helper when listing the namespaces on a system. @default true */
  use_helper_for_ns_read?: Bool;
  /** Use random-fully in SNAT masquerade rules. @default true */
  use_random_fully?: Bool;
  /** The UDP port to use for VXLAN tunnels. @default 4789 */
  vxlan_udp_port?: Num;
}

interface Section85 {
  /** Dry-run execution of the CLI script. @default false */
  dry_run?: Bool;
}

interface Section86 {
  /** Indicate that the actual request can include user credentials @default true */
  allow_credentials?: Bool;
  /** Indicate which header field names may be used during the actual request. @default "X-Auth-Token,X-Identity-Status,X-Roles,X-Service-Catalog,X-User-Id,X-Tenant-Id,X-OpenStack-Request-ID" */
  allow_headers?: List;
  /** Indicate which methods can be used during the actual request. @default "GET,PUT,POST,DELETE,PATCH" */
  allow_methods?: List;
  /** Indicate whether this resource may be shared with the domain received in the requests "origin" header. */
  allowed_origin?: List;
  /** Indicate which headers are safe to expose to the API. @default "X-Auth-Token,X-Subject-Token,X-Service-Token,X-OpenStack-Request-ID,OpenStack-Volume-microversion" */
  expose_headers?: List;
  /** Maximum cache age of CORS preflight requests. @default 3600 */
  max_age?: Num;
}

interface Section87 {
  /** The SQLAlchemy asyncio connection string to use to connect to the database. */
  asyncio_connection?: Secret | '' | null;
  /** The SQLAlchemy asyncio connection string to use to connect to the slave database. */
  asyncio_slave_connection?: Secret | '' | null;
  /** The back end to use for the database. @default "sqlalchemy" */
  backend?: Text;
  /** The SQLAlchemy connection string to use to connect to the database. */
  connection?: Secret | '' | null;
  /** Verbosity of SQL debugging information: 0=None, 100=Everything. @default 0 */
  connection_debug?: Num;
  /** Optional URL parameters to append onto the connection URL at connect time; specify as param1=value1&param2=value2&... */
  connection_parameters?: Text;
  /** Connections which have been present in the connection pool longer than this number of seconds will be replaced with a ne… @default 3600 */
  connection_recycle_time?: Num;
  /** Add Python stack traces to SQL as comment strings. @default false */
  connection_trace?: Bool;
  /** If True, increases the interval between retries of a database operation up to db_max_retry_interval. @default true */
  db_inc_retry_interval?: Bool;
  /** Maximum retries in case of connection error or deadlock error before error is raised. @default 20 */
  db_max_retries?: Num;
  /** If db_inc_retry_interval is set, the maximum seconds between retries of a database operation. @default 10 */
  db_max_retry_interval?: Num;
  /** Seconds between retries of a database transaction. @default 1 */
  db_retry_interval?: Num;
  /** Database engine for which script will be generated when using offline migration. */
  engine?: Text;
  /** If set, use this value for max_overflow with SQLAlchemy. @default 50 */
  max_overflow?: Num;
  /** Maximum number of SQL connections to keep open in a pool. @default 5 */
  max_pool_size?: Num;
  /** Maximum number of database connection retries during startup. @default 10 */
  max_retries?: Num;
  /** The SQL mode to be used for MySQL sessions. @default "TRADITIONAL" */
  mysql_sql_mode?: Text;
  /** For Galera only, configure wsrep_sync_wait causality checks on new connections. */
  mysql_wsrep_sync_wait?: Num;
  /** If set, use this value for pool_timeout with SQLAlchemy. */
  pool_timeout?: Num;
  /** Interval between retries of opening a SQL connection. @default 10 */
  retry_interval?: Num;
  /** The SQLAlchemy connection string to use to connect to the slave database. */
  slave_connection?: Secret | '' | null;
  /** If True, SQLite uses synchronous mode. @default true */
  sqlite_synchronous?: Bool;
  /** Enable the experimental use of database reconnect on connection lost. @default false */
  use_db_reconnect?: Bool;
}

interface Section88 {
  /** OAuth Access Key */
  access_key?: Text;
  /** OAuth Access Secret */
  access_secret?: Text;
  /** OAuth 2.0 Access Token */
  access_token?: Secret | '' | null;
  /** OpenID Connect Provider Token Endpoint. */
  access_token_endpoint?: Text;
  /** OAuth 2.0 Authorization Server Introspection token type, it is used to decide which type of token will be used when proc… */
  access_token_type?: Text;
  /** Allow the creation of PTR records @default true */
  allow_reverse_dns_lookup?: Bool;
  /** Application credential ID */
  application_credential_id?: Text;
  /** Application credential name */
  application_credential_name?: Text;
  /** Application credential auth secret */
  application_credential_secret?: Secret | '' | null;
  /** Methods to authenticate with. */
  auth_methods?: Text;
  /** @deprecated now [designate] auth_type */
  auth_plugin?: unknown;
  /** Authentication type to load */
  auth_type?: "admin_token" | "http_basic" | "none" | "password" | "token" | "v2password" | "v2token" | "v3adfspassword" | "v3applicationcredential" | "v3multifactor" | "v3oauth1" | "v3oauth2clientcredential" | "v3oauth2mtlsclientcredential" | "v3oidcaccesstoken" | "v3oidcauthcode" | "v3oidcclientcredentials" | "v3oidcdeviceauthz" | "v3oidcpassword" | "v3password" | "v3samlpassword" | "v3token" | "v3tokenlessauth" | "v3totp" | Other | Secret | null;
  /** Authentication URL */
  auth_url?: Text;
  /** PEM encoded Certificate Authority to use when verifying HTTPs connections. */
  cafile?: Text;
  /** PEM encoded client certificate cert file */
  certfile?: Text;
  /** OAuth 2.0 Client ID */
  client_id?: Text;
  /** OAuth 2.0 Client Secret */
  client_secret?: Secret | '' | null;
  /** OAuth 2.0 Authorization Code */
  code?: Secret | '' | null;
  /** PKCE Challenge Method (RFC 7636) */
  code_challenge_method?: Text;
  /** Collect per-API call timing information. @default false */
  collect_timing?: Bool;
  /** OAuth Consumer ID/Key */
  consumer_key?: Text;
  /** OAuth Consumer Secret */
  consumer_secret?: Text;
  /** Optional domain ID to use with v3 and v2 parameters. */
  default_domain_id?: Text;
  /** Optional domain name to use with v3 API and v2 parameters. */
  default_domain_name?: Text;
  /** OAuth 2.0 Device Authorization Endpoint. */
  device_authorization_endpoint?: Text;
  /** OpenID Connect Discovery Document URL. */
  discovery_endpoint?: Text;
  /** Domain ID to scope to */
  domain_id?: Text;
  /** Domain name to scope to */
  domain_name?: Text;
  /** The endpoint that will always be used */
  endpoint?: Text;
  /** Identity Provider's name */
  identity_provider?: Text;
  /** An Identity Provider URL, where the SAML authentication request will be sent. */
  identity_provider_url?: Text;
  /** A key to be used in the Identity Provider access token endpoint to pass the OTP value. */
  idp_otp_key?: Text;
  /** Verify HTTPS connections. @default false */
  insecure?: Bool;
  /** Number of bits in an IPv4 PTR zone that will be considered network prefix. @default 24 */
  ipv4_ptr_zone_prefix_size?: Num;
  /** Number of bits in an IPv6 PTR zone that will be considered network prefix. @default 120 */
  ipv6_ptr_zone_prefix_size?: Num;
  /** PEM encoded client certificate key file */
  keyfile?: Text;
  /** Client id for OAuth2.0 */
  oauth2_client_id?: Text;
  /** Client secret for OAuth2.0 */
  oauth2_client_secret?: Secret | '' | null;
  /** Endpoint for OAuth2.0 */
  oauth2_endpoint?: Text;
  /** User's TOTP passcode */
  passcode?: Secret | '' | null;
  /** User's password */
  password?: Secret | '' | null;
  /** Domain ID containing project */
  project_domain_id?: Text;
  /** Domain name containing project */
  project_domain_name?: Text;
  /** Project ID to scope to */
  project_id?: Text;
  /** Project name to scope to */
  project_name?: Text;
  /** Protocol for federated plugin */
  protocol?: Text;
  /** The email address to be used when creating PTR zones. */
  ptr_zone_email?: Text;
  /** OpenID Connect Redirect URL */
  redirect_uri?: Text;
  /** OpenID Connect scope that is requested from authorization server. */
  scope?: Text;
  /** Service Provider's Endpoint */
  service_provider_endpoint?: Text;
  /** Service Provider's SAML Entity ID */
  service_provider_entity_id?: Text;
  /** Log requests to multiple loggers. @default false */
  split_loggers?: Bool;
  /** Scope for system operations */
  system_scope?: Text;
  /** Tenant ID */
  tenant_id?: Text;
  /** Tenant Name */
  tenant_name?: Text;
  /** Timeout value for http requests */
  timeout?: Num;
  /** The token that will always be used */
  token?: Secret | '' | null;
  /** ID of the trust to use as a trustee use */
  trust_id?: Text;
  /** URL for connecting to designate */
  url?: Text;
  /** User's domain id */
  user_domain_id?: Text;
  /** User's domain name */
  user_domain_name?: Text;
  /** User id */
  user_id?: Text;
  /** @deprecated now [designate] username */
  user_name?: unknown;
  /** Username */
  username?: Text;
}

interface Section89 {
  /** DHCP rebinding time T2 (in seconds). @default 0 */
  dhcp_rebinding_time?: Num;
  /** DHCP renewal time T1 (in seconds). @default 0 */
  dhcp_renewal_time?: Num;
  /** When set to True, the OVS agent DHCP extension will add related flows for DHCPv6 packets. @default true */
  enable_ipv6?: Bool;
}

interface Section90 {
  /** Enable execution of the experimental IPv6 Prefix Delegation functionality in the plugin. @default false */
  ipv6_pd_enabled?: Bool;
}

interface Section91 {
  /** Comma-separated list of <physical_network>:<network_device> tuples mapping physical network names to the agent's node-sp… */
  shared_physical_device_mappings?: List;
}

interface Section92 {
  /** OAuth Access Key */
  access_key?: Text;
  /** OAuth Access Secret */
  access_secret?: Text;
  /** OAuth 2.0 Access Token */
  access_token?: Secret | '' | null;
  /** OpenID Connect Provider Token Endpoint. */
  access_token_endpoint?: Text;
  /** OAuth 2.0 Authorization Server Introspection token type, it is used to decide which type of token will be used when proc… */
  access_token_type?: Text;
  /** Application credential ID */
  application_credential_id?: Text;
  /** Application credential name */
  application_credential_name?: Text;
  /** Application credential auth secret */
  application_credential_secret?: Secret | '' | null;
  /** Methods to authenticate with. */
  auth_methods?: Text;
  /** @deprecated now [ironic] auth_type */
  auth_plugin?: unknown;
  /** Config Section from which to load plugin specific options */
  auth_section?: Text;
  /** Authentication type to load */
  auth_type?: "admin_token" | "http_basic" | "none" | "password" | "token" | "v2password" | "v2token" | "v3adfspassword" | "v3applicationcredential" | "v3multifactor" | "v3oauth1" | "v3oauth2clientcredential" | "v3oauth2mtlsclientcredential" | "v3oidcaccesstoken" | "v3oidcauthcode" | "v3oidcclientcredentials" | "v3oidcdeviceauthz" | "v3oidcpassword" | "v3password" | "v3samlpassword" | "v3token" | "v3tokenlessauth" | "v3totp" | Other | Secret | null;
  /** Authentication URL */
  auth_url?: Text;
  /** PEM encoded Certificate Authority to use when verifying HTTPs connections. */
  cafile?: Text;
  /** PEM encoded client certificate cert file */
  certfile?: Text;
  /** OAuth 2.0 Client ID */
  client_id?: Text;
  /** OAuth 2.0 Client Secret */
  client_secret?: Secret | '' | null;
  /** OAuth 2.0 Authorization Code */
  code?: Secret | '' | null;
  /** PKCE Challenge Method (RFC 7636) */
  code_challenge_method?: Text;
  /** Collect per-API call timing information. @default false */
  collect_timing?: Bool;
  /** The maximum number of retries that should be attempted for connection errors. */
  connect_retries?: Num;
  /** Delay (in seconds) between two retries for connection errors. */
  connect_retry_delay?: Num;
  /** OAuth Consumer ID/Key */
  consumer_key?: Text;
  /** OAuth Consumer Secret */
  consumer_secret?: Text;
  /** Optional domain ID to use with v3 and v2 parameters. */
  default_domain_id?: Text;
  /** Optional domain name to use with v3 API and v2 parameters. */
  default_domain_name?: Text;
  /** OAuth 2.0 Device Authorization Endpoint. */
  device_authorization_endpoint?: Text;
  /** OpenID Connect Discovery Document URL. */
  discovery_endpoint?: Text;
  /** Domain ID to scope to */
  domain_id?: Text;
  /** Domain name to scope to */
  domain_name?: Text;
  /** Send notification events to Ironic. @default false */
  enable_notifications?: Bool;
  /** The endpoint that will always be used */
  endpoint?: Text;
  /** Always use this endpoint URL for requests for this client. */
  endpoint_override?: Text;
  /** Identity Provider's name */
  identity_provider?: Text;
  /** An Identity Provider URL, where the SAML authentication request will be sent. */
  identity_provider_url?: Text;
  /** A key to be used in the Identity Provider access token endpoint to pass the OTP value. */
  idp_otp_key?: Text;
  /** Verify HTTPS connections. @default false */
  insecure?: Bool;
  /** The default interface for endpoint URL discovery. @deprecated Using valid-interfaces is preferrable because it is capable of accepting a list of possible interfaces. */
  interface?: Text;
  /** PEM encoded client certificate key file */
  keyfile?: Text;
  /** The maximum major version of a given API, intended to be used as the upper bound of a range with min_version. */
  max_version?: Text;
  /** The minimum major version of a given API, intended to be used as the lower bound of a range with max_version. */
  min_version?: Text;
  /** Client id for OAuth2.0 */
  oauth2_client_id?: Text;
  /** Client secret for OAuth2.0 */
  oauth2_client_secret?: Secret | '' | null;
  /** Endpoint for OAuth2.0 */
  oauth2_endpoint?: Text;
  /** User's TOTP passcode */
  passcode?: Secret | '' | null;
  /** User's password */
  password?: Secret | '' | null;
  /** Domain ID containing project */
  project_domain_id?: Text;
  /** Domain name containing project */
  project_domain_name?: Text;
  /** Project ID to scope to */
  project_id?: Text;
  /** Project name to scope to */
  project_name?: Text;
  /** Protocol for federated plugin */
  protocol?: Text;
  /** OpenID Connect Redirect URL */
  redirect_uri?: Text;
  /** The default region_name for endpoint URL discovery. */
  region_name?: Text;
  /** List of retriable HTTP status codes that should be retried. */
  retriable_status_codes?: List<number>;
  /** OpenID Connect scope that is requested from authorization server. */
  scope?: Text;
  /** The default service_name for endpoint URL discovery. */
  service_name?: Text;
  /** Service Provider's Endpoint */
  service_provider_endpoint?: Text;
  /** Service Provider's SAML Entity ID */
  service_provider_entity_id?: Text;
  /** The default service_type for endpoint URL discovery. */
  service_type?: Text;
  /** Log requests to multiple loggers. @default false */
  split_loggers?: Bool;
  /** The maximum number of retries that should be attempted for retriable HTTP status codes. */
  status_code_retries?: Num;
  /** Delay (in seconds) between two retries for retriable status codes. */
  status_code_retry_delay?: Num;
  /** Scope for system operations */
  system_scope?: Text;
  /** Tenant ID */
  tenant_id?: Text;
  /** Tenant Name */
  tenant_name?: Text;
  /** Timeout value for http requests */
  timeout?: Num;
  /** The token that will always be used */
  token?: Secret | '' | null;
  /** ID of the trust to use as a trustee use */
  trust_id?: Text;
  /** User's domain id */
  user_domain_id?: Text;
  /** User's domain name */
  user_domain_name?: Text;
  /** User id */
  user_id?: Text;
  /** @deprecated now [ironic] username */
  user_name?: unknown;
  /** Username */
  username?: Text;
  /** List of interfaces, in order of preference, for endpoint URL. */
  valid_interfaces?: List;
  /** Minimum Major API version within a given Major API version for endpoint URL discovery. */
  version?: Text;
}

interface Section93 {
  /** When set to True, the Local IP Openvswitch agent extension will use static NAT rules instead of using conntrack. @default false */
  static_nat?: Bool;
}

interface Section94 {
  /** Comma-separated list of <physical_network>:<physical_interface> tuples mapping physical network names to the agent's nod… */
  physical_interface_mappings?: List;
}

interface Section95 {
  /** Certificate Authority public key (CA cert) file for ssl */
  auth_ca_cert?: Text;
  /** Host haproxy listen port for metadata path. @default 80 */
  host_proxy_listen_port?: Num;
  /** When proxying metadata requests, Neutron signs the Instance-ID header with a shared secret to prevent spoofing. */
  metadata_proxy_shared_secret?: Secret | '' | null;
  /** Client certificate for Nova metadata api server. */
  nova_client_cert?: Text;
  /** Private key of client certificate. */
  nova_client_priv_key?: Text;
  /** IP address or DNS name of Nova metadata server. @default "127.0.0.1" */
  nova_metadata_host?: Text;
  /** Allow to perform insecure SSL (https) requests to Nova metadata @default false */
  nova_metadata_insecure?: Bool;
  /** TCP Port used by Nova metadata server. @default 8775 */
  nova_metadata_port?: Num;
  /** Protocol to access Nova metadata, http or https @default "http" */
  nova_metadata_protocol?: "http" | "https" | Other | Secret | null;
  /** The base MAC address Neutron Openvswitch agent will use for metadata traffic. @default "fa:16:ee:00:00:00" */
  provider_base_mac?: Text;
  /** Local metadata CIDR for VMs metadata traffic, will be used as the IP range to generate the VM's metadata IP. @default "240.0.0.0/16" */
  provider_cidr?: Text;
  /** The metadata tap device local vlan ID. @default 1 */
  provider_vlan_id?: Num;
}

interface Section96 {
  /** Max number of queries to accept during the base window. @default 10 */
  base_query_rate_limit?: Num;
  /** Duration (seconds) of the base window on the metadata API. @default 10 */
  base_window_duration?: Num;
  /** Max number of queries to accept during the burst window. @default 10 */
  burst_query_rate_limit?: Num;
  /** Duration (seconds) of the burst window on the metadata API. @default 10 */
  burst_window_duration?: Num;
  /** Comma separated list of the metadata address IP versions (4, 6) for which rate limiting will be enabled. @default "4" */
  ip_versions?: List<4 | 6>;
  /** Enable rate limiting on the metadata API. @default false */
  rate_limit_enabled?: Bool;
}

interface Section97 {
  /** An ordered list of extension driver entrypoints to be loaded from the neutron.ml2.extension_drivers namespace. */
  extension_drivers?: List;
  /** Default network type for external networks when no provider attributes are specified. */
  external_network_type?: Text;
  /** An ordered list of networking mechanism driver entrypoints to be loaded from the neutron.ml2.mechanism_drivers namespace… */
  mechanism_drivers?: List;
  /** IP version of all overlay (tunnel) network endpoints. @default 4 */
  overlay_ip_version?: 4 | "4" | 6 | "6" | Other | null;
  /** Maximum size of an IP packet (MTU) that can traverse the underlying physical network infrastructure without fragmentatio… @default 0 */
  path_mtu?: Num;
  /** Mappings of physical networks to MTU values. */
  physical_network_mtus?: Text;
  /** Ordered list of network_types to allocate as tenant networks. @default "local" */
  tenant_network_types?: List;
  /** Resource provider name for the host with tunnelled networks. @default "rp_tunnelled" */
  tunnelled_network_rp_name?: Text;
  /** List of network type driver entrypoints to be loaded from the neutron.ml2.type_drivers namespace. @default "local,flat,vlan,gre,vxlan,geneve" */
  type_drivers?: List;
}

interface Section98 {
  /** List of physical_network names with which flat networks can be created. @default "*" */
  flat_networks?: List;
}

interface Section99 {
  /** The maximum allowed Geneve encapsulation header size (in bytes). @default 30 */
  max_header_size?: Num;
  /** Comma-separated list of <vni_min>:<vni_max> tuples enumerating ranges of Geneve VNI IDs that are available for tenant ne… */
  vni_ranges?: List;
}

interface Section100 {
  /** Comma-separated list of <tun_min>:<tun_max> tuples enumerating ranges of GRE tunnel IDs that are available for tenant ne… */
  tunnel_id_ranges?: List;
}

interface Section101 {
  /** List of <physical_network>:<vlan_min>:<vlan_max> or <physical_network> specifying physical_network names usable for VLAN… */
  network_vlan_ranges?: List;
}

interface Section102 {
  /** Comma-separated list of <vni_min>:<vni_max> tuples enumerating ranges of VXLAN VNI IDs that are available for tenant net… */
  vni_ranges?: List;
  /** Multicast group for VXLAN. */
  vxlan_group?: Text;
}

interface Section103 {
  /** Maximum number of packets per rate_limit. @default 25 */
  burst_limit?: Num;
  /** Output logfile path on agent side, default syslog file. */
  local_output_log_base?: Text;
  /** Maximum packets logging per second. @default 100 */
  rate_limit?: Num;
}

interface Section104 {
  /** OAuth Access Key */
  access_key?: Text;
  /** OAuth Access Secret */
  access_secret?: Text;
  /** OAuth 2.0 Access Token */
  access_token?: Secret | '' | null;
  /** OpenID Connect Provider Token Endpoint. */
  access_token_endpoint?: Text;
  /** OAuth 2.0 Authorization Server Introspection token type, it is used to decide which type of token will be used when proc… */
  access_token_type?: Text;
  /** Application credential ID */
  application_credential_id?: Text;
  /** Application credential name */
  application_credential_name?: Text;
  /** Application credential auth secret */
  application_credential_secret?: Secret | '' | null;
  /** Methods to authenticate with. */
  auth_methods?: Text;
  /** @deprecated now [nova] auth_type */
  auth_plugin?: unknown;
  /** Config Section from which to load plugin specific options */
  auth_section?: Text;
  /** Authentication type to load */
  auth_type?: "admin_token" | "http_basic" | "none" | "password" | "token" | "v2password" | "v2token" | "v3adfspassword" | "v3applicationcredential" | "v3multifactor" | "v3oauth1" | "v3oauth2clientcredential" | "v3oauth2mtlsclientcredential" | "v3oidcaccesstoken" | "v3oidcauthcode" | "v3oidcclientcredentials" | "v3oidcdeviceauthz" | "v3oidcpassword" | "v3password" | "v3samlpassword" | "v3token" | "v3tokenlessauth" | "v3totp" | Other | Secret | null;
  /** Authentication URL */
  auth_url?: Text;
  /** PEM encoded Certificate Authority to use when verifying HTTPs connections. */
  cafile?: Text;
  /** PEM encoded client certificate cert file */
  certfile?: Text;
  /** OAuth 2.0 Client ID */
  client_id?: Text;
  /** OAuth 2.0 Client Secret */
  client_secret?: Secret | '' | null;
  /** OAuth 2.0 Authorization Code */
  code?: Secret | '' | null;
  /** PKCE Challenge Method (RFC 7636) */
  code_challenge_method?: Text;
  /** Collect per-API call timing information. @default false */
  collect_timing?: Bool;
  /** OAuth Consumer ID/Key */
  consumer_key?: Text;
  /** OAuth Consumer Secret */
  consumer_secret?: Text;
  /** Optional domain ID to use with v3 and v2 parameters. */
  default_domain_id?: Text;
  /** Optional domain name to use with v3 API and v2 parameters. */
  default_domain_name?: Text;
  /** OAuth 2.0 Device Authorization Endpoint. */
  device_authorization_endpoint?: Text;
  /** OpenID Connect Discovery Document URL. */
  discovery_endpoint?: Text;
  /** Domain ID to scope to */
  domain_id?: Text;
  /** Domain name to scope to */
  domain_name?: Text;
  /** The endpoint that will always be used */
  endpoint?: Text;
  /** Type of the Nova endpoint to use. @default "public" */
  endpoint_type?: "admin" | "internal" | "public" | Other | Secret | null;
  /** Identity Provider's name */
  identity_provider?: Text;
  /** An Identity Provider URL, where the SAML authentication request will be sent. */
  identity_provider_url?: Text;
  /** A key to be used in the Identity Provider access token endpoint to pass the OTP value. */
  idp_otp_key?: Text;
  /** Verify HTTPS connections. @default false */
  insecure?: Bool;
  /** PEM encoded client certificate key file */
  keyfile?: Text;
  /** Client id for OAuth2.0 */
  oauth2_client_id?: Text;
  /** Client secret for OAuth2.0 */
  oauth2_client_secret?: Secret | '' | null;
  /** Endpoint for OAuth2.0 */
  oauth2_endpoint?: Text;
  /** User's TOTP passcode */
  passcode?: Secret | '' | null;
  /** User's password */
  password?: Secret | '' | null;
  /** Domain ID containing project */
  project_domain_id?: Text;
  /** Domain name containing project */
  project_domain_name?: Text;
  /** Project ID to scope to */
  project_id?: Text;
  /** Project name to scope to */
  project_name?: Text;
  /** Protocol for federated plugin */
  protocol?: Text;
  /** OpenID Connect Redirect URL */
  redirect_uri?: Text;
  /** Name of Nova region to use. */
  region_name?: Text;
  /** OpenID Connect scope that is requested from authorization server. */
  scope?: Text;
  /** Service Provider's Endpoint */
  service_provider_endpoint?: Text;
  /** Service Provider's SAML Entity ID */
  service_provider_entity_id?: Text;
  /** Log requests to multiple loggers. @default false */
  split_loggers?: Bool;
  /** Scope for system operations */
  system_scope?: Text;
  /** Tenant ID */
  tenant_id?: Text;
  /** Tenant Name */
  tenant_name?: Text;
  /** Timeout value for http requests */
  timeout?: Num;
  /** The token that will always be used */
  token?: Secret | '' | null;
  /** ID of the trust to use as a trustee use */
  trust_id?: Text;
  /** User's domain id */
  user_domain_id?: Text;
  /** User's domain name */
  user_domain_name?: Text;
  /** User id */
  user_id?: Text;
  /** @deprecated now [nova] username */
  user_name?: unknown;
  /** Username */
  username?: Text;
}

interface Section105 {
  /** FlatDhcp will bridge into this interface if set */
  flat_interface?: Text;
  /** An interface that bridges can forward to. @default "all" */
  forward_bridge_interface?: Multi;
  /** Regular expression to match the iptables rule that should always be on the bottom. */
  iptables_bottom_regex?: Text;
  /** The table that iptables to jump to when a packet is to be dropped. @default "DROP" */
  iptables_drop_action?: Text;
  /** Regular expression to match the iptables rule that should always be on the top. */
  iptables_top_regex?: Text;
  /** MTU setting for network interface. @default 1500 */
  network_device_mtu?: Num;
  /** Use IPv6 @default false */
  use_ipv6?: Bool;
  /** VLANs will bridge into this interface if set */
  vlan_interface?: Text;
}

interface Section106 {
  /** The default qos type to apply to ovs ports. @default "linux-noop" */
  default_qos_type?: "linux-codel" | "linux-fq_codel" | "linux-hfsc" | "linux-htb" | "linux-noop" | "linux-sfq" | Other | Secret | null;
  /** Controls if VIF should be isolated when plugged to the ovs bridge. @default false */
  isolate_vif?: Bool;
  /** MTU setting for network interface. @default 1500 */
  network_device_mtu?: Num;
  /** Amount of time, in seconds, that ovs_vsctl should wait for a response from the database. @default 120 */
  ovs_vsctl_timeout?: Num;
  /** The connection string for the OVSDB backend. @default "tcp:127.0.0.1:6640" */
  ovsdb_connection?: Text;
  /** The interface for interacting with the OVSDB @default "native" @deprecated os-vif has supported ovsdb access via python bindings since Stein (1.15.0), starting in Victoria (2.2.0) the ovs-vsctl driver is now deprecated for removal and in future releases it will be be removed. */
  ovsdb_interface?: "native" | "vsctl" | Other | Secret | null;
  /** Controls if VIF should be plugged into a per-port bridge. @default false */
  per_port_bridge?: Bool;
}

interface Section107 {
  /** Make exception message format errors fatal @default false */
  fatal_exception_format_errors?: Bool;
}

interface Section108 {
  /** If enabled (default) OVN will flood ARP requests to all attached ports on a network. @default true */
  broadcast_arps_to_all_routers?: Bool;
  /** Default lease time (in seconds) to use with OVN's native DHCP service. @default 43200 */
  dhcp_default_lease_time?: Num;
  /** Disable OVN's built-in DHCP for baremetal ports (VNIC type "baremetal"). @default false */
  disable_ovn_dhcp_for_baremetal_ports?: Bool;
  /** Whether to consider DNS records local to OVN or not. @default false */
  dns_records_ovn_owned?: Bool;
  /** Comma-separated list of the DNS servers which will be used as forwarders if a subnet's dns_nameservers field is empty. */
  dns_servers?: List;
  /** Enable distributed floating IP support. @default false */
  enable_distributed_floating_ip?: Bool;
  /** The number of seconds to keep FDB entries in the OVN DB. @default 0 */
  fdb_age_threshold?: Num;
  /** Activation strategy to use for live migration. @default "rarp" */
  live_migration_activation_strategy?: "" | "rarp" | Other | Secret | null;
  /** If enabled it will allow localnet ports to learn MAC addresses and store them in FDB SB table. @default false */
  localnet_learn_fdb?: Bool;
  /** The number of seconds to keep MAC_Binding entries in the OVN DB. @default 0 */
  mac_binding_age_threshold?: Num;
  /** The synchronization mode of OVN_Northbound OVSDB with Neutron DB. @default "log" */
  neutron_sync_mode?: "log" | "migrate" | "off" | "repair" | Other | Secret | null;
  /** Dictionary of global DHCPv4 options which will be automatically set on each subnet upon creation and on all existing sub… */
  ovn_dhcp4_global_options?: Text;
  /** Dictionary of global DHCPv6 options which will be automatically set on each subnet upon creation and on all existing sub… */
  ovn_dhcp6_global_options?: Text;
  /** Configure OVN to emit "need to frag" packets in case of MTU mismatches. @default true @deprecated The option is useful only on very old Linux kernels (version < 5.2). */
  ovn_emit_need_to_frag?: Bool;
  /** The OVN L3 Scheduler type used to schedule router gateway ports on hypervisors/chassis. @default "leastloaded" */
  ovn_l3_scheduler?: "chance" | "leastloaded" | Other | Secret | null;
  /** Whether to use metadata service. @default false */
  ovn_metadata_enabled?: Bool;
  /** The PEM file with CA certificate that OVN should use to verify certificates presented to it by SSL peers */
  ovn_nb_ca_cert?: Text;
  /** The PEM file with certificate that certifies the private key specified in ovn_nb_private_key */
  ovn_nb_certificate?: Text;
  /** The connection string for the OVN_Northbound OVSDB. @default "tcp:127.0.0.1:6641" */
  ovn_nb_connection?: List;
  /** The PEM file with private key for SSL connection to OVN-NB-DB */
  ovn_nb_private_key?: Text;
  /** Whether to configure SNAT for all nested subnets connected to the router through any other routers, similar to the defau… @default false */
  ovn_router_indirect_snat?: Bool;
  /** The PEM file with CA certificate that OVN should use to verify certificates presented to it by SSL peers */
  ovn_sb_ca_cert?: Text;
  /** The PEM file with certificate that certifies the private key specified in ovn_sb_private_key */
  ovn_sb_certificate?: Text;
  /** The connection string for the OVN_Southbound OVSDB. @default "tcp:127.0.0.1:6642" */
  ovn_sb_connection?: List;
  /** The PEM file with private key for SSL connection to OVN-SB-DB */
  ovn_sb_private_key?: Text;
  /** Timeout, in seconds, for the OVSDB connection transaction @default 180 */
  ovsdb_connection_timeout?: Num;
  /** The log level used for OVSDB @default "INFO" */
  ovsdb_log_level?: "CRITICAL" | "DEBUG" | "ERROR" | "INFO" | "WARNING" | Other | Secret | null;
  /** The probe interval for the OVSDB session, in milliseconds. @default 60000 */
  ovsdb_probe_interval?: Num;
  /** Max interval, in seconds ,between each retry to get the OVN NB and SB IDLs @default 180 */
  ovsdb_retry_max_interval?: Num;
  /** If enabled, the floating IP NAT rules will be stateless, instead of using the conntrack OVN actions. @default false */
  stateless_nat_enabled?: Bool;
  /** The directory in which vhost virtio sockets are created by all the vswitch daemons @default "/var/run/openvswitch" */
  vhost_sock_dir?: Text;
}

interface Section109 {
  /** FDB aging bulk removal limit. @default 0 */
  fdb_removal_limit?: Num;
  /** If set to False, ARP/ND reply flows for logical switch ports will be installed only if the port is UP, i.e. @default false */
  ignore_lsp_down?: Bool;
  /** MAC binding aging bulk removal limit. @default 0 */
  mac_binding_removal_limit?: Num;
}

interface Section110 {
  /** The maximum number of MAC addresses to learn on a bridge managed by the Neutron OVS agent. @default 50000 */
  bridge_mac_table_size?: Num;
  /** Comma-separated list of <physical_network>:<bridge> tuples mapping physical network names to the agent's node-specific O… */
  bridge_mappings?: List;
  /** OVS datapath to use. @default "system" */
  datapath_type?: "netdev" | "system" | Other | Secret | null;
  /** Multicast packets (except reports) are unconditionally forwarded to the ports bridging a logical network to a physical n… @default false */
  igmp_flood?: Bool;
  /** Multicast reports are unconditionally forwarded to the ports bridging a logical network to a physical network. @default true */
  igmp_flood_reports?: Bool;
  /** This option enables or disables flooding of unregistered multicast packets to all ports. @default false */
  igmp_flood_unregistered?: Bool;
  /** Enable IGMP snooping for integration bridge. @default false */
  igmp_snooping_enable?: Bool;
  /** Peer patch port in integration bridge for tunnel bridge. @default "patch-tun" */
  int_peer_patch_port?: Text;
  /** Integration bridge to use. @default "br-int" */
  integration_bridge?: Text;
  /** IP address of local overlay (tunnel) network endpoint. */
  local_ip?: Text;
  /** Timeout in seconds to wait for the local switch connecting the controller. @default 300 */
  of_connect_timeout?: Num;
  /** The inactivity_probe interval in seconds for the local switch connection to the controller. @default 10 */
  of_inactivity_probe?: Num;
  /** Address to listen on for OpenFlow connections. @default "127.0.0.1" */
  of_listen_address?: Text;
  /** Port to listen on for OpenFlow connections. @default 6633 */
  of_listen_port?: Num;
  /** Timeout in seconds to wait for a single OpenFlow request. @default 300 */
  of_request_timeout?: Num;
  /** If enabled, all OpenFlow rules associated to a port are processed at once, in one single transaction. @default false */
  openflow_processed_per_port?: Bool;
  /** The connection string for the OVSDB backend. @default "tcp:127.0.0.1:6640" */
  ovsdb_connection?: Text;
  /** Timeout in seconds for the OVSDB connection transaction @default 180 */
  ovsdb_connection_timeout?: Num;
  /** Enable OVSDB debug logs @default false */
  ovsdb_debug?: Bool;
  /** Timeout in seconds for OVSDB commands. @default 10 */
  ovsdb_timeout?: Num;
  /** Whether to enable the Openvswitch meter bandwidth limit features which will add meter kbps rules and apply them to the O… @default false */
  qos_meter_bandwidth?: Bool;
  /** Comma-separated list of <bridge>:<egress_bw>:<ingress_bw> tuples, showing the available bandwidth for the given bridge i… */
  resource_provider_bandwidths?: List;
  /** The default hypervisor name used to locate the parent of the resource provider. */
  resource_provider_default_hypervisor?: Text;
  /** Mapping of bridges to hypervisors: <bridge>:<hypervisor>,... */
  resource_provider_hypervisors?: Text;
  /** Key:value pairs to specify defaults used while reporting resource provider inventories. @default "allocation_ratio:1.0,min_unit:1,step_size:1,reserved:0" */
  resource_provider_inventory_defaults?: Text;
  /** Key:value pairs to specify defaults used while reporting packet rate inventories. @default "allocation_ratio:1.0,min_unit:1,step_size:1,reserved:0" */
  resource_provider_packet_processing_inventory_defaults?: Text;
  /** Similar to the resource_provider_packet_processing_without_direction but used in case the OVS backend has hardware offlo… */
  resource_provider_packet_processing_with_direction?: List;
  /** Comma-separated list of <hypervisor>:<packet_rate> tuples, defining the minimum packet rate the OVS backend can guarante… */
  resource_provider_packet_processing_without_direction?: List;
  /** The Certificate Authority (CA) certificate to use when interacting with OVSDB. */
  ssl_ca_cert_file?: Text;
  /** The SSL certificate file to use when interacting with OVSDB. */
  ssl_cert_file?: Text;
  /** The SSL private key file to use when interacting with OVSDB. */
  ssl_key_file?: Text;
  /** Peer patch port in tunnel bridge for integration bridge. @default "patch-int" */
  tun_peer_patch_port?: Text;
  /** Tunnel bridge to use. @default "br-tun" */
  tunnel_bridge?: Text;
  /** OVS vhost-user socket directory. @default "/var/run/openvswitch" */
  vhostuser_socket_dir?: Text;
}

interface Section111 {
  /** Comma-separated list of VNIC types for which support is administratively prohibited by the mechanism driver. */
  vnic_type_prohibit_list?: List;
}

interface Section112 {
  /** OAuth Access Key */
  access_key?: Text;
  /** OAuth Access Secret */
  access_secret?: Text;
  /** OAuth 2.0 Access Token */
  access_token?: Secret | '' | null;
  /** OpenID Connect Provider Token Endpoint. */
  access_token_endpoint?: Text;
  /** OAuth 2.0 Authorization Server Introspection token type, it is used to decide which type of token will be used when proc… */
  access_token_type?: Text;
  /** Application credential ID */
  application_credential_id?: Text;
  /** Application credential name */
  application_credential_name?: Text;
  /** Application credential auth secret */
  application_credential_secret?: Secret | '' | null;
  /** Methods to authenticate with. */
  auth_methods?: Text;
  /** @deprecated now [placement] auth_type */
  auth_plugin?: unknown;
  /** Config Section from which to load plugin specific options */
  auth_section?: Text;
  /** Authentication type to load */
  auth_type?: "admin_token" | "http_basic" | "none" | "password" | "token" | "v2password" | "v2token" | "v3adfspassword" | "v3applicationcredential" | "v3multifactor" | "v3oauth1" | "v3oauth2clientcredential" | "v3oauth2mtlsclientcredential" | "v3oidcaccesstoken" | "v3oidcauthcode" | "v3oidcclientcredentials" | "v3oidcdeviceauthz" | "v3oidcpassword" | "v3password" | "v3samlpassword" | "v3token" | "v3tokenlessauth" | "v3totp" | Other | Secret | null;
  /** Authentication URL */
  auth_url?: Text;
  /** PEM encoded Certificate Authority to use when verifying HTTPs connections. */
  cafile?: Text;
  /** PEM encoded client certificate cert file */
  certfile?: Text;
  /** OAuth 2.0 Client ID */
  client_id?: Text;
  /** OAuth 2.0 Client Secret */
  client_secret?: Secret | '' | null;
  /** OAuth 2.0 Authorization Code */
  code?: Secret | '' | null;
  /** PKCE Challenge Method (RFC 7636) */
  code_challenge_method?: Text;
  /** Collect per-API call timing information. @default false */
  collect_timing?: Bool;
  /** OAuth Consumer ID/Key */
  consumer_key?: Text;
  /** OAuth Consumer Secret */
  consumer_secret?: Text;
  /** Optional domain ID to use with v3 and v2 parameters. */
  default_domain_id?: Text;
  /** Optional domain name to use with v3 API and v2 parameters. */
  default_domain_name?: Text;
  /** OAuth 2.0 Device Authorization Endpoint. */
  device_authorization_endpoint?: Text;
  /** OpenID Connect Discovery Document URL. */
  discovery_endpoint?: Text;
  /** Domain ID to scope to */
  domain_id?: Text;
  /** Domain name to scope to */
  domain_name?: Text;
  /** The endpoint that will always be used */
  endpoint?: Text;
  /** Type of the placement endpoint to use. @default "public" */
  endpoint_type?: "admin" | "internal" | "public" | Other | Secret | null;
  /** Identity Provider's name */
  identity_provider?: Text;
  /** An Identity Provider URL, where the SAML authentication request will be sent. */
  identity_provider_url?: Text;
  /** A key to be used in the Identity Provider access token endpoint to pass the OTP value. */
  idp_otp_key?: Text;
  /** Verify HTTPS connections. @default false */
  insecure?: Bool;
  /** PEM encoded client certificate key file */
  keyfile?: Text;
  /** Client id for OAuth2.0 */
  oauth2_client_id?: Text;
  /** Client secret for OAuth2.0 */
  oauth2_client_secret?: Secret | '' | null;
  /** Endpoint for OAuth2.0 */
  oauth2_endpoint?: Text;
  /** User's TOTP passcode */
  passcode?: Secret | '' | null;
  /** User's password */
  password?: Secret | '' | null;
  /** Domain ID containing project */
  project_domain_id?: Text;
  /** Domain name containing project */
  project_domain_name?: Text;
  /** Project ID to scope to */
  project_id?: Text;
  /** Project name to scope to */
  project_name?: Text;
  /** Protocol for federated plugin */
  protocol?: Text;
  /** OpenID Connect Redirect URL */
  redirect_uri?: Text;
  /** Name of placement region to use. */
  region_name?: Text;
  /** OpenID Connect scope that is requested from authorization server. */
  scope?: Text;
  /** Service Provider's Endpoint */
  service_provider_endpoint?: Text;
  /** Service Provider's SAML Entity ID */
  service_provider_entity_id?: Text;
  /** Log requests to multiple loggers. @default false */
  split_loggers?: Bool;
  /** Scope for system operations */
  system_scope?: Text;
  /** Tenant ID */
  tenant_id?: Text;
  /** Tenant Name */
  tenant_name?: Text;
  /** Timeout value for http requests */
  timeout?: Num;
  /** The token that will always be used */
  token?: Secret | '' | null;
  /** ID of the trust to use as a trustee use */
  trust_id?: Text;
  /** User's domain id */
  user_domain_id?: Text;
  /** User's domain name */
  user_domain_name?: Text;
  /** User id */
  user_id?: Text;
  /** @deprecated now [placement] username */
  user_name?: unknown;
  /** Username */
  username?: Text;
}

interface Section113 {
  /** Default number of resources allowed per tenant. @default -1 */
  default_quota?: Num;
  /** Default driver to use for quota checks. @default "neutron.db.quota.driver_nolock.DbQuotaNoLockDriver" */
  quota_driver?: Text;
  /** Number of floating IPs allowed per tenant. @default 50 */
  quota_floatingip?: Num;
  /** Number of networks allowed per tenant. @default 100 */
  quota_network?: Num;
  /** Number of ports allowed per tenant. @default 500 */
  quota_port?: Num;
  /** Number of routers allowed per tenant. @default 10 */
  quota_router?: Num;
  /** Number of security groups allowed per tenant. @default 10 */
  quota_security_group?: Num;
  /** Number of security group rules allowed per tenant. @default 100 */
  quota_security_group_rule?: Num;
  /** Number of subnets allowed per tenant, A negative value means unlimited. @default 100 */
  quota_subnet?: Num;
  /** When set to True, quota usage will be tracked in the Neutron database for each resource, by directly mapping to a data m… @default true */
  track_quota_usage?: Bool;
}

interface Section114 {
  /** Use IPsets to speed-up the iptables based security groups. @default true */
  enable_ipset?: Bool;
  /** Controls whether the neutron security group API is enabled in the server. @default true */
  enable_security_group?: Bool;
  /** Driver for security groups firewall in the L2 agent */
  firewall_driver?: Text;
  /** Comma-separated list of ethertypes to be permitted, in hexadecimal (starting with "0x"). */
  permitted_ethertypes?: List;
}

interface Section115 {
  /** Defines providers for advanced services using the format: <service_type>:<name>:<driver>[:default] */
  service_provider?: Multi;
}

interface Section116 {
  /** Comma-separated list of <network_device>:<vfs_to_exclude> tuples, mapping network_device to the agent's node-specific li… */
  exclude_devices?: List;
  /** Comma-separated list of <physical_network>:<network_device> tuples mapping physical network names to the agent's node-sp… */
  physical_device_mappings?: List;
  /** Comma-separated list of <network_device>:<egress_bw>:<ingress_bw> tuples, showing the available bandwidth for the given … */
  resource_provider_bandwidths?: List;
  /** The default hypervisor name used to locate the parent of the resource provider. */
  resource_provider_default_hypervisor?: Text;
  /** Mapping of network devices to hypervisors: <network_device>:<hypervisor>,... */
  resource_provider_hypervisors?: Text;
  /** Key:value pairs to specify defaults used while reporting resource provider inventories. @default "allocation_ratio:1.0,min_unit:1,step_size:1,reserved:0" */
  resource_provider_inventory_defaults?: Text;
}

interface Section117 {
  /** CA certificate file to use to verify connecting clients. @deprecated The 'ca_file' option is deprecated and will be removed in a future release. */
  ca_file?: Text;
  /** Certificate file to use when starting the server securely. @deprecated The 'cert_file' option is deprecated and will be removed in a future release. */
  cert_file?: Text;
  /** Sets the list of available ciphers. @deprecated The 'ciphers' option is deprecated and will be removed in a future release. */
  ciphers?: Text;
  /** Private key file to use when starting the server securely. @deprecated The 'key_file' option is deprecated and will be removed in a future release. */
  key_file?: Text;
  /** SSL version to use (valid only if SSL enabled). @deprecated The 'version' option is deprecated and will be removed in a future release. */
  version?: Text;
}

interface Section118 {
  /** Allow destination machine to match source for resize. @default false */
  allow_resize_to_same_host?: Bool;
  /** File name for the paste.deploy config for api service @default "api-paste.ini" @deprecated The 'api_paste_config' option is deprecated and will be removed in a future release. */
  api_paste_config?: Text;
  /** Timeout for Accelerator Request (ARQ) bind event message arrival. @default 300 */
  arq_binding_timeout?: Num;
  /** Enable eventlet backdoor. @deprecated The 'backdoor_port' option is deprecated and will be removed in a future release. */
  backdoor_port?: Text;
  /** Enable eventlet backdoor, using the provided path as a unix socket that can receive connections. @deprecated The 'backdoor_socket' option is deprecated and will be removed in a future release. */
  backdoor_socket?: Text;
  /** The number of times to check for a volume to be "available" before attaching it during server create. @default 60 */
  block_device_allocate_retries?: Num;
  /** Interval (in seconds) between block device allocation retries on failures. @default 3 */
  block_device_allocate_retries_interval?: Num;
  /** The number of tasks that can run concurrently, one for each cell, for operations requires cross cell data gathering a.k.… @default 5 */
  cell_worker_thread_pool_size?: Num;
  /** Path to SSL certificate file. @default "self.pem" */
  cert?: Text;
  /** Timeout for client connections' socket operations. @default 900 @deprecated The 'client_socket_timeout' option is deprecated and will be removed in a future release. */
  client_socket_timeout?: Num;
  /** Defines which driver to use for controlling virtualization. */
  compute_driver?: Text;
  /** A comma-separated list of monitors that can be used for getting compute metrics. */
  compute_monitors?: List;
  /** Config drive format. @default "iso9660" @deprecated This option was originally added as a workaround for bug in libvirt, #1246201, that was resolved in libvirt v1.2.17. */
  config_drive_format?: "iso9660" | "vfat" | Other | Secret | null;
  /** Lists configuration groups that provide more details for accessing configuration settings from locations other than loca… */
  config_source?: List;
  /** @deprecated now [console] allowed_origins */
  console_allowed_origins?: unknown;
  /** Console proxy host to be used to connect to instances on this host. @default "<current_hostname>" */
  console_host?: Text;
  /** @deprecated now [consoleauth] token_ttl */
  console_token_ttl?: unknown;
  /** The default exchange under which topics are scoped. @default "nova" */
  control_exchange?: Text;
  /** Virtual CPU to physical CPU allocation ratio. */
  cpu_allocation_ratio?: Num;
  /** Run as a background process. @default false */
  daemon?: Bool;
  /** If set to true, the logging level will be set to DEBUG instead of the default INFO level. @default false */
  debug?: Bool;
  /** Name of the network to be used to set access IPs for instances. */
  default_access_ip_network_name?: Text;
  /** Default availability zone for compute services. @default "nova" */
  default_availability_zone?: Text;
  /** The default format an ephemeral_volume will be formatted with on creation. */
  default_ephemeral_format?: Text;
  /** The total number of coroutines that can be run via nova's default greenthread pool concurrently, defaults to 1000, min v… @default 1000 @deprecated This option is only used if the service is running in Eventlet mode. */
  default_green_pool_size?: Num;
  /** List of package logging levels in logger=LEVEL pairs. @default "amqp=WARN,amqplib=WARN,boto=WARN,qpid=WARN,sqlalchemy=WARN,suds=INFO,oslo.messaging=INFO,oslo_messaging=INFO,iso8601=WARN,requests.packages.urllib3.connectionpool=WARN,urllib3.connectionpool=WARN,websocket=WARN,requests.packages.urllib3.util.retry=WARN,urllib3.util.retry=WARN,keystonemiddleware=WARN,routes.middleware=WARN,stevedore=WARN,taskflow=WARN,keystoneauth=WARN,oslo.cache=INFO,oslo_policy=INFO,dogpile.core.dogpile=INFO,glanceclient=WARN,oslo.privsep.daemon=INFO" */
  default_log_levels?: List;
  /** @deprecated now [notifications] default_level */
  default_notification_level?: unknown;
  /** Default availability zone for instances. */
  default_schedule_zone?: Text;
  /** The total number of threads that can be run via nova's default thread pool concurrently. @default 10 */
  default_thread_pool_size?: Num;
  /** Virtual disk to physical disk allocation ratio. */
  disk_allocation_ratio?: Num;
  /** Enable new nova-compute services on this host automatically. @default true */
  enable_new_services?: Bool;
  /** Size of executor thread pool when executor is threading or eventlet. @default 64 */
  executor_thread_pool_size?: Num;
  /** Enables or disables fatal status of deprecations. @default false */
  fatal_deprecations?: Bool;
  /** This option determines whether the network setup information is injected into the VM before it is booted. @default false */
  flat_injected?: Bool;
  /** @deprecated now [os_vif_linux_bridge] flat_interface */
  flat_interface?: unknown;
  /** Force injection to take place on a config drive @default false */
  force_config_drive?: Bool;
  /** Force conversion of backing images to raw format. @default true */
  force_raw_images?: Bool;
  /** @deprecated now [os_vif_linux_bridge] forward_bridge_interface */
  forward_bridge_interface?: unknown;
  /** Specify a timeout after which a gracefully shutdown server will exit. @default 60 */
  graceful_shutdown_timeout?: Num;
  /** Interval between instance network information cache updates. @default -1 */
  heal_instance_info_cache_interval?: Num;
  /** Hostname, FQDN or IP address of this host. @default "<current_hostname>" */
  host?: Text;
  /** @deprecated now [image_cache] manager_interval */
  image_cache_manager_interval?: unknown;
  /** @deprecated now [image_cache] subdirectory_name */
  image_cache_subdirectory_name?: unknown;
  /** Initial virtual CPU to physical CPU allocation ratio. @default 4 */
  initial_cpu_allocation_ratio?: Num;
  /** Initial virtual disk to physical disk allocation ratio. @default 1 */
  initial_disk_allocation_ratio?: Num;
  /** Initial virtual RAM to physical RAM allocation ratio. @default 1 */
  initial_ram_allocation_ratio?: Num;
  /** Path to '/etc/network/interfaces' template. @default "$pybasedir/nova/virt/interfaces.template" */
  injected_network_template?: Text;
  /** Maximum time in seconds that an instance can take to build. @default 0 */
  instance_build_timeout?: Num;
  /** Interval for retrying failed instance file deletes. @default 300 */
  instance_delete_interval?: Num;
  /** The format for an instance that is passed with the log message. @default "[instance: %(uuid)s] " */
  instance_format?: Text;
  /** Template string to be used to generate instance names. @default "instance-%08x" */
  instance_name_template?: Text;
  /** This option enables periodic compute.instance.exists notifications. @default false */
  instance_usage_audit?: Bool;
  /** Time period to generate instance usages for. @default "month" */
  instance_usage_audit_period?: Text;
  /** The format for an instance UUID that is passed with the log message. @default "[instance: %(uuid)s] " */
  instance_uuid_format?: Text;
  /** Specifies where instances are stored on the hypervisor's disk. @default "$state_path/instances" */
  instances_path?: Text;
  /** Availability zone for internal services. @default "internal" */
  internal_service_availability_zone?: Text;
  /** @deprecated now [os_vif_linux_bridge] iptables_bottom_regex */
  iptables_bottom_regex?: unknown;
  /** @deprecated now [os_vif_linux_bridge] iptables_drop_action */
  iptables_drop_action?: unknown;
  /** @deprecated now [os_vif_linux_bridge] iptables_top_regex */
  iptables_top_regex?: unknown;
  /** SSL key file (if separate from cert). */
  key?: Text;
  /** This option controls the maximum number of attempts to plug VIFs on the destination host. @default 30 */
  live_migration_retry_count?: Num;
  /** (Optional) Set the 'color' key according to log levels. @default false */
  log_color?: Bool;
  /** @deprecated now [DEFAULT] log_config_append */
  log_config?: unknown;
  /** The name of a logging configuration file. */
  log_config_append?: Text;
  /** Defines the format string for %%(asctime)s in log records. @default "%Y-%m-%d %H:%M:%S" */
  log_date_format?: Text;
  /** (Optional) The base directory used for relative log_file paths. */
  log_dir?: Text;
  /** (Optional) Name of log file to send logging output to. */
  log_file?: Text;
  /** Enables or disables logging values of all registered options when starting a service (at DEBUG level). @default true */
  log_options?: Bool;
  /** The amount of time before the log files are rotated. @default 1 */
  log_rotate_interval?: Num;
  /** Rotation interval type. @default "days" */
  log_rotate_interval_type?: Text;
  /** Log rotation type. @default "none" */
  log_rotation_type?: Text;
  /** @deprecated now [DEFAULT] log_dir */
  logdir?: unknown;
  /** @deprecated now [DEFAULT] log_file */
  logfile?: unknown;
  /** Format string to use for log messages with context. @default "%(asctime)s.%(msecs)03d %(process)d %(levelname)s %(name)s [%(global_request_id)s %(request_id)s %(user_identity)s] %(instance)s%(message)s" */
  logging_context_format_string?: Text;
  /** Additional data to append to log message when logging level for the message is DEBUG. @default "%(funcName)s %(pathname)s:%(lineno)d" */
  logging_debug_format_suffix?: Text;
  /** Format string to use for log messages when context is undefined. @default "%(asctime)s.%(msecs)03d %(process)d %(levelname)s %(name)s [-] %(instance)s%(message)s" */
  logging_default_format_string?: Text;
  /** Prefix each line of exception output with this format. @default "%(asctime)s.%(msecs)03d %(process)d ERROR %(name)s %(instance)s" */
  logging_exception_prefix?: Text;
  /** Defines the format string for %(user_identity)s that is used in logging_context_format_string. @default "%(user)s %(project)s %(domain)s %(system_scope)s %(user_domain)s %(project_domain)s" */
  logging_user_identity_format?: Text;
  /** This option allows setting an alternate timeout value for RPC calls that have the potential to take a long time. @default 1800 */
  long_rpc_timeout?: Num;
  /** Limits the maximum number of instance builds to run concurrently by nova-compute. @default 10 */
  max_concurrent_builds?: Num;
  /** Maximum number of live migrations to run concurrently. @default 1 */
  max_concurrent_live_migrations?: Num;
  /** Maximum number of instance snapshot operations to run concurrently. @default 5 */
  max_concurrent_snapshots?: Num;
  /** Maximum line size of message headers to be accepted. @default 16384 @deprecated The 'max_header_line' option is deprecated and will be removed in a future release. */
  max_header_line?: Num;
  /** Maximum number of devices that will result in a local image being created on the hypervisor node. @default 3 */
  max_local_block_devices?: Num;
  /** Maximum number of rotated log files. @default 30 */
  max_logfile_count?: Num;
  /** Log file maximum size in MB. @default 200 */
  max_logfile_size_mb?: Num;
  /** The number of times to attempt to reap an instance's files. @default 5 */
  maximum_instance_delete_attempts?: Num;
  /** Number of times to retry live-migration before failing. @default -1 */
  migrate_max_retries?: Num;
  /** Name or path of the tool used for ISO image creation. @default "genisoimage" */
  mkisofs_cmd?: Text;
  /** The IP address which is used to connect to the block storage network. @default "$my_ip" */
  my_block_storage_ip?: Text;
  /** The IP address which the host is using to connect to the management network. @default "<host_ipv4>" */
  my_ip?: Text;
  /** The IP address which is used to connect to the shared_fs storage (manila) network. @default "$my_ip" */
  my_shared_fs_storage_ip?: Text;
  /** Number of times to retry network allocation. @default 0 */
  network_allocate_retries?: Num;
  /** @deprecated now [os_vif_linux_bridge] network_device_mtu or [os_vif_ovs] network_device_mtu */
  network_device_mtu?: unknown;
  /** Image properties that should not be inherited from the instance when taking a snapshot. @default "cache_in_nova,bittorrent" */
  non_inheritable_image_properties?: List;
  /** @deprecated now [notifications] notification_format */
  notification_format?: unknown;
  /** @deprecated now [notifications] notify_on_state_change */
  notify_on_state_change?: unknown;
  /** @deprecated now [vnc] novncproxy_base_url */
  novncproxy_base_url?: unknown;
  /** @deprecated now [vnc] novncproxy_host */
  novncproxy_host?: unknown;
  /** @deprecated now [vnc] novncproxy_port */
  novncproxy_port?: unknown;
  /** Sets the scope of the check for unique instance names. */
  osapi_compute_unique_server_name_scope?: "" | "global" | "project" | Other | Secret | null;
  /** @deprecated now [os_vif_ovs] ovs_vsctl_timeout */
  ovs_vsctl_timeout?: unknown;
  /** Length of generated instance admin passwords. @default 12 */
  password_length?: Num;
  /** @deprecated now [pci] alias */
  pci_alias?: unknown;
  /** @deprecated now [pci] device_spec */
  pci_passthrough_whitelist?: unknown;
  /** Enable periodic tasks. @default true */
  periodic_enable?: Bool;
  /** Number of seconds to randomly delay when starting the periodic task scheduler to reduce stampeding. @default 60 */
  periodic_fuzzy_delay?: Num;
  /** Generic property to specify the pointer type. @default "usbtablet" */
  pointer_model?: "ps2mouse" | "usbtablet" | Other | Secret | null;
  /** The image preallocation mode to use. @default "none" */
  preallocate_images?: "none" | "space" | Other | Secret | null;
  /** Enables or disables publication of error events. @default false */
  publish_errors?: Bool;
  /** The directory where the Nova python modules are installed. @default "<Path>" */
  pybasedir?: Text;
  /** @deprecated now [quota] cores */
  quota_cores?: unknown;
  /** @deprecated now [quota] injected_file_content_bytes */
  quota_injected_file_content_bytes?: unknown;
  /** @deprecated now [quota] injected_file_path_length */
  quota_injected_file_path_length?: unknown;
  /** @deprecated now [quota] injected_files */
  quota_injected_files?: unknown;
  /** @deprecated now [quota] instances */
  quota_instances?: unknown;
  /** @deprecated now [quota] key_pairs */
  quota_key_pairs?: unknown;
  /** @deprecated now [quota] metadata_items */
  quota_metadata_items?: unknown;
  /** @deprecated now [quota] ram */
  quota_ram?: unknown;
  /** @deprecated now [quota] server_group_members */
  quota_server_group_members?: unknown;
  /** @deprecated now [quota] server_groups */
  quota_server_groups?: unknown;
  /** Virtual RAM to physical RAM allocation ratio. */
  ram_allocation_ratio?: Num;
  /** Maximum number of logged messages per rate_limit_interval. @default 0 */
  rate_limit_burst?: Num;
  /** Log level name used by rate limiting. @default "CRITICAL" */
  rate_limit_except_level?: "" | "CRITICAL" | "DEBUG" | "ERROR" | "INFO" | "WARNING" | Other | Secret | null;
  /** Interval, number of seconds, of log rate limiting. @default 0 */
  rate_limit_interval?: Num;
  /** Time interval after which an instance is hard rebooted automatically. @default 0 */
  reboot_timeout?: Num;
  /** Interval for reclaiming deleted instances. @default 0 */
  reclaim_instance_interval?: Num;
  /** Filename that will be used for storing websocket frames received and sent by a proxy service (like VNC, spice, serial) r… */
  record?: Text;
  /** Timeout for reimaging a volume. @default 20 */
  reimage_timeout_per_gb?: Num;
  /** @deprecated now [image_cache] remove_unused_base_images */
  remove_unused_base_images?: unknown;
  /** @deprecated now [image_cache] remove_unused_original_minimum_age_seconds */
  remove_unused_original_minimum_age_seconds?: unknown;
  /** Number of seconds indicating how frequently the state of services on a given hypervisor is reported. @default 10 */
  report_interval?: Num;
  /** Interval to wait before un-rescuing an instance stuck in RESCUE. @default 0 */
  rescue_timeout?: Num;
  /** Number of host CPUs to reserve for host processes. @default 0 */
  reserved_host_cpus?: Num;
  /** Amount of disk resources in MB to make them always available to host. @default 0 */
  reserved_host_disk_mb?: Num;
  /** Amount of memory in MB to reserve for the host so that it is always available to host processes. @default 512 */
  reserved_host_memory_mb?: Num;
  /** Number of huge/large memory pages to reserve per NUMA host cell. */
  reserved_huge_pages?: Multi<Scalar>;
  /** Automatically confirm resizes after N seconds. @default 0 */
  resize_confirm_window?: Num;
  /** Enable resizing of filesystems via a block device. @default false */
  resize_fs_using_block_device?: Bool;
  /** This option specifies whether to start guests that were running before the host rebooted. @default false */
  resume_guests_state_on_host_boot?: Bool;
  /** Path to the rootwrap configuration file. @default "/etc/nova/rootwrap.conf" */
  rootwrap_config?: Text;
  /** Add an endpoint to answer to ping calls. @default false */
  rpc_ping_enabled?: Bool;
  /** Seconds to wait for a response from a call. @default 60 */
  rpc_response_timeout?: Num;
  /** @deprecated now [DEFAULT] executor_thread_pool_size */
  rpc_thread_pool_size?: unknown;
  /** Some periodic tasks can be run in a separate process. @default true */
  run_external_periodic_tasks?: Bool;
  /** The compute service periodically checks for instances that have been deleted in the database but remain running on the c… @default "reap" */
  running_deleted_instance_action?: "log" | "noop" | "reap" | "shutdown" | Other | Secret | null;
  /** Time interval in seconds to wait between runs for the clean up action. @default 1800 */
  running_deleted_instance_poll_interval?: Num;
  /** Time interval in seconds to wait for the instances that have been marked as deleted in database to be eligible for clean… @default 0 */
  running_deleted_instance_timeout?: Num;
  /** Interval between sending the scheduler a list of current instance UUIDs to verify that its view of instances is in sync … @default 120 */
  scheduler_instance_sync_interval?: Num;
  /** @deprecated now [wsgi] secure_proxy_ssl_header */
  secure_proxy_ssl_header?: unknown;
  /** Maximum time in seconds since last check-in for up service @default 60 */
  service_down_time?: Num;
  /** This option specifies the driver to be used for the servicegroup service. @default "db" */
  servicegroup_driver?: "db" | "mc" | Other | Secret | null;
  /** Time before a shelved instance is eligible for removal from a host. @default 0 */
  shelved_offload_time?: Num;
  /** Interval for polling shelved instances to offload. @default 3600 */
  shelved_poll_interval?: Num;
  /** Total time to wait in seconds for an instance to perform a clean shutdown. @default 60 */
  shutdown_timeout?: Num;
  /** Set to True if source host is addressed with IPv6. @default false */
  source_is_ipv6?: Bool;
  /** Disallow non-encrypted connections. @default false */
  ssl_only?: Bool;
  /** The top-level directory for maintaining Nova's state. @default "$pybasedir" */
  state_path?: Text;
  /** Interval to sync power states between the database and the hypervisor. @default 600 */
  sync_power_state_interval?: Num;
  /** Number of greenthreads available for use to sync power states. @default 1000 */
  sync_power_state_pool_size?: Num;
  /** Syslog facility to receive log lines. @default "LOG_USER" */
  syslog_log_facility?: Text;
  /** Sets the value of TCP_KEEPIDLE in seconds for each server socket. @default 600 @deprecated The 'tcp_keepidle' option is deprecated and will be removed in a future release. */
  tcp_keepidle?: Num;
  /** Explicitly specify the temporary working directory. */
  tempdir?: Text;
  /** When new work is submitted to any of the thread pools nova logs the statistics of the pool (work executed, threads avail… @default -1 */
  thread_pool_statistic_period?: Num;
  /** Amount of time, in seconds, to wait for NBD device start up. @default 10 */
  timeout_nbd?: Num;
  /** The network address and optional user credentials for connecting to the messaging backend, in URL format. */
  transport_url?: Secret | '' | null;
  /** Interval for updating compute resources. @default 0 */
  update_resources_interval?: Num;
  /** Enable use of copy-on-write (cow) images. @default true */
  use_cow_images?: Bool;
  /** @deprecated now [os_vif_linux_bridge] use_ipv6 */
  use_ipv6?: unknown;
  /** Enable journald for logging. @default false */
  use_journal?: Bool;
  /** Use JSON formatting for logging. @default false */
  use_json?: Bool;
  /** Start and use a daemon that can run the commands that need to be run with root privileges. @default false */
  use_rootwrap_daemon?: Bool;
  /** Log output to standard error. @default false */
  use_stderr?: Bool;
  /** Use syslog for logging. @default false */
  use_syslog?: Bool;
  /** Mask of host CPUs that can be used for ``VCPU`` resources. @deprecated This option has been superseded by the ``[compute] cpu_dedicated_set`` and ``[compute] cpu_shared_set`` options, which allow things like the co-existence of pinned and unpinned instances on the same host (for the libvirt driver). */
  vcpu_pin_set?: Text;
  /** Determine if instance should boot or fail on VIF plugging timeout. @default true */
  vif_plugging_is_fatal?: Bool;
  /** Timeout for Neutron VIF plugging event message arrival. @default 300 */
  vif_plugging_timeout?: Num;
  /** Name of the mkfs commands for ephemeral device. */
  virt_mkfs?: Multi;
  /** @deprecated now [os_vif_linux_bridge] vlan_interface */
  vlan_interface?: unknown;
  /** @deprecated now [vnc] enabled */
  vnc_enabled?: unknown;
  /** Interval for gathering volume usages. @default 0 */
  volume_usage_poll_interval?: Num;
  /** Uses logging handler designed to watch file system. @default false @deprecated This function is known to have bene broken for long time, and depends on the unmaintained library */
  watch_log_file?: Bool;
  /** Path to directory with content which will be served by a web server. @default "/usr/share/spice-html5" */
  web?: Text;
  /** Size of the pool of greenthreads used by wsgi @default 100 @deprecated The 'wsgi_default_pool_size' option is deprecated and will be removed in a future release. */
  wsgi_default_pool_size?: Num;
  /** If False, closes the client socket connection explicitly. @default true @deprecated The 'wsgi_keep_alive' option is deprecated and will be removed in a future release. */
  wsgi_keep_alive?: Bool;
  /** A python format string that is used as the template to generate log lines. @default "%(client_ip)s \"%(request_line)s\" status: %(status_code)s  len: %(body_length)s time: %(wall_seconds).7f" @deprecated The 'wsgi_log_format' option is deprecated and will be removed in a future release. */
  wsgi_log_format?: Text;
  /** True if the server should send exception tracebacks to the clients on 500 errors. @default false @deprecated The 'wsgi_server_debug' option is deprecated and will be removed in a future release. */
  wsgi_server_debug?: Bool;
}

interface Section119 {
  /** This string is prepended to the normal URL that is returned in links to the OpenStack Compute API. */
  compute_link_prefix?: Text;
  /** When gathering the existing metadata for a config drive, the EC2-style metadata is returned for all versions that don't … @default "1.0 2007-01-19 2007-03-01 2007-08-29 2007-10-10 2007-12-15 2008-02-01 2008-09-01" */
  config_drive_skip_versions?: Text;
  /** Domain name used to configure FQDN for instances. @default "novalocal" */
  dhcp_domain?: Text;
  /** Enables returning of the instance password by the relevant server API calls such as create, rebuild, evacuate, or rescue… @default true */
  enable_instance_password?: Bool;
  /** This string is prepended to the normal URL that is returned in links to Glance resources. */
  glance_link_prefix?: Text;
  /** This controls the batch size of instances requested from each cell database if ``instance_list_cells_batch_strategy``` i… @default 100 */
  instance_list_cells_batch_fixed_size?: Num;
  /** This controls the method by which the API queries cell databases in smaller batches during large instance list operation… @default "distributed" */
  instance_list_cells_batch_strategy?: "distributed" | "fixed" | Other | Secret | null;
  /** When enabled, this will cause the API to only query cell databases in which the tenant has mapped instances. @default false */
  instance_list_per_project_cells?: Bool;
  /** When set to False, this will cause the API to return a 500 error if there is an infrastructure failure like non-responsi… @default true */
  list_records_by_skipping_down_cells?: Bool;
  /** Indicates that the nova-metadata API service has been deployed per-cell, so that we can have better performance and data… @default false */
  local_metadata_per_cell?: Bool;
  /** As a query can potentially return many thousands of items, you can limit the maximum number of items in a single respons… @default 1000 */
  max_limit?: Num;
  /** This option is the time (in seconds) to cache metadata. @default 15 */
  metadata_cache_expiration?: Num;
  /** Tenant ID for getting the default network from Neutron API (also referred in some places as the 'project ID') to use. @default "default" */
  neutron_default_project_id?: Text;
  /** @deprecated now [api] neutron_default_project_id */
  neutron_default_tenant_id?: unknown;
  /** Configure validation of API responses. @default "warn" */
  response_validation?: "error" | "ignore" | "warn" | Other | Secret | null;
  /** When True, the TenantNetworkController will query the Neutron API to get the default networks to use. @default false */
  use_neutron_default_nets?: Bool;
  /** Maximum wait time for an external REST service to connect. @default 5 */
  vendordata_dynamic_connect_timeout?: Num;
  /** Should failures to fetch dynamic vendordata be fatal to instance boot? @default false */
  vendordata_dynamic_failure_fatal?: Bool;
  /** Maximum wait time for an external REST service to return data once connected. @default 5 */
  vendordata_dynamic_read_timeout?: Num;
  /** Path to an optional certificate file or CA bundle to verify dynamic vendordata REST services ssl certificates against. */
  vendordata_dynamic_ssl_certfile?: Text;
  /** A list of targets for the dynamic vendordata provider. */
  vendordata_dynamic_targets?: List;
  /** Cloud providers may store custom data in vendor data file that will then be available to the instances via the metadata … */
  vendordata_jsonfile_path?: Text;
  /** A list of vendordata providers. @default "StaticJSON" */
  vendordata_providers?: List<"DynamicJSON" | "StaticJSON">;
}

interface Section120 {
  /** The SQLAlchemy asyncio connection string to use to connect to the database. */
  asyncio_connection?: Secret | '' | null;
  /** The SQLAlchemy asyncio connection string to use to connect to the slave database. */
  asyncio_slave_connection?: Secret | '' | null;
  /** The back end to use for the database. @default "sqlalchemy" */
  backend?: Text;
  /** The SQLAlchemy connection string to use to connect to the database. */
  connection?: Secret | '' | null;
  /** Verbosity of SQL debugging information: 0=None, 100=Everything. @default 0 */
  connection_debug?: Num;
  /** Optional URL parameters to append onto the connection URL at connect time; specify as param1=value1&param2=value2&... */
  connection_parameters?: Text;
  /** Connections which have been present in the connection pool longer than this number of seconds will be replaced with a ne… @default 3600 */
  connection_recycle_time?: Num;
  /** Add Python stack traces to SQL as comment strings. @default false */
  connection_trace?: Bool;
  /** If True, increases the interval between retries of a database operation up to db_max_retry_interval. @default true */
  db_inc_retry_interval?: Bool;
  /** Maximum retries in case of connection error or deadlock error before error is raised. @default 20 */
  db_max_retries?: Num;
  /** If db_inc_retry_interval is set, the maximum seconds between retries of a database operation. @default 10 */
  db_max_retry_interval?: Num;
  /** Seconds between retries of a database transaction. @default 1 */
  db_retry_interval?: Num;
  /** If set, use this value for max_overflow with SQLAlchemy. @default 50 */
  max_overflow?: Num;
  /** Maximum number of SQL connections to keep open in a pool. @default 5 */
  max_pool_size?: Num;
  /** Maximum number of database connection retries during startup. @default 10 */
  max_retries?: Num;
  /** The SQL mode to be used for MySQL sessions. @default "TRADITIONAL" */
  mysql_sql_mode?: Text;
  /** For Galera only, configure wsrep_sync_wait causality checks on new connections. */
  mysql_wsrep_sync_wait?: Num;
  /** If set, use this value for pool_timeout with SQLAlchemy. */
  pool_timeout?: Num;
  /** Interval between retries of opening a SQL connection. @default 10 */
  retry_interval?: Num;
  /** The SQLAlchemy connection string to use to connect to the slave database. */
  slave_connection?: Secret | '' | null;
  /** If True, SQLite uses synchronous mode. @default true */
  sqlite_synchronous?: Bool;
}

interface Section121 {
  /** OAuth Access Key */
  access_key?: Text;
  /** OAuth Access Secret */
  access_secret?: Text;
  /** OAuth 2.0 Access Token */
  access_token?: Secret | '' | null;
  /** OpenID Connect Provider Token Endpoint. */
  access_token_endpoint?: Text;
  /** OAuth 2.0 Authorization Server Introspection token type, it is used to decide which type of token will be used when proc… */
  access_token_type?: Text;
  /** Application credential ID */
  application_credential_id?: Text;
  /** Application credential name */
  application_credential_name?: Text;
  /** Application credential auth secret */
  application_credential_secret?: Secret | '' | null;
  /** Methods to authenticate with. */
  auth_methods?: Text;
  /** @deprecated now [cinder] auth_type */
  auth_plugin?: unknown;
  /** Config Section from which to load plugin specific options */
  auth_section?: Text;
  /** Authentication type to load */
  auth_type?: "admin_token" | "http_basic" | "none" | "password" | "token" | "v2password" | "v2token" | "v3adfspassword" | "v3applicationcredential" | "v3multifactor" | "v3oauth1" | "v3oauth2clientcredential" | "v3oauth2mtlsclientcredential" | "v3oidcaccesstoken" | "v3oidcauthcode" | "v3oidcclientcredentials" | "v3oidcdeviceauthz" | "v3oidcpassword" | "v3password" | "v3samlpassword" | "v3token" | "v3tokenlessauth" | "v3totp" | Other | Secret | null;
  /** Authentication URL */
  auth_url?: Text;
  /** PEM encoded Certificate Authority to use when verifying HTTPs connections. */
  cafile?: Text;
  /** Info to match when looking for cinder in the service catalog. @default "volumev3::publicURL" */
  catalog_info?: Text;
  /** PEM encoded client certificate cert file */
  certfile?: Text;
  /** OAuth 2.0 Client ID */
  client_id?: Text;
  /** OAuth 2.0 Client Secret */
  client_secret?: Secret | '' | null;
  /** OAuth 2.0 Authorization Code */
  code?: Secret | '' | null;
  /** PKCE Challenge Method (RFC 7636) */
  code_challenge_method?: Text;
  /** Collect per-API call timing information. @default false */
  collect_timing?: Bool;
  /** OAuth Consumer ID/Key */
  consumer_key?: Text;
  /** OAuth Consumer Secret */
  consumer_secret?: Text;
  /** Allow attach between instance and volume in different availability zones. @default true */
  cross_az_attach?: Bool;
  /** Enable DEBUG logging with cinderclient and os_brick independently of the rest of Nova. @default false */
  debug?: Bool;
  /** Optional domain ID to use with v3 and v2 parameters. */
  default_domain_id?: Text;
  /** Optional domain name to use with v3 API and v2 parameters. */
  default_domain_name?: Text;
  /** OAuth 2.0 Device Authorization Endpoint. */
  device_authorization_endpoint?: Text;
  /** OpenID Connect Discovery Document URL. */
  discovery_endpoint?: Text;
  /** Domain ID to scope to */
  domain_id?: Text;
  /** Domain name to scope to */
  domain_name?: Text;
  /** The endpoint that will always be used */
  endpoint?: Text;
  /** If this option is set then it will override service catalog lookup with this template for cinder endpoint */
  endpoint_template?: Text;
  /** Number of times cinderclient should retry on any failed http call. @default 3 */
  http_retries?: Num;
  /** Identity Provider's name */
  identity_provider?: Text;
  /** An Identity Provider URL, where the SAML authentication request will be sent. */
  identity_provider_url?: Text;
  /** A key to be used in the Identity Provider access token endpoint to pass the OTP value. */
  idp_otp_key?: Text;
  /** Verify HTTPS connections. @default false */
  insecure?: Bool;
  /** PEM encoded client certificate key file */
  keyfile?: Text;
  /** Client id for OAuth2.0 */
  oauth2_client_id?: Text;
  /** Client secret for OAuth2.0 */
  oauth2_client_secret?: Secret | '' | null;
  /** Endpoint for OAuth2.0 */
  oauth2_endpoint?: Text;
  /** Region name of this node. */
  os_region_name?: Text;
  /** User's TOTP passcode */
  passcode?: Secret | '' | null;
  /** User's password */
  password?: Secret | '' | null;
  /** Domain ID containing project */
  project_domain_id?: Text;
  /** Domain name containing project */
  project_domain_name?: Text;
  /** Project ID to scope to */
  project_id?: Text;
  /** Project name to scope to */
  project_name?: Text;
  /** Protocol for federated plugin */
  protocol?: Text;
  /** OpenID Connect Redirect URL */
  redirect_uri?: Text;
  /** OpenID Connect scope that is requested from authorization server. */
  scope?: Text;
  /** Service Provider's Endpoint */
  service_provider_endpoint?: Text;
  /** Service Provider's SAML Entity ID */
  service_provider_entity_id?: Text;
  /** Log requests to multiple loggers. @default false */
  split_loggers?: Bool;
  /** Scope for system operations */
  system_scope?: Text;
  /** Tenant ID */
  tenant_id?: Text;
  /** Tenant Name */
  tenant_name?: Text;
  /** Timeout value for http requests */
  timeout?: Num;
  /** The token that will always be used */
  token?: Secret | '' | null;
  /** ID of the trust to use as a trustee use */
  trust_id?: Text;
  /** User's domain ID */
  user_domain_id?: Text;
  /** User's domain name */
  user_domain_name?: Text;
  /** User's user ID */
  user_id?: Text;
  /** @deprecated now [cinder] username */
  user_name?: unknown;
  /** User's username */
  username?: Text;
}

interface Section122 {
  /** Enables reporting of build failures to the scheduler. @default 10 */
  consecutive_build_service_disable_threshold?: Num;
  /** Mask of host CPUs that can be used for ``PCPU`` resources. */
  cpu_dedicated_set?: Text;
  /** Mask of host CPUs that can be used for ``VCPU`` resources and offloaded emulator threads. */
  cpu_shared_set?: Text;
  /** A list of image formats that should not be advertised as supported by this compute node. */
  image_type_exclude_list?: List;
  /** Determine if the source compute host should wait for a ``network-vif-plugged`` event from the (neutron) networking servi… @default true */
  live_migration_wait_for_vif_plug?: Bool;
  /** Number of concurrent disk-IO-intensive operations (glance image downloads, image format conversions, etc.) that we will … @default 0 */
  max_concurrent_disk_ops?: Num;
  /** Maximum number of disk devices allowed to attach to a single server. @default -1 */
  max_disk_devices_to_attach?: Num;
  /** This option controls allocation strategy used to choose NUMA cells on host for placing VM's NUMA cells (for VMs with def… @default false */
  packing_host_numa_cells_allocation_strategy?: Bool;
  /** Location of YAML files containing resource provider configuration data. @default "/etc/nova/provider_config/" */
  provider_config_location?: Text;
  /** Interval for updating nova-compute-side cache of the compute node resource provider's inventories, aggregates, and trait… @default 300 */
  resource_provider_association_refresh?: Num;
  /** Maximum number of aggregate UUIDs per API request. @default 200 */
  sharing_providers_max_uuids_per_request?: Num;
  /** Time to wait in seconds before resending an ACPI shutdown signal to instances. @default 10 */
  shutdown_retry_interval?: Num;
  /** A list of strings describing allowed VMDK "create-type" subformats that will be allowed. @default "streamOptimized,monolithicSparse" */
  vmdk_allowed_types?: List;
}

interface Section123 {
  /** Number of workers for OpenStack Conductor service. */
  workers?: Num;
}

interface Section124 {
  /** Adds list of allowed origins to the console websocket proxy to allow connections from other origin hostnames. */
  allowed_origins?: List;
  /** OpenSSL cipher preference string that specifies what ciphers to allow for TLS connections from clients. */
  ssl_ciphers?: Text;
  /** Minimum allowed SSL/TLS protocol version. @default "default" */
  ssl_minimum_version?: "default" | "tlsv1_1" | "tlsv1_2" | "tlsv1_3" | Other | Secret | null;
}

interface Section125 {
  /** Enable or disable enforce session timeout for VM console. @default false */
  enforce_session_timeout?: Bool;
  /** The lifetime of a console auth token (in seconds). @default 600 */
  token_ttl?: Num;
}

interface Section126 {
  /** Indicate that the actual request can include user credentials @default true */
  allow_credentials?: Bool;
  /** Indicate which header field names may be used during the actual request. @default "X-Auth-Token,X-Openstack-Request-Id,X-Identity-Status,X-Roles,X-Service-Catalog,X-User-Id,X-Tenant-Id,X-OpenStack-Nova-API-Version,OpenStack-API-Version" */
  allow_headers?: List;
  /** Indicate which methods can be used during the actual request. @default "GET,PUT,POST,DELETE,PATCH" */
  allow_methods?: List;
  /** Indicate whether this resource may be shared with the domain received in the requests "origin" header. */
  allowed_origin?: List;
  /** Indicate which headers are safe to expose to the API. @default "X-Auth-Token,X-Openstack-Request-Id,X-Subject-Token,X-Service-Token,X-OpenStack-Nova-API-Version,OpenStack-API-Version" */
  expose_headers?: List;
  /** Maximum cache age of CORS preflight requests. @default 3600 */
  max_age?: Num;
}

interface Section127 {
  /** PEM encoded Certificate Authority to use when verifying HTTPs connections. */
  cafile?: Text;
  /** PEM encoded client certificate cert file */
  certfile?: Text;
  /** Collect per-API call timing information. @default false */
  collect_timing?: Bool;
  /** The maximum number of retries that should be attempted for connection errors. */
  connect_retries?: Num;
  /** Delay (in seconds) between two retries for connection errors. */
  connect_retry_delay?: Num;
  /** Always use this endpoint URL for requests for this client. */
  endpoint_override?: Text;
  /** Verify HTTPS connections. @default false */
  insecure?: Bool;
  /** PEM encoded client certificate key file */
  keyfile?: Text;
  max_version?: Text;
  min_version?: Text;
  /** The default region_name for endpoint URL discovery. */
  region_name?: Text;
  /** List of retriable HTTP status codes that should be retried. */
  retriable_status_codes?: List<number>;
  /** The default service_name for endpoint URL discovery. */
  service_name?: Text;
  /** The default service_type for endpoint URL discovery. @default "accelerator" */
  service_type?: Text;
  /** Log requests to multiple loggers. @default false */
  split_loggers?: Bool;
  /** The maximum number of retries that should be attempted for retriable HTTP status codes. */
  status_code_retries?: Num;
  /** Delay (in seconds) between two retries for retriable status codes. */
  status_code_retry_delay?: Num;
  /** Timeout value for http requests */
  timeout?: Num;
  /** List of interfaces, in order of preference, for endpoint URL. @default "internal,public" */
  valid_interfaces?: List;
  version?: Text;
}

interface Section128 {
  /** The mdev types enabled in the compute node. */
  enabled_mdev_types?: List;
  /** @deprecated now [devices] enabled_mdev_types */
  enabled_vgpu_types?: unknown;
}

interface Section129 {
  /** Cipher-mode string to be used. @default "aes-xts-plain64" */
  cipher?: Text;
  /** Default ephemeral encryption format. @default "luks" */
  default_format?: "luks" | Other | Secret | null;
  /** Enables/disables LVM ephemeral storage encryption. @default false */
  enabled?: Bool;
  /** Encryption key length in bits. @default 512 */
  key_size?: Num;
}

interface Section130 {
  /** Image property namespace for use in the host aggregate. */
  aggregate_image_properties_isolation_namespace?: Text;
  /** Separator character(s) for image property namespace and name. @default "." */
  aggregate_image_properties_isolation_separator?: Text;
  /** Filters that the scheduler can use. @default "nova.scheduler.filters.all_filters" */
  available_filters?: Multi;
  /** Multiplier used for weighing hosts that have had recent build failures. @default 1000000 */
  build_failure_weight_multiplier?: Num;
  /** CPU weight multiplier ratio. @default 1 */
  cpu_weight_multiplier?: Num;
  /** Multiplier used for weighing hosts during a cross-cell move. @default 1000000 */
  cross_cell_move_weight_multiplier?: Num;
  /** Disk weight multiplier ratio. @default 1 */
  disk_weight_multiplier?: Num;
  /** Filters that the scheduler will use. @default "ComputeFilter,ComputeCapabilitiesFilter,ImagePropertiesFilter,ServerGroupAntiAffinityFilter,ServerGroupAffinityFilter" */
  enabled_filters?: List;
  /** Size of subset of best hosts selected by scheduler. @default 1 */
  host_subset_size?: Num;
  /** Hypervisor Version weight multiplier ratio. @default 1 */
  hypervisor_version_weight_multiplier?: Num;
  /** The default architecture to be used when using the image properties filter. */
  image_properties_default_architecture?: "aarch64" | "alpha" | "armv6" | "armv7b" | "armv7l" | "cris" | "i686" | "ia64" | "lm32" | "m68k" | "microblaze" | "microblazeel" | "mips" | "mips64" | "mips64el" | "mipsel" | "openrisc" | "parisc" | "parisc64" | "ppc" | "ppc64" | "ppc64le" | "ppcemb" | "ppcle" | "s390" | "s390x" | "sh4" | "sh4eb" | "sparc" | "sparc64" | "unicore32" | "x86_64" | "xtensa" | "xtensaeb" | Other | Secret | null;
  /** Image Properties weight multiplier ratio. @default 0 */
  image_props_weight_multiplier?: Num;
  /** Mapping of image properties to weight modifier. */
  image_props_weight_setting?: List;
  /** IO operations weight multiplier ratio. @default -1 */
  io_ops_weight_multiplier?: Num;
  /** List of hosts that can only run certain images. */
  isolated_hosts?: List;
  /** List of UUIDs for images that can only be run on certain hosts. */
  isolated_images?: List;
  /** Maximum number of instances that can exist on a host. @default 50 */
  max_instances_per_host?: Num;
  /** The number of instances that can be actively performing IO on a host. @default 8 */
  max_io_ops_per_host?: Num;
  /** Number of instances weight multiplier ratio. @default 0 */
  num_instances_weight_multiplier?: Num;
  /** Enable scheduling and claiming PCI devices in Placement. @default false */
  pci_in_placement?: Bool;
  /** PCI device affinity weight multiplier. @default 1 */
  pci_weight_multiplier?: Num;
  /** RAM weight multiplier ratio. @default 1 */
  ram_weight_multiplier?: Num;
  /** Prevent non-isolated images from being built on isolated hosts. @default true */
  restrict_isolated_hosts_to_isolated_images?: Bool;
  /** Enable spreading the instances between hosts with the same best weight. @default false */
  shuffle_best_same_weighed_hosts?: Bool;
  /** Multiplier used for weighing hosts for group soft-affinity. @default 1 */
  soft_affinity_weight_multiplier?: Num;
  /** Multiplier used for weighing hosts for group soft-anti-affinity. @default 1 */
  soft_anti_affinity_weight_multiplier?: Num;
  /** Enable querying of individual hosts for instance information. @default true */
  track_instance_changes?: Bool;
  /** Weighers that the scheduler will use. @default "nova.scheduler.weights.all_weighers" */
  weight_classes?: List;
}

interface Section131 {
  /** @deprecated now [glance] insecure */
  api_insecure?: unknown;
  /** List of glance api servers endpoints available to nova. @deprecated Support for image service configuration via standard keystoneauth1 Adapter options was added in the 17.0.0 Queens release. */
  api_servers?: List;
  /** PEM encoded Certificate Authority to use when verifying HTTPs connections. */
  cafile?: Text;
  /** PEM encoded client certificate cert file */
  certfile?: Text;
  /** Collect per-API call timing information. @default false */
  collect_timing?: Bool;
  /** The maximum number of retries that should be attempted for connection errors. */
  connect_retries?: Num;
  /** Delay (in seconds) between two retries for connection errors. */
  connect_retry_delay?: Num;
  /** Enable or disable debug logging with glanceclient. @default false */
  debug?: Bool;
  /** List of certificate IDs for certificates that should be trusted. */
  default_trusted_certificate_ids?: List;
  /** Enable certificate validation for image signature verification. @default false @deprecated This option is intended to ease the transition for deployments leveraging image signature verification. */
  enable_certificate_validation?: Bool;
  /** Enable Glance image downloads directly via RBD. @default false */
  enable_rbd_download?: Bool;
  /** Always use this endpoint URL for requests for this client. */
  endpoint_override?: Text;
  /** Verify HTTPS connections. @default false */
  insecure?: Bool;
  /** PEM encoded client certificate key file */
  keyfile?: Text;
  max_version?: Text;
  min_version?: Text;
  /** Enable glance operation retries. @default 3 */
  num_retries?: Num;
  /** Path to the ceph configuration file to use. */
  rbd_ceph_conf?: Text;
  /** The RADOS client timeout in seconds when initially connecting to the cluster. @default 5 */
  rbd_connect_timeout?: Num;
  /** The RADOS pool in which the Glance images are stored as rbd volumes. */
  rbd_pool?: Text;
  /** The RADOS client name for accessing Glance images stored as rbd volumes. */
  rbd_user?: Text;
  /** The default region_name for endpoint URL discovery. */
  region_name?: Text;
  /** List of retriable HTTP status codes that should be retried. */
  retriable_status_codes?: List<number>;
  /** The default service_name for endpoint URL discovery. */
  service_name?: Text;
  /** The default service_type for endpoint URL discovery. @default "image" */
  service_type?: Text;
  /** Log requests to multiple loggers. @default false */
  split_loggers?: Bool;
  /** The maximum number of retries that should be attempted for retriable HTTP status codes. */
  status_code_retries?: Num;
  /** Delay (in seconds) between two retries for retriable status codes. */
  status_code_retry_delay?: Num;
  /** Timeout value for http requests */
  timeout?: Num;
  /** List of interfaces, in order of preference, for endpoint URL. @default "internal,public" */
  valid_interfaces?: List;
  /** Enable image signature verification. @default false */
  verify_glance_signatures?: Bool;
  version?: Text;
}

interface Section132 {
  /** Enable/disables guestfs logging. @default false */
  debug?: Bool;
}

interface Section133 {
  /** Number of seconds to wait between runs of the image cache manager. @default 2400 */
  manager_interval?: Num;
  /** Maximum number of compute hosts to trigger image precaching in parallel. @default 1 */
  precache_concurrency?: Num;
  /** Should unused base images be removed? @default true */
  remove_unused_base_images?: Bool;
  /** Unused unresized base images younger than this will not be removed. @default 86400 */
  remove_unused_original_minimum_age_seconds?: Num;
  /** Unused resized base images younger than this will not be removed. @default 3600 */
  remove_unused_resized_minimum_age_seconds?: Num;
  /** Location of cached images. @default "_base" */
  subdirectory_name?: Text;
}

interface Section134 {
  /** OAuth Access Key */
  access_key?: Text;
  /** OAuth Access Secret */
  access_secret?: Text;
  /** OAuth 2.0 Access Token */
  access_token?: Secret | '' | null;
  /** OpenID Connect Provider Token Endpoint. */
  access_token_endpoint?: Text;
  /** OAuth 2.0 Authorization Server Introspection token type, it is used to decide which type of token will be used when proc… */
  access_token_type?: Text;
  /** The number of times to retry when a request conflicts. @default 60 */
  api_max_retries?: Num;
  /** The number of seconds to wait before retrying the request. @default 2 */
  api_retry_interval?: Num;
  /** Application credential ID */
  application_credential_id?: Text;
  /** Application credential name */
  application_credential_name?: Text;
  /** Application credential auth secret */
  application_credential_secret?: Secret | '' | null;
  /** Methods to authenticate with. */
  auth_methods?: Text;
  /** @deprecated now [ironic] auth_type */
  auth_plugin?: unknown;
  /** Config Section from which to load plugin specific options */
  auth_section?: Text;
  /** Authentication type to load */
  auth_type?: "admin_token" | "http_basic" | "none" | "password" | "token" | "v2password" | "v2token" | "v3adfspassword" | "v3applicationcredential" | "v3multifactor" | "v3oauth1" | "v3oauth2clientcredential" | "v3oauth2mtlsclientcredential" | "v3oidcaccesstoken" | "v3oidcauthcode" | "v3oidcclientcredentials" | "v3oidcdeviceauthz" | "v3oidcpassword" | "v3password" | "v3samlpassword" | "v3token" | "v3tokenlessauth" | "v3totp" | Other | Secret | null;
  /** Authentication URL */
  auth_url?: Text;
  /** PEM encoded Certificate Authority to use when verifying HTTPs connections. */
  cafile?: Text;
  /** PEM encoded client certificate cert file */
  certfile?: Text;
  /** OAuth 2.0 Client ID */
  client_id?: Text;
  /** OAuth 2.0 Client Secret */
  client_secret?: Secret | '' | null;
  /** OAuth 2.0 Authorization Code */
  code?: Secret | '' | null;
  /** PKCE Challenge Method (RFC 7636) */
  code_challenge_method?: Text;
  /** Collect per-API call timing information. @default false */
  collect_timing?: Bool;
  /** Case-insensitive key to limit the set of nodes that may be managed by this service to the set of nodes in Ironic which h… */
  conductor_group?: Text;
  /** The maximum number of retries that should be attempted for connection errors. */
  connect_retries?: Num;
  /** Delay (in seconds) between two retries for connection errors. */
  connect_retry_delay?: Num;
  /** OAuth Consumer ID/Key */
  consumer_key?: Text;
  /** OAuth Consumer Secret */
  consumer_secret?: Text;
  /** Optional domain ID to use with v3 and v2 parameters. */
  default_domain_id?: Text;
  /** Optional domain name to use with v3 API and v2 parameters. */
  default_domain_name?: Text;
  /** OAuth 2.0 Device Authorization Endpoint. */
  device_authorization_endpoint?: Text;
  /** OpenID Connect Discovery Document URL. */
  discovery_endpoint?: Text;
  /** Domain ID to scope to */
  domain_id?: Text;
  /** Domain name to scope to */
  domain_name?: Text;
  /** The endpoint that will always be used */
  endpoint?: Text;
  /** Always use this endpoint URL for requests for this client. */
  endpoint_override?: Text;
  /** Identity Provider's name */
  identity_provider?: Text;
  /** An Identity Provider URL, where the SAML authentication request will be sent. */
  identity_provider_url?: Text;
  /** A key to be used in the Identity Provider access token endpoint to pass the OTP value. */
  idp_otp_key?: Text;
  /** Verify HTTPS connections. @default false */
  insecure?: Bool;
  /** PEM encoded client certificate key file */
  keyfile?: Text;
  max_version?: Text;
  min_version?: Text;
  /** Client id for OAuth2.0 */
  oauth2_client_id?: Text;
  /** Client secret for OAuth2.0 */
  oauth2_client_secret?: Secret | '' | null;
  /** Endpoint for OAuth2.0 */
  oauth2_endpoint?: Text;
  /** @deprecated now [ironic] conductor_group */
  partition_key?: unknown;
  /** User's TOTP passcode */
  passcode?: Secret | '' | null;
  /** User's password */
  password?: Secret | '' | null;
  /** List of hostnames for all nova-compute services (including this host) with this conductor_group config value. @deprecated We do not recommend using nova-compute HA, please use passive failover of a single nova-compute service instead. */
  peer_list?: List;
  /** Domain ID containing project */
  project_domain_id?: Text;
  /** Domain name containing project */
  project_domain_name?: Text;
  /** Project ID to scope to */
  project_id?: Text;
  /** Project name to scope to */
  project_name?: Text;
  /** Protocol for federated plugin */
  protocol?: Text;
  /** OpenID Connect Redirect URL */
  redirect_uri?: Text;
  /** The default region_name for endpoint URL discovery. */
  region_name?: Text;
  /** List of retriable HTTP status codes that should be retried. */
  retriable_status_codes?: List<number>;
  /** OpenID Connect scope that is requested from authorization server. */
  scope?: Text;
  /** Timeout (seconds) to wait for node serial console state changed. @default 10 */
  serial_console_state_timeout?: Num;
  /** The default service_name for endpoint URL discovery. */
  service_name?: Text;
  /** Service Provider's Endpoint */
  service_provider_endpoint?: Text;
  /** Service Provider's SAML Entity ID */
  service_provider_entity_id?: Text;
  /** The default service_type for endpoint URL discovery. @default "baremetal" */
  service_type?: Text;
  /** Specify which ironic shard this nova-compute will manage. */
  shard?: Text;
  /** Log requests to multiple loggers. @default false */
  split_loggers?: Bool;
  /** The maximum number of retries that should be attempted for retriable HTTP status codes. */
  status_code_retries?: Num;
  /** Delay (in seconds) between two retries for retriable status codes. */
  status_code_retry_delay?: Num;
  /** Scope for system operations */
  system_scope?: Text;
  /** Tenant ID */
  tenant_id?: Text;
  /** Tenant Name */
  tenant_name?: Text;
  /** Timeout value for http requests */
  timeout?: Num;
  /** The token that will always be used */
  token?: Secret | '' | null;
  /** ID of the trust to use as a trustee use */
  trust_id?: Text;
  /** User's domain ID */
  user_domain_id?: Text;
  /** User's domain name */
  user_domain_name?: Text;
  /** User's user ID */
  user_id?: Text;
  /** @deprecated now [ironic] username */
  user_name?: unknown;
  /** User's username */
  username?: Text;
  /** List of interfaces, in order of preference, for endpoint URL. @default "internal,public" */
  valid_interfaces?: List;
  version?: Text;
}

interface Section135 {
  /** @deprecated now [key_manager] backend */
  api_class?: unknown;
  /** The type of authentication credential to create. */
  auth_type?: Text;
  /** Use this endpoint to connect to Keystone. */
  auth_url?: Text;
  /** Specify the key manager implementation. @default "barbican" */
  backend?: Text;
  /** Domain ID for domain scoping. */
  domain_id?: Text;
  /** Domain name for domain scoping. */
  domain_name?: Text;
  /** Fixed key returned by key manager, specified in hex. */
  fixed_key?: Secret | '' | null;
  /** Password for authentication. */
  password?: Secret | '' | null;
  /** Project's domain ID for project. */
  project_domain_id?: Text;
  /** Project's domain name for project. */
  project_domain_name?: Text;
  /** Project ID for project scoping. */
  project_id?: Text;
  /** Project name for project scoping. */
  project_name?: Text;
  /** Allow fetching a new token if the current one is going to expire. @default true */
  reauthenticate?: Bool;
  /** Token for authentication. */
  token?: Secret | '' | null;
  /** Trust ID for trust scoping. */
  trust_id?: Text;
  /** User's domain ID for authentication. */
  user_domain_id?: Text;
  /** User's domain name for authentication. */
  user_domain_name?: Text;
  /** User ID for authentication. */
  user_id?: Text;
  /** Username for authentication. */
  username?: Text;
}

interface Section136 {
  /** @deprecated now [key_manager] fixed_key */
  fixed_key?: unknown;
}

interface Section137 {
  /** OAuth Access Key */
  access_key?: Text;
  /** OAuth Access Secret */
  access_secret?: Text;
  /** OAuth 2.0 Access Token */
  access_token?: Secret | '' | null;
  /** OpenID Connect Provider Token Endpoint. */
  access_token_endpoint?: Text;
  /** OAuth 2.0 Authorization Server Introspection token type, it is used to decide which type of token will be used when proc… */
  access_token_type?: Text;
  /** Application credential ID */
  application_credential_id?: Text;
  /** Application credential name */
  application_credential_name?: Text;
  /** Application credential auth secret */
  application_credential_secret?: Secret | '' | null;
  /** Methods to authenticate with. */
  auth_methods?: Text;
  /** @deprecated now [keystone] auth_type */
  auth_plugin?: unknown;
  /** Config Section from which to load plugin specific options */
  auth_section?: Text;
  /** Authentication type to load */
  auth_type?: "admin_token" | "http_basic" | "none" | "password" | "token" | "v2password" | "v2token" | "v3adfspassword" | "v3applicationcredential" | "v3multifactor" | "v3oauth1" | "v3oauth2clientcredential" | "v3oauth2mtlsclientcredential" | "v3oidcaccesstoken" | "v3oidcauthcode" | "v3oidcclientcredentials" | "v3oidcdeviceauthz" | "v3oidcpassword" | "v3password" | "v3samlpassword" | "v3token" | "v3tokenlessauth" | "v3totp" | Other | Secret | null;
  /** Authentication URL */
  auth_url?: Text;
  /** PEM encoded Certificate Authority to use when verifying HTTPs connections. */
  cafile?: Text;
  /** PEM encoded client certificate cert file */
  certfile?: Text;
  /** OAuth 2.0 Client ID */
  client_id?: Text;
  /** OAuth 2.0 Client Secret */
  client_secret?: Secret | '' | null;
  /** OAuth 2.0 Authorization Code */
  code?: Secret | '' | null;
  /** PKCE Challenge Method (RFC 7636) */
  code_challenge_method?: Text;
  /** Collect per-API call timing information. @default false */
  collect_timing?: Bool;
  /** The maximum number of retries that should be attempted for connection errors. */
  connect_retries?: Num;
  /** Delay (in seconds) between two retries for connection errors. */
  connect_retry_delay?: Num;
  /** OAuth Consumer ID/Key */
  consumer_key?: Text;
  /** OAuth Consumer Secret */
  consumer_secret?: Text;
  /** Optional domain ID to use with v3 and v2 parameters. */
  default_domain_id?: Text;
  /** Optional domain name to use with v3 API and v2 parameters. */
  default_domain_name?: Text;
  /** OAuth 2.0 Device Authorization Endpoint. */
  device_authorization_endpoint?: Text;
  /** OpenID Connect Discovery Document URL. */
  discovery_endpoint?: Text;
  /** Domain ID to scope to */
  domain_id?: Text;
  /** Domain name to scope to */
  domain_name?: Text;
  /** The endpoint that will always be used */
  endpoint?: Text;
  /** Always use this endpoint URL for requests for this client. */
  endpoint_override?: Text;
  /** Identity Provider's name */
  identity_provider?: Text;
  /** An Identity Provider URL, where the SAML authentication request will be sent. */
  identity_provider_url?: Text;
  /** A key to be used in the Identity Provider access token endpoint to pass the OTP value. */
  idp_otp_key?: Text;
  /** Verify HTTPS connections. @default false */
  insecure?: Bool;
  /** PEM encoded client certificate key file */
  keyfile?: Text;
  max_version?: Text;
  min_version?: Text;
  /** Client id for OAuth2.0 */
  oauth2_client_id?: Text;
  /** Client secret for OAuth2.0 */
  oauth2_client_secret?: Secret | '' | null;
  /** Endpoint for OAuth2.0 */
  oauth2_endpoint?: Text;
  /** User's TOTP passcode */
  passcode?: Secret | '' | null;
  /** User's password */
  password?: Secret | '' | null;
  /** Domain ID containing project */
  project_domain_id?: Text;
  /** Domain name containing project */
  project_domain_name?: Text;
  /** Project ID to scope to */
  project_id?: Text;
  /** Project name to scope to */
  project_name?: Text;
  /** Protocol for federated plugin */
  protocol?: Text;
  /** OpenID Connect Redirect URL */
  redirect_uri?: Text;
  /** The default region_name for endpoint URL discovery. */
  region_name?: Text;
  /** List of retriable HTTP status codes that should be retried. */
  retriable_status_codes?: List<number>;
  /** OpenID Connect scope that is requested from authorization server. */
  scope?: Text;
  /** The default service_name for endpoint URL discovery. */
  service_name?: Text;
  /** Service Provider's Endpoint */
  service_provider_endpoint?: Text;
  /** Service Provider's SAML Entity ID */
  service_provider_entity_id?: Text;
  /** The default service_type for endpoint URL discovery. @default "identity" */
  service_type?: Text;
  /** Log requests to multiple loggers. @default false */
  split_loggers?: Bool;
  /** The maximum number of retries that should be attempted for retriable HTTP status codes. */
  status_code_retries?: Num;
  /** Delay (in seconds) between two retries for retriable status codes. */
  status_code_retry_delay?: Num;
  /** Scope for system operations */
  system_scope?: Text;
  /** Tenant ID */
  tenant_id?: Text;
  /** Tenant Name */
  tenant_name?: Text;
  /** Timeout value for http requests */
  timeout?: Num;
  /** The token that will always be used */
  token?: Secret | '' | null;
  /** ID of the trust to use as a trustee use */
  trust_id?: Text;
  /** User's domain ID */
  user_domain_id?: Text;
  /** User's domain name */
  user_domain_name?: Text;
  /** User's user ID */
  user_id?: Text;
  /** @deprecated now [keystone] username */
  user_name?: unknown;
  /** User's username */
  username?: Text;
  /** List of interfaces, in order of preference, for endpoint URL. @default "internal,public" */
  valid_interfaces?: List;
  version?: Text;
}

interface Section138 {
  /** Mount options passed to the ceph client. */
  ceph_mount_options?: List;
  /** Directory where the ceph volume for each manila share is mounted on the compute node. @default "$state_path/mnt" */
  ceph_mount_point_base?: Text;
  /** Overrides the default libvirt URI of the chosen virtualization type. */
  connection_uri?: Text;
  /** Is used to set the CPU mode an instance should have. */
  cpu_mode?: "custom" | "host-model" | "host-passthrough" | "none" | Other | Secret | null;
  /** @deprecated now [libvirt] cpu_models */
  cpu_model?: unknown;
  /** Enable or disable guest CPU flags. */
  cpu_model_extra_flags?: List;
  /** An ordered list of CPU models the host supports. */
  cpu_models?: List;
  /** Governor to use in order to have best CPU performance @default "performance" */
  cpu_power_governor_high?: Text;
  /** Governor to use in order to reduce CPU power consumption @default "powersave" */
  cpu_power_governor_low?: Text;
  /** Use libvirt to manage CPU cores performance. @default false */
  cpu_power_management?: Bool;
  /** Tuning strategy to reduce CPU power consumption when unused @default "cpu_state" */
  cpu_power_management_strategy?: "cpu_state" | "governor" | Other | Secret | null;
  /** Maximum number of attempts the driver tries to detach a device in libvirt. @default 8 */
  device_detach_attempts?: Num;
  /** Maximum number of seconds the driver waits for the success or the failure event from libvirt for a given device detach a… @default 20 */
  device_detach_timeout?: Num;
  /** Specific cache modes to use for different disk types. */
  disk_cachemodes?: List;
  /** Override the default disk prefix for the devices attached to an instance. */
  disk_prefix?: Text;
  /** Performance events to monitor and collect statistics for. */
  enabled_perf_events?: List;
  /** Available capacity in MiB for file-backed memory. @default 0 */
  file_backed_memory?: Num;
  /** List of guid targets and ranges.Syntax is guest-gid:host-gid:count. */
  gid_maps?: List;
  /** Discard option for nova managed disks. */
  hw_disk_discard?: "ignore" | "unmap" | Other | Secret | null;
  /** For qemu or KVM guests, set this option to specify a default machine type per host architecture. */
  hw_machine_type?: List;
  /** Path to the ceph configuration file to use */
  images_rbd_ceph_conf?: Text;
  /** The interval in seconds with which to poll Glance after asking for it to copy an image to the local rbd store. @default 15 */
  images_rbd_glance_copy_poll_interval?: Num;
  /** The overall maximum time we will wait for Glance to complete an image copy to our local rbd store. @default 600 */
  images_rbd_glance_copy_timeout?: Num;
  /** The name of the Glance store that represents the rbd cluster in use by this node. */
  images_rbd_glance_store_name?: Text;
  /** The RADOS pool in which rbd volumes are stored @default "rbd" */
  images_rbd_pool?: Text;
  /** VM Images format. @default "default" */
  images_type?: "default" | "flat" | "lvm" | "ploop" | "qcow2" | "raw" | "rbd" | Other | Secret | null;
  /** LVM Volume Group that is used for VM images, when you specify images_type=lvm */
  images_volume_group?: Text;
  /** Allow the injection of an SSH key at boot time. @default false */
  inject_key?: Bool;
  /** Determines how the file system is chosen to inject data into it. @default -2 */
  inject_partition?: Num;
  /** Allow the injection of an admin password for instance only at ``create`` and ``rebuild`` process. @default false */
  inject_password?: Bool;
  /** The iSCSI transport iface to use to connect to target in case offload support is desired. */
  iscsi_iface?: Text;
  /** @deprecated now [libvirt] iscsi_iface */
  iscsi_transport?: unknown;
  /** @deprecated now [libvirt] volume_use_multipath */
  iscsi_use_multipath?: unknown;
  /** Use multipath connection of the iSER volume. @default false */
  iser_use_multipath?: Bool;
  /** Maximum bandwidth(in MiB/s) to be used during migration. @default 0 */
  live_migration_bandwidth?: Num;
  /** Time to wait, in seconds, for migration to successfully complete transferring data before aborting the operation. @default 800 */
  live_migration_completion_timeout?: Num;
  /** Target maximum period of time Nova will try to keep the instance paused during the last part of the memory copy, in *mil… @default 500 */
  live_migration_downtime?: Num;
  /** Time to wait, in seconds, between each step increase of the migration downtime. @default 75 */
  live_migration_downtime_delay?: Num;
  /** Number of incremental steps to reach max downtime value. @default 10 */
  live_migration_downtime_steps?: Num;
  /** IP address used as the live migration address for this host. */
  live_migration_inbound_addr?: Text;
  /** This option allows nova to start live migration with auto converge on. @default false */
  live_migration_permit_auto_converge?: Bool;
  /** This option allows nova to switch an on-going live migration to post-copy mode, i.e., switch the active VM to the one on… @default false */
  live_migration_permit_post_copy?: Bool;
  /** URI scheme for live migration used by the source of live migration traffic. */
  live_migration_scheme?: Text;
  /** This option will be used to determine what action will be taken against a VM after ``live_migration_completion_timeout``… @default "abort" */
  live_migration_timeout_action?: "abort" | "force_complete" | Other | Secret | null;
  /** Enable tunnelled migration. @default false @deprecated The "tunnelled live migration" has two inherent limitations: it cannot handle live migration of disks in a non-shared storage setup; and it has a huge performance cost. */
  live_migration_tunnelled?: Bool;
  /** Live migration target URI used by the source of live migration traffic. @deprecated live_migration_uri is deprecated for removal in favor of two other options that allow to change live migration scheme and target URI: ``live_migration_scheme`` and ``live_migration_inbound_addr`` respectively. */
  live_migration_uri?: Text;
  /** Use QEMU-native TLS encryption when live migrating. @default false */
  live_migration_with_native_tls?: Bool;
  /** The maximum number of virtio queue pairs that can be enabled when creating a multiqueue guest. */
  max_queues?: Num;
  /** A number of seconds to memory usage statistics period. @default 10 */
  mem_stats_period_seconds?: Num;
  /** The address used as the migration address for this host. @default "$my_ip" */
  migration_inbound_addr?: Text;
  /** Mount options passed to the NFS client. */
  nfs_mount_options?: Text;
  /** Directory where the NFS volume is mounted on the compute node. @default "$state_path/mnt" */
  nfs_mount_point_base?: Text;
  /** Number of times to rediscover AoE target to find volume. @default 3 */
  num_aoe_discover_tries?: Num;
  /** @deprecated now [libvirt] num_volume_scan_tries */
  num_iscsi_scan_tries?: unknown;
  /** Number of times to scan iSER target to find volume. @default 5 */
  num_iser_scan_tries?: Num;
  /** Maximum number of guests with encrypted memory which can run concurrently on this compute host. @deprecated This option is effective for only SEV and has no effect for SEV-ES. */
  num_memory_encrypted_guests?: Num;
  /** Number of times to rediscover NVMe target to find volume @default 5 */
  num_nvme_discover_tries?: Num;
  /** The number of PCIe ports an instance will get. @default 0 */
  num_pcie_ports?: Num;
  /** Number of times to scan given storage protocol to find volume. @default 5 */
  num_volume_scan_tries?: Num;
  /** Configure persistent memory(pmem) namespaces. */
  pmem_namespaces?: List;
  /** Path to a Quobyte Client configuration file. @deprecated Quobyte volume driver in cinder was marked unsupported. */
  quobyte_client_cfg?: Text;
  /** Directory where the Quobyte volume is mounted on the compute node. @default "$state_path/mnt" @deprecated Quobyte volume driver in cinder was marked unsupported. */
  quobyte_mount_point_base?: Text;
  /** The RADOS client timeout in seconds when initially connecting to the cluster. @default 5 */
  rbd_connect_timeout?: Num;
  /** Number of retries to destroy a RBD volume. @default 12 */
  rbd_destroy_volume_retries?: Num;
  /** Number of seconds to wait between each consecutive retry to destroy a RBD volume. @default 5 */
  rbd_destroy_volume_retry_interval?: Num;
  /** The libvirt UUID of the secret for the rbd_user volumes. */
  rbd_secret_uuid?: Text;
  /** The RADOS client name for accessing rbd(RADOS Block Devices) volumes. */
  rbd_user?: Text;
  /** In a realtime host context vCPUs for guest will run in that scheduling priority. @default 1 */
  realtime_scheduler_priority?: Num;
  /** libvirt's transport method for remote file operations. @default "ssh" */
  remote_filesystem_transport?: "rsync" | "ssh" | Other | Secret | null;
  /** @deprecated now [image_cache] remove_unused_resized_minimum_age_seconds */
  remove_unused_resized_minimum_age_seconds?: unknown;
  /** The ID of the image to boot from to rescue data from a corrupted instance. */
  rescue_image_id?: Text;
  /** The ID of the kernel (AKI) image to use with the rescue image. */
  rescue_kernel_id?: Text;
  /** The ID of the RAM disk (ARI) image to use with the rescue image. */
  rescue_ramdisk_id?: Text;
  /** The path to an RNG (Random Number Generator) device that will be used as the source of entropy on the host. @default "/dev/urandom" */
  rng_dev_path?: Text;
  /** Configure virtio rx queue size. */
  rx_queue_size?: 256 | "256" | 512 | "512" | 1024 | "1024" | Other | null;
  /** Mount options passed to the SMBFS client. @deprecated Windows SMB volume driver in cinder was marked unsupported. */
  smbfs_mount_options?: Text;
  /** Directory where the SMBFS shares are mounted on the compute node. @default "$state_path/mnt" @deprecated Windows SMB volume driver in cinder was marked unsupported. */
  smbfs_mount_point_base?: Text;
  /** Enable snapshot compression for ``qcow2`` images. @default false */
  snapshot_compression?: Bool;
  /** Determine the snapshot image format when sending to the image service. */
  snapshot_image_format?: "qcow2" | "raw" | "vdi" | "vmdk" | Other | Secret | null;
  /** Location where libvirt driver will store snapshots before uploading them to image service @default "$instances_path/snapshots" */
  snapshots_directory?: Text;
  /** Create sparse logical volumes (with virtualsize) if this flag is set to True. @default false @deprecated Sparse logical volumes is a feature that is not tested hence not supported. */
  sparse_logical_volumes?: Bool;
  /** Enable emulated TPM (Trusted Platform Module) in guests. @default false */
  swtpm_enabled?: Bool;
  /** Group that swtpm binary runs as. @default "tss" */
  swtpm_group?: Text;
  /** User that swtpm binary runs as. @default "tss" */
  swtpm_user?: Text;
  /** The data source used to the populate the host "serial" UUID exposed to guest in the virtual BIOS. @default "unique" */
  sysinfo_serial?: "auto" | "hardware" | "none" | "os" | "unique" | Other | Secret | null;
  /** Qemu>=5.0.0 bumped the default tb-cache size to 1GiB(from 32MiB) and this made it difficult to run multiple guest VMs on… */
  tb_cache_size?: Num;
  /** Configure virtio tx queue size. */
  tx_queue_size?: 256 | "256" | 512 | "512" | 1024 | "1024" | Other | null;
  /** List of uid targets and ranges.Syntax is guest-uid:host-uid:count. */
  uid_maps?: List;
  /** Use virtio for bridge interfaces with KVM/QEMU @default true */
  use_virtio_for_bridges?: Bool;
  /** Describes the virtualization type (or so called domain type) libvirt should use. @default "kvm" */
  virt_type?: "kvm" | "lxc" | "parallels" | "qemu" | Other | Secret | null;
  /** Method used to wipe ephemeral disks when they are deleted. @default "zero" */
  volume_clear?: "none" | "shred" | "zero" | Other | Secret | null;
  /** Size of area in MiB, counting from the beginning of the allocated volume, that will be cleared using method set in ``vol… @default 0 */
  volume_clear_size?: Num;
  /** Require multipathd when attaching a volume to an instance. @default false */
  volume_enforce_multipath?: Bool;
  /** Use multipath connection of the iSCSI or FC volume @default false */
  volume_use_multipath?: Bool;
  /** Path to the SSD cache file. */
  vzstorage_cache_path?: Text;
  /** Path to vzstorage client log. @default "/var/log/vstorage/%(cluster_name)s/nova.log.gz" */
  vzstorage_log_path?: Text;
  /** Mount owner group name. @default "qemu" */
  vzstorage_mount_group?: Text;
  /** Extra mount options for pstorage-mount */
  vzstorage_mount_opts?: List;
  /** Mount access mode. @default "0770" */
  vzstorage_mount_perms?: Text;
  /** Directory where the Virtuozzo Storage clusters are mounted on the compute node. @default "$state_path/mnt" @deprecated Virtuozzo Storage volume driver in cinder was marked unsupported. */
  vzstorage_mount_point_base?: Text;
  /** Mount owner user name. @default "stack" @deprecated Virtuozzo Storage volume driver in cinder was marked unsupported. */
  vzstorage_mount_user?: Text;
  /** Number of seconds to wait for instance to shut down after soft reboot request is made. @default 120 */
  wait_soft_reboot_seconds?: Num;
}

interface Section139 {
  /** OAuth Access Key */
  access_key?: Text;
  /** OAuth Access Secret */
  access_secret?: Text;
  /** OAuth 2.0 Access Token */
  access_token?: Secret | '' | null;
  /** OpenID Connect Provider Token Endpoint. */
  access_token_endpoint?: Text;
  /** OAuth 2.0 Authorization Server Introspection token type, it is used to decide which type of token will be used when proc… */
  access_token_type?: Text;
  /** Application credential ID */
  application_credential_id?: Text;
  /** Application credential name */
  application_credential_name?: Text;
  /** Application credential auth secret */
  application_credential_secret?: Secret | '' | null;
  /** Methods to authenticate with. */
  auth_methods?: Text;
  /** @deprecated now [manila] auth_type */
  auth_plugin?: unknown;
  /** Config Section from which to load plugin specific options */
  auth_section?: Text;
  /** Authentication type to load */
  auth_type?: "admin_token" | "http_basic" | "none" | "password" | "token" | "v2password" | "v2token" | "v3adfspassword" | "v3applicationcredential" | "v3multifactor" | "v3oauth1" | "v3oauth2clientcredential" | "v3oauth2mtlsclientcredential" | "v3oidcaccesstoken" | "v3oidcauthcode" | "v3oidcclientcredentials" | "v3oidcdeviceauthz" | "v3oidcpassword" | "v3password" | "v3samlpassword" | "v3token" | "v3tokenlessauth" | "v3totp" | Other | Secret | null;
  /** Authentication URL */
  auth_url?: Text;
  /** PEM encoded Certificate Authority to use when verifying HTTPs connections. */
  cafile?: Text;
  /** PEM encoded client certificate cert file */
  certfile?: Text;
  /** OAuth 2.0 Client ID */
  client_id?: Text;
  /** OAuth 2.0 Client Secret */
  client_secret?: Secret | '' | null;
  /** OAuth 2.0 Authorization Code */
  code?: Secret | '' | null;
  /** PKCE Challenge Method (RFC 7636) */
  code_challenge_method?: Text;
  /** Collect per-API call timing information. @default false */
  collect_timing?: Bool;
  /** The maximum number of retries that should be attempted for connection errors. */
  connect_retries?: Num;
  /** Delay (in seconds) between two retries for connection errors. */
  connect_retry_delay?: Num;
  /** OAuth Consumer ID/Key */
  consumer_key?: Text;
  /** OAuth Consumer Secret */
  consumer_secret?: Text;
  /** Optional domain ID to use with v3 and v2 parameters. */
  default_domain_id?: Text;
  /** Optional domain name to use with v3 API and v2 parameters. */
  default_domain_name?: Text;
  /** OAuth 2.0 Device Authorization Endpoint. */
  device_authorization_endpoint?: Text;
  /** OpenID Connect Discovery Document URL. */
  discovery_endpoint?: Text;
  /** Domain ID to scope to */
  domain_id?: Text;
  /** Domain name to scope to */
  domain_name?: Text;
  /** The endpoint that will always be used */
  endpoint?: Text;
  /** Always use this endpoint URL for requests for this client. */
  endpoint_override?: Text;
  /** Identity Provider's name */
  identity_provider?: Text;
  /** An Identity Provider URL, where the SAML authentication request will be sent. */
  identity_provider_url?: Text;
  /** A key to be used in the Identity Provider access token endpoint to pass the OTP value. */
  idp_otp_key?: Text;
  /** Verify HTTPS connections. @default false */
  insecure?: Bool;
  /** PEM encoded client certificate key file */
  keyfile?: Text;
  max_version?: Text;
  min_version?: Text;
  /** Client id for OAuth2.0 */
  oauth2_client_id?: Text;
  /** Client secret for OAuth2.0 */
  oauth2_client_secret?: Secret | '' | null;
  /** Endpoint for OAuth2.0 */
  oauth2_endpoint?: Text;
  /** User's TOTP passcode */
  passcode?: Secret | '' | null;
  /** User's password */
  password?: Secret | '' | null;
  /** Domain ID containing project */
  project_domain_id?: Text;
  /** Domain name containing project */
  project_domain_name?: Text;
  /** Project ID to scope to */
  project_id?: Text;
  /** Project name to scope to */
  project_name?: Text;
  /** Protocol for federated plugin */
  protocol?: Text;
  /** OpenID Connect Redirect URL */
  redirect_uri?: Text;
  /** The default region_name for endpoint URL discovery. */
  region_name?: Text;
  /** List of retriable HTTP status codes that should be retried. */
  retriable_status_codes?: List<number>;
  /** OpenID Connect scope that is requested from authorization server. */
  scope?: Text;
  /** The default service_name for endpoint URL discovery. */
  service_name?: Text;
  /** Service Provider's Endpoint */
  service_provider_endpoint?: Text;
  /** Service Provider's SAML Entity ID */
  service_provider_entity_id?: Text;
  /** The default service_type for endpoint URL discovery. @default "shared-file-system" */
  service_type?: Text;
  /** Timeout period for share policy application. @default 10 */
  share_apply_policy_timeout?: Num;
  /** Log requests to multiple loggers. @default false */
  split_loggers?: Bool;
  /** The maximum number of retries that should be attempted for retriable HTTP status codes. */
  status_code_retries?: Num;
  /** Delay (in seconds) between two retries for retriable status codes. */
  status_code_retry_delay?: Num;
  /** Scope for system operations */
  system_scope?: Text;
  /** Tenant ID */
  tenant_id?: Text;
  /** Tenant Name */
  tenant_name?: Text;
  /** Timeout value for http requests */
  timeout?: Num;
  /** The token that will always be used */
  token?: Secret | '' | null;
  /** ID of the trust to use as a trustee use */
  trust_id?: Text;
  /** User's domain ID */
  user_domain_id?: Text;
  /** User's domain name */
  user_domain_name?: Text;
  /** User's user ID */
  user_id?: Text;
  /** @deprecated now [manila] username */
  user_name?: unknown;
  /** User's username */
  username?: Text;
  /** List of interfaces, in order of preference, for endpoint URL. @default "internal,public" */
  valid_interfaces?: List;
  version?: Text;
}

interface Section140 {
  /** Whether metrics are required. @default true */
  required?: Bool;
  /** Multiplier used for weighing hosts based on reported metrics. @default 1 */
  weight_multiplier?: Num;
  /** Default weight for unavailable metrics. @default -10000 */
  weight_of_unavailable?: Num;
  /** Mapping of metric to weight modifier. */
  weight_setting?: List;
}

interface Section141 {
  /** Enables graphical console access for virtual machines. @default false */
  enabled?: Bool;
  /** Location of MKS web console proxy @default "http://127.0.0.1:6090/" */
  mksproxy_base_url?: Text;
}

interface Section142 {
  /** OAuth Access Key */
  access_key?: Text;
  /** OAuth Access Secret */
  access_secret?: Text;
  /** OAuth 2.0 Access Token */
  access_token?: Secret | '' | null;
  /** OpenID Connect Provider Token Endpoint. */
  access_token_endpoint?: Text;
  /** OAuth 2.0 Authorization Server Introspection token type, it is used to decide which type of token will be used when proc… */
  access_token_type?: Text;
  /** Application credential ID */
  application_credential_id?: Text;
  /** Application credential name */
  application_credential_name?: Text;
  /** Application credential auth secret */
  application_credential_secret?: Secret | '' | null;
  /** Methods to authenticate with. */
  auth_methods?: Text;
  /** @deprecated now [neutron] auth_type */
  auth_plugin?: unknown;
  /** Config Section from which to load plugin specific options */
  auth_section?: Text;
  /** Authentication type to load */
  auth_type?: "admin_token" | "http_basic" | "none" | "password" | "token" | "v2password" | "v2token" | "v3adfspassword" | "v3applicationcredential" | "v3multifactor" | "v3oauth1" | "v3oauth2clientcredential" | "v3oauth2mtlsclientcredential" | "v3oidcaccesstoken" | "v3oidcauthcode" | "v3oidcclientcredentials" | "v3oidcdeviceauthz" | "v3oidcpassword" | "v3password" | "v3samlpassword" | "v3token" | "v3tokenlessauth" | "v3totp" | Other | Secret | null;
  /** Authentication URL */
  auth_url?: Text;
  /** PEM encoded Certificate Authority to use when verifying HTTPs connections. */
  cafile?: Text;
  /** PEM encoded client certificate cert file */
  certfile?: Text;
  /** OAuth 2.0 Client ID */
  client_id?: Text;
  /** OAuth 2.0 Client Secret */
  client_secret?: Secret | '' | null;
  /** OAuth 2.0 Authorization Code */
  code?: Secret | '' | null;
  /** PKCE Challenge Method (RFC 7636) */
  code_challenge_method?: Text;
  /** Collect per-API call timing information. @default false */
  collect_timing?: Bool;
  /** The maximum number of retries that should be attempted for connection errors. */
  connect_retries?: Num;
  /** Delay (in seconds) between two retries for connection errors. */
  connect_retry_delay?: Num;
  /** OAuth Consumer ID/Key */
  consumer_key?: Text;
  /** OAuth Consumer Secret */
  consumer_secret?: Text;
  /** Optional domain ID to use with v3 and v2 parameters. */
  default_domain_id?: Text;
  /** Optional domain name to use with v3 API and v2 parameters. */
  default_domain_name?: Text;
  /** Default name for the floating IP pool. @default "nova" */
  default_floating_pool?: Text;
  /** OAuth 2.0 Device Authorization Endpoint. */
  device_authorization_endpoint?: Text;
  /** OpenID Connect Discovery Document URL. */
  discovery_endpoint?: Text;
  /** Domain ID to scope to */
  domain_id?: Text;
  /** Domain name to scope to */
  domain_name?: Text;
  /** The endpoint that will always be used */
  endpoint?: Text;
  /** Always use this endpoint URL for requests for this client. */
  endpoint_override?: Text;
  /** Integer value representing the number of seconds to wait before querying Neutron for extensions. @default 600 */
  extension_sync_interval?: Num;
  /** Number of times neutronclient should retry on any failed http call. @default 3 */
  http_retries?: Num;
  /** Identity Provider's name */
  identity_provider?: Text;
  /** An Identity Provider URL, where the SAML authentication request will be sent. */
  identity_provider_url?: Text;
  /** A key to be used in the Identity Provider access token endpoint to pass the OTP value. */
  idp_otp_key?: Text;
  /** Verify HTTPS connections. @default false */
  insecure?: Bool;
  /** PEM encoded client certificate key file */
  keyfile?: Text;
  max_version?: Text;
  /** This option holds the shared secret string used to validate proxy requests to Neutron metadata requests. */
  metadata_proxy_shared_secret?: Secret | '' | null;
  min_version?: Text;
  /** Client id for OAuth2.0 */
  oauth2_client_id?: Text;
  /** Client secret for OAuth2.0 */
  oauth2_client_secret?: Secret | '' | null;
  /** Endpoint for OAuth2.0 */
  oauth2_endpoint?: Text;
  /** Default name for the Open vSwitch integration bridge. @default "br-int" */
  ovs_bridge?: Text;
  /** User's TOTP passcode */
  passcode?: Secret | '' | null;
  /** User's password */
  password?: Secret | '' | null;
  /** List of physnets present on this host. */
  physnets?: List;
  /** Domain ID containing project */
  project_domain_id?: Text;
  /** Domain name containing project */
  project_domain_name?: Text;
  /** Project ID to scope to */
  project_id?: Text;
  /** Project name to scope to */
  project_name?: Text;
  /** Protocol for federated plugin */
  protocol?: Text;
  /** OpenID Connect Redirect URL */
  redirect_uri?: Text;
  /** The default region_name for endpoint URL discovery. */
  region_name?: Text;
  /** List of retriable HTTP status codes that should be retried. */
  retriable_status_codes?: List<number>;
  /** OpenID Connect scope that is requested from authorization server. */
  scope?: Text;
  /** When set to True, this option indicates that Neutron will be used to proxy metadata requests and resolve instance ids. @default false */
  service_metadata_proxy?: Bool;
  /** The default service_name for endpoint URL discovery. */
  service_name?: Text;
  /** Service Provider's Endpoint */
  service_provider_endpoint?: Text;
  /** Service Provider's SAML Entity ID */
  service_provider_entity_id?: Text;
  /** The default service_type for endpoint URL discovery. @default "network" */
  service_type?: Text;
  /** Log requests to multiple loggers. @default false */
  split_loggers?: Bool;
  /** The maximum number of retries that should be attempted for retriable HTTP status codes. */
  status_code_retries?: Num;
  /** Delay (in seconds) between two retries for retriable status codes. */
  status_code_retry_delay?: Num;
  /** Scope for system operations */
  system_scope?: Text;
  /** Tenant ID */
  tenant_id?: Text;
  /** Tenant Name */
  tenant_name?: Text;
  /** Timeout value for http requests */
  timeout?: Num;
  /** The token that will always be used */
  token?: Secret | '' | null;
  /** ID of the trust to use as a trustee use */
  trust_id?: Text;
  /** User's domain ID */
  user_domain_id?: Text;
  /** User's domain name */
  user_domain_name?: Text;
  /** User's user ID */
  user_id?: Text;
  /** @deprecated now [neutron] username */
  user_name?: unknown;
  /** User's username */
  username?: Text;
  /** List of interfaces, in order of preference, for endpoint URL. @default "internal,public" */
  valid_interfaces?: List;
  version?: Text;
}

interface Section143 {
  numa_nodes?: List<number>;
}

interface Section144 {
  /** If enabled, include block device information in the versioned notification payload. @default false */
  bdms_in_notifications?: Bool;
  /** Default notification level for outgoing notifications. @default "INFO" */
  default_level?: "CRITICAL" | "DEBUG" | "ERROR" | "INFO" | "WARN" | Other | Secret | null;
  /** If enabled, include share mapping information in the versioned notification payload. @default false */
  include_share_mapping?: Bool;
  /** Specifies which notification format shall be emitted by nova. @default "unversioned" */
  notification_format?: "both" | "unversioned" | "versioned" | Other | Secret | null;
  /** If set, send compute.instance.update notifications on instance state changes. */
  notify_on_state_change?: "vm_and_task_state" | "vm_state" | Other | Secret | null;
  /** Specifies the topics for the versioned notifications issued by nova. @default "versioned_notifications" */
  versioned_notifications_topics?: List;
}

interface Section145 {
  /** OAuth Access Key */
  access_key?: Text;
  /** OAuth Access Secret */
  access_secret?: Text;
  /** OAuth 2.0 Access Token */
  access_token?: Secret | '' | null;
  /** OpenID Connect Provider Token Endpoint. */
  access_token_endpoint?: Text;
  /** OAuth 2.0 Authorization Server Introspection token type, it is used to decide which type of token will be used when proc… */
  access_token_type?: Text;
  /** Application credential ID */
  application_credential_id?: Text;
  /** Application credential name */
  application_credential_name?: Text;
  /** Application credential auth secret */
  application_credential_secret?: Secret | '' | null;
  /** Methods to authenticate with. */
  auth_methods?: Text;
  auth_type?: "admin_token" | "http_basic" | "none" | "password" | "token" | "v2password" | "v2token" | "v3adfspassword" | "v3applicationcredential" | "v3multifactor" | "v3oauth1" | "v3oauth2clientcredential" | "v3oauth2mtlsclientcredential" | "v3oidcaccesstoken" | "v3oidcauthcode" | "v3oidcclientcredentials" | "v3oidcdeviceauthz" | "v3oidcpassword" | "v3password" | "v3samlpassword" | "v3token" | "v3tokenlessauth" | "v3totp" | Other | Secret | null;
  /** Authentication URL */
  auth_url?: Text;
  /** PEM encoded Certificate Authority to use when verifying HTTPs connections. */
  cafile?: Text;
  /** PEM encoded client certificate cert file */
  certfile?: Text;
  /** OAuth 2.0 Client ID */
  client_id?: Text;
  /** OAuth 2.0 Client Secret */
  client_secret?: Secret | '' | null;
  /** OAuth 2.0 Authorization Code */
  code?: Secret | '' | null;
  /** PKCE Challenge Method (RFC 7636) */
  code_challenge_method?: Text;
  /** Collect per-API call timing information. @default false */
  collect_timing?: Bool;
  /** The maximum number of retries that should be attempted for connection errors. */
  connect_retries?: Num;
  /** Delay (in seconds) between two retries for connection errors. */
  connect_retry_delay?: Num;
  /** OAuth Consumer ID/Key */
  consumer_key?: Text;
  /** OAuth Consumer Secret */
  consumer_secret?: Text;
  /** Optional domain ID to use with v3 and v2 parameters. */
  default_domain_id?: Text;
  /** Optional domain name to use with v3 API and v2 parameters. */
  default_domain_name?: Text;
  /** OAuth 2.0 Device Authorization Endpoint. */
  device_authorization_endpoint?: Text;
  /** OpenID Connect Discovery Document URL. */
  discovery_endpoint?: Text;
  /** Domain ID to scope to */
  domain_id?: Text;
  /** Domain name to scope to */
  domain_name?: Text;
  /** The endpoint that will always be used */
  endpoint?: Text;
  /** The service's endpoint id which is registered in Keystone. */
  endpoint_id?: Text;
  /** The interface for endpoint discovery @default "publicURL" */
  endpoint_interface?: "admin" | "adminURL" | "internal" | "internalURL" | "public" | "publicURL" | Other | Secret | null;
  /** Always use this endpoint URL for requests for this client. */
  endpoint_override?: Text;
  /** Region to which the endpoint belongs */
  endpoint_region_name?: Text;
  /** Service name for endpoint discovery */
  endpoint_service_name?: Text;
  /** Service type for endpoint discovery */
  endpoint_service_type?: Text;
  /** Identity Provider's name */
  identity_provider?: Text;
  /** An Identity Provider URL, where the SAML authentication request will be sent. */
  identity_provider_url?: Text;
  /** A key to be used in the Identity Provider access token endpoint to pass the OTP value. */
  idp_otp_key?: Text;
  /** Verify HTTPS connections. @default false */
  insecure?: Bool;
  /** PEM encoded client certificate key file */
  keyfile?: Text;
  /** The maximum major version of a given API, intended to be used as the upper bound of a range with min_version. */
  max_version?: Text;
  /** The minimum major version of a given API, intended to be used as the lower bound of a range with max_version. */
  min_version?: Text;
  /** Client id for OAuth2.0 */
  oauth2_client_id?: Text;
  /** Client secret for OAuth2.0 */
  oauth2_client_secret?: Secret | '' | null;
  /** Endpoint for OAuth2.0 */
  oauth2_endpoint?: Text;
  /** User's TOTP passcode */
  passcode?: Secret | '' | null;
  /** User's password */
  password?: Secret | '' | null;
  /** Domain ID containing project */
  project_domain_id?: Text;
  /** Domain name containing project */
  project_domain_name?: Text;
  /** Project ID to scope to */
  project_id?: Text;
  /** Project name to scope to */
  project_name?: Text;
  /** Protocol for federated plugin */
  protocol?: Text;
  /** OpenID Connect Redirect URL */
  redirect_uri?: Text;
  /** The default region_name for endpoint URL discovery. */
  region_name?: Text;
  /** List of retriable HTTP status codes that should be retried. */
  retriable_status_codes?: List<number>;
  /** OpenID Connect scope that is requested from authorization server. */
  scope?: Text;
  /** The default service_name for endpoint URL discovery. */
  service_name?: Text;
  /** Service Provider's Endpoint */
  service_provider_endpoint?: Text;
  /** Service Provider's SAML Entity ID */
  service_provider_entity_id?: Text;
  /** The default service_type for endpoint URL discovery. */
  service_type?: Text;
  /** Log requests to multiple loggers. @default false */
  split_loggers?: Bool;
  /** The maximum number of retries that should be attempted for retriable HTTP status codes. */
  status_code_retries?: Num;
  /** Delay (in seconds) between two retries for retriable status codes. */
  status_code_retry_delay?: Num;
  /** Scope for system operations */
  system_scope?: Text;
  /** Tenant ID */
  tenant_id?: Text;
  /** Tenant Name */
  tenant_name?: Text;
  /** Timeout value for http requests */
  timeout?: Num;
  /** The token that will always be used */
  token?: Secret | '' | null;
  /** ID of the trust to use as a trustee use */
  trust_id?: Text;
  /** User's domain ID */
  user_domain_id?: Text;
  /** User's domain name */
  user_domain_name?: Text;
  /** User's user ID */
  user_id?: Text;
  /** @deprecated now [oslo_limit] username */
  user_name?: unknown;
  /** User's username */
  username?: Text;
  /** List of interfaces, in order of preference, for endpoint URL. */
  valid_interfaces?: List;
  /** Minimum Major API version within a given Major API version for endpoint URL discovery. */
  version?: Text;
}

interface Section146 {
  /** An alias for a PCI passthrough device requirement. */
  alias?: Multi;
  /** Specify the PCI devices available to VMs. */
  device_spec?: Multi;
  /** @deprecated now [pci] device_spec */
  passthrough_whitelist?: unknown;
  /** Enable PCI resource inventory reporting to Placement. @default false */
  report_in_placement?: Bool;
}

interface Section147 {
  /** OAuth Access Key */
  access_key?: Text;
  /** OAuth Access Secret */
  access_secret?: Text;
  /** OAuth 2.0 Access Token */
  access_token?: Secret | '' | null;
  /** OpenID Connect Provider Token Endpoint. */
  access_token_endpoint?: Text;
  /** OAuth 2.0 Authorization Server Introspection token type, it is used to decide which type of token will be used when proc… */
  access_token_type?: Text;
  /** Application credential ID */
  application_credential_id?: Text;
  /** Application credential name */
  application_credential_name?: Text;
  /** Application credential auth secret */
  application_credential_secret?: Secret | '' | null;
  /** Methods to authenticate with. */
  auth_methods?: Text;
  /** @deprecated now [placement] auth_type */
  auth_plugin?: unknown;
  /** Config Section from which to load plugin specific options */
  auth_section?: Text;
  /** Authentication type to load */
  auth_type?: "admin_token" | "http_basic" | "none" | "password" | "token" | "v2password" | "v2token" | "v3adfspassword" | "v3applicationcredential" | "v3multifactor" | "v3oauth1" | "v3oauth2clientcredential" | "v3oauth2mtlsclientcredential" | "v3oidcaccesstoken" | "v3oidcauthcode" | "v3oidcclientcredentials" | "v3oidcdeviceauthz" | "v3oidcpassword" | "v3password" | "v3samlpassword" | "v3token" | "v3tokenlessauth" | "v3totp" | Other | Secret | null;
  /** Authentication URL */
  auth_url?: Text;
  /** PEM encoded Certificate Authority to use when verifying HTTPs connections. */
  cafile?: Text;
  /** PEM encoded client certificate cert file */
  certfile?: Text;
  /** OAuth 2.0 Client ID */
  client_id?: Text;
  /** OAuth 2.0 Client Secret */
  client_secret?: Secret | '' | null;
  /** OAuth 2.0 Authorization Code */
  code?: Secret | '' | null;
  /** PKCE Challenge Method (RFC 7636) */
  code_challenge_method?: Text;
  /** Collect per-API call timing information. @default false */
  collect_timing?: Bool;
  /** The maximum number of retries that should be attempted for connection errors. */
  connect_retries?: Num;
  /** Delay (in seconds) between two retries for connection errors. */
  connect_retry_delay?: Num;
  /** OAuth Consumer ID/Key */
  consumer_key?: Text;
  /** OAuth Consumer Secret */
  consumer_secret?: Text;
  /** Optional domain ID to use with v3 and v2 parameters. */
  default_domain_id?: Text;
  /** Optional domain name to use with v3 API and v2 parameters. */
  default_domain_name?: Text;
  /** OAuth 2.0 Device Authorization Endpoint. */
  device_authorization_endpoint?: Text;
  /** OpenID Connect Discovery Document URL. */
  discovery_endpoint?: Text;
  /** Domain ID to scope to */
  domain_id?: Text;
  /** Domain name to scope to */
  domain_name?: Text;
  /** The endpoint that will always be used */
  endpoint?: Text;
  /** Always use this endpoint URL for requests for this client. */
  endpoint_override?: Text;
  /** Identity Provider's name */
  identity_provider?: Text;
  /** An Identity Provider URL, where the SAML authentication request will be sent. */
  identity_provider_url?: Text;
  /** A key to be used in the Identity Provider access token endpoint to pass the OTP value. */
  idp_otp_key?: Text;
  /** Verify HTTPS connections. @default false */
  insecure?: Bool;
  /** PEM encoded client certificate key file */
  keyfile?: Text;
  max_version?: Text;
  min_version?: Text;
  /** Client id for OAuth2.0 */
  oauth2_client_id?: Text;
  /** Client secret for OAuth2.0 */
  oauth2_client_secret?: Secret | '' | null;
  /** Endpoint for OAuth2.0 */
  oauth2_endpoint?: Text;
  /** User's TOTP passcode */
  passcode?: Secret | '' | null;
  /** User's password */
  password?: Secret | '' | null;
  /** Domain ID containing project */
  project_domain_id?: Text;
  /** Domain name containing project */
  project_domain_name?: Text;
  /** Project ID to scope to */
  project_id?: Text;
  /** Project name to scope to */
  project_name?: Text;
  /** Protocol for federated plugin */
  protocol?: Text;
  /** OpenID Connect Redirect URL */
  redirect_uri?: Text;
  /** The default region_name for endpoint URL discovery. */
  region_name?: Text;
  /** List of retriable HTTP status codes that should be retried. */
  retriable_status_codes?: List<number>;
  /** OpenID Connect scope that is requested from authorization server. */
  scope?: Text;
  /** The default service_name for endpoint URL discovery. */
  service_name?: Text;
  /** Service Provider's Endpoint */
  service_provider_endpoint?: Text;
  /** Service Provider's SAML Entity ID */
  service_provider_entity_id?: Text;
  /** The default service_type for endpoint URL discovery. @default "placement" */
  service_type?: Text;
  /** Log requests to multiple loggers. @default false */
  split_loggers?: Bool;
  /** The maximum number of retries that should be attempted for retriable HTTP status codes. */
  status_code_retries?: Num;
  /** Delay (in seconds) between two retries for retriable status codes. */
  status_code_retry_delay?: Num;
  /** Scope for system operations */
  system_scope?: Text;
  /** Tenant ID */
  tenant_id?: Text;
  /** Tenant Name */
  tenant_name?: Text;
  /** Timeout value for http requests */
  timeout?: Num;
  /** The token that will always be used */
  token?: Secret | '' | null;
  /** ID of the trust to use as a trustee use */
  trust_id?: Text;
  /** User's domain ID */
  user_domain_id?: Text;
  /** User's domain name */
  user_domain_name?: Text;
  /** User's user ID */
  user_id?: Text;
  /** @deprecated now [placement] username */
  user_name?: unknown;
  /** User's username */
  username?: Text;
  /** List of interfaces, in order of preference, for endpoint URL. @default "internal,public" */
  valid_interfaces?: List;
  version?: Text;
}

interface Section148 {
  /** The number of instance cores or vCPUs allowed per project. @default 20 */
  cores?: Num;
  /** Enable the counting of quota usage from the placement service. @default false */
  count_usage_from_placement?: Bool;
  /** Provides abstraction for quota checks. @default "nova.quota.DbQuotaDriver" */
  driver?: "nova.quota.DbQuotaDriver" | "nova.quota.NoopQuotaDriver" | "nova.quota.UnifiedLimitsDriver" | Other | Secret | null;
  /** The number of bytes allowed per injected file. @default 10240 */
  injected_file_content_bytes?: Num;
  /** The maximum allowed injected file path length. @default 255 */
  injected_file_path_length?: Num;
  /** The number of injected files allowed. @default 5 */
  injected_files?: Num;
  /** The number of instances allowed per project. @default 10 */
  instances?: Num;
  /** The maximum number of key pairs allowed per user. @default 100 */
  key_pairs?: Num;
  /** The number of metadata items allowed per instance. @default 128 */
  metadata_items?: Num;
  /** The number of megabytes of instance RAM allowed per project. @default 51200 */
  ram?: Num;
  /** Recheck quota after resource creation to prevent allowing quota to be exceeded. @default true */
  recheck_quota?: Bool;
  /** The maximum number of servers per server group. @default 10 */
  server_group_members?: Num;
  /** The maximum number of server groups per project. @default 10 */
  server_groups?: Num;
  /** Specify a list of resources to require or ignore registered limits. @default "servers" */
  unified_limits_resource_list?: List;
  /** Specify the semantics of the ``unified_limits_resource_list``. @default "require" */
  unified_limits_resource_strategy?: "ignore" | "require" | Other | Secret | null;
}

interface Section149 {
  /** Periodic task interval. @default -1 */
  discover_hosts_in_cells_interval?: Num;
  /** Restrict use of aggregates to instances with matching metadata. @default false */
  enable_isolated_aggregate_filtering?: Bool;
  /** Use placement to filter hosts based on image metadata. @default false */
  image_metadata_prefilter?: Bool;
  /** Restrict tenants to specific placement aggregates. @default false */
  limit_tenants_to_placement_aggregate?: Bool;
  /** The maximum number of schedule attempts. @default 3 */
  max_attempts?: Num;
  /** The maximum number of placement results to request. @default 1000 */
  max_placement_results?: Num;
  /** Require a placement aggregate association for all tenants. @default false */
  placement_aggregate_required_for_tenants?: Bool;
  /** Use placement to determine host support for the instance's image type. @default false */
  query_placement_for_image_type_support?: Bool;
  /** Enable the scheduler to filter compute hosts affined to routed network segment aggregates. @default false */
  query_placement_for_routed_network_aggregates?: Bool;
  /** Number of workers for the nova-scheduler service. */
  workers?: Num;
}

interface Section150 {
  /** The URL an end user would use to connect to the ``nova-serialproxy`` service. @default "ws://127.0.0.1:6083/" */
  base_url?: Text;
  /** Enable the serial console feature. @default false */
  enabled?: Bool;
  /** A range of TCP ports a guest can use for its backend. @default "10000:20000" */
  port_range?: Text;
  /** The IP address to which proxy clients (like ``nova-serialproxy``) should connect to get the serial console of an instanc… @default "127.0.0.1" */
  proxyclient_address?: Text;
  /** The IP address which is used by the ``nova-serialproxy`` service to listen for incoming requests. @default "0.0.0.0" */
  serialproxy_host?: Text;
  /** The port number which is used by the ``nova-serialproxy`` service to listen for incoming requests. @default 6083 */
  serialproxy_port?: Num;
}

interface Section151 {
  /** OAuth Access Key */
  access_key?: Text;
  /** OAuth Access Secret */
  access_secret?: Text;
  /** OAuth 2.0 Access Token */
  access_token?: Secret | '' | null;
  /** OpenID Connect Provider Token Endpoint. */
  access_token_endpoint?: Text;
  /** OAuth 2.0 Authorization Server Introspection token type, it is used to decide which type of token will be used when proc… */
  access_token_type?: Text;
  /** Application credential ID */
  application_credential_id?: Text;
  /** Application credential name */
  application_credential_name?: Text;
  /** Application credential auth secret */
  application_credential_secret?: Secret | '' | null;
  /** Methods to authenticate with. */
  auth_methods?: Text;
  /** @deprecated now [service_user] auth_type */
  auth_plugin?: unknown;
  /** Config Section from which to load plugin specific options */
  auth_section?: Text;
  /** Authentication type to load */
  auth_type?: "admin_token" | "http_basic" | "none" | "password" | "token" | "v2password" | "v2token" | "v3adfspassword" | "v3applicationcredential" | "v3multifactor" | "v3oauth1" | "v3oauth2clientcredential" | "v3oauth2mtlsclientcredential" | "v3oidcaccesstoken" | "v3oidcauthcode" | "v3oidcclientcredentials" | "v3oidcdeviceauthz" | "v3oidcpassword" | "v3password" | "v3samlpassword" | "v3token" | "v3tokenlessauth" | "v3totp" | Other | Secret | null;
  /** Authentication URL */
  auth_url?: Text;
  /** PEM encoded Certificate Authority to use when verifying HTTPs connections. */
  cafile?: Text;
  /** PEM encoded client certificate cert file */
  certfile?: Text;
  /** OAuth 2.0 Client ID */
  client_id?: Text;
  /** OAuth 2.0 Client Secret */
  client_secret?: Secret | '' | null;
  /** OAuth 2.0 Authorization Code */
  code?: Secret | '' | null;
  /** PKCE Challenge Method (RFC 7636) */
  code_challenge_method?: Text;
  /** Collect per-API call timing information. @default false */
  collect_timing?: Bool;
  /** OAuth Consumer ID/Key */
  consumer_key?: Text;
  /** OAuth Consumer Secret */
  consumer_secret?: Text;
  /** Optional domain ID to use with v3 and v2 parameters. */
  default_domain_id?: Text;
  /** Optional domain name to use with v3 API and v2 parameters. */
  default_domain_name?: Text;
  /** OAuth 2.0 Device Authorization Endpoint. */
  device_authorization_endpoint?: Text;
  /** OpenID Connect Discovery Document URL. */
  discovery_endpoint?: Text;
  /** Domain ID to scope to */
  domain_id?: Text;
  /** Domain name to scope to */
  domain_name?: Text;
  /** The endpoint that will always be used */
  endpoint?: Text;
  /** Identity Provider's name */
  identity_provider?: Text;
  /** An Identity Provider URL, where the SAML authentication request will be sent. */
  identity_provider_url?: Text;
  /** A key to be used in the Identity Provider access token endpoint to pass the OTP value. */
  idp_otp_key?: Text;
  /** Verify HTTPS connections. @default false */
  insecure?: Bool;
  /** PEM encoded client certificate key file */
  keyfile?: Text;
  /** Client id for OAuth2.0 */
  oauth2_client_id?: Text;
  /** Client secret for OAuth2.0 */
  oauth2_client_secret?: Secret | '' | null;
  /** Endpoint for OAuth2.0 */
  oauth2_endpoint?: Text;
  /** User's TOTP passcode */
  passcode?: Secret | '' | null;
  /** User's password */
  password?: Secret | '' | null;
  /** Domain ID containing project */
  project_domain_id?: Text;
  /** Domain name containing project */
  project_domain_name?: Text;
  /** Project ID to scope to */
  project_id?: Text;
  /** Project name to scope to */
  project_name?: Text;
  /** Protocol for federated plugin */
  protocol?: Text;
  /** OpenID Connect Redirect URL */
  redirect_uri?: Text;
  /** OpenID Connect scope that is requested from authorization server. */
  scope?: Text;
  /** When True, if sending a user token to a REST API, also send a service token. @default false */
  send_service_user_token?: Bool;
  /** Service Provider's Endpoint */
  service_provider_endpoint?: Text;
  /** Service Provider's SAML Entity ID */
  service_provider_entity_id?: Text;
  /** Log requests to multiple loggers. @default false */
  split_loggers?: Bool;
  /** Scope for system operations */
  system_scope?: Text;
  /** Tenant ID */
  tenant_id?: Text;
  /** Tenant Name */
  tenant_name?: Text;
  /** Timeout value for http requests */
  timeout?: Num;
  /** The token that will always be used */
  token?: Secret | '' | null;
  /** ID of the trust to use as a trustee use */
  trust_id?: Text;
  /** User's domain ID */
  user_domain_id?: Text;
  /** User's domain name */
  user_domain_name?: Text;
  /** User's user ID */
  user_id?: Text;
  /** @deprecated now [service_user] username */
  user_name?: unknown;
  /** User's username */
  username?: Text;
}

interface Section152 {
  /** Enable the SPICE guest agent support on the instances. @default true */
  agent_enabled?: Bool;
  /** Enable SPICE related features. @default false */
  enabled?: Bool;
  /** Location of the SPICE HTML5 console proxy. @default "http://127.0.0.1:6082/spice_auto.html" */
  html5proxy_base_url?: Text;
  /** IP address or a hostname on which the ``nova-spicehtml5proxy`` service listens for incoming requests. @default "0.0.0.0" */
  html5proxy_host?: Text;
  /** Port on which the ``nova-spicehtml5proxy`` service listens for incoming requests. @default 6082 */
  html5proxy_port?: Num;
  /** Configure the SPICE image compression (lossless). */
  image_compression?: "auto_glz" | "auto_lz" | "glz" | "lz" | "off" | "quic" | Other | Secret | null;
  /** Configure the SPICE wan image compression (lossy for slow links). */
  jpeg_compression?: "always" | "auto" | "never" | Other | Secret | null;
  /** Enable the SPICE audio stream compression (using celt). */
  playback_compression?: Bool;
  /** Whether to require secure TLS connections to SPICE consoles. @default false */
  require_secure?: Bool;
  /** The address where the SPICE server running on the instances should listen. @default "127.0.0.1" */
  server_listen?: Text;
  /** The address used by ``nova-spicehtml5proxy`` client to connect to instance console. @default "127.0.0.1" */
  server_proxyclient_address?: Text;
  /** Location of a SPICE protocol native console proxy. @default "http://127.0.0.1:13002/nova" */
  spice_direct_proxy_base_url?: Text;
  /** Configure the SPICE video stream detection and (lossy) compression. */
  streaming_mode?: "all" | "filter" | "off" | Other | Secret | null;
  /** Configure the SPICE wan image compression (lossless for slow links). */
  zlib_compression?: "always" | "auto" | "never" | Other | Secret | null;
}

interface Section153 {
  /** Base API RPC API version cap. */
  baseapi?: Text;
  /** Compute RPC API version cap. */
  compute?: Text;
  /** Conductor RPC API version cap. */
  conductor?: Text;
  /** Scheduler RPC API version cap. */
  scheduler?: Text;
}

interface Section154 {
  /** OAuth Access Key */
  access_key?: Text;
  /** OAuth Access Secret */
  access_secret?: Text;
  /** OAuth 2.0 Access Token */
  access_token?: Secret | '' | null;
  /** OpenID Connect Provider Token Endpoint. */
  access_token_endpoint?: Text;
  /** OAuth 2.0 Authorization Server Introspection token type, it is used to decide which type of token will be used when proc… */
  access_token_type?: Text;
  /** Application credential ID */
  application_credential_id?: Text;
  /** Application credential name */
  application_credential_name?: Text;
  /** Application credential auth secret */
  application_credential_secret?: Secret | '' | null;
  /** Methods to authenticate with. */
  auth_methods?: Text;
  /** @deprecated now [vendordata_dynamic_auth] auth_type */
  auth_plugin?: unknown;
  /** Config Section from which to load plugin specific options */
  auth_section?: Text;
  /** Authentication type to load */
  auth_type?: "admin_token" | "http_basic" | "none" | "password" | "token" | "v2password" | "v2token" | "v3adfspassword" | "v3applicationcredential" | "v3multifactor" | "v3oauth1" | "v3oauth2clientcredential" | "v3oauth2mtlsclientcredential" | "v3oidcaccesstoken" | "v3oidcauthcode" | "v3oidcclientcredentials" | "v3oidcdeviceauthz" | "v3oidcpassword" | "v3password" | "v3samlpassword" | "v3token" | "v3tokenlessauth" | "v3totp" | Other | Secret | null;
  /** Authentication URL */
  auth_url?: Text;
  /** PEM encoded Certificate Authority to use when verifying HTTPs connections. */
  cafile?: Text;
  /** PEM encoded client certificate cert file */
  certfile?: Text;
  /** OAuth 2.0 Client ID */
  client_id?: Text;
  /** OAuth 2.0 Client Secret */
  client_secret?: Secret | '' | null;
  /** OAuth 2.0 Authorization Code */
  code?: Secret | '' | null;
  /** PKCE Challenge Method (RFC 7636) */
  code_challenge_method?: Text;
  /** Collect per-API call timing information. @default false */
  collect_timing?: Bool;
  /** OAuth Consumer ID/Key */
  consumer_key?: Text;
  /** OAuth Consumer Secret */
  consumer_secret?: Text;
  /** Optional domain ID to use with v3 and v2 parameters. */
  default_domain_id?: Text;
  /** Optional domain name to use with v3 API and v2 parameters. */
  default_domain_name?: Text;
  /** OAuth 2.0 Device Authorization Endpoint. */
  device_authorization_endpoint?: Text;
  /** OpenID Connect Discovery Document URL. */
  discovery_endpoint?: Text;
  /** Domain ID to scope to */
  domain_id?: Text;
  /** Domain name to scope to */
  domain_name?: Text;
  /** The endpoint that will always be used */
  endpoint?: Text;
  /** Identity Provider's name */
  identity_provider?: Text;
  /** An Identity Provider URL, where the SAML authentication request will be sent. */
  identity_provider_url?: Text;
  /** A key to be used in the Identity Provider access token endpoint to pass the OTP value. */
  idp_otp_key?: Text;
  /** Verify HTTPS connections. @default false */
  insecure?: Bool;
  /** PEM encoded client certificate key file */
  keyfile?: Text;
  /** Client id for OAuth2.0 */
  oauth2_client_id?: Text;
  /** Client secret for OAuth2.0 */
  oauth2_client_secret?: Secret | '' | null;
  /** Endpoint for OAuth2.0 */
  oauth2_endpoint?: Text;
  /** User's TOTP passcode */
  passcode?: Secret | '' | null;
  /** User's password */
  password?: Secret | '' | null;
  /** Domain ID containing project */
  project_domain_id?: Text;
  /** Domain name containing project */
  project_domain_name?: Text;
  /** Project ID to scope to */
  project_id?: Text;
  /** Project name to scope to */
  project_name?: Text;
  /** Protocol for federated plugin */
  protocol?: Text;
  /** OpenID Connect Redirect URL */
  redirect_uri?: Text;
  /** OpenID Connect scope that is requested from authorization server. */
  scope?: Text;
  /** Service Provider's Endpoint */
  service_provider_endpoint?: Text;
  /** Service Provider's SAML Entity ID */
  service_provider_entity_id?: Text;
  /** Log requests to multiple loggers. @default false */
  split_loggers?: Bool;
  /** Scope for system operations */
  system_scope?: Text;
  /** Tenant ID */
  tenant_id?: Text;
  /** Tenant Name */
  tenant_name?: Text;
  /** Timeout value for http requests */
  timeout?: Num;
  /** The token that will always be used */
  token?: Secret | '' | null;
  /** ID of the trust to use as a trustee use */
  trust_id?: Text;
  /** User's domain ID */
  user_domain_id?: Text;
  /** User's domain name */
  user_domain_name?: Text;
  /** User's user ID */
  user_id?: Text;
  /** @deprecated now [vendordata_dynamic_auth] username */
  user_name?: unknown;
  /** User's username */
  username?: Text;
}

interface Section155 {
  /** Number of times VMware vCenter server API must be retried on connection failures, e.g. @default 10 */
  api_retry_count?: Num;
  /** Specifies the CA bundle file to be used in verifying the vCenter server certificate. */
  ca_file?: Text;
  /** This option adds a prefix to the folder where cached images are stored */
  cache_prefix?: Text;
  /** Name of a VMware Cluster ComputeResource. */
  cluster_name?: Text;
  /** This option sets the http connection pool size @default 10 */
  connection_pool_size?: Num;
  /** Set this value if affected by an increased network latency causing repeated characters when typing in a remote console. */
  console_delay_seconds?: Num;
  /** Regular expression pattern to match the name of datastore. */
  datastore_regex?: Text;
  /** Hostname or IP address for connection to VMware vCenter host. */
  host_ip?: Text;
  /** Password for connection to VMware vCenter host. */
  host_password?: Secret | '' | null;
  /** Port for connection to VMware vCenter host. @default 443 */
  host_port?: Num;
  /** Username for connection to VMware vCenter host. */
  host_username?: Text;
  /** If true, the vCenter server certificate is not verified. @default false */
  insecure?: Bool;
  /** This option should be configured only when using the NSX-MH Neutron plugin. */
  integration_bridge?: Text;
  /** This option specifies the limit on the maximum number of objects to return in a single result. @default 100 */
  maximum_objects?: Num;
  /** This option specifies the default policy to be used. */
  pbm_default_policy?: Text;
  /** This option enables or disables storage policy based placement of instances. @default false */
  pbm_enabled?: Bool;
  /** This option specifies the PBM service WSDL file location URL. */
  pbm_wsdl_location?: Text;
  /** Specifies the directory where the Virtual Serial Port Concentrator is storing console log files. @default "/opt/vmware/vspc" */
  serial_log_dir?: Text;
  /** Identifies a proxy service that provides network access to the serial_port_service_uri. */
  serial_port_proxy_uri?: Text;
  /** Identifies the remote system where the serial port traffic will be sent. */
  serial_port_service_uri?: Text;
  /** Time interval in seconds to poll remote tasks invoked on VMware VC server. @default 0.5 */
  task_poll_interval?: Num;
  /** This option enables/disables the use of linked clone. @default true */
  use_linked_clone?: Bool;
  /** Keymap for VNC. @default "en-us" */
  vnc_keymap?: Text;
  /** This option specifies VNC starting port. @default 5900 */
  vnc_port?: Num;
  /** Total number of VNC ports. @default 10000 */
  vnc_port_total?: Num;
}

interface Section156 {
  /** The authentication schemes to use with the compute node. @default "none" */
  auth_schemes?: List<"none" | "vencrypt">;
  /** Enable VNC related features. @default true */
  enabled?: Bool;
  /** Public address of noVNC VNC console proxy. @default "http://127.0.0.1:6080/vnc_auto.html" */
  novncproxy_base_url?: Text;
  /** IP address that the noVNC console proxy should bind to. @default "0.0.0.0" */
  novncproxy_host?: Text;
  /** Port that the noVNC console proxy should bind to. @default 6080 */
  novncproxy_port?: Num;
  /** The IP address or hostname on which an instance should listen to for incoming VNC connection requests on this node. @default "127.0.0.1" */
  server_listen?: Text;
  /** Private, internal IP address or hostname of VNC console proxy. @default "127.0.0.1" */
  server_proxyclient_address?: Text;
  /** The path to the CA certificate PEM file */
  vencrypt_ca_certs?: Text;
  /** The path to the client key file (for x509) */
  vencrypt_client_cert?: Text;
  /** The path to the client certificate PEM file (for x509) */
  vencrypt_client_key?: Text;
}

interface Section157 {
  /** If this is set, the normal safety check for old compute services will be treated as a warning instead of an error. @default false */
  disable_compute_service_check_for_ffu?: Bool;
  /** This disables the additional deep image inspection that the compute node does when downloading from glance. @default false */
  disable_deep_image_inspection?: Bool;
  /** Disable fallback request for VCPU allocations when using pinned instances. @default false @deprecated */
  disable_fallback_pcpu_query?: Bool;
  /** Disable the server group policy check upcall in compute. @default false */
  disable_group_policy_check_upcall?: Bool;
  /** Disable live snapshots when using the libvirt driver. @default false @deprecated This option was added to work around issues with libvirt 1.2.2. */
  disable_libvirt_livesnapshot?: Bool;
  /** Use sudo instead of rootwrap. @default false */
  disable_rootwrap?: Bool;
  /** Enable live migration of instances with NUMA topologies. @default false @deprecated This option was added to mitigate known issues when live migrating instances with a NUMA topology with the libvirt driver. */
  enable_numa_live_migration?: Bool;
  /** If it is set to True the libvirt driver will try as a best effort to send the announce-self command to the QEMU monitor … @default false */
  enable_qemu_monitor_announce_self?: Bool;
  /** Ensure the instance directory is removed during clean up when using rbd. @default false */
  ensure_libvirt_rbd_instance_dir_cleanup?: Bool;
  /** Enable handling of events emitted from compute drivers. @default true */
  handle_virt_lifecycle_events?: Bool;
  /** With some kernels initializing the guest apic can result in a kernel hang that renders the guest unusable. @default false */
  libvirt_disable_apic?: Bool;
  /** When booting from an image on a ceph-backed compute node, if the image does not already reside on the ceph cluster (as w… @default false */
  never_download_image_if_on_rbd?: Bool;
  /** The total number of times to send the announce_self command to the QEMU monitor when enable_qemu_monitor_announce_self i… @default 3 */
  qemu_monitor_announce_self_count?: Num;
  /** The number of seconds to wait before re-sending the announce_self command to the QEMU monitor. @default 1 */
  qemu_monitor_announce_self_interval?: Num;
  /** If it is set to True then the libvirt driver will reserve DISK_GB resource for the images stored in the image cache. @default false */
  reserve_disk_resource_for_image_cache?: Bool;
  /** This will skip the CPU comparison call at the startup of Compute service and lets libvirt handle it. @default false */
  skip_cpu_compare_at_startup?: Bool;
  /** With the libvirt driver, during live migration, skip comparing guest CPU with the destination host. @default false */
  skip_cpu_compare_on_dest?: Bool;
  /** When this is enabled, it will skip version-checking of hypervisors during live migration. @default false */
  skip_hypervisor_version_check_on_lm?: Bool;
  /** This may be useful if you use the Ironic driver, but don't have automatic cleaning enabled in Ironic. @default false */
  skip_reserve_in_use_ironic_nodes?: Bool;
  /** When using unified limits, use VCPU + PCPU for VCPU quota usage. @default false */
  unified_limits_count_pcpu_as_vcpu?: Bool;
  /** The libvirt virt driver implements power on and hard reboot by tearing down every vif of the instance being rebooted the… */
  wait_for_vif_plugged_event_during_hard_reboot?: List<"accelerator-direct" | "accelerator-direct-physical" | "baremetal" | "direct" | "direct-physical" | "macvtap" | "normal" | "remote-managed" | "smart-nic" | "vdpa" | "virtio-forwarder">;
}

interface Section158 {
  /** This option represents a file name for the paste.deploy config for nova-api. @default "api-paste.ini" */
  api_paste_config?: Text;
  /** This option specifies the HTTP header used to determine the protocol scheme for the original request, even if it was rem… @deprecated The functionality of this parameter is duplicate of the http_proxy_to_wsgi middleware of oslo.middleware and will be completely replaced. */
  secure_proxy_ssl_header?: Text;
}

interface Section159 {
  /** CA certificate file to be verified in httpd server with TLS enabled */
  ca_file?: Text;
  /** URL to be used to communicate with z/VM Cloud Connector. @default "http://zvm.example.org:8080/" */
  cloud_connector_url?: Text;
  /** The path at which images will be stored (snapshot, deploy, etc). @default "$state_path/images" */
  image_tmp_path?: Text;
  /** Timeout (seconds) to wait for an instance to start. @default 300 */
  reachable_timeout?: Num;
}

interface Section160 {
  device_addresses?: List;
  /** Number of mediated devices that type can create. */
  max_instances?: Num;
  /** Class of mediated device to manage used to differentiate between device types. @default "VGPU" */
  mdev_class?: Text;
}

interface Section161 {
  /** @deprecated now [mdev_*] device_addresses */
  device_addresses?: unknown;
}

interface Section162 {
  /** @deprecated now [api] auth_strategy */
  auth_strategy?: unknown;
  /** If set to true, the logging level will be set to DEBUG instead of the default INFO level. @default false */
  debug?: Bool;
  /** List of package logging levels in logger=LEVEL pairs. @default "amqp=WARN,amqplib=WARN,boto=WARN,qpid=WARN,sqlalchemy=WARN,suds=INFO,oslo.messaging=INFO,oslo_messaging=INFO,iso8601=WARN,requests.packages.urllib3.connectionpool=WARN,urllib3.connectionpool=WARN,websocket=WARN,requests.packages.urllib3.util.retry=WARN,urllib3.util.retry=WARN,keystonemiddleware=WARN,routes.middleware=WARN,stevedore=WARN,taskflow=WARN,keystoneauth=WARN,oslo.cache=INFO,oslo_policy=INFO,dogpile.core.dogpile=INFO" */
  default_log_levels?: List;
  /** Enables or disables fatal status of deprecations. @default false */
  fatal_deprecations?: Bool;
  /** The format for an instance that is passed with the log message. @default "[instance: %(uuid)s] " */
  instance_format?: Text;
  /** The format for an instance UUID that is passed with the log message. @default "[instance: %(uuid)s] " */
  instance_uuid_format?: Text;
  /** (Optional) Set the 'color' key according to log levels. @default false */
  log_color?: Bool;
  /** @deprecated now [DEFAULT] log_config_append */
  log_config?: unknown;
  /** The name of a logging configuration file. */
  log_config_append?: Text;
  /** Defines the format string for %%(asctime)s in log records. @default "%Y-%m-%d %H:%M:%S" */
  log_date_format?: Text;
  /** (Optional) The base directory used for relative log_file paths. */
  log_dir?: Text;
  /** (Optional) Name of log file to send logging output to. */
  log_file?: Text;
  /** The amount of time before the log files are rotated. @default 1 */
  log_rotate_interval?: Num;
  /** Rotation interval type. @default "days" */
  log_rotate_interval_type?: Text;
  /** Log rotation type. @default "none" */
  log_rotation_type?: Text;
  /** @deprecated now [DEFAULT] log_dir */
  logdir?: unknown;
  /** @deprecated now [DEFAULT] log_file */
  logfile?: unknown;
  /** Format string to use for log messages with context. @default "%(asctime)s.%(msecs)03d %(process)d %(levelname)s %(name)s [%(global_request_id)s %(request_id)s %(user_identity)s] %(instance)s%(message)s" */
  logging_context_format_string?: Text;
  /** Additional data to append to log message when logging level for the message is DEBUG. @default "%(funcName)s %(pathname)s:%(lineno)d" */
  logging_debug_format_suffix?: Text;
  /** Format string to use for log messages when context is undefined. @default "%(asctime)s.%(msecs)03d %(process)d %(levelname)s %(name)s [-] %(instance)s%(message)s" */
  logging_default_format_string?: Text;
  /** Prefix each line of exception output with this format. @default "%(asctime)s.%(msecs)03d %(process)d ERROR %(name)s %(instance)s" */
  logging_exception_prefix?: Text;
  /** Defines the format string for %(user_identity)s that is used in logging_context_format_string. @default "%(user)s %(project)s %(domain)s %(system_scope)s %(user_domain)s %(project_domain)s" */
  logging_user_identity_format?: Text;
  /** Maximum number of rotated log files. @default 30 */
  max_logfile_count?: Num;
  /** Log file maximum size in MB. @default 200 */
  max_logfile_size_mb?: Num;
  /** Enables or disables publication of error events. @default false */
  publish_errors?: Bool;
  /** The directory where the Placement python modules are installed. @default "<Path>" */
  pybasedir?: Text;
  /** Maximum number of logged messages per rate_limit_interval. @default 0 */
  rate_limit_burst?: Num;
  /** Log level name used by rate limiting. @default "CRITICAL" */
  rate_limit_except_level?: "" | "CRITICAL" | "DEBUG" | "ERROR" | "INFO" | "WARNING" | Other | Secret | null;
  /** Interval, number of seconds, of log rate limiting. @default 0 */
  rate_limit_interval?: Num;
  /** The top-level directory for maintaining state used in Placement. @default "$pybasedir" */
  state_path?: Text;
  /** Syslog facility to receive log lines. @default "LOG_USER" */
  syslog_log_facility?: Text;
  /** Explicitly specify the temporary working directory. */
  tempdir?: Text;
  /** Enable journald for logging. @default false */
  use_journal?: Bool;
  /** Use JSON formatting for logging. @default false */
  use_json?: Bool;
  /** Log output to standard error. @default false */
  use_stderr?: Bool;
  /** Use syslog for logging. @default false */
  use_syslog?: Bool;
  /** Uses logging handler designed to watch file system. @default false @deprecated This function is known to have bene broken for long time, and depends on the unmaintained library */
  watch_log_file?: Bool;
}

interface Section163 {
  /** This determines the strategy to use for authentication: keystone or noauth2. @default "keystone" */
  auth_strategy?: "keystone" | "noauth2" | Other | Secret | null;
}

interface Section164 {
  /** Indicate that the actual request can include user credentials @default true */
  allow_credentials?: Bool;
  /** Indicate which header field names may be used during the actual request. */
  allow_headers?: List;
  /** Indicate which methods can be used during the actual request. @default "OPTIONS,GET,HEAD,POST,PUT,DELETE,TRACE,PATCH" */
  allow_methods?: List;
  /** Indicate whether this resource may be shared with the domain received in the requests "origin" header. */
  allowed_origin?: List;
  /** Indicate which headers are safe to expose to the API. */
  expose_headers?: List;
  /** Maximum cache age of CORS preflight requests. @default 3600 */
  max_age?: Num;
}

interface Section165 {
  /** Whether the application is behind a proxy or not. @default false */
  enable_proxy_headers_parsing?: Bool;
}

interface Section166 {
  /** Defines the order placement visits viable root providers during allocation candidate generation: @default "depth-first" */
  allocation_candidates_generation_strategy?: "breadth-first" | "depth-first" | Other | Secret | null;
  /** The number of times to retry, server-side, writing allocations when there is a resource provider generation conflict. @default 10 */
  allocation_conflict_retry_count?: Num;
  /** Early API microversions (<1.8) allowed creating allocations and not specifying a project or user identifier for the cons… @default "00000000-0000-0000-0000-000000000000" */
  incomplete_consumer_project_id?: Text;
  /** Early API microversions (<1.8) allowed creating allocations and not specifying a project or user identifier for the cons… @default "00000000-0000-0000-0000-000000000000" */
  incomplete_consumer_user_id?: Text;
  /** The maximum number of allocation candidates placement generates for a single request. @default -1 */
  max_allocation_candidates?: Num;
  /** If True, when limiting allocation candidate results, the results will be a random sampling of the full result set. @default false */
  randomize_allocation_candidates?: Bool;
}

interface Section167 {
  /** The SQLAlchemy connection string to use to connect to the database. */
  connection?: Secret | '' | null;
  /** Verbosity of SQL debugging information: 0=None, 100=Everything. @default 0 */
  connection_debug?: Num;
  /** Optional URL parameters to append onto the connection URL at connect time; specify as param1=value1&param2=value2&... */
  connection_parameters?: Text;
  /** Connections which have been present in the connection pool longer than this number of seconds will be replaced with a ne… @default 3600 */
  connection_recycle_time?: Num;
  /** Add Python stack traces to SQL as comment strings. @default false */
  connection_trace?: Bool;
  /** If set, use this value for max_overflow with SQLAlchemy. */
  max_overflow?: Num;
  /** Maximum number of SQL connections to keep open in a pool. */
  max_pool_size?: Num;
  /** Maximum number of database connection retries during startup. @default 10 */
  max_retries?: Num;
  /** The SQL mode to be used for MySQL sessions. @default "TRADITIONAL" */
  mysql_sql_mode?: Text;
  /** If set, use this value for pool_timeout with SQLAlchemy. */
  pool_timeout?: Num;
  /** Interval between retries of opening a SQL connection. @default 10 */
  retry_interval?: Num;
  /** The SQLAlchemy connection string to use to connect to the slave database. */
  slave_connection?: Secret | '' | null;
  /** If True, SQLite uses synchronous mode. @default true */
  sqlite_synchronous?: Bool;
  /** If True, database schema migrations will be attempted when the web service starts. @default false */
  sync_on_startup?: Bool;
}
