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

export interface CinderOptions {
  DEFAULT?: Section0;
  audit?: Section1;
  audit_middleware_notifications?: Section2;
  backend_defaults?: Section3;
  barbican?: Section4;
  barbican_service_user?: Section5;
  cache?: Section6;
  cinder_sys_admin?: Section7;
  coordination?: Section8;
  cors?: Section9;
  database?: Section10;
  "fc-zone-manager"?: Section11;
  glance?: Section12;
  healthcheck?: Section13;
  key_manager?: Section14;
  keymgr?: Section15;
  keystone_authtoken?: Section16;
  nova?: Section17;
  os_brick?: Section18;
  oslo_concurrency?: Section19;
  oslo_messaging_kafka?: Section20;
  oslo_messaging_metrics?: Section21;
  oslo_messaging_notifications?: Section22;
  oslo_messaging_rabbit?: Section23;
  oslo_middleware?: Section24;
  oslo_policy?: Section25;
  oslo_reports?: Section26;
  oslo_versionedobjects?: Section27;
  privsep?: Section7;
  privsep_osbrick?: Section7;
  profiler?: Section28;
  profiler_jaeger?: Section29;
  profiler_otlp?: Section30;
  service_user?: Section31;
  ssl?: Section32;
  vault?: Section33;
}

interface CinderDrivers {
  lvm: Section34;
  nfs: Section35;
  rbd: Section36;
}
/** Of sections with names of their own by their drivers: `CinderConfig<{ fast: 'rbd' }>`. */
export type CinderConfig<Named extends Record<string, keyof CinderDrivers> = {}> = Readonly<
  Record<string, CinderOptions & { readonly [Name in keyof Named]?: CinderDrivers[Named[Name]] }>
>;

export interface GlanceOptions {
  DEFAULT?: Section37;
  audit?: Section1;
  audit_middleware_notifications?: Section2;
  backend_defaults?: Section38;
  barbican?: Section4;
  barbican_service_user?: Section5;
  cache?: Section6;
  cors?: Section39;
  database?: Section10;
  glance_download_properties?: Section40;
  glance_store?: Section41;
  healthcheck?: Section13;
  image_conversion?: Section42;
  image_format?: Section43;
  image_import_opts?: Section44;
  import_filtering_opts?: Section45;
  inject_metadata_properties?: Section46;
  key_manager?: Section47;
  keystone_authtoken?: Section16;
  os_brick?: Section18;
  os_glance_staging_store?: Section48;
  os_glance_tasks_store?: Section48;
  oslo_concurrency?: Section19;
  oslo_limit?: Section49;
  oslo_messaging_kafka?: Section20;
  oslo_messaging_metrics?: Section21;
  oslo_messaging_notifications?: Section22;
  oslo_messaging_rabbit?: Section23;
  oslo_middleware?: Section50;
  oslo_policy?: Section51;
  oslo_reports?: Section26;
  paste_deploy?: Section52;
  privsep_osbrick?: Section7;
  profiler?: Section28;
  profiler_jaeger?: Section29;
  profiler_otlp?: Section30;
  task?: Section53;
  taskflow_executor?: Section54;
  vault?: Section33;
  wsgi?: Section55;
}

interface GlanceDrivers {
  cinder: Section56;
  file: Section57;
  http: Section58;
  rbd: Section59;
  s3: Section60;
  swift: Section61;
  vmware: Section62;
}
/** Of sections with names of their own by their drivers: `GlanceConfig<{ fast: 'rbd' }>`. */
export type GlanceConfig<Named extends Record<string, keyof GlanceDrivers> = {}> = Readonly<
  Record<string, GlanceOptions & { readonly [Name in keyof Named]?: GlanceDrivers[Named[Name]] }>
>;

export interface HeatOptions {
  DEFAULT?: Section63;
  audit_middleware_notifications?: Section2;
  auth_password?: Section64;
  cache?: Section6;
  clients?: Section65;
  clients_aodh?: Section66;
  clients_barbican?: Section66;
  clients_cinder?: Section67;
  clients_designate?: Section66;
  clients_glance?: Section66;
  clients_heat?: Section68;
  clients_keystone?: Section69;
  clients_magnum?: Section66;
  clients_manila?: Section66;
  clients_mistral?: Section66;
  clients_neutron?: Section66;
  clients_nova?: Section67;
  clients_octavia?: Section66;
  clients_swift?: Section66;
  clients_trove?: Section66;
  clients_vitrage?: Section66;
  clients_zaqar?: Section66;
  constraint_validation_cache?: Section70;
  cors?: Section71;
  database?: Section10;
  ec2authtoken?: Section72;
  healthcheck?: Section13;
  keystone_authtoken?: Section16;
  noauth?: Section73;
  oslo_concurrency?: Section19;
  oslo_messaging_kafka?: Section20;
  oslo_messaging_notifications?: Section22;
  oslo_messaging_rabbit?: Section23;
  oslo_middleware?: Section24;
  oslo_policy?: Section51;
  oslo_reports?: Section26;
  oslo_versionedobjects?: Section27;
  paste_deploy?: Section74;
  profiler?: Section28;
  profiler_jaeger?: Section29;
  profiler_otlp?: Section30;
  resource_finder_cache?: Section75;
  revision?: Section76;
  service_extension_cache?: Section77;
  ssl?: Section32;
  trustee?: Section78;
  volumes?: Section79;
  yaql?: Section80;
}

/** Options of Heat in 2026.1 by file and section: `config: { … } satisfies HeatConfig`. */
export type HeatConfig = Readonly<Record<string, HeatOptions>>;

export interface KeystoneOptions {
  DEFAULT?: Section81;
  api?: Section82;
  application_credential?: Section83;
  assignment?: Section84;
  auth?: Section85;
  cache?: Section86;
  catalog?: Section87;
  cors?: Section88;
  credential?: Section89;
  database?: Section10;
  domain_config?: Section90;
  endpoint_filter?: Section91;
  endpoint_policy?: Section92;
  federation?: Section93;
  fernet_receipts?: Section94;
  fernet_tokens?: Section95;
  healthcheck?: Section13;
  identity?: Section96;
  identity_mapping?: Section97;
  jwt_tokens?: Section98;
  ldap?: Section99;
  mapped?: Section100;
  oauth1?: Section101;
  oauth2?: Section102;
  openid?: Section100;
  oslo_messaging_kafka?: Section20;
  oslo_messaging_notifications?: Section22;
  oslo_messaging_rabbit?: Section23;
  oslo_middleware?: Section24;
  oslo_policy?: Section51;
  policy?: Section103;
  profiler?: Section28;
  profiler_jaeger?: Section29;
  profiler_otlp?: Section30;
  receipt?: Section104;
  resource?: Section105;
  revoke?: Section106;
  role?: Section107;
  saml?: Section108;
  saml2?: Section100;
  security_compliance?: Section109;
  shadow_users?: Section110;
  token?: Section111;
  tokenless_auth?: Section112;
  totp?: Section113;
  trust?: Section114;
  unified_limit?: Section115;
  wsgi?: Section116;
  x509?: Section100;
}

/** Options of Keystone in 2026.1 by file and section: `config: { … } satisfies KeystoneConfig`. */
export type KeystoneConfig = Readonly<Record<string, KeystoneOptions>>;

export interface NeutronOptions {
  DEFAULT?: Section117;
  agent?: Section118;
  audit?: Section1;
  audit_middleware_notifications?: Section2;
  cache?: Section6;
  cli_script?: Section119;
  cors?: Section120;
  database?: Section121;
  designate?: Section122;
  dhcp?: Section123;
  experimental?: Section124;
  fdb?: Section125;
  healthcheck?: Section13;
  ironic?: Section126;
  keystone_authtoken?: Section16;
  local_ip?: Section127;
  macvtap?: Section128;
  metadata?: Section129;
  metadata_rate_limiting?: Section130;
  ml2?: Section131;
  ml2_type_flat?: Section132;
  ml2_type_geneve?: Section133;
  ml2_type_gre?: Section134;
  ml2_type_vlan?: Section135;
  ml2_type_vxlan?: Section136;
  network_log?: Section137;
  nova?: Section138;
  os_vif_linux_bridge?: Section139;
  os_vif_ovs?: Section140;
  oslo_concurrency?: Section19;
  oslo_messaging_kafka?: Section20;
  oslo_messaging_metrics?: Section21;
  oslo_messaging_notifications?: Section22;
  oslo_messaging_rabbit?: Section23;
  oslo_middleware?: Section24;
  oslo_policy?: Section51;
  oslo_reports?: Section26;
  oslo_versionedobjects?: Section27;
  ovn?: Section141;
  ovn_nb_global?: Section142;
  ovs?: Section143;
  ovs_driver?: Section144;
  placement?: Section145;
  privsep?: Section7;
  privsep_conntrack?: Section7;
  privsep_dhcp_release?: Section7;
  privsep_link?: Section7;
  privsep_namespace?: Section7;
  privsep_ovs_vsctl?: Section7;
  profiler?: Section28;
  profiler_jaeger?: Section29;
  profiler_otlp?: Section30;
  quotas?: Section146;
  securitygroup?: Section147;
  service_providers?: Section148;
  sriov_driver?: Section144;
  sriov_nic?: Section149;
  ssl?: Section32;
  vif_plug_linux_bridge_privileged?: Section7;
  vif_plug_ovs_privileged?: Section7;
}

/** Options of Neutron in 2026.1 by file and section: `config: { … } satisfies NeutronConfig`. */
export type NeutronConfig = Readonly<Record<string, NeutronOptions>>;

export interface NovaOptions {
  DEFAULT?: Section150;
  api?: Section151;
  api_database?: Section152;
  audit?: Section1;
  audit_middleware_notifications?: Section2;
  barbican?: Section4;
  barbican_service_user?: Section5;
  cache?: Section6;
  cinder?: Section153;
  compute?: Section154;
  conductor?: Section155;
  console?: Section156;
  consoleauth?: Section157;
  cors?: Section158;
  cyborg?: Section159;
  database?: Section10;
  devices?: Section160;
  ephemeral_storage_encryption?: Section161;
  filter_scheduler?: Section162;
  glance?: Section163;
  guestfs?: Section164;
  healthcheck?: Section13;
  image_cache?: Section165;
  ironic?: Section166;
  key_manager?: Section167;
  keymgr?: Section15;
  keystone?: Section168;
  keystone_authtoken?: Section16;
  libvirt?: Section169;
  manila?: Section170;
  metrics?: Section171;
  mks?: Section172;
  neutron?: Section173;
  neutron_tunnel?: Section174;
  notifications?: Section175;
  nova_sys_admin?: Section7;
  os_brick?: Section176;
  os_vif_linux_bridge?: Section139;
  os_vif_ovs?: Section140;
  oslo_concurrency?: Section19;
  oslo_limit?: Section177;
  oslo_messaging_kafka?: Section20;
  oslo_messaging_metrics?: Section21;
  oslo_messaging_notifications?: Section22;
  oslo_messaging_rabbit?: Section23;
  oslo_middleware?: Section24;
  oslo_policy?: Section51;
  oslo_reports?: Section26;
  oslo_versionedobjects?: Section27;
  pci?: Section178;
  placement?: Section179;
  privsep?: Section7;
  privsep_osbrick?: Section7;
  profiler?: Section28;
  profiler_jaeger?: Section29;
  profiler_otlp?: Section30;
  quota?: Section180;
  scheduler?: Section181;
  serial_console?: Section182;
  service_user?: Section183;
  spice?: Section184;
  ssl?: Section32;
  upgrade_levels?: Section185;
  vault?: Section33;
  vendordata_dynamic_auth?: Section186;
  vif_plug_linux_bridge_privileged?: Section7;
  vif_plug_ovs_privileged?: Section7;
  vmware?: Section187;
  vnc?: Section188;
  workarounds?: Section189;
  wsgi?: Section190;
  zvm?: Section191;
  [section: `mdev_${string}`]: Section192;
  [section: `neutron_physnet_${string}`]: Section174;
  [section: `vgpu_${string}`]: Section193;
}

/** Options of Nova in 2026.1 by file and section: `config: { … } satisfies NovaConfig`. */
export type NovaConfig = Readonly<Record<string, NovaOptions>>;

export interface PlacementOptions {
  DEFAULT?: Section194;
  api?: Section195;
  audit_middleware_notifications?: Section2;
  cors?: Section196;
  keystone_authtoken?: Section16;
  oslo_middleware?: Section197;
  oslo_policy?: Section51;
  placement?: Section198;
  placement_database?: Section199;
  profiler?: Section28;
  profiler_jaeger?: Section29;
  profiler_otlp?: Section30;
  workarounds?: Section200;
}

/** Options of Placement in 2026.1 by file and section: `config: { … } satisfies PlacementConfig`. */
export type PlacementConfig = Readonly<Record<string, PlacementOptions>>;

interface Section0 {
  /** When volume copy task is going on,refresh volume status interval @default 5 */
  acs5000_copy_interval?: Num;
  /** Enable to allow volumes attaching to multiple hosts with no limit. @default false */
  acs5000_multiattach?: Bool;
  /** Comma separated list of storage system storage pools for volumes. @default "pool01" */
  acs5000_volpool_name?: List;
  /** Multiplier used for weighing allocated capacity. @default -1 */
  allocated_capacity_weight_multiplier?: Num;
  /** If the requested Cinder availability zone is unavailable, fall back to the value of default_availability_zone, then stor… @default false */
  allow_availability_zone_fallback?: Bool;
  /** The strategy to use for image compression on upload. @default false */
  allow_compression_on_image_upload?: Bool;
  /** A list of url schemes that can be downloaded directly via the direct_url. */
  allowed_direct_url_schemes?: List;
  /** Specify whether to use SSL or not when accessing the composer APIs @default true */
  api_enable_ssl?: Bool;
  /** File name for the paste.deploy config for api service @default "api-paste.ini" @deprecated The 'api_paste_config' option is deprecated and will be removed in a future release. */
  api_paste_config?: Text;
  /** Enables or disables rate limit of the API. @default true */
  api_rate_limit?: Bool;
  /** The Storage Pools Cinder should use, a comma separated list. @default "Pool0" */
  as13000_ipsan_pools?: List;
  /** The pool which is used as a meta pool when creating a volume, and it should be a replication pool at present. */
  as13000_meta_pool?: Text;
  /** The effective time of token validity in seconds. @default 3300 */
  as13000_token_available_time?: Num;
  /** The strategy to use for auth. @default "keystone" */
  auth_strategy?: "keystone" | "noauth" | "noauth_include_project_id" | Other | Secret | null;
  /** Cache volume availability zones in memory for the provided duration in seconds @default 3600 */
  az_cache_duration?: Num;
  /** Enable eventlet backdoor. @deprecated The 'backdoor_port' option is deprecated and will be removed in a future release. */
  backdoor_port?: Text;
  /** Enable eventlet backdoor, using the provided path as a unix socket that can receive connections. @deprecated The 'backdoor_socket' option is deprecated and will be removed in a future release. */
  backdoor_socket?: Text;
  /** Availability zone for this volume backend. */
  backend_availability_zone?: Text;
  /** Time in seconds between requests for usage statistics from the backend. @default 60 */
  backend_stats_polling_interval?: Num;
  /** The full class name of the volume backup API class @default "cinder.backup.api.API" */
  backup_api_class?: Text;
  /** The chunk size, in bytes, that a backup is broken into before transfer to the Ceph object store. @default 134217728 */
  backup_ceph_chunk_size?: Num;
  /** Ceph configuration file to use. @default "/etc/ceph/ceph.conf" */
  backup_ceph_conf?: Text;
  /** If True, apply JOURNALING and EXCLUSIVE_LOCK feature bits to the backup RBD objects to allow mirroring @default false */
  backup_ceph_image_journals?: Bool;
  /** Number of the most recent snapshots to keep. @default 0 */
  backup_ceph_max_snapshots?: Num;
  /** The Ceph pool where volume backups are stored. @default "backups" */
  backup_ceph_pool?: Text;
  /** RBD stripe count to use when creating a backup image. @default 0 */
  backup_ceph_stripe_count?: Num;
  /** RBD stripe unit to use when creating a backup image. @default 0 */
  backup_ceph_stripe_unit?: Num;
  /** The Ceph user to connect with. @default "cinder" */
  backup_ceph_user?: Text;
  /** Compression algorithm for backups ('none' to disable) @default "zlib" */
  backup_compression_algorithm?: Text;
  /** Custom directory to use for backups. */
  backup_container?: Text;
  /** Attempt to create new container for supported drivers, when it does not exist. @default true */
  backup_create_containers?: Bool;
  /** Driver to use for backups. @default "cinder.backup.drivers.swift.SwiftBackupDriver" */
  backup_driver?: Text;
  /** Time in seconds between checks to see if the backup driver has been successfully initialized, any time the driver is res… @default 60 */
  backup_driver_init_check_interval?: Num;
  /** Time in seconds between checks of the backup driver status. @default 60 */
  backup_driver_stats_polling_interval?: Num;
  /** @deprecated now [DEFAULT] backup_driver_stats_polling_interval */
  backup_driver_status_check_interval?: unknown;
  /** Enable or Disable the timer to send the periodic progress notifications to Ceilometer when backing up the volume to the … @default true */
  backup_enable_progress_timer?: Bool;
  /** The maximum size in bytes of the files used to hold backups. @default 1999994880 */
  backup_file_size?: Num;
  /** The size in bytes that changes are tracked for incremental backups. @default 32768 */
  backup_gcs_block_size?: Num;
  /** The GCS bucket to use. */
  backup_gcs_bucket?: Text;
  /** Location of GCS bucket. @default "US" */
  backup_gcs_bucket_location?: Text;
  /** Absolute path of GCS service account credential file. */
  backup_gcs_credential_file?: Text;
  /** Enable or Disable the timer to send the periodic progress notifications to Ceilometer when backing up the volume to the … @default true */
  backup_gcs_enable_progress_timer?: Bool;
  /** Number of times to retry. @default 3 */
  backup_gcs_num_retries?: Num;
  /** The size in bytes of GCS backup objects. @default 52428800 */
  backup_gcs_object_size?: Num;
  /** Owner project id for GCS bucket. */
  backup_gcs_project_id?: Text;
  /** URL for http proxy access. */
  backup_gcs_proxy_url?: Secret | '' | null;
  /** GCS object will be downloaded in chunks of bytes. @default 2097152 */
  backup_gcs_reader_chunk_size?: Num;
  /** List of GCS error codes. @default "429" */
  backup_gcs_retry_error_codes?: List;
  /** Storage class of GCS bucket. @default "NEARLINE" */
  backup_gcs_storage_class?: Text;
  /** Http user-agent string for gcs api. @default "gcscinder" */
  backup_gcs_user_agent?: Text;
  /** GCS object will be uploaded in chunks of bytes. @default 2097152 */
  backup_gcs_writer_chunk_size?: Num;
  /** Full class name for the Manager for volume backup @default "cinder.backup.manager.BackupManager" */
  backup_manager?: Text;
  /** Maximum number of concurrent memory heavy operations: backup and restore. @default 15 */
  backup_max_operations?: Num;
  /** Backup metadata version to be used when backing up volume metadata. @default 2 */
  backup_metadata_version?: Num;
  /** The number of attempts to mount NFS shares before raising an error. @default 3 */
  backup_mount_attempts?: Num;
  /** Mount options passed to the NFS client. */
  backup_mount_options?: Text;
  /** Base dir containing mount point for NFS share. @default "$state_path/backup_mount" */
  backup_mount_point_base?: Text;
  /** Template string to be used to generate backup names @default "backup-%s" */
  backup_name_template?: Text;
  /** Size of the native threads pool for the backups. @default 60 */
  backup_native_threads_pool_size?: Num;
  /** The number of chunks or objects, for which one Ceilometer notification will be sent @default 10 */
  backup_object_number_per_notification?: Num;
  /** Path specifying where to store backups. @default "$state_path/backup" */
  backup_posix_path?: Text;
  /** The size in bytes that changes are tracked for incremental backups. @default 32768 */
  backup_s3_block_size?: Num;
  /** path/to/cert/bundle.pem - A filename of the CA cert bundle to use. */
  backup_s3_ca_cert_file?: Text;
  /** Enable or Disable the timer to send the periodic progress notifications to Ceilometer when backing up the volume to the … @default true */
  backup_s3_enable_progress_timer?: Bool;
  /** The url where the S3 server is listening. */
  backup_s3_endpoint_url?: Text;
  /** Address or host for the http proxy server. */
  backup_s3_http_proxy?: Text;
  /** Address or host for the https proxy server. */
  backup_s3_https_proxy?: Text;
  /** The maximum number of connections to keep in a connection pool. @default 10 */
  backup_s3_max_pool_connections?: Num;
  /** Enable or Disable md5 validation in the s3 backend. @default true */
  backup_s3_md5_validation?: Bool;
  /** The size in bytes of S3 backup objects @default 52428800 */
  backup_s3_object_size?: Num;
  /** An integer representing the maximum number of retry attempts that will be made on a single request. @default 4 */
  backup_s3_retry_max_attempts?: Num;
  /** A string representing the type of retry mode. @default "legacy" */
  backup_s3_retry_mode?: Text;
  /** The SSECustomerAlgorithm. */
  backup_s3_sse_customer_algorithm?: Text;
  /** The SSECustomerKey. */
  backup_s3_sse_customer_key?: Secret | '' | null;
  /** The S3 query token access key. */
  backup_s3_store_access_key?: Secret | '' | null;
  /** The S3 bucket to be used to store the Cinder backup data. @default "volumebackups" */
  backup_s3_store_bucket?: Text;
  /** The S3 query token secret key. */
  backup_s3_store_secret_key?: Secret | '' | null;
  /** The time in seconds till a timeout exception is thrown. @default 60 */
  backup_s3_timeout?: Num;
  /** Enable or Disable ssl verify. @default true */
  backup_s3_verify_ssl?: Bool;
  /** Offload pending backup delete during backup service startup. @default true */
  backup_service_inithost_offload?: Bool;
  /** The size in bytes that changes are tracked for incremental backups. @default 32768 */
  backup_sha_block_size_bytes?: Num;
  /** NFS share in hostname:path, ipv4addr:path, or "[ipv6addr]:path" format. */
  backup_share?: Text;
  /** Swift authentication mechanism (per_user or single_user). @default "per_user" */
  backup_swift_auth?: "per_user" | "single_user" | Other | Secret | null;
  /** Bypass verification of server certificate when making SSL connection to Swift. @default false */
  backup_swift_auth_insecure?: Bool;
  /** The URL of the Keystone endpoint */
  backup_swift_auth_url?: Text;
  /** Swift authentication version. @default "1" */
  backup_swift_auth_version?: Text;
  /** The size in bytes that changes are tracked for incremental backups. @default 32768 */
  backup_swift_block_size?: Num;
  /** Location of the CA certificate file to use for swift client requests. */
  backup_swift_ca_cert_file?: Text;
  /** The default Swift container to use @default "volumebackups" */
  backup_swift_container?: Text;
  /** The storage policy to use when creating the Swift container. */
  backup_swift_create_storage_policy?: Text;
  /** Enable or Disable the timer to send the periodic progress notifications to Ceilometer when backing up the volume to the … @default true */
  backup_swift_enable_progress_timer?: Bool;
  /** Swift key for authentication */
  backup_swift_key?: Secret | '' | null;
  /** The size in bytes of Swift backup objects @default 52428800 */
  backup_swift_object_size?: Num;
  /** Swift project/account name. */
  backup_swift_project?: Text;
  /** Swift project domain name. */
  backup_swift_project_domain?: Text;
  /** Name of swift region to use. */
  backup_swift_region_name?: Text;
  /** The number of retries to make for Swift operations @default 3 */
  backup_swift_retry_attempts?: Num;
  /** The backoff time in seconds between Swift retries @default 2 */
  backup_swift_retry_backoff?: Num;
  /** Send a X-Service-Token header with service auth credentials. @default false */
  backup_swift_service_auth?: Bool;
  /** Swift tenant/account name. */
  backup_swift_tenant?: Text;
  /** The URL of the Swift endpoint */
  backup_swift_url?: Text;
  /** Swift user name */
  backup_swift_user?: Text;
  /** Swift user domain name. */
  backup_swift_user_domain?: Text;
  /** Interval, in seconds, between two progress notifications reporting the backup status @default 120 */
  backup_timer_interval?: Num;
  /** Backup services use same backend. @default false */
  backup_use_same_host?: Bool;
  /** If this is set to True, a temporary snapshot will be created for performing non-disruptive backups. @default false */
  backup_use_temp_snapshot?: Bool;
  /** Number of backup processes to launch. @default 8 */
  backup_workers?: Num;
  /** Multiplier used for weighing free capacity. @default 1 */
  capacity_weight_multiplier?: Num;
  /** Password for specified CHAP account name. */
  chap_password?: Secret | '' | null;
  /** Length of the random string for CHAP password. @default 12 */
  chap_password_len?: Num;
  /** CHAP user name. */
  chap_username?: Text;
  /** Chiscsi (CXT) global defaults configuration file @default "/etc/chelsio-iscsi/chiscsi.conf" */
  chiscsi_conf?: Text;
  /** ID of the project which will be used as the Cinder internal tenant. */
  cinder_internal_tenant_project_id?: Text;
  /** ID of the user to be used in volume operations as the Cinder internal tenant. */
  cinder_internal_tenant_user_id?: Text;
  /** Timeout for client connections' socket operations. @default 900 @deprecated The 'client_socket_timeout' option is deprecated and will be removed in a future release. */
  client_socket_timeout?: Num;
  /** Create clone volume timeout @default 680 @deprecated FusionStorage cinder driver refactored the code with Restful method and the old CLI mode has been abandon. */
  clone_volume_timeout?: Num;
  /** Ensure that the new volumes are the same AZ as snapshot or source volume @default true */
  cloned_volume_same_az?: Bool;
  /** Name of this cluster. */
  cluster?: Text;
  /** Image compression format on image upload @default "gzip" */
  compression_format?: "gzip" | Other | Secret | null;
  /** The full class name of the compute API class to use @default "cinder.compute.nova.API" */
  compute_api_class?: Text;
  /** Lists configuration groups that provide more details for accessing configuration settings from locations other than loca… */
  config_source?: List;
  /** The full class name of the consistencygroup API class @default "cinder.consistencygroup.api.API" */
  consistencygroup_api_class?: Text;
  /** The default exchange under which topics are scoped. @default "openstack" */
  control_exchange?: Text;
  /** Interval between 503 retries @default "5" */
  datera_503_interval?: Num;
  /** Timeout for HTTP 503 retry messages @default "120" */
  datera_503_timeout?: Num;
  /** Datera API port. @default "7717" @deprecated */
  datera_api_port?: Text;
  /** Datera API version. @default "2.2" @deprecated */
  datera_api_version?: Text;
  /** True to set function arg and return logging @default false */
  datera_debug?: Bool;
  /** ONLY FOR DEBUG/TESTING PURPOSES True to set replica_count to 1 @default false */
  datera_debug_replica_count_override?: Bool;
  /** Set to True to disable sending additional metadata to the Datera backend @default false */
  datera_disable_extended_metadata?: Bool;
  /** Set to True to disable profiling in the Datera driver @default false */
  datera_disable_profiler?: Bool;
  /** Set to True to disable automatic template override of the size attribute when creating from a template @default false */
  datera_disable_template_override?: Bool;
  /** Set to True to enable Datera backend image caching @default false */
  datera_enable_image_cache?: Bool;
  /** Cinder volume type id to use for cached volumes */
  datera_image_cache_volume_type_id?: Text;
  /** LDAP authentication server */
  datera_ldap_server?: Text;
  /** If set to 'Map' --> OpenStack project ID will be mapped implicitly to Datera tenant ID If set to None --> Datera tenant … */
  datera_tenant_id?: Text;
  /** Settings here will be used as volume-type defaults if the volume-type setting is not provided. */
  datera_volume_type_defaults?: Text;
  /** If set to true, the logging level will be set to DEBUG instead of the default INFO level. @default false */
  debug?: Bool;
  /** Default availability zone for new volumes. */
  default_availability_zone?: Text;
  /** Default group type to use */
  default_group_type?: Text;
  /** List of package logging levels in logger=LEVEL pairs. @default "amqp=WARN,boto=WARN,sqlalchemy=WARN,suds=INFO,oslo.messaging=INFO,oslo_messaging=INFO,iso8601=WARN,requests.packages.urllib3.connectionpool=WARN,urllib3.connectionpool=WARN,websocket=WARN,requests.packages.urllib3.util.retry=WARN,urllib3.util.retry=WARN,keystonemiddleware=WARN,routes.middleware=WARN,stevedore=WARN,taskflow=WARN,keystoneauth=WARN,oslo.cache=INFO,oslo_policy=INFO,dogpile.core.dogpile=INFO" */
  default_log_levels?: List;
  /** SandStone default target ip. */
  default_sandstone_target_ips?: List;
  /** Default volume type to use @default "__DEFAULT__" */
  default_volume_type?: Text;
  /** Configure the reported geometry (physical, logical) block size as 512 native (512/512), 512e emulated (4096/512) or 4k n… */
  disk_geometry?: "4k" | "512" | "512e" | Other | Secret | null;
  /** The path to the client certificate for verification, if the driver supports it. */
  driver_client_cert?: Text;
  /** The path to the client certificate key for verification, if the driver supports it. */
  driver_client_cert_key?: Text;
  /** Namespace for driver private data values to be saved in. */
  driver_data_namespace?: Text;
  /** Can be used to specify a non default path to a CA_BUNDLE file or directory with certificates of trusted CAs, which will … */
  driver_ssl_cert_path?: Text;
  /** If set to True the http client will validate the SSL certificate of the backend endpoint. @default false */
  driver_ssl_cert_verify?: Bool;
  /** Tell driver to use SSL for connection to backend storage if the driver supports it. @default false */
  driver_use_ssl?: Bool;
  /** The flag of thin storage allocation. @default false @deprecated FusionStorage cinder driver refactored the code with Restful method and the old CLI mode has been abandon. */
  dsware_isthin?: Bool;
  /** Fusionstorage manager ip addr for cinder-volume. @deprecated FusionStorage cinder driver refactored the code with Restful method and the old CLI mode has been abandon. */
  dsware_manager?: Text;
  /** The address of FusionStorage array. */
  dsware_rest_url?: Text;
  /** The list of pools on the FusionStorage array, the semicolon(;) was used to split the storage pools, "dsware_storage_pool… */
  dsware_storage_pools?: Text;
  /** Enables the Force option on upload_to_image. @default false */
  enable_force_upload?: Bool;
  /** Services to be added to the available pool on create @default true */
  enable_new_services?: Bool;
  /** Set this to True when you want to allow an unsupported driver to start. @default false */
  enable_unsupported_driver?: Bool;
  /** A list of backend names to use. */
  enabled_backends?: List;
  /** If this is set to True, attachment of volumes for image transfer will be aborted when multipathd is not running. @default false */
  enforce_multipath_for_image_xfer?: Bool;
  /** Size of executor thread pool when executor is threading or eventlet. @default 64 */
  executor_thread_pool_size?: Num;
  /** Enables or disables fatal status of deprecations. @default false */
  fatal_deprecations?: Bool;
  /** String representation for an equation that will be used to filter hosts. */
  filter_function?: Text;
  /** Create clone volume timeout in seconds @default 1800 */
  fsc_clone_volume_timeout?: Num;
  /** Fusionstorage agent ip addr range @deprecated FusionStorage cinder driver refactored the code with Restful method and the old CLI mode has been abandon. */
  fusionstorageagent?: Text;
  /** Allow to perform insecure SSL (https) requests to glance (https will be used but cert validation will not be performed). @default false */
  glance_api_insecure?: Bool;
  /** A list of the URLs of glance API servers available to cinder ([http[s]://][hostname|ip]:port). */
  glance_api_servers?: List;
  /** Enables or disables negotiation of SSL layer compression. @default false */
  glance_api_ssl_compression?: Bool;
  /** Location of ca certificates file to use for glance client requests. */
  glance_ca_certificates_file?: Text;
  /** Info to match when looking for glance in the service catalog. @default "image:glance:publicURL" */
  glance_catalog_info?: Text;
  /** Location of certificate file to use for glance client requests. */
  glance_certfile?: Text;
  /** Default core properties of image @default "checksum,container_format,disk_format,image_name,image_id,min_disk,min_ram,name,size" */
  glance_core_properties?: List;
  /** Location of certificate key file to use for glance client requests. */
  glance_keyfile?: Text;
  /** Number retries when downloading an image from glance @default 3 */
  glance_num_retries?: Num;
  /** http/https timeout value for glance operations. */
  glance_request_timeout?: Num;
  /** Base dir containing mount point for gluster share. @default "$state_path/backup_mount" */
  glusterfs_backup_mount_point?: Text;
  /** GlusterFS share in <hostname|ipv4addr|ipv6addr>:<gluster_vol_name> format. */
  glusterfs_backup_share?: Text;
  /** String representation for an equation that will be used to determine the goodness of a host. */
  goodness_function?: Text;
  /** Specify a timeout after which a gracefully shutdown server will exit. @default 60 */
  graceful_shutdown_timeout?: Num;
  /** The full class name of the group API class @default "cinder.group.api.API" */
  group_api_class?: Text;
  /** iSCSI authentication password */
  hitachi_mirror_auth_password?: Secret | '' | null;
  /** iSCSI authentication username */
  hitachi_mirror_auth_user?: Text;
  /** Target port names of compute node for host group or iSCSI target */
  hitachi_mirror_compute_target_ports?: List;
  /** Logical device range of secondary storage system */
  hitachi_mirror_ldev_range?: Text;
  /** Pair target name of the host group or iSCSI target @default 0 */
  hitachi_mirror_pair_target_number?: Num;
  /** Pool of secondary storage system */
  hitachi_mirror_pool?: Text;
  /** IP address of REST API server */
  hitachi_mirror_rest_api_ip?: Text;
  /** Port number of REST API server @default 443 */
  hitachi_mirror_rest_api_port?: Num;
  /** Target port names for pair of the host group or iSCSI target */
  hitachi_mirror_rest_pair_target_ports?: List;
  /** Password of secondary storage system for REST API */
  hitachi_mirror_rest_password?: Secret | '' | null;
  /** Username of secondary storage system for REST API */
  hitachi_mirror_rest_user?: Text;
  /** Thin pool of secondary storage system */
  hitachi_mirror_snap_pool?: Text;
  /** Can be used to specify a non default path to a CA_BUNDLE file or directory with certificates of trusted CAs, which will … */
  hitachi_mirror_ssl_cert_path?: Text;
  /** If set to True the http client will validate the SSL certificate of the backend endpoint. @default false */
  hitachi_mirror_ssl_cert_verify?: Bool;
  /** ID of secondary storage system */
  hitachi_mirror_storage_id?: Text;
  /** Target port names for host group or iSCSI target */
  hitachi_mirror_target_ports?: List;
  /** Whether or not to use iSCSI authentication @default false */
  hitachi_mirror_use_chap_auth?: Bool;
  /** Path group ID assigned to the remote connection for remote replication @default 0 */
  hitachi_path_group_id?: Num;
  /** ID of the Quorum disk used for global-active device */
  hitachi_quorum_disk_id?: Num;
  /** Remote copy speed of storage system. @default 3 */
  hitachi_replication_copy_speed?: Num;
  /** Journal data creation speed for initial copy in asynchronous remote replication @default "L" */
  hitachi_replication_journal_creation_speed?: "H" | "L" | "M" | Other | Secret | null;
  /** Delay in seconds before a volume pair is split after the data in a journal volume reaches its maximum @default 60 */
  hitachi_replication_journal_overflow_tolerance?: Num;
  /** Delay in minutes before a volume pair is split after path failure occurs @default 5 */
  hitachi_replication_journal_path_failure_tolerance?: Num;
  /** Size in gigabytes of the journal used for asynchronous remote replication */
  hitachi_replication_journal_size?: Num;
  /** Site-to-site journal data transfer speed in megabits per second in asynchronous remote replication @default "256" */
  hitachi_replication_journal_transfer_speed?: "10" | "100" | "256" | "3" | Other | Secret | null;
  /** Whether or not to cache restore journal data in asynchronous remote replication @default true */
  hitachi_replication_journal_use_cache?: Bool;
  /** Mirror unit ID used for asynchronous remote replication @default 1 */
  hitachi_replication_mun?: Num;
  /** Instance number for REST API @default 0 */
  hitachi_replication_number?: Num;
  /** Interval at which remote replication pair status is checked. @default 600 */
  hitachi_replication_status_check_long_interval?: Num;
  /** Initial interval at which remote replication pair status is checked @default 5 */
  hitachi_replication_status_check_short_interval?: Num;
  /** Maximum wait time before the remote replication pair status changes to the expected status @default 86400 */
  hitachi_replication_status_check_timeout?: Num;
  /** Whether or not to set the mirror reserve attribute @default true */
  hitachi_set_mirror_reserve_attribute?: Bool;
  /** Name of this node. @default "localhost" */
  host?: Text;
  /** When possible, compress images uploaded to the image service @default true */
  image_compress_on_upload?: Bool;
  /** Address space limit in gigabytes to convert the image @default 1 */
  image_conversion_address_space_limit?: Num;
  /** CPU time limit in seconds to convert the image @default 60 */
  image_conversion_cpu_limit?: Num;
  /** Directory used for temporary storage during image conversion @default "$state_path/conversion" */
  image_conversion_dir?: Text;
  /** Disallow image conversion when creating a volume from an image and when uploading a volume as an image. @default false */
  image_conversion_disable?: Bool;
  /** If set to True, upload-to-image in raw format will create a cloned volume and register its location to the image service… @default false */
  image_upload_use_cinder_backend?: Bool;
  /** If set to True, the image volume created by upload-to-image will be placed in the internal tenant. @default false */
  image_upload_use_internal_tenant?: Bool;
  /** Enable the image volume cache for this backend. @default false */
  image_volume_cache_enabled?: Bool;
  /** Max number of entries allowed in the image volume cache. @default 0 */
  image_volume_cache_max_count?: Num;
  /** Max size of the image volume cache for this backend in GB. @default 0 */
  image_volume_cache_max_size_gb?: Num;
  /** The Infortrend CLI cache. @default false */
  infortrend_cli_cache?: Bool;
  /** The maximum retry times if a command fails. @default 5 */
  infortrend_cli_max_retries?: Num;
  /** The Infortrend CLI absolute path. @default "/opt/bin/Infortrend/raidcmd_ESDS10.jar" */
  infortrend_cli_path?: Text;
  /** The timeout for CLI in seconds. @default 60 */
  infortrend_cli_timeout?: Num;
  /** Infortrend iqn prefix for iSCSI. @default "iqn.2002-10.com.infortrend" */
  infortrend_iqn_prefix?: Text;
  /** The Infortrend logical volumes name list. */
  infortrend_pools_name?: List;
  /** Infortrend raid channel ID list on Slot A for OpenStack usage. */
  infortrend_slots_a_channels_id?: List;
  /** Infortrend raid channel ID list on Slot B for OpenStack usage. */
  infortrend_slots_b_channels_id?: List;
  /** Max number of volumes and snapshots to be retrieved per batch during volume manager host initialization. @default 0 */
  init_host_max_objects_retrieval?: Num;
  /** Support initiator assign target with assign ip. */
  initiator_assign_sandstone_target_ip?: Text;
  /** The format for an instance that is passed with the log message. @default "[instance: %(uuid)s] " */
  instance_format?: Text;
  /** The format for an instance UUID that is passed with the log message. @default "[instance: %(uuid)s] " */
  instance_uuid_format?: Text;
  /** Allow tenants to specify QOS on create @default false */
  instorage_mcs_allow_tenant_qos?: Bool;
  /** Configure CHAP authentication for iSCSI connections (Default: Enabled) @default true */
  instorage_mcs_iscsi_chap_enabled?: Bool;
  /** Specifies the InStorage LocalCopy copy rate to be used when creating a full volume copy. @default 50 */
  instorage_mcs_localcopy_rate?: Num;
  /** Maximum number of seconds to wait for LocalCopy to be prepared. @default 120 */
  instorage_mcs_localcopy_timeout?: Num;
  /** Storage system autoexpand parameter for volumes (True/False) @default true */
  instorage_mcs_vol_autoexpand?: Bool;
  /** Storage system compression option for volumes @default false */
  instorage_mcs_vol_compression?: Bool;
  /** Storage system grain size parameter for volumes (32/64/128/256) @default 256 */
  instorage_mcs_vol_grainsize?: Num;
  /** Enable InTier for volumes @default true */
  instorage_mcs_vol_intier?: Bool;
  /** The I/O group in which to allocate volumes. @default "0" */
  instorage_mcs_vol_iogrp?: Text;
  /** Storage system space-efficiency parameter for volumes (percentage) @default 2 */
  instorage_mcs_vol_rsize?: Num;
  /** Storage system threshold for volume capacity warnings (percentage) @default 0 */
  instorage_mcs_vol_warning?: Num;
  /** Comma separated list of storage system storage pools for volumes. @default "volpool" */
  instorage_mcs_volpool_name?: List;
  /** Specifies secondary management IP or hostname to be used if san_ip is invalid or becomes inaccessible. */
  instorage_san_secondary_ip?: Text;
  /** Maximum read IOPS that volume can get when reading data from the volume during host assisted migration @default 250000 */
  iops_for_image_migration?: Num;
  /** @deprecated now [DEFAULT] target_secondary_ip_addresses */
  iscsi_secondary_ip_addresses?: unknown;
  /** For tgtadm: Sets the target-specific flags for the iSCSI target. */
  iscsi_target_flags?: Text;
  /** For tgtadm: Sets the behavior of the iSCSI target to either perform write-back or write-through. @default "on" */
  iscsi_write_cache?: "off" | "on" | Other | Secret | null;
  /** The name of the iSER target user-land tool to use @default "tgtadm" @deprecated Has been unused since the Havana release. */
  iser_helper?: Text;
  /** The IP address that the iSER daemon is listening on @default "$my_ip" @deprecated Has been unused since the Mitaka release. */
  iser_ip_address?: Text;
  /** The port that the iSER daemon is listening on @default 3260 @deprecated Has been unused since the Mitaka release. */
  iser_port?: Num;
  /** Prefix for iSER volumes @default "iqn.2010-10.org.openstack:" @deprecated Has been unused since the Mitaka release. */
  iser_target_prefix?: Text;
  /** The Java absolute path. @default "/usr/bin/java" */
  java_path?: Text;
  /** Block size for new volume @default "64K" */
  jovian_block_size?: "128K" | "16K" | "1M" | "256K" | "32K" | "512K" | "64K" | Other | Secret | null;
  /** List of multipath ip addresses to ignore. */
  jovian_ignore_tpath?: List;
  /** JovianDSS pool that holds all cinder volumes @default "Pool-0" */
  jovian_pool?: Text;
  /** Time before HA cluster failure. @default 60 */
  jovian_recovery_delay?: Num;
  /** Info to match when looking for keystone in the service catalog. @default "identity:Identity Service:publicURL" */
  keystone_catalog_info?: Text;
  /** Volume block size in bytes - 512 or 4096 (Default). @default 4096 */
  kioxia_block_size?: Num;
  /** Cert for provisioner REST API SSL */
  kioxia_cafile?: Text;
  /** Desired bandwidth in B/s per GB. @default 0 */
  kioxia_desired_bw_per_gb?: Num;
  /** Desired IOPS/GB. @default 0 */
  kioxia_desired_iops_per_gb?: Num;
  /** Upper limit for bandwidth in B/s per GB. @default 0 */
  kioxia_max_bw_per_gb?: Num;
  /** Upper limit for IOPS/GB. @default 0 */
  kioxia_max_iops_per_gb?: Num;
  /** Replicated volume max downtime for replica in minutes. @default 0 */
  kioxia_max_replica_down_time?: Num;
  /** Number of volume replicas. @default 1 */
  kioxia_num_replicas?: Num;
  /** Thin or thick volume, Default thick. @default "THICK" */
  kioxia_provisioning_type?: "THICK" | "THIN" | Other | Secret | null;
  /** Can more than one replica be allocated to same rack. @default false */
  kioxia_same_rack_allowed?: Bool;
  /** Percentage of the parent volume to be used for log. @default 0 */
  kioxia_snap_reserved_space_percentage?: Num;
  /** Writable snapshot percentage of parent volume used for log. @default 0 */
  kioxia_snap_vol_reserved_space_percentage?: Num;
  /** Allow span in snapshot volume - Default True. @default true */
  kioxia_snap_vol_span_allowed?: Bool;
  /** Allow span - Default True. @default true */
  kioxia_span_allowed?: Bool;
  /** KumoScale Provisioner auth token. */
  kioxia_token?: Text;
  /** KumoScale provisioner REST API URL */
  kioxia_url?: Text;
  /** Thin volume reserved capacity allocation percentage. @default 0 */
  kioxia_vol_reserved_space_percentage?: Num;
  /** Volumes from snapshot writeable or not. @default false */
  kioxia_writable?: Bool;
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
  /** This option is to support the FSA to mount across the different nodes. */
  manager_ips?: Text;
  /** Number of seconds between subsequent usage refreshes @default 0 */
  max_age?: Num;
  /** Maximum line size of message headers to be accepted. @default 16384 @deprecated The 'max_header_line' option is deprecated and will be removed in a future release. */
  max_header_line?: Num;
  /** Maximum number of rotated log files. @default 30 */
  max_logfile_count?: Num;
  /** Log file maximum size in MB. @default 200 */
  max_logfile_size_mb?: Num;
  /** Representation of the over subscription ratio when thin provisioning is enabled. @default "20.0" */
  max_over_subscription_ratio?: Text;
  /** interval between periodic task runs to clean expired messages in seconds. @default 86400 */
  message_reap_interval?: Num;
  /** message minimum life in seconds. @default 2592000 */
  message_ttl?: Num;
  /** Timeout for creating the volume to migrate to when performing volume migration (seconds) @default 300 */
  migration_create_volume_timeout_secs?: Num;
  /** Enable monkey patching @default false */
  monkey_patch?: Bool;
  /** List of modules/decorators to monkey patch */
  monkey_patch_modules?: List;
  /** IP address of this host @default "<HOST_IP_ADDRESS>" */
  my_ip?: Text;
  /** Whether snapshots sizes count against global and per volume type gigabyte quotas. @default false */
  no_snapshot_gb_quota?: Bool;
  /** The maximum number of times to rescan iSER target to find volume @default 3 @deprecated Has been unused since the Mitaka release. */
  num_iser_scan_tries?: Num;
  /** Number of times to attempt to run flakey shell commands @default 3 */
  num_shell_tries?: Num;
  /** The maximum number of times to rescan targets to find volume @default 3 */
  num_volume_device_scan_tries?: Num;
  /** The port number to be used when doing nvme connect from host @default 4420 */
  nvme_connect_port?: Num;
  /** NVMe os-brick connector has 2 different connection info formats, this allows some NVMe-oF drivers that use the original … @default 1 */
  nvmeof_conn_info_version?: Num;
  /** Namespace id for the subsystem for the LVM volume when not sharing targets. @default 10 */
  nvmet_ns_id?: Num;
  /** The id of the NVMe target port definition when not sharing targets. @default 1 */
  nvmet_port_id?: Num;
  /** The maximum number of items that a collection resource returns in a single response @default 1000 */
  osapi_max_limit?: Num;
  /** Specify list of extensions to load when using osapi_volume_extension option with cinder.api.contrib.select_extensions */
  osapi_volume_ext_list?: List;
  /** osapi volume extension to load @default "cinder.api.contrib.standard_extensions" */
  osapi_volume_extension?: Multi;
  /** IP address on which OpenStack Volume API listens @default "0.0.0.0" */
  osapi_volume_listen?: Text;
  /** Port on which OpenStack Volume API listens @default 8776 */
  osapi_volume_listen_port?: Num;
  /** Wraps the socket in a SSL context if True is set. @default false */
  osapi_volume_use_ssl?: Bool;
  /** Number of workers for OpenStack Volume API service. */
  osapi_volume_workers?: Num;
  /** Max size allowed per volume, in gigabytes @default -1 */
  per_volume_size_limit?: Num;
  /** Range, in seconds, to randomly delay when starting the periodic task scheduler to reduce stampeding. @default 60 */
  periodic_fuzzy_delay?: Num;
  /** Interval, in seconds, between running periodic tasks @default 60 */
  periodic_interval?: Num;
  /** Pool id permit to use @deprecated FusionStorage cinder driver refactored the code with Restful method and the old CLI mode has been abandon. */
  pool_id_filter?: List;
  /** Pool type, like sata-2copy @default "default" @deprecated FusionStorage cinder driver refactored the code with Restful method and the old CLI mode has been abandon. */
  pool_type?: Text;
  /** The validation regex for project_ids used in urls. @default "[0-9a-f\\-]+" */
  project_id_regex?: Text;
  /** Public url to use for versions endpoint. */
  public_endpoint?: Text;
  /** Enables or disables publication of error events. @default false */
  publish_errors?: Bool;
  /** Total amount of storage, in gigabytes, allowed for backups per project @default 1000 */
  quota_backup_gigabytes?: Num;
  /** Number of volume backups allowed per project @default 10 */
  quota_backups?: Num;
  /** Default driver to use for quota checks @default "cinder.quota.DbQuotaDriver" */
  quota_driver?: Text;
  /** Total amount of storage, in gigabytes, allowed for volumes and snapshots per project @default 1000 */
  quota_gigabytes?: Num;
  /** Number of groups allowed per project @default 10 */
  quota_groups?: Num;
  /** Number of volume snapshots allowed per project @default 10 */
  quota_snapshots?: Num;
  /** Number of volumes allowed per project @default 10 */
  quota_volumes?: Num;
  /** Maximum number of logged messages per rate_limit_interval. @default 0 */
  rate_limit_burst?: Num;
  /** Log level name used by rate limiting. @default "CRITICAL" */
  rate_limit_except_level?: "" | "CRITICAL" | "DEBUG" | "ERROR" | "INFO" | "WARNING" | Other | Secret | null;
  /** Interval, number of seconds, of log rate limiting. @default 0 */
  rate_limit_interval?: Num;
  /** Maximum times to reintialize the driver if volume initialization fails. @default 3 */
  reinit_driver_count?: Num;
  /** Multi opt of dictionaries to represent a replication target device. */
  replication_device?: Multi;
  /** Report to clients of Cinder that the backend supports discard (aka. @default false */
  report_discard_supported?: Bool;
  /** Interval, in seconds, between nodes reporting state to datastore @default 10 */
  report_interval?: Num;
  /** Interval between periodic task runs to clean expired reservations in seconds. @default "$reservation_expire" */
  reservation_clean_interval?: Num;
  /** Number of seconds until a reservation expires @default 86400 */
  reservation_expire?: Num;
  /** List of reserved image namespaces that should be filtered out when uploading a volume as an image back to Glance. */
  reserved_image_namespaces?: List;
  /** The percentage of backend capacity is reserved @default 0 */
  reserved_percentage?: Num;
  /** Json file indicating user visible filter parameters for list queries. @default "/etc/cinder/resource_filters.json" */
  resource_query_filters_file?: Text;
  /** If True, always discard excess bytes when restoring volumes i.e. @default true */
  restore_discard_excess_bytes?: Bool;
  /** Path to the rootwrap configuration file to use for running commands as root @default "/etc/cinder/rootwrap.conf" */
  rootwrap_config?: Text;
  /** Add an endpoint to answer to ping calls. @default false */
  rpc_ping_enabled?: Bool;
  /** Seconds to wait for a response from a call. @default 60 */
  rpc_response_timeout?: Num;
  /** @deprecated now [DEFAULT] executor_thread_pool_size */
  rpc_thread_pool_size?: unknown;
  /** Some periodic tasks can be run in a separate process. @default true */
  run_external_periodic_tasks?: Bool;
  /** IP address of Open-E JovianDSS SA */
  san_hosts?: List;
  /** SandStone storage pool resource name. */
  sandstone_pool?: Text;
  /** Which filter class names to use for filtering hosts when not specified in the request. @default "AvailabilityZoneFilter,CapacityFilter,CapabilitiesFilter" */
  scheduler_default_filters?: List;
  /** Which weigher class names to use for weighing hosts. @default "CapacityWeigher" */
  scheduler_default_weighers?: List;
  /** Default scheduler driver to use @default "cinder.scheduler.filter_scheduler.FilterScheduler" */
  scheduler_driver?: Text;
  /** Maximum time in seconds to wait for the driver to report as ready @default 60 */
  scheduler_driver_init_wait_time?: Num;
  /** The scheduler host manager class to use @default "cinder.scheduler.host_manager.HostManager" */
  scheduler_host_manager?: Text;
  /** Absolute path to scheduler configuration JSON file. */
  scheduler_json_config_location?: Text;
  /** Full class name for the Manager for scheduler @default "cinder.scheduler.manager.SchedulerManager" */
  scheduler_manager?: Text;
  /** Maximum number of attempts to schedule a volume @default 3 */
  scheduler_max_attempts?: Num;
  /** Which handler to use for selecting the host/pool after weighing @default "cinder.scheduler.weights.OrderedHostWeightHandler" */
  scheduler_weight_handler?: Text;
  /** SCST target implementation can choose from multiple SCST target drivers. @default "iscsi" */
  scst_target_driver?: Text;
  /** Certain ISCSI targets have predefined target names, SCST target driver uses this name. */
  scst_target_iqn_name?: Text;
  /** Maximum time since last check-in for a service to be considered up @default 60 */
  service_down_time?: Num;
  /** Template string to be used to generate snapshot names @default "snapshot-%s" */
  snapshot_name_template?: Text;
  /** Create volume from snapshot at the host where snapshot resides @default true */
  snapshot_same_host?: Bool;
  /** Log requests to multiple loggers. @default false */
  split_loggers?: Bool;
  /** File containing SSH host keys for the systems with which Cinder needs to communicate. @default "$state_path/ssh_known_hosts" */
  ssh_hosts_key_file?: Text;
  /** Top-level directory for maintaining cinder's state @default "/var/lib/cinder" */
  state_path?: Text;
  /** Availability zone of this node. @default "nova" */
  storage_availability_zone?: Text;
  /** Protocol for transferring data between host and storage back-end. @default "iSCSI" */
  storage_protocol?: Text;
  /** Option to enable strict host key checking. @default false */
  strict_ssh_host_key_policy?: Bool;
  /** Info to match when looking for swift in the service catalog. @default "object-store:swift:publicURL" */
  swift_catalog_info?: Text;
  /** Syslog facility to receive log lines. @default "LOG_USER" */
  syslog_log_facility?: Text;
  /** Target user-land tool to use. @default "tgtadm" */
  target_helper?: "fake" | "iscsictl" | "lioadm" | "nvmet" | "scstadmin" | "spdk-nvmeof" | "tgtadm" | Other | Secret | null;
  /** The IP address that the iSCSI/NVMEoF daemon is listening on @default "$my_ip" */
  target_ip_address?: Text;
  /** The port that the iSCSI/NVMEoF daemon is listening on @default 3260 */
  target_port?: Num;
  /** Prefix for iSCSI/NVMEoF volumes @default "iqn.2010-10.org.openstack:" */
  target_prefix?: Text;
  /** Determines the target protocol for new volumes created with tgtadm, lioadm and nvmet target helpers. @default "iscsi" */
  target_protocol?: "iscsi" | "iser" | "nvmet_rdma" | "nvmet_tcp" | Other | Secret | null;
  /** The list of secondary IP addresses of the iSCSI/NVMEoF daemon */
  target_secondary_ip_addresses?: List;
  /** Sets the value of TCP_KEEPALIVE (True/False) for each server socket. @default true */
  tcp_keepalive?: Bool;
  /** Sets the value of TCP_KEEPCNT for each server socket. */
  tcp_keepalive_count?: Num;
  /** Sets the value of TCP_KEEPINTVL in seconds for each server socket. */
  tcp_keepalive_interval?: Num;
  /** Sets the value of TCP_KEEPIDLE in seconds for each server socket. @default 600 @deprecated The 'tcp_keepidle' option is deprecated and will be removed in a future release. */
  tcp_keepidle?: Num;
  /** List of options that control which trace info is written to the DEBUG log level to assist developers. */
  trace_flags?: List;
  /** The full class name of the volume transfer API class @default "cinder.transfer.api.API" */
  transfer_api_class?: Text;
  /** The network address and optional user credentials for connecting to the messaging backend, in URL format. */
  transport_url?: Secret | '' | null;
  /** Count of reservations until usage is refreshed @default 0 */
  until_refresh?: Num;
  /** Option to enable/disable CHAP authentication for targets. @default false */
  use_chap_auth?: Bool;
  /** Enables or disables use of default quota class with default quota. @default true */
  use_default_quota_class?: Bool;
  /** Treat X-Forwarded-For as the canonical remote address. @default false */
  use_forwarded_for?: Bool;
  /** Enable journald for logging. @default false */
  use_journal?: Bool;
  /** Use JSON formatting for logging. @default false */
  use_json?: Bool;
  /** Do we attach/detach volumes in cinder using multipath for volume to image and image to volume transfers? This parameter … @default false */
  use_multipath_for_image_xfer?: Bool;
  /** Log output to standard error. @default false */
  use_stderr?: Bool;
  /** Use syslog for logging. @default false */
  use_syslog?: Bool;
  /** Enable image signature verification. @default "enabled" */
  verify_glance_signatures?: "disabled" | "enabled" | Other | Secret | null;
  /** A list of strings describing the VMDK createType subformats that are allowed. @default "streamOptimized,monolithicSparse" */
  vmdk_allowed_types?: List;
  /** The full class name of the volume API class to use @default "cinder.volume.api.API" */
  volume_api_class?: Text;
  /** The backend name for a given driver implementation */
  volume_backend_name?: Text;
  /** This option is applicable *only* to the LVM driver when thick volumes are being used. @default "zero" */
  volume_clear?: "none" | "zero" | Other | Secret | null;
  /** This option is applicable *only* to the LVM driver when thick volumes are being used. */
  volume_clear_ionice?: Text;
  /** This option is applicable *only* to the LVM driver when thick volumes are being used. @default 0 */
  volume_clear_size?: Num;
  /** The blkio cgroup name to be used to limit bandwidth of volume copy @default "cinder-volume-copy" */
  volume_copy_blkio_cgroup_name?: Text;
  /** The upper limit of bandwidth of volume copy. @default 0 */
  volume_copy_bps_limit?: Num;
  /** The default block size used when copying/clearing volumes @default "1M" */
  volume_dd_blocksize?: Text;
  /** Full class name for the Manager for volume @default "cinder.volume.manager.VolumeManager" */
  volume_manager?: Text;
  /** Template string to be used to generate volume names @default "volume-%s" */
  volume_name_template?: Text;
  /** Multiplier used for weighing volume number. @default -1 */
  volume_number_multiplier?: Num;
  /** Offload pending volume delete during volume service startup @default false */
  volume_service_inithost_offload?: Bool;
  /** The number of characters in the autogenerated auth key. @default 16 */
  volume_transfer_key_length?: Num;
  /** The number of characters in the salt. @default 8 */
  volume_transfer_salt_length?: Num;
  /** Time period for which to generate volume usages. @default "month" */
  volume_usage_audit_period?: Text;
  /** Volume configuration file storage directory @default "$state_path/volumes" */
  volumes_dir?: Text;
  /** Create sparse Lun. @default true */
  vrts_lun_sparse?: Bool;
  /** VA config file. @default "/etc/cinder/vrts_target.xml" */
  vrts_target_config?: Text;
  /** Size of the pool of greenthreads used by wsgi @default 100 @deprecated The 'wsgi_default_pool_size' option is deprecated and will be removed in a future release. */
  wsgi_default_pool_size?: Num;
  /** If False, closes the client socket connection explicitly. @default true @deprecated The 'wsgi_keep_alive' option is deprecated and will be removed in a future release. */
  wsgi_keep_alive?: Bool;
  /** A python format string that is used as the template to generate log lines. @default "%(client_ip)s \"%(request_line)s\" status: %(status_code)s  len: %(body_length)s time: %(wall_seconds).7f" @deprecated The 'wsgi_log_format' option is deprecated and will be removed in a future release. */
  wsgi_log_format?: Text;
  /** True if the server should send exception tracebacks to the clients on 500 errors. @default false @deprecated The 'wsgi_server_debug' option is deprecated and will be removed in a future release. */
  wsgi_server_debug?: Bool;
  /** FC Zoning mode configured, only 'fabric' is supported now. */
  zoning_mode?: Text;
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
  /** Port to use to access the Tatlin API @default 443 */
  api_port?: Num;
  /** Authentication method for iSCSI (CHAP) @default "CHAP" */
  auth_method?: Text;
  /** K2 driver will calculate max_oversubscription_ratio on setting this option as True. @default false */
  auto_calc_max_oversubscription_ratio?: Bool;
  /** Availability zone for this volume backend. */
  backend_availability_zone?: Text;
  /** Size of the native threads pool for the backend. @default 20 */
  backend_native_threads_pool_size?: Num;
  /** CHAP authentication mode, effective only for iscsi (disabled|enabled) @default "disabled" */
  chap?: "disabled" | "enabled" | Other | Secret | null;
  /** Password for specified CHAP account name. */
  chap_password?: Secret | '' | null;
  /** CHAP user name. */
  chap_username?: Text;
  /** DEPRECATED: Report free_capacity_gb as 0 when the limit to maximum number of pool LUNs is reached. @default false @deprecated */
  check_max_pool_luns_threshold?: Bool;
  /** Chiscsi (CXT) global defaults configuration file @default "/etc/chelsio-iscsi/chiscsi.conf" */
  chiscsi_conf?: Text;
  /** Config file for cinder eternus_dx volume driver. @default "/etc/cinder/cinder_fujitsu_eternus_dx.xml" */
  cinder_eternus_config_file?: Text;
  /** The configuration file for the Cinder Huawei driver. @default "/etc/cinder/cinder_huawei_conf.xml" */
  cinder_huawei_conf_file?: Text;
  /** Connection type to the IBM Storage Array @default "iscsi" */
  connection_type?: "fibre_channel" | "iscsi" | Other | Secret | null;
  /** This defines an optional cycle period that applies to Global Mirror relationships with a cycling mode of multi. @default 300 */
  cycle_period_seconds?: Num;
  /** Seconds to wait for a response from a DataCore API call. @default 300 */
  datacore_api_timeout?: Num;
  /** Seconds to wait for DataCore virtual disk to come out of the "Failed" state. @default 300 */
  datacore_disk_failed_delay?: Num;
  /** List of DataCore disk pools that can be used by volume driver. */
  datacore_disk_pools?: List;
  /** DataCore virtual disk type (single/mirrored). @default "single" */
  datacore_disk_type?: "mirrored" | "single" | Other | Secret | null;
  /** List of FC targets that cannot be used to attach volume. */
  datacore_fc_unallowed_targets?: List;
  /** Fully qualified file name where dynamically generated iSCSI CHAP secrets are stored. @default "$state_path/.datacore_chap" */
  datacore_iscsi_chap_storage?: Text;
  /** List of iSCSI targets that cannot be used to attach volume. */
  datacore_iscsi_unallowed_targets?: List;
  /** DataCore virtual disk storage profile. */
  datacore_storage_profile?: Text;
  /** Default timeout for CLI operations in minutes. @default 31536000 */
  default_timeout?: Num;
  /** Time delay in seconds before a volume is eligible for permanent removal after being tagged for deferred deletion. @default 0 */
  deferred_deletion_delay?: Num;
  /** Number of seconds between runs of the periodic task to purge volumes tagged for deletion. @default 60 */
  deferred_deletion_purge_interval?: Num;
  /** Dell SC API async call default timeout in seconds. @default 15 */
  dell_api_async_rest_timeout?: Num;
  /** Dell SC API sync call default timeout in seconds. @default 30 */
  dell_api_sync_rest_timeout?: Num;
  /** Dell API port @default 3033 */
  dell_sc_api_port?: Num;
  /** Name of the server folder to use on the Storage Center @default "openstack" */
  dell_sc_server_folder?: Text;
  /** Storage Center System Serial Number @default 64702 */
  dell_sc_ssn?: Num;
  /** Enable HTTPS SC certificate verification @default false */
  dell_sc_verify_cert?: Bool;
  /** Name of the volume folder to use on the Storage Center @default "openstack" */
  dell_sc_volume_folder?: Text;
  /** Server OS type to use when creating a new server on the Storage Center. @default "Red Hat Linux 6.x" */
  dell_server_os?: Text;
  /** To destroy storage group when the last LUN is removed from it. @default false */
  destroy_empty_storage_group?: Bool;
  /** Disabling iSCSI discovery (sendtargets) for multipath connections on K2 driver. @default false */
  disable_discovery?: Bool;
  /** Configure the reported geometry (physical, logical) block size as 512 native (512/512), 512e emulated (4096/512) or 4k n… */
  disk_geometry?: "4k" | "512" | "512e" | Other | Secret | null;
  /** DPL pool uuid in which DPL volumes are stored. */
  dpl_pool?: Text;
  /** DPL port number. @default 8357 */
  dpl_port?: Num;
  /** The path to the client certificate for verification, if the driver supports it. */
  driver_client_cert?: Text;
  /** The path to the client certificate key for verification, if the driver supports it. */
  driver_client_cert_key?: Text;
  /** Namespace for driver private data values to be saved in. */
  driver_data_namespace?: Text;
  /** Can be used to specify a non default path to a CA_BUNDLE file or directory with certificates of trusted CAs, which will … */
  driver_ssl_cert_path?: Text;
  /** If set to True the http client will validate the SSL certificate of the backend endpoint. @default false */
  driver_ssl_cert_verify?: Bool;
  /** Tell driver to use SSL for connection to backend storage if the driver supports it. @default false */
  driver_use_ssl?: Bool;
  /** Mapping between IODevice address and unit address. */
  ds8k_devadd_unitadd_mapping?: Text;
  /** Set to zLinux if your OpenStack version is prior to Liberty and you're connecting to zLinux systems. @default "auto" */
  ds8k_host_type?: Text;
  /** Set the first two digits of SSID. @default "FF" */
  ds8k_ssid_prefix?: Text;
  /** Enable deferred deletion. @default false */
  enable_deferred_deletion?: Bool;
  /** Set this to True when you want to allow an unsupported driver to start. @default false */
  enable_unsupported_driver?: Bool;
  /** If this is set to True, attachment of volumes for image transfer will be aborted when multipathd is not running. @default false */
  enforce_multipath_for_image_xfer?: Bool;
  /** DEPRECATED: Fault Domain IP to be excluded from iSCSI returns. @deprecated Replaced by excluded_domain_ips option */
  excluded_domain_ip?: Multi;
  /** Comma separated Fault Domain IPs to be excluded from iSCSI returns. */
  excluded_domain_ips?: List;
  /** This option specifies the threshold for last access time for images in the NFS image cache. @default 720 */
  expiry_thres_minutes?: Num;
  /** Ports to export Tatlin resource through */
  export_ports?: Text;
  /** User defined capabilities, a JSON formatted string specifying key/value pairs. @default "{}" */
  extra_capabilities?: Text;
  /** String representation for an equation that will be used to filter hosts. */
  filter_function?: Text;
  /** Connection protocol should be FC. @default "FC" */
  flashsystem_connection_protocol?: Text;
  /** Default iSCSI Port ID of FlashSystem. @default 0 */
  flashsystem_iscsi_portid?: Num;
  /** Allows vdisk to multi host mapping. @default true */
  flashsystem_multihostmap_enabled?: Bool;
  /** Delete a LUN even if it is in Storage Groups. @default true */
  force_delete_lun_in_storagegroup?: Bool;
  /** Use SSH key to connect to storage. @default true */
  fujitsu_passwordless?: Bool;
  /** Filename of private key for ETERNUS CLI. @default "$state_path/eternus" */
  fujitsu_private_key_path?: Text;
  /** If True use CLI command to create snapshot. @default false */
  fujitsu_use_cli_copy?: Bool;
  /** String representation for an equation that will be used to determine the goodness of a host. */
  goodness_function?: Text;
  /** Comma-separated list of IP address or hostnames of GPFS nodes. */
  gpfs_hosts?: List;
  /** File containing SSH host keys for the gpfs nodes with which driver needs to communicate. @default "$state_path/ssh_known_hosts" */
  gpfs_hosts_key_file?: Text;
  /** Specifies the path of the Image service repository in GPFS. */
  gpfs_images_dir?: Text;
  /** Specifies the type of image copy to be used. */
  gpfs_images_share_mode?: "copy" | "copy_on_write" | Other | Secret | null;
  /** Specifies an upper limit on the number of indirections required to reach a specific block due to snapshots or clones. @default 0 */
  gpfs_max_clone_depth?: Num;
  /** Specifies the path of the GPFS directory where Block Storage volume and snapshot files are stored. */
  gpfs_mount_point_base?: Text;
  /** Filename of private key to use for SSH authentication. */
  gpfs_private_key?: Text;
  /** Specifies that volumes are created as sparse files which initially consume no space. @default true */
  gpfs_sparse_volumes?: Bool;
  /** SSH port to use. @default 22 */
  gpfs_ssh_port?: Num;
  /** Specifies the storage pool that volumes are assigned to. @default "system" */
  gpfs_storage_pool?: Text;
  /** Option to enable strict gpfs host key checking while connecting to gpfs nodes. @default false */
  gpfs_strict_host_key_policy?: Bool;
  /** Username for GPFS nodes. @default "root" */
  gpfs_user_login?: Text;
  /** Password for GPFS node user. */
  gpfs_user_password?: Secret | '' | null;
  /** Interval in seconds to check asynchronous copying status during a copy pair deletion or data restoration. @default 10 */
  hitachi_async_copy_check_interval?: Num;
  /** IDs of the storage ports used to attach volumes to compute nodes. */
  hitachi_compute_target_ports?: List;
  /** Interval in seconds to check copying status during a volume copy. @default 3 */
  hitachi_copy_check_interval?: Num;
  /** Copy speed of storage system. @default 3 */
  hitachi_copy_speed?: Num;
  /** Enable or disable zero page reclamation in a DP-VOL. @default true */
  hitachi_discard_zero_page?: Bool;
  /** Retry interval in seconds for REST API execution. @default 5 */
  hitachi_exec_retry_interval?: Num;
  /** Enables or disables to extend volume having snapshots. @default false */
  hitachi_extend_snapshot_volumes?: Bool;
  /** Maximum wait time in seconds for a volume extention to complete. @default 600 */
  hitachi_extend_timeout?: Num;
  /** If True, the driver will create host groups or iSCSI targets on storage ports as needed. @default false */
  hitachi_group_create?: Bool;
  /** If True, the driver will delete host groups or iSCSI targets on storage ports as needed. @default false */
  hitachi_group_delete?: Bool;
  /** Format of host groups, iSCSI targets, and server objects. */
  hitachi_group_name_format?: Text;
  /** Host mode option for host group or iSCSI target. */
  hitachi_host_mode_options?: List<number>;
  /** Range of the LDEV numbers in the format of 'xxxx-yyyy' that can be used by the driver. */
  hitachi_ldev_range?: Text;
  /** Maximum wait time in seconds for storage to be logined or unlocked. @default 7200 */
  hitachi_lock_timeout?: Num;
  /** Retry interval in seconds for REST API adding a LUN mapping to the server. @default 1 */
  hitachi_lun_retry_interval?: Num;
  /** Maximum wait time in seconds for adding a LUN mapping to the server. @default 50 */
  hitachi_lun_timeout?: Num;
  /** If true, the driver will create a driver managed vClone parent for each non-cloned DRS volume it creates. @default false */
  hitachi_manage_drs_volumes?: Bool;
  /** Pair target name of the host group or iSCSI target @default 0 */
  hitachi_pair_target_number?: Num;
  /** @deprecated now [backend_defaults] hitachi_pools */
  hitachi_pool?: unknown;
  /** Pool number[s] or pool name[s] of the DP pool. */
  hitachi_pools?: List;
  /** Enable port scheduling of WWNs to the configured ports so that WWNs are registered to ports in a round-robin fashion. @default false */
  hitachi_port_scheduler?: Bool;
  /** Retry time in seconds when new LUN allocation request fails. @default 600 */
  hitachi_rest_another_ldev_mapped_retry_timeout?: Num;
  /** Maximum wait time in seconds for connecting to REST API session. @default 30 */
  hitachi_rest_connect_timeout?: Num;
  /** This option will allow detaching volume immediately. @default true */
  hitachi_rest_disable_io_wait?: Bool;
  /** Maximum wait time in seconds for a response against sync methods, for example GET @default 1800 */
  hitachi_rest_get_api_response_timeout?: Num;
  /** Maximum wait time in seconds for a response against async methods from REST API, for example PUT and DELETE. @default 1800 */
  hitachi_rest_job_api_response_timeout?: Num;
  /** Loop interval in seconds for keeping REST API session. @default 180 */
  hitachi_rest_keep_session_loop_interval?: Num;
  /** The maximum number of workers for concurrent requests. @default 8 */
  hitachi_rest_max_request_workers?: Num;
  /** Target port names for pair of the host group or iSCSI target */
  hitachi_rest_pair_target_ports?: List;
  /** Maximum wait time in seconds when REST API returns busy. @default 7200 */
  hitachi_rest_server_busy_timeout?: Num;
  /** Enables or disables use of REST API tcp keepalive @default true */
  hitachi_rest_tcp_keepalive?: Bool;
  /** Maximum number of transmissions for TCP keepalive packet. @default 4 */
  hitachi_rest_tcp_keepcnt?: Num;
  /** Wait time in seconds for sending a first TCP keepalive packet. @default 60 */
  hitachi_rest_tcp_keepidle?: Num;
  /** Interval of transmissions in seconds for TCP keepalive packet. @default 15 */
  hitachi_rest_tcp_keepintvl?: Num;
  /** Maximum wait time in seconds for each REST API request. @default 30 */
  hitachi_rest_timeout?: Num;
  /** Set True to enable object caching of certain REST objects for better performance. @default true */
  hitachi_rest_use_object_caching?: Bool;
  /** Maximum wait time in seconds for the restore operation to complete. @default 86400 */
  hitachi_restore_timeout?: Num;
  /** Pool number or pool name of the snapshot pool. */
  hitachi_snap_pool?: Text;
  /** Maximum wait time in seconds for a volume transition to complete. @default 900 */
  hitachi_state_transition_timeout?: Num;
  /** Product number of the storage system. */
  hitachi_storage_id?: Text;
  /** IDs of the storage ports used to attach volumes to the controller node. */
  hitachi_target_ports?: List;
  /** If True, the driver will configure FC zoning between the server and the storage system provided that FC zoning manager i… @default false */
  hitachi_zoning_request?: Bool;
  /** Tatlin host group name */
  host_group?: Text;
  /** WSAPI Server URL. */
  hpe3par_api_url?: Text;
  /** List of the 3PAR/Primera/Alletra 9k/Alletra MP CPG(s) to use for volume creation @default "OpenStack" */
  hpe3par_cpg?: List;
  /** The 3PAR/Primera/Alletra 9k/Alletra MP CPG to use for snapshots of volumes. */
  hpe3par_cpg_snap?: Text;
  /** Enable HTTP debugging to 3PAR/Primera/Alletra 9k/Alletra MP @default false */
  hpe3par_debug?: Bool;
  /** Enable CHAP authentication for iSCSI connections. @default false */
  hpe3par_iscsi_chap_enabled?: Bool;
  /** List of target iSCSI addresses to use. */
  hpe3par_iscsi_ips?: List;
  /** 3PAR/Primera/Alletra 9k/Alletra MP password for the user specified in hpe3par_username */
  hpe3par_password?: Secret | '' | null;
  /** The time in hours when a snapshot expires and is deleted. */
  hpe3par_snapshot_expiration?: Text;
  /** The time in hours to retain a snapshot. */
  hpe3par_snapshot_retention?: Text;
  /** The nsp of 3PAR/Primera/Alletra 9k/Alletra MP backend to be used when: (1) multipath is not enabled in cinder.conf. */
  hpe3par_target_nsp?: Text;
  /** 3PAR/Primera/Alletra 9k/Alletra MP username with the 'edit' role */
  hpe3par_username?: Text;
  /** Interval in seconds to check copy asynchronously @default 10 */
  hpexp_async_copy_check_interval?: Num;
  /** IDs of the storage ports used to attach volumes to compute nodes. */
  hpexp_compute_target_ports?: List;
  /** Interval in seconds to check copy @default 3 */
  hpexp_copy_check_interval?: Num;
  /** Copy speed of storage system. @default 3 */
  hpexp_copy_speed?: Num;
  /** Enable or disable zero page reclamation in a THP V-VOL. @default true */
  hpexp_discard_zero_page?: Bool;
  /** Retry interval in seconds for REST API execution. @default 5 */
  hpexp_exec_retry_interval?: Num;
  /** Maximum wait time in seconds for a volume extention to complete. @default 600 */
  hpexp_extend_timeout?: Num;
  /** If True, the driver will create host groups or iSCSI targets on storage ports as needed. @default false */
  hpexp_group_create?: Bool;
  /** If True, the driver will delete host groups or iSCSI targets on storage ports as needed. @default false */
  hpexp_group_delete?: Bool;
  /** Host mode option for host group or iSCSI target. */
  hpexp_host_mode_options?: List;
  /** Range of the LDEV numbers in the format of 'xxxx-yyyy' that can be used by the driver. */
  hpexp_ldev_range?: Text;
  /** Maximum wait time in seconds for storage to be unlocked. @default 7200 */
  hpexp_lock_timeout?: Num;
  /** Retry interval in seconds for REST API adding a LUN. @default 1 */
  hpexp_lun_retry_interval?: Num;
  /** Maximum wait time in seconds for adding a LUN to complete. @default 50 */
  hpexp_lun_timeout?: Num;
  /** If true, the driver will create a driver managed vClone parent for each non-cloned DRS volume it creates. @default false */
  hpexp_manage_drs_volumes?: Bool;
  /** @deprecated now [backend_defaults] hpexp_pools */
  hpexp_pool?: unknown;
  /** Pool number[s] or pool name[s] of the THP pool. */
  hpexp_pools?: List;
  /** Retry time in seconds when new LUN allocation request fails. @default 600 */
  hpexp_rest_another_ldev_mapped_retry_timeout?: Num;
  /** Maximum wait time in seconds for REST API connection to complete. @default 30 */
  hpexp_rest_connect_timeout?: Num;
  /** It may take some time to detach volume after I/O. @default true */
  hpexp_rest_disable_io_wait?: Bool;
  /** Maximum wait time in seconds for a response against GET method of REST API. @default 1800 */
  hpexp_rest_get_api_response_timeout?: Num;
  /** Maximum wait time in seconds for a response from REST API. @default 1800 */
  hpexp_rest_job_api_response_timeout?: Num;
  /** Loop interval in seconds for keeping REST API session. @default 180 */
  hpexp_rest_keep_session_loop_interval?: Num;
  /** The maximum number of workers for concurrent requests. @default 16 */
  hpexp_rest_max_request_workers?: Num;
  /** Maximum wait time in seconds when REST API returns busy. @default 7200 */
  hpexp_rest_server_busy_timeout?: Num;
  /** Enables or disables use of REST API tcp keepalive @default true */
  hpexp_rest_tcp_keepalive?: Bool;
  /** Maximum number of transmissions for TCP keepalive packet. @default 4 */
  hpexp_rest_tcp_keepcnt?: Num;
  /** Wait time in seconds for sending a first TCP keepalive packet. @default 60 */
  hpexp_rest_tcp_keepidle?: Num;
  /** Interval of transmissions in seconds for TCP keepalive packet. @default 15 */
  hpexp_rest_tcp_keepintvl?: Num;
  /** Maximum wait time in seconds for REST API execution to complete. @default 30 */
  hpexp_rest_timeout?: Num;
  /** Set True to enable object caching of certain REST objects for better performance. @default true */
  hpexp_rest_use_object_caching?: Bool;
  /** Maximum wait time in seconds for the restore operation to complete. @default 86400 */
  hpexp_restore_timeout?: Num;
  /** Pool number or pool name of the snapshot pool. */
  hpexp_snap_pool?: Text;
  /** Maximum wait time in seconds for a volume transition to complete. @default 900 */
  hpexp_state_transition_timeout?: Num;
  /** Product number of the storage system. */
  hpexp_storage_id?: Text;
  /** IDs of the storage ports used to attach volumes to the controller node. */
  hpexp_target_ports?: List;
  /** If True, the driver will configure FC zoning between the server and the storage system provided that FC zoning manager i… @default false */
  hpexp_zoning_request?: Bool;
  /** HPMSA API interface protocol. @default "https" @deprecated driver_use_ssl should be used instead. */
  hpmsa_api_protocol?: "http" | "https" | Other | Secret | null;
  /** @deprecated now [backend_defaults] hpmsa_pool_name */
  hpmsa_backend_name?: unknown;
  /** @deprecated now [backend_defaults] hpmsa_pool_type */
  hpmsa_backend_type?: unknown;
  /** List of comma-separated target iSCSI IP addresses. */
  hpmsa_iscsi_ips?: List;
  /** Pool or Vdisk name to use for volume creation. @default "A" */
  hpmsa_pool_name?: Text;
  /** linear (for Vdisk) or virtual (for Pool). @default "virtual" */
  hpmsa_pool_type?: "linear" | "virtual" | Other | Secret | null;
  /** Whether to verify HPMSA array SSL certificate. @default false @deprecated Use driver_ssl_cert_verify instead. */
  hpmsa_verify_certificate?: Bool;
  /** HPMSA array SSL certificate path. @deprecated Use driver_ssl_cert_path instead. */
  hpmsa_verify_certificate_path?: Text;
  /** The remote device hypermetro will use. */
  hypermetro_devices?: Text;
  /** Force LUN creation even if the full threshold of pool is reached. @default false */
  ignore_pool_full_threshold?: Bool;
  /** If set to True, upload-to-image in raw format will create a cloned volume and register its location to the image service… @default false */
  image_upload_use_cinder_backend?: Bool;
  /** If set to True, the image volume created by upload-to-image will be placed in the internal tenant. @default false */
  image_upload_use_internal_tenant?: Bool;
  /** Enable the image volume cache for this backend. @default false */
  image_volume_cache_enabled?: Bool;
  /** Max number of entries allowed in the image volume cache. @default 0 */
  image_volume_cache_max_count?: Num;
  /** Max size of the image volume cache for this backend in GB. @default 0 */
  image_volume_cache_max_size_gb?: Num;
  /** Comma separated Fault Domain IPs to be included from iSCSI returns. */
  included_domain_ips?: List;
  /** List of names of network spaces to use for iSCSI connectivity */
  infinidat_iscsi_netspaces?: List;
  /** Name of the pool from which volumes are allocated */
  infinidat_pool_name?: Text;
  /** Protocol for transferring data between host and storage back-end. @default "fc" */
  infinidat_storage_protocol?: Text;
  /** Specifies whether to enable (true) or disable (false) compression for all newly created volumes. */
  infinidat_use_compression?: Bool;
  /** Automatically deregister initiators after the related storage group is destroyed. @default false */
  initiator_auto_deregistration?: Bool;
  /** Automatically register initiators. @default false */
  initiator_auto_registration?: Bool;
  /** Use this value to enable the initiator_check. @default false */
  initiator_check?: Bool;
  /** Use this value to specify length of the interval in seconds. @default 3 */
  interval?: Num;
  /** Comma separated iSCSI or FC ports to be used in Nova or Cinder. */
  io_port_list?: List;
  /** Mapping between hostname and its iSCSI initiator IP addresses. */
  iscsi_initiators?: Text;
  /** @deprecated now [backend_defaults] target_secondary_ip_addresses */
  iscsi_secondary_ip_addresses?: unknown;
  /** For tgtadm: Sets the target-specific flags for the iSCSI target. */
  iscsi_target_flags?: Text;
  /** For tgtadm: Sets the behavior of the iSCSI target to either perform write-back or write-through. @default "on" */
  iscsi_write_cache?: "off" | "on" | Other | Secret | null;
  /** The name of the iSER target user-land tool to use @default "tgtadm" @deprecated Has been unused since the Havana release. */
  iser_helper?: Text;
  /** The IP address that the iSER daemon is listening on @default "$my_ip" @deprecated Has been unused since the Mitaka release. */
  iser_ip_address?: Text;
  /** The port that the iSER daemon is listening on @default 3260 @deprecated Has been unused since the Mitaka release. */
  iser_port?: Num;
  /** Prefix for iSER volumes @default "iqn.2010-10.org.openstack:" @deprecated Has been unused since the Mitaka release. */
  iser_target_prefix?: Text;
  /** LBA Format for new volume @default "512e" */
  lba_format?: Text;
  /** Lenovo api interface protocol. @default "https" @deprecated driver_use_ssl should be used instead. */
  lenovo_api_protocol?: "http" | "https" | Other | Secret | null;
  /** @deprecated now [backend_defaults] lenovo_pool_name */
  lenovo_backend_name?: unknown;
  /** @deprecated now [backend_defaults] lenovo_pool_type */
  lenovo_backend_type?: unknown;
  /** List of comma-separated target iSCSI IP addresses. */
  lenovo_iscsi_ips?: List;
  /** Pool or Vdisk name to use for volume creation. @default "A" */
  lenovo_pool_name?: Text;
  /** linear (for VDisk) or virtual (for Pool). @default "virtual" */
  lenovo_pool_type?: "linear" | "virtual" | Other | Secret | null;
  /** Whether to verify Lenovo array SSL certificate. @default false @deprecated Use driver_ssl_cert_verify instead. */
  lenovo_verify_certificate?: Bool;
  /** Lenovo array SSL certificate path. @deprecated Use driver_ssl_cert_path instead. */
  lenovo_verify_certificate_path?: Text;
  /** The IP addresses of the LightOS API servers separated by commas. */
  lightos_api_address?: List;
  /** The TCP/IP port at which the LightOS API endpoints listen. @default "443" */
  lightos_api_port?: Num;
  /** The maximum number of calls to the LightOS when creating snapshots. @default 5 */
  lightos_api_service_snapshots_max_calls?: Num;
  /** The default amount of time (in seconds) to wait for an API endpoint response. @default 30 */
  lightos_api_service_timeout?: Num;
  /** Set to True to create new volumes compressed assuming no other compression setting is specified via the volumes type. @default false */
  lightos_default_compression_enabled?: Bool;
  /** The default number of replicas to create for each volume. @default 3 */
  lightos_default_num_replicas?: Num;
  /** JWT to be used for volume and snapshot operations with the LightOS cluster. */
  lightos_jwt?: Text;
  /** IPACL work in conjunction with the standard NVME ACL. @default true */
  lightos_use_ipacl?: Bool;
  /** Autoplace replication count on volume deployment. @default 0 */
  linstor_autoplace_count?: Num;
  /** True means Cinder node is a diskless LINSTOR node. @default true */
  linstor_controller_diskless?: Bool;
  /** Default Block size for Image restoration. @default 4096 */
  linstor_default_blocksize?: Num;
  /** Default Storage Pool name for LINSTOR. @default "DfltStorPool" */
  linstor_default_storage_pool_name?: Text;
  /** Default storage URI for LINSTOR. @default "linstor://localhost" */
  linstor_default_uri?: Text;
  /** Default Volume Group name for LINSTOR. @default "drbd-vg" */
  linstor_default_volume_group_name?: Text;
  /** Default volume downscale size in KiB = 4 MiB. @default 4096 */
  linstor_volume_downsize_factor?: Num;
  /** Enable/disable load balancing for a PowerMax backend. @default false */
  load_balance?: Bool;
  /** Enable/disable real-time performance metrics for Port level load balancing for a PowerMax backend. @default false */
  load_balance_real_time?: Bool;
  /** Performance data format, not applicable for real-time metrics. @default "Avg" */
  load_data_format?: Text;
  /** How far in minutes to look back for diagnostic performance metrics in load calculation, minimum of 0 maximum of 1440 (24… @default 60 */
  load_look_back?: Num;
  /** How far in minutes to look back for real-time performance metrics in load calculation, minimum of 1 maximum of 10. @default 1 */
  load_look_back_real_time?: Num;
  /** Reserve LSSs for consistency group. */
  lss_range_for_cg?: Text;
  /** LVM conf file to use for the LVM driver in Cinder; this setting is ignored if the specified file does not exist (You can… @default "/etc/cinder/lvm.conf" */
  lvm_conf_file?: Text;
  /** If >0, create LVs with multiple mirrors. @default 0 */
  lvm_mirrors?: Num;
  /** Whether to share the same target for all LUNs or not (currently only supported by nvmet. @default false */
  lvm_share_target?: Bool;
  /** Suppress leaked file descriptor warnings in LVM commands. @default false */
  lvm_suppress_fd_warnings?: Bool;
  /** Type of LVM volumes to deploy; (default, thin, or auto). @default "auto" */
  lvm_type?: "auto" | "default" | "thin" | Other | Secret | null;
  /** Macrosan iscsi_clients list. */
  macrosan_client?: List;
  /** This is the default connection ports' name for iscsi. */
  macrosan_client_default?: Text;
  /** In the case of an FC connection, the configuration item associated with the port is maintained. @default true */
  macrosan_fc_keep_mapped_ports?: Bool;
  /** The use_sp_port_nr parameter is the number of online FC ports used by the single-ended memory when the FC connection is … @default 1 */
  macrosan_fc_use_sp_port_nr?: Num;
  /** Force disconnect while deleting volume @default true */
  macrosan_force_unmap_itl?: Bool;
  /** Whether enable log timing @default true */
  macrosan_log_timing?: Bool;
  /** Pool to use for volume creation */
  macrosan_pool?: Text;
  /** Slave device @default "eth-1:0/eth-1:1, eth-2:0/eth-2:1" */
  macrosan_replication_destination_ports?: List;
  /** MacroSAN replication devices' ip addresses */
  macrosan_replication_ipaddrs?: List;
  /** MacroSAN replication devices' password */
  macrosan_replication_password?: Secret | '' | null;
  /** MacroSAN replication devices' username */
  macrosan_replication_username?: Text;
  /** MacroSAN sdas devices' ip addresses */
  macrosan_sdas_ipaddrs?: List;
  /** MacroSAN sdas devices' password */
  macrosan_sdas_password?: Secret | '' | null;
  /** MacroSAN sdas devices' username */
  macrosan_sdas_username?: Text;
  /** Set snapshot's resource ratio @default 1 */
  macrosan_snapshot_resource_ratio?: Num;
  /** Set the thin lun's extent size @default 8 */
  macrosan_thin_lun_extent_size?: Num;
  /** Set the thin lun's high watermark @default 20 */
  macrosan_thin_lun_high_watermark?: Num;
  /** Set the thin lun's low watermark @default 5 */
  macrosan_thin_lun_low_watermark?: Num;
  /** List of Management IP addresses (separated by commas) */
  management_ips?: Text;
  /** Default max number of LUNs in a storage group. @default 255 */
  max_luns_per_storage_group?: Num;
  /** Representation of the over subscription ratio when thin provisioning is enabled. @default "20.0" */
  max_over_subscription_ratio?: Text;
  /** Max resource count allowed for Tatlin @default 500 */
  max_resource_count?: Num;
  /** The remote metro device domain name. */
  metro_domain_name?: Text;
  /** The remote metro device request url. */
  metro_san_address?: Text;
  /** The remote metro device san password. */
  metro_san_password?: Secret | '' | null;
  /** The remote metro device san user. */
  metro_san_user?: Text;
  /** The remote metro device pool names. */
  metro_storage_pools?: Text;
  /** Parameter to allow or prevent volumes with legacy FlashCopy mappings to be part of volume_group_enabled and temporary_vo… @default true */
  migrate_from_flashcopy?: Bool;
  /** IP address or Hostname of NAS system. */
  nas_host?: Text;
  /** User name to connect to NAS system. @default "admin" */
  nas_login?: Text;
  /** Options used to mount the storage backend file system where Cinder volumes are stored. */
  nas_mount_options?: Text;
  /** Password to connect to NAS system. */
  nas_password?: Secret | '' | null;
  /** Filename of private key to use for SSH authentication. */
  nas_private_key?: Text;
  /** Allow network-attached storage systems to operate in a secure environment where root level access is not permitted. @default "auto" */
  nas_secure_file_operations?: Text;
  /** Set more secure file permissions on network-attached storage volume files to restrict broad other/world access. @default "auto" */
  nas_secure_file_permissions?: Text;
  /** Path to the share to use for storing Cinder volumes. */
  nas_share_path?: Text;
  /** SSH port to use to connect to NAS system. @default 22 */
  nas_ssh_port?: Num;
  /** Provisioning type that will be used when creating volumes. @default "thin" */
  nas_volume_prov_type?: "thick" | "thin" | Other | Secret | null;
  /** Naviseccli Path. */
  naviseccli_path?: Text;
  /** Interval in seconds to check asynchronous copying status during a copy pair deletion or data restoration. @default 10 */
  nec_v_async_copy_check_interval?: Num;
  /** IDs of the storage ports used to attach volumes to compute nodes. */
  nec_v_compute_target_ports?: List;
  /** Interval in seconds to check copying status during a volume copy. @default 3 */
  nec_v_copy_check_interval?: Num;
  /** Copy speed of storage system. @default 3 */
  nec_v_copy_speed?: Num;
  /** Enable or disable zero page reclamation in a DP-VOL. @default true */
  nec_v_discard_zero_page?: Bool;
  /** Retry interval in seconds for REST API execution. @default 5 */
  nec_v_exec_retry_interval?: Num;
  /** Maximum wait time in seconds for a volume extention to complete. @default 600 */
  nec_v_extend_timeout?: Num;
  /** If True, the driver will create host groups or iSCSI targets on storage ports as needed. @default false */
  nec_v_group_create?: Bool;
  /** If True, the driver will delete host groups or iSCSI targets on storage ports as needed. @default false */
  nec_v_group_delete?: Bool;
  /** Host mode option for host group or iSCSI target */
  nec_v_host_mode_options?: List;
  /** Range of the LDEV numbers in the format of 'xxxx-yyyy' that can be used by the driver. */
  nec_v_ldev_range?: Text;
  /** Maximum wait time in seconds for storage to be unlocked. @default 7200 */
  nec_v_lock_timeout?: Num;
  /** Retry interval in seconds for REST API adding a LUN. @default 1 */
  nec_v_lun_retry_interval?: Num;
  /** Maximum wait time in seconds for adding a LUN to complete. @default 50 */
  nec_v_lun_timeout?: Num;
  /** If true, the driver will create a driver managed vClone parent for each non-cloned DRS volume it creates. @default false */
  nec_v_manage_drs_volumes?: Bool;
  /** @deprecated now [backend_defaults] nec_v_pools */
  nec_v_pool?: unknown;
  /** Pool number[s] or pool name[s] of the DP pool. */
  nec_v_pools?: List;
  /** Retry time in seconds when new LUN allocation request fails. @default 600 */
  nec_v_rest_another_ldev_mapped_retry_timeout?: Num;
  /** Maximum wait time in seconds for REST API connection to complete. @default 30 */
  nec_v_rest_connect_timeout?: Num;
  /** It may take some time to detach volume after I/O. @default true */
  nec_v_rest_disable_io_wait?: Bool;
  /** Maximum wait time in seconds for a response against GET method of REST API. @default 1800 */
  nec_v_rest_get_api_response_timeout?: Num;
  /** Maximum wait time in seconds for a response from REST API. @default 1800 */
  nec_v_rest_job_api_response_timeout?: Num;
  /** Loop interval in seconds for keeping REST API session. @default 180 */
  nec_v_rest_keep_session_loop_interval?: Num;
  /** Maximum wait time in seconds when REST API returns busy. @default 7200 */
  nec_v_rest_server_busy_timeout?: Num;
  /** Enables or disables use of REST API tcp keepalive @default true */
  nec_v_rest_tcp_keepalive?: Bool;
  /** Maximum number of transmissions for TCP keepalive packet. @default 4 */
  nec_v_rest_tcp_keepcnt?: Num;
  /** Wait time in seconds for sending a first TCP keepalive packet. @default 60 */
  nec_v_rest_tcp_keepidle?: Num;
  /** Interval of transmissions in seconds for TCP keepalive packet. @default 15 */
  nec_v_rest_tcp_keepintvl?: Num;
  /** Maximum wait time in seconds for REST API execution to complete. @default 30 */
  nec_v_rest_timeout?: Num;
  /** Maximum wait time in seconds for the restore operation to complete. @default 86400 */
  nec_v_restore_timeout?: Num;
  /** Pool number or pool name of the snapshot pool. */
  nec_v_snap_pool?: Text;
  /** Maximum wait time in seconds for a volume transition to complete. @default 900 */
  nec_v_state_transition_timeout?: Num;
  /** Product number of the storage system. */
  nec_v_storage_id?: Text;
  /** IDs of the storage ports used to attach volumes to the controller node. */
  nec_v_target_ports?: List;
  /** If True, the driver will configure FC zoning between the server and the storage system provided that FC zoning manager i… @default false */
  nec_v_zoning_request?: Bool;
  /** A regular expression to limit the API tracing. @default "(.*)" */
  netapp_api_trace_pattern?: Text;
  /** The maximum time in seconds to wait for completing a REST asynchronous operation. @default 60 */
  netapp_async_rest_timeout?: Num;
  /** This option is applicable only for a ca verified certificate. */
  netapp_ca_certificate_file?: Secret | '' | null;
  /** This option is applicable for both self signed and ca verified certificates. */
  netapp_certificate_file?: Secret | '' | null;
  /** This option is used only if netapp_private_key_file and netapp_certificate_file files are passed in the configuration. @default false */
  netapp_certificate_host_validation?: Bool;
  /** This option specifies the path of the NetApp copy offload tool binary. @deprecated The CopyOfflload tool is no longer available for downloading. */
  netapp_copyoffload_tool_path?: Text;
  /** Specifies the time interval (in seconds) between updates of netapp_dedupe_used_percent for ONTAP backend pools. @default 600 */
  netapp_dedupe_cache_expiry_duration?: Num;
  /** This option specifies whether to enable ASA r2 workflows for NetApp disaggregated platform. @default false */
  netapp_disaggregated_platform?: Bool;
  /** Set to True for Cinder to query the storage system in order to calculate volumes provisioned size, otherwise provisioned… @default false */
  netapp_driver_reports_provisioned_capacity?: Bool;
  /** This option defines the type of operating system for all initiators that can access a LUN. */
  netapp_host_type?: Text;
  /** Administrative user account name used to access the storage system or proxy server. */
  netapp_login?: Text;
  /** Specifies the time interval (in seconds) to retry the LUN clone operation when an ONTAP "device busy" error occurs. @default 3 */
  netapp_lun_clone_busy_interval?: Num;
  /** Specifies the maximum time (in seconds) to retry the LUN clone operation when an ONTAP "device busy" error occurs. @default 30 */
  netapp_lun_clone_busy_timeout?: Num;
  /** This option defines the type of operating system that will access a LUN exported from Data ONTAP; it is assigned to the … */
  netapp_lun_ostype?: Text;
  /** This option determines if storage space is reserved for LUN allocation. @default "enabled" */
  netapp_lun_space_reservation?: "disabled" | "enabled" | Other | Secret | null;
  /** Sets time in seconds to wait for storage assisted volume migration to complete. @default 3600 */
  netapp_migrate_volume_timeout?: Num;
  /** This option defines the type of operating system that will access a namespace exported from Data ONTAP; it is assigned t… */
  netapp_namespace_ostype?: Text;
  /** Sets time in seconds between NFS image cache cleanup tasks. @default 600 */
  netapp_nfs_image_cache_cleanup_interval?: Num;
  /** Password for the administrative user account specified in the netapp_login option. */
  netapp_password?: Secret | '' | null;
  /** Specifies the time interval (in seconds) between updates of performance utilization for ONTAP backend pools. @default 300 */
  netapp_performance_cache_expiry_duration?: Num;
  /** This option is used to restrict provisioning to the specified pools. @default "(.+)" */
  netapp_pool_name_search_pattern?: Text;
  /** This option is applicable for both self signed and ca verified certificates. */
  netapp_private_key_file?: Secret | '' | null;
  /** Multi opt of dictionaries to represent the aggregate mapping between source and destination back ends when using whole b… */
  netapp_replication_aggregate_map?: Multi<Scalar>;
  /** This option defines the replication policy to be used while creating snapmirror relationship. @default "MirrorAllSnapshots" */
  netapp_replication_policy?: Text;
  /** Sets time in seconds to wait for a replication volume create to complete and go online. @default 360 */
  netapp_replication_volume_online_timeout?: Num;
  /** The hostname (or IP address) for the storage system or proxy server. */
  netapp_server_hostname?: Text;
  /** The TCP port to use for communication with the storage system or proxy server. */
  netapp_server_port?: Num;
  /** The quantity to be multiplied by the requested volume size to ensure enough space is available on the virtual storage se… @default 1.2 */
  netapp_size_multiplier?: Num;
  /** The maximum time in seconds to wait for existing SnapMirror transfers to complete before aborting during a failover. @default 3600 */
  netapp_snapmirror_quiesce_timeout?: Num;
  /** The path to a CA_BUNDLE file or directory with certificates of trusted CA. */
  netapp_ssl_cert_path?: Text;
  /** The storage family type used on the storage system; the only valid value is ontap_cluster for using clustered Data ONTAP… @default "ontap_cluster" */
  netapp_storage_family?: "ontap_cluster" | Other | Secret | null;
  /** @deprecated now [backend_defaults] netapp_pool_name_search_pattern */
  netapp_storage_pools?: unknown;
  /** The storage protocol to be used on the data path with the storage system. */
  netapp_storage_protocol?: "fc" | "iscsi" | "nfs" | "nvme" | Other | Secret | null;
  /** The transport protocol used when communicating with the storage system or proxy server. @default "http" */
  netapp_transport_type?: "http" | "https" | Other | Secret | null;
  /** Select which ONTAP client to use for retrieving and modifying data on the storage. @default true */
  netapp_use_legacy_client?: Bool;
  /** @deprecated now [backend_defaults] netapp_pool_name_search_pattern */
  netapp_volume_list?: unknown;
  /** This option specifies the virtual storage server (Vserver) name on the storage cluster on which provisioning of block st… */
  netapp_vserver?: Text;
  /** Block size for datasets @default 4096 */
  nexenta_blocksize?: Num;
  /** NexentaEdge iSCSI LUN object chunk size @default 32768 */
  nexenta_chunksize?: Num;
  /** NexentaEdge iSCSI Gateway client address for non-VIP service @deprecated iSCSI target address should now be set using the common param target_ip_address. */
  nexenta_client_address?: Text;
  /** Compression value for new ZFS folders. @default "on" */
  nexenta_dataset_compression?: "gzip" | "gzip-1" | "gzip-2" | "gzip-3" | "gzip-4" | "gzip-5" | "gzip-6" | "gzip-7" | "gzip-8" | "gzip-9" | "lz4" | "lzjb" | "off" | "on" | "zle" | Other | Secret | null;
  /** Deduplication value for new ZFS folders. @default "off" */
  nexenta_dataset_dedup?: "off" | "on" | "sha256" | "sha256, verify" | "verify" | Other | Secret | null;
  /** Human-readable description for the folder. */
  nexenta_dataset_description?: Text;
  /** Defines whether NexentaEdge iSCSI LUN object has encryption enabled. @default false @deprecated Unused option */
  nexenta_encryption?: Bool;
  /** A folder where cinder created datasets will reside. */
  nexenta_folder?: Text;
  /** Template string to generate group snapshot name @default "group-snapshot-%s" */
  nexenta_group_snapshot_template?: Text;
  /** IP address of NexentaStor Appliance */
  nexenta_host?: Text;
  /** Prefix for iSCSI host groups on NexentaStor @default "cinder" */
  nexenta_host_group_prefix?: Text;
  /** NexentaEdge iSCSI LUN object IOPS limit @default 0 */
  nexenta_iops_limit?: Num;
  /** NexentaEdge iSCSI service name */
  nexenta_iscsi_service?: Text;
  /** Group of hosts which are allowed to access volumes @default "all" */
  nexenta_iscsi_target_host_group?: Text;
  /** NexentaStor target portal groups */
  nexenta_iscsi_target_portal_groups?: Text;
  /** Nexenta appliance iSCSI target portal port @default 3260 */
  nexenta_iscsi_target_portal_port?: Num;
  /** Comma separated list of portals for NexentaStor5, in format of IP1:port1,IP2:port2. */
  nexenta_iscsi_target_portals?: Text;
  /** Postponed write to backing store or not @default false */
  nexenta_lu_writebackcache_disabled?: Bool;
  /** NexentaEdge logical path of bucket for LUNs */
  nexenta_lun_container?: Text;
  /** Amount of LUNs per iSCSI target @default 100 */
  nexenta_luns_per_target?: Num;
  /** Base directory that contains NFS share mount points @default "$state_path/mnt" */
  nexenta_mount_point_base?: Text;
  /** NexentaEdge logical path of directory to store symbolic links to NBDs @default "/dev/disk/by-path" */
  nexenta_nbd_symlinks_dir?: Text;
  /** If set True cache NexentaStor appliance volroot option value. @default true */
  nexenta_nms_cache_volroot?: Bool;
  /** Block size for datasets @default 32 */
  nexenta_ns5_blocksize?: Num;
  /** Template string to generate origin name of clone @default "origin-snapshot-%s" */
  nexenta_origin_snapshot_template?: Text;
  /** Password to connect to NexentaStor management REST API server @deprecated Common password parameters should be used depending on the driver type: san_password or nas_password */
  nexenta_password?: Secret | '' | null;
  /** Create volumes as QCOW2 files rather than raw files @default false */
  nexenta_qcow2_volumes?: Bool;
  /** NexentaEdge iSCSI LUN object replication count. @default 3 */
  nexenta_replication_count?: Num;
  /** IP address of NexentaStor management REST API endpoint @deprecated Rest address should now be set using the common param depending on driver type, san_ip or nas_host */
  nexenta_rest_address?: Text;
  /** Specifies the backoff factor to apply between connection attempts to NexentaStor management REST API server @default 0.5 */
  nexenta_rest_backoff_factor?: Num;
  /** Specifies the time limit (in seconds), within which the connection to NexentaStor management REST API server must be est… @default 30 */
  nexenta_rest_connect_timeout?: Num;
  /** Password to connect to NexentaEdge. */
  nexenta_rest_password?: Secret | '' | null;
  /** HTTP(S) port to connect to NexentaStor management REST API server. @default 0 @deprecated Rest address should now be set using the common param san_api_port. */
  nexenta_rest_port?: Num;
  /** Use http or https for NexentaStor management REST API connection (default auto) @default "auto" */
  nexenta_rest_protocol?: "auto" | "http" | "https" | Other | Secret | null;
  /** Specifies the time limit (in seconds), within which NexentaStor management REST API server must send a response @default 300 */
  nexenta_rest_read_timeout?: Num;
  /** Specifies the number of times to repeat NexentaStor management REST API call in case of connection errors and NexentaSto… @default 3 */
  nexenta_rest_retry_count?: Num;
  /** User name to connect to NexentaEdge. @default "admin" */
  nexenta_rest_user?: Text;
  /** Enable stream compression, level 1..9. @default 0 */
  nexenta_rrmgr_compression?: Num;
  /** Number of TCP connections. @default 2 */
  nexenta_rrmgr_connections?: Num;
  /** TCP Buffer size in KiloBytes. @default 4096 */
  nexenta_rrmgr_tcp_buf_size?: Num;
  /** File with the list of available nfs shares @default "/etc/cinder/nfs_shares" */
  nexenta_shares_config?: Text;
  /** Enables or disables the creation of sparse datasets @default false */
  nexenta_sparse?: Bool;
  /** Enables or disables the creation of volumes as sparsed files that take no space. @default true */
  nexenta_sparsed_volumes?: Bool;
  /** Prefix for iSCSI target groups on NexentaStor @default "cinder" */
  nexenta_target_group_prefix?: Text;
  /** iqn prefix for NexentaStor iSCSI targets @default "iqn.1986-03.com.sun:02:cinder" */
  nexenta_target_prefix?: Text;
  /** Use HTTP secure protocol for NexentaStor management REST API connections @default true */
  nexenta_use_https?: Bool;
  /** User name to connect to NexentaStor management REST API server @default "admin" @deprecated Common user parameters should be used depending on the driver type: san_login or nas_login */
  nexenta_user?: Text;
  /** NexentaStor pool name that holds all volumes @default "cinder" */
  nexenta_volume?: Text;
  /** Volume group for NexentaStor5 iSCSI @default "iscsi" */
  nexenta_volume_group?: Text;
  /** The number of attempts to mount NFS shares before raising an error. @default 3 */
  nfs_mount_attempts?: Num;
  /** Mount options passed to the NFS client. */
  nfs_mount_options?: Text;
  /** Base dir containing mount points for NFS shares. @default "$state_path/mnt" */
  nfs_mount_point_base?: Text;
  /** Create volumes as QCOW2 files rather than raw files. @default false */
  nfs_qcow2_volumes?: Bool;
  /** File with the list of available NFS shares. @default "/etc/cinder/nfs_shares" */
  nfs_shares_config?: Text;
  /** Enable support for snapshots on the NFS driver. @default false */
  nfs_snapshot_support?: Bool;
  /** Create volumes as sparsed files which take no space. @default true */
  nfs_sparsed_volumes?: Bool;
  /** Nimble Controller pool name @default "default" */
  nimble_pool_name?: Text;
  /** Nimble Subnet Label @default "*" */
  nimble_subnet_label?: Text;
  /** Path to Nimble Array SSL certificate */
  nimble_verify_cert_path?: Text;
  /** Whether to verify Nimble SSL Certificate @default false */
  nimble_verify_certificate?: Bool;
  /** The maximum number of times to rescan iSER target to find volume @default 3 @deprecated Has been unused since the Mitaka release. */
  num_iser_scan_tries?: Num;
  /** Number of times to attempt to run flakey shell commands @default 3 */
  num_shell_tries?: Num;
  /** The maximum number of times to rescan targets to find volume @default 3 */
  num_volume_device_scan_tries?: Num;
  /** NVMe os-brick connector has 2 different connection info formats, this allows some NVMe-oF drivers that use the original … @default 1 */
  nvmeof_conn_info_version?: Num;
  /** Namespace id for the subsystem for the LVM volume when not sharing targets. @default 10 */
  nvmet_ns_id?: Num;
  /** The id of the NVMe target port definition when not sharing targets. @default 1 */
  nvmet_port_id?: Num;
  /** Max resource count allowed for single pool @default 250 */
  pool_max_resource_count?: Num;
  /** storage pool name */
  pool_name?: Text;
  /** Metric used for port group load calculation. @default "PercentBusy" */
  port_group_load_metric?: Text;
  /** Metric used for port load calculation. @default "PercentBusy" */
  port_load_metric?: Text;
  /** Allow volume migration during rebuild. @default false */
  powerflex_allow_migration_during_rebuild?: Bool;
  /** Allow volumes to be created in Storage Pools when zero padding is disabled. @default false */
  powerflex_allow_non_padded_volumes?: Bool;
  /** Maximum size of the vTree associated with an entry in the image volume cache. @default 0 */
  powerflex_max_image_cache_vtree_size?: Num;
  /** max_over_subscription_ratio setting for the driver. @default 10 */
  powerflex_max_over_subscription_ratio?: Num;
  /** Gateway REST server port. @default 443 */
  powerflex_rest_server_port?: Num;
  /** Round volume sizes up to 8GB boundaries. @default true */
  powerflex_round_volume_capacity?: Bool;
  /** PowerFlex/ScaleIO API version. */
  powerflex_server_api_version?: Text;
  /** Storage Pools. */
  powerflex_storage_pools?: Text;
  /** Unmap volumes before deletion. @default false */
  powerflex_unmap_volume_before_deletion?: Bool;
  /** Serial number of the array to connect to. */
  powermax_array?: Text;
  /** List of user assigned name for storage array. */
  powermax_array_tag_list?: Bracketed;
  /** User defined override for port group name. @default "portGroupName" */
  powermax_port_group_name_template?: Text;
  /** List of port groups containing frontend ports configured prior for server connection. */
  powermax_port_groups?: Bracketed;
  /** Service level to use for provisioning storage. */
  powermax_service_level?: Text;
  /** User defined override for short host name. @default "shortHostName" */
  powermax_short_host_name_template?: Text;
  /** Storage resource pool on array to use for provisioning. */
  powermax_srp?: Text;
  /** Appliances names. @deprecated Is not used anymore. */
  powerstore_appliances?: List;
  /** Host connectivity of PowerStore Metro volumes. @default "Local_Only" */
  powerstore_host_connectivity?: "Local_Only" | "Metro_Optimize_Both" | "Metro_Optimize_Local" | "Metro_Optimize_Remote" | Other | Secret | null;
  /** Connect PowerStore volumes using NVMe-OF. @default false */
  powerstore_nvme?: Bool;
  /** Allowed ports. */
  powerstore_ports?: List;
  /** Proxy driver that connects to the IBM Storage Array @default "cinder.volume.drivers.ibm.ibm_storage.proxy.IBMStorageProxy" */
  proxy?: Text;
  /** REST API authorization token. */
  pure_api_token?: Text;
  /** Automatically determine an oversubscription ratio based on the current total data reduction values. @default true */
  pure_automatic_max_oversubscription_ratio?: Bool;
  /** When enabled, all Pure volumes, snapshots, and protection groups will be eradicated at the time of deletion in Cinder. @default false */
  pure_eradicate_on_delete?: Bool;
  /** Pure Ghost Pod name to retype sync replication. @default "cinder-ghost-pod" */
  pure_ghost_pod_name?: Text;
  /** Determines how the Purity system tunes the protocol used between the array and the initiator. */
  pure_host_personality?: "aix" | "esxi" | "hitachi-vsp" | "hpux" | "oracle-vm-server" | "solaris" | "vms" | Other | Secret | null;
  /** CIDR of FlashArray iSCSI targets hosts are allowed to connect to. @default "0.0.0.0/0" */
  pure_iscsi_cidr?: Text;
  /** Comma-separated list of CIDR of FlashArray iSCSI targets hosts are allowed to connect to. */
  pure_iscsi_cidr_list?: List;
  /** CIDR of FlashArray NVMe targets hosts are allowed to connect to. @default "0.0.0.0/0" */
  pure_nvme_cidr?: Text;
  /** Comma-separated list of CIDR of FlashArray NVMe targets hosts are allowed to connect to. */
  pure_nvme_cidr_list?: List;
  /** The NVMe transport layer to be used by the NVMe driver. @default "roce" */
  pure_nvme_transport?: "roce" | "tcp" | Other | Secret | null;
  /** Snapshot replication interval in seconds. @default 3600 */
  pure_replica_interval_default?: Num;
  /** Retain snapshots per day on target for this time (in days.) @default 7 */
  pure_replica_retention_long_term_default?: Num;
  /** Retain how many snapshots for each day. @default 3 */
  pure_replica_retention_long_term_per_day_default?: Num;
  /** Retain all snapshots on target for this time (in seconds.) @default 14400 */
  pure_replica_retention_short_term_default?: Num;
  /** Pure Protection Group name to use for async replication (will be created if it does not exist). @default "cinder-group" */
  pure_replication_pg_name?: Text;
  /** Pure Pod name to use for sync replication (will be created if it does not exist). @default "cinder-pod" */
  pure_replication_pod_name?: Text;
  /** When enabled SafeMode protection will be enforced for all objects created by the Pure Cinder driver. @default false */
  pure_safemode_enabled?: Bool;
  /** When enabled and two replication devices are provided, one each of types sync and async, this will enable the ability to… @default false */
  pure_trisync_enabled?: Bool;
  /** Pure Protection Group name to use for trisync replication leg inside the sync replication pod (will be created if it doe… @default "cinder-trisync" */
  pure_trisync_pg_name?: Text;
  /** List of comma-separated target iSCSI IP addresses. */
  pvme_iscsi_ips?: List;
  /** Pool or Vdisk name to use for volume creation. @default "A" */
  pvme_pool_name?: Text;
  /** The URL to management QNAP Storage. */
  qnap_management_url?: Text;
  /** The pool name in the QNAP Storage */
  qnap_poolname?: Text;
  /** Communication protocol to access QNAP storage @default "iSCSI" */
  qnap_storage_protocol?: Text;
  /** Path to a Quobyte Client configuration file. */
  quobyte_client_cfg?: Text;
  /** Base dir containing the mount point for the Quobyte volume. @default "$state_path/mnt" */
  quobyte_mount_point_base?: Text;
  /** Create new volumes from the volume_from_snapshot_cache by creating overlay files instead of full copies. @default false */
  quobyte_overlay_volumes?: Bool;
  /** Create volumes as QCOW2 files rather than raw files. @default true */
  quobyte_qcow2_volumes?: Bool;
  /** Create volumes as sparse files which take no space. @default true */
  quobyte_sparsed_volumes?: Bool;
  /** Create a cache of volumes from merged snapshots to speed up creation of multiple volumes from a single snapshot. @default false */
  quobyte_volume_from_snapshot_cache?: Bool;
  /** Quobyte URL to the Quobyte volume using e.g. */
  quobyte_volume_url?: Text;
  /** Timeout value (in seconds) used when connecting to ceph cluster. @default -1 */
  rados_connect_timeout?: Num;
  /** Interval value (in seconds) between connection retries to ceph cluster. @default 5 */
  rados_connection_interval?: Num;
  /** Number of retries if connection to ceph cluster failed. @default 3 */
  rados_connection_retries?: Num;
  /** Path to the ceph configuration file */
  rbd_ceph_conf?: Text;
  /** The name of ceph cluster @default "ceph" */
  rbd_cluster_name?: Text;
  /** Number of flatten operations that will run concurrently on this volume service. @default 3 */
  rbd_concurrent_flatten_operations?: Num;
  /** Set to False if the pool is shared with other usages. @default true */
  rbd_exclusive_cinder_pool?: Bool;
  /** Flatten volumes created from snapshots to remove dependency from volume to snapshot @default false */
  rbd_flatten_volume_from_snapshot?: Bool;
  /** Enable client request debugging. @default false */
  rbd_iscsi_api_debug?: Bool;
  /** The username for the rbd_target_api service */
  rbd_iscsi_api_password?: Secret | '' | null;
  /** The url to the rbd_target_api service */
  rbd_iscsi_api_url?: Text;
  /** The username for the rbd_target_api service */
  rbd_iscsi_api_user?: Text;
  /** The preconfigured target_iqn on the iscsi gateway. */
  rbd_iscsi_target_iqn?: Text;
  /** Maximum number of nested volume clones that are taken before a flatten occurs. @default 5 */
  rbd_max_clone_depth?: Num;
  /** The RADOS pool where RBD volumes are stored @default "rbd" */
  rbd_pool?: Text;
  /** The libvirt uuid of the secret for the rbd_user volumes. */
  rbd_secret_uuid?: Text;
  /** Volumes will be chunked into objects of this size (in megabytes). @default 4 */
  rbd_store_chunk_size?: Num;
  /** The RADOS client name for accessing RBD volumes - only set when using cephx authentication */
  rbd_user?: Text;
  /** To remove the host from Unity when the last LUN is detached from it. @default false */
  remove_empty_host?: Bool;
  /** Timeout value (in seconds) used when connecting to ceph cluster to do a demotion/promotion of volumes. @default 5 */
  replication_connect_timeout?: Num;
  /** Multi opt of dictionaries to represent a replication target device. */
  replication_device?: Multi;
  /** Report to clients of Cinder that the backend supports discard (aka. @default false */
  report_discard_supported?: Bool;
  /** Set to True for driver to report total capacity as a dynamic value (used + current free) and to False to report a static… @default true */
  report_dynamic_total_capacity?: Bool;
  /** The percentage of backend capacity is reserved @default 0 */
  reserved_percentage?: Num;
  /** Use this value to specify the connect timeout value (in seconds) for REST API calls to the PowerStore backend. @default 30 */
  rest_api_call_connect_timeout?: Num;
  /** Use this value to specify the read timeout value (in seconds) for REST API calls to the PowerStore backend. @default 30 */
  rest_api_call_read_timeout?: Num;
  /** Use this value to specify connect timeout value (in seconds) for rest call. @default 30 */
  rest_api_connect_timeout?: Num;
  /** Use this value to specify read timeout value (in seconds) for rest call. @default 30 */
  rest_api_read_timeout?: Num;
  /** Use this value to specify number of retries. @default 200 */
  retries?: Num;
  /** Port to use to access the SAN API */
  san_api_port?: Num;
  /** Cluster name to use for creating volumes */
  san_clustername?: Text;
  /** IP address of SAN controller */
  san_ip?: Text;
  /** Execute commands locally instead of over SSH; use if the volume service is running on the SAN device @default false */
  san_is_local?: Bool;
  /** Username for SAN controller @default "admin" */
  san_login?: Text;
  /** Password for SAN controller */
  san_password?: Secret | '' | null;
  /** Filename of private key to use for SSH authentication */
  san_private_key?: Text;
  /** SSH port to use with SAN @default 22 */
  san_ssh_port?: Num;
  /** Use thin provisioning for SAN volumes? @default true */
  san_thin_provision?: Bool;
  /** SCST target implementation can choose from multiple SCST target drivers. @default "iscsi" */
  scst_target_driver?: Text;
  /** Certain ISCSI targets have predefined target names, SCST target driver uses this name. */
  scst_target_iqn_name?: Text;
  /** List of comma-separated target iSCSI IP addresses. */
  seagate_iscsi_ips?: List;
  /** Pool or vdisk name to use for volume creation. @default "A" */
  seagate_pool_name?: Text;
  /** linear (for vdisk) or virtual (for virtual pool). @default "virtual" */
  seagate_pool_type?: "linear" | "virtual" | Other | Secret | null;
  /** IP address of secondary DSM controller */
  secondary_san_ip?: Text;
  /** Secondary DSM user name @default "Admin" */
  secondary_san_login?: Text;
  /** Secondary DSM user password name */
  secondary_san_password?: Secret | '' | null;
  /** Secondary Dell API port @default 3033 */
  secondary_sc_api_port?: Num;
  /** Create SolidFire accounts with this prefix. */
  sf_account_prefix?: Text;
  /** Allow tenants to specify QOS on create @default false */
  sf_allow_tenant_qos?: Bool;
  /** SolidFire API port. @default 443 */
  sf_api_port?: Num;
  /** Sets time in seconds to wait for an api request to complete. @default 30 */
  sf_api_request_timeout?: Num;
  /** Sets time in seconds to wait for clusters to complete pairing. @default 60 */
  sf_cluster_pairing_timeout?: Num;
  /** Set 512 byte emulation on volume creation; @default true */
  sf_emulate_512?: Bool;
  /** Utilize volume access groups on a per-tenant basis. @default false */
  sf_enable_vag?: Bool;
  /** Change how SolidFire reports used space and provisioning calculations. @default "maxProvisionedSpace" */
  sf_provisioning_calc?: "maxProvisionedSpace" | "usedSpace" | Other | Secret | null;
  /** Overrides default cluster SVIP with the one specified. */
  sf_svip?: Text;
  /** Sets time in seconds to wait for a clone of a volume or snapshot to complete. @default 600 */
  sf_volume_clone_timeout?: Num;
  /** Sets time in seconds to wait for a create volume operation to complete. @default 60 */
  sf_volume_create_timeout?: Num;
  /** Sets time in seconds to wait for a migrating volume to complete pairing and sync. @default 3600 */
  sf_volume_pairing_timeout?: Num;
  /** Create SolidFire volumes with this prefix. @default "UUID-" */
  sf_volume_prefix?: Text;
  /** Enable SnapVx unlink symforce, which forces the operation to execute when normally it is rejected. @default false */
  snapvx_unlink_symforce?: Bool;
  /** Queue depth for rdma transport. @default 64 */
  spdk_max_queue_depth?: Num;
  /** The NVMe target remote configuration IP address. */
  spdk_rpc_ip?: Text;
  /** The NVMe target remote configuration password. */
  spdk_rpc_password?: Secret | '' | null;
  /** The NVMe target remote configuration port. @default 8000 */
  spdk_rpc_port?: Num;
  /** Protocol to be used with SPDK RPC proxy @default "http" */
  spdk_rpc_protocol?: "http" | "https" | Other | Secret | null;
  /** The NVMe target remote configuration username. */
  spdk_rpc_username?: Text;
  /** SSH connection timeout in seconds @default 30 */
  ssh_conn_timeout?: Num;
  /** Maximum ssh connections in the pool @default 5 */
  ssh_max_pool_conn?: Num;
  /** Minimum ssh connections in the pool @default 1 */
  ssh_min_pool_conn?: Num;
  /** Protocol for transferring data between host and storage back-end. @default "iSCSI" */
  storage_protocol?: Text;
  /** VNX authentication scope type. @default "global" */
  storage_vnx_authentication_type?: Text;
  /** Comma-separated list of storage pool names to be used. */
  storage_vnx_pool_names?: List;
  /** Directory path that contains the VNX security file. */
  storage_vnx_security_file_dir?: Text;
  /** The default StorPool chain replication value. @default 3 */
  storpool_replication?: Num;
  /** The StorPool template for volumes with no type. */
  storpool_template?: Text;
  /** Specifies the name of the peer pool for hyperswap volume, the peer pool must exist on the other site. */
  storwize_peer_pool?: Text;
  /** Specifies the name of the portset in which the host is to be created. */
  storwize_portset?: Text;
  /** Specifies the site information for host. */
  storwize_preferred_host_site?: Text;
  /** Specifies secondary management IP or hostname to be used if san_ip is invalid or becomes inaccessible. */
  storwize_san_secondary_ip?: Text;
  /** Allow tenants to specify QOS on create @default false */
  storwize_svc_allow_tenant_qos?: Bool;
  /** Specifies the name of the pool in which mirrored copy is stored for aux volume. */
  storwize_svc_aux_mirror_pool?: Text;
  /** Specifies the Storwize cleaning rate for the mapping. @default 50 */
  storwize_svc_clean_rate?: Num;
  /** Specifies the Storwize FlashCopy copy rate to be used when creating a full volume copy. @default 50 */
  storwize_svc_flashcopy_rate?: Num;
  /** Maximum number of seconds to wait for FlashCopy to be prepared. @default 120 */
  storwize_svc_flashcopy_timeout?: Num;
  /** Configure CHAP authentication for iSCSI connections (Default: Enabled) @default true */
  storwize_svc_iscsi_chap_enabled?: Bool;
  /** Specifies the name of the pool in which mirrored copy is stored. */
  storwize_svc_mirror_pool?: Text;
  /** This option no longer has any affect. @default true @deprecated */
  storwize_svc_multihostmap_enabled?: Bool;
  /** Connect with multipath (FC only; iSCSI multipath is controlled by Nova) @default false */
  storwize_svc_multipath_enabled?: Bool;
  /** Enable or disable retaining of aux volume on secondary storage during delete of the volume on primary storage or moving … @default false */
  storwize_svc_retain_aux_volume?: Bool;
  /** Specifies the name of the source child pool in which global mirror source change volume is stored. */
  storwize_svc_src_child_pool?: Text;
  /** If operating in stretched cluster mode, specify the name of the pool in which mirrored copies are stored.Example: "pool2… */
  storwize_svc_stretched_cluster_partner?: Text;
  /** Specifies the name of the target child pool in which global mirror auxiliary change volume is stored. */
  storwize_svc_target_child_pool?: Text;
  /** Storage system autoexpand parameter for volumes (True/False) @default true */
  storwize_svc_vol_autoexpand?: Bool;
  /** Storage system compression option for volumes @default false */
  storwize_svc_vol_compression?: Bool;
  /** Enable Easy Tier for volumes @default true */
  storwize_svc_vol_easytier?: Bool;
  /** Storage system grain size parameter for volumes (8/32/64/128/256) @default 256 */
  storwize_svc_vol_grainsize?: Num;
  /** The I/O group in which to allocate volumes. @default "0" */
  storwize_svc_vol_iogrp?: Text;
  /** Specifies that the volume not be formatted during creation. @default false */
  storwize_svc_vol_nofmtdisk?: Bool;
  /** Storage system space-efficiency parameter for volumes (percentage) @default 2 */
  storwize_svc_vol_rsize?: Num;
  /** Storage system threshold for volume capacity warnings (percentage) @default 0 */
  storwize_svc_vol_warning?: Num;
  /** Comma separated list of storage system storage pools for volumes. @default "volpool" */
  storwize_svc_volpool_name?: List;
  /** Suppress requests library SSL certificate warnings. @default false */
  suppress_requests_ssl_warnings?: Bool;
  /** Management port for Synology storage. @default 5000 */
  synology_admin_port?: Num;
  /** Device id for skip one time password check for logging in Synology storage if OTP is enabled. */
  synology_device_id?: Text;
  /** One time password of administrator for logging in Synology storage if OTP is enabled. */
  synology_one_time_pass?: Secret | '' | null;
  /** Password of administrator for logging in Synology storage. */
  synology_password?: Secret | '' | null;
  /** Volume on Synology storage to be used for creating lun. */
  synology_pool_name?: Text;
  /** Do certificate validation or not if $driver_use_ssl is True @default true */
  synology_ssl_verify?: Bool;
  /** Administrator of Synology storage. @default "admin" */
  synology_username?: Text;
  /** Target user-land tool to use. @default "tgtadm" */
  target_helper?: "fake" | "iscsictl" | "lioadm" | "nvmet" | "scstadmin" | "spdk-nvmeof" | "tgtadm" | Other | Secret | null;
  /** The IP address that the iSCSI/NVMEoF daemon is listening on @default "$my_ip" */
  target_ip_address?: Text;
  /** The port that the iSCSI/NVMEoF daemon is listening on @default 3260 */
  target_port?: Num;
  /** Prefix for iSCSI/NVMEoF volumes @default "iqn.2010-10.org.openstack:" */
  target_prefix?: Text;
  /** Determines the target protocol for new volumes created with tgtadm, lioadm and nvmet target helpers. @default "iscsi" */
  target_protocol?: "iscsi" | "iser" | "nvmet_rdma" | "nvmet_tcp" | Other | Secret | null;
  /** The list of secondary IP addresses of the iSCSI/NVMEoF daemon */
  target_secondary_ip_addresses?: List;
  /** Number of retry on Tatlin API @default 10 */
  tat_api_retry_count?: Num;
  /** If the percentage of available space for an NFS share has dropped below the value specified by this option, the NFS imag… @default 20 */
  thres_avl_size_perc_start?: Num;
  /** When the percentage of available space on an NFS share has reached the percentage specified by this option, the driver w… @default 60 */
  thres_avl_size_perc_stop?: Num;
  /** List of options that control which trace info is written to the DEBUG log level to assist developers. */
  trace_flags?: List;
  /** Interval (in seconds) for retrieving clone progress. @default 3 */
  tyds_clone_progress_interval?: Num;
  /** Interval (in seconds) for retrieving copy progress. @default 3 */
  tyds_copy_progress_interval?: Num;
  /** The port that connects to the http api. @default 80 */
  tyds_http_port?: Num;
  /** The pool name where volumes are stored. @default "pool01" */
  tyds_pools?: List;
  /** Volume stripe size. @default "4M" */
  tyds_stripe_size?: Text;
  /** If the driver should automatically failback to the primary instance of Unisphere when a successful connection is re-esta… @default true */
  u4p_failover_autofailback?: Bool;
  /** A backoff factor to apply between attempts after the second try (most errors are resolved immediately by a second try wi… @default 1 */
  u4p_failover_backoff_factor?: Num;
  /** The maximum number of retries each connection should attempt. @default 3 */
  u4p_failover_retries?: Num;
  /** Dictionary of Unisphere failover target info. */
  u4p_failover_target?: Multi<Scalar>;
  /** How long to wait for the server to send data before giving up. @default 20 */
  u4p_failover_timeout?: Num;
  /** Whether or not our private network has unique FQDN on each initiator or not. @default true */
  unique_fqdn_network?: Bool;
  /** A comma-separated list of iSCSI or FC ports to be used. */
  unity_io_ports?: List;
  /** A comma-separated list of storage pool names to be used. */
  unity_storage_pool_names?: List;
  /** Option to enable/disable CHAP authentication for targets. @default false */
  use_chap_auth?: Bool;
  /** Do we attach/detach volumes in cinder using multipath for volume to image and image to volume transfers? This parameter … @default false */
  use_multipath_for_image_xfer?: Bool;
  /** API token for accessing VAST mgmt. */
  vast_api_token?: Secret | '' | null;
  /** Snapshot name prefix @default "openstack-snap-" */
  vast_snapshot_prefix?: Text;
  /** VAST subsystem name */
  vast_subsystem?: Text;
  /** VAST tenant name – required for additional filtering when multiple subsystems share the same name. */
  vast_tenant_name?: Text;
  /** Name of Virtual IP pool */
  vast_vippool_name?: Text;
  /** Volume name prefix @default "openstack-vol-" */
  vast_volume_prefix?: Text;
  /** Workload, setting this as an extra spec in pool_name is preferable. */
  vmax_workload?: Text;
  /** Human-readable description for the backend. */
  vmstore_dataset_description?: Text;
  /** Base directory that contains NFS share mount points. @default "$state_path/mnt" */
  vmstore_mount_point_base?: Text;
  /** OpenStack controller hostname or IP address. */
  vmstore_openstack_hostname?: Text;
  /** User password to connect to Vmstore RESTful API interface. */
  vmstore_password?: Secret | '' | null;
  /** Use qcow2 volumes. @default false */
  vmstore_qcow2_volumes?: Bool;
  /** OpenStack region for Vmstore hypervisor refresh call. @default "RegionOne" */
  vmstore_refresh_openstack_region?: Text;
  /** Specifies the number of times to repeat Vmstore RESTful API call to cinder/host/refresh in case of connection errors or … @default 1 */
  vmstore_refresh_retry_count?: Num;
  /** IP address or hostname for management communication with Vmstore RESTful API interface. */
  vmstore_rest_address?: Text;
  /** Specifies the backoff factor to apply between connection attempts to Vmstore RESTful API interface. @default 1 */
  vmstore_rest_backoff_factor?: Num;
  /** Specifies the time limit (in seconds), within which the connection to Vmstore RESTful API interface must be established. @default 30 */
  vmstore_rest_connect_timeout?: Num;
  /** Vmstore RESTful API interface port @default 443 */
  vmstore_rest_port?: Num;
  /** Vmstore RESTful API interface protocol. @default "https" */
  vmstore_rest_protocol?: "http" | "https" | Other | Secret | null;
  /** Specifies the time limit (in seconds), within which Vmstore RESTful API interface must send a response. @default 300 */
  vmstore_rest_read_timeout?: Num;
  /** Specifies the number of times to repeat Vmstore RESTful API calls in case of connection errors or Vmstore appliance retr… @default 5 */
  vmstore_rest_retry_count?: Num;
  /** Defines whether the volumes need to be thin-provisioned. @default true */
  vmstore_sparsed_volumes?: Bool;
  /** User name to connect to Vmstore RESTful API interface. @default "admin" */
  vmstore_user?: Text;
  /** Default adapter type to be used for attaching volumes. @default "lsiLogic" */
  vmware_adapter_type?: "busLogic" | "ide" | "lsiLogic" | "lsiLogicsas" | "paraVirtual" | Other | Secret | null;
  /** Number of times VMware vCenter server API must be retried upon connection related issues. @default 10 */
  vmware_api_retry_count?: Num;
  /** CA bundle file to use in verifying the vCenter server certificate. */
  vmware_ca_file?: Text;
  /** Name of a vCenter compute cluster where volumes should be created. */
  vmware_cluster_name?: Multi;
  /** Maximum number of connections in http connection pool. @default 10 */
  vmware_connection_pool_size?: Num;
  /** Regular expression pattern to match the name of datastores where backend volumes are created. */
  vmware_datastore_regex?: Text;
  /** If true, this enables the fetching of the volume stats from the backend. @default false */
  vmware_enable_volume_stats?: Bool;
  /** IP address for connecting to VMware vCenter server. */
  vmware_host_ip?: Text;
  /** Password for authenticating with VMware vCenter server. */
  vmware_host_password?: Secret | '' | null;
  /** Port number for connecting to VMware vCenter server. @default 443 */
  vmware_host_port?: Num;
  /** Username for authenticating with VMware vCenter server. */
  vmware_host_username?: Text;
  /** Optional string specifying the VMware vCenter server version. */
  vmware_host_version?: Text;
  /** Timeout in seconds for VMDK volume transfer between Cinder and Glance. @default 7200 */
  vmware_image_transfer_timeout_secs?: Num;
  /** If true, the vCenter server certificate is not verified. @default false */
  vmware_insecure?: Bool;
  /** If true, the backend volume in vCenter server is created lazily when the volume is created without any source. @default true */
  vmware_lazy_create?: Bool;
  /** Max number of objects to be retrieved per batch. @default 100 */
  vmware_max_objects_retrieval?: Num;
  /** Volume snapshot format in vCenter server. @default "template" */
  vmware_snapshot_format?: "COW" | "template" | Other | Secret | null;
  /** Names of storage profiles to be monitored. */
  vmware_storage_profile?: Multi;
  /** The interval (in seconds) for polling remote tasks invoked on VMware vCenter server. @default 2 */
  vmware_task_poll_interval?: Num;
  /** Directory where virtual disks are stored during volume backup and restore. @default "/tmp" */
  vmware_tmp_dir?: Text;
  /** Name of the vCenter inventory folder that will contain Cinder volumes. @default "Volumes" */
  vmware_volume_folder?: Text;
  /** Optional VIM service WSDL Location e.g http://<server>/vimService.wsdl. */
  vmware_wsdl_location?: Text;
  /** Always use asynchronous migration during volume cloning and creating from snapshot. @default true */
  vnx_async_migrate?: Bool;
  /** The backend name for a given driver implementation */
  volume_backend_name?: Text;
  /** This option is applicable *only* to the LVM driver when thick volumes are being used. @default "zero" */
  volume_clear?: "none" | "zero" | Other | Secret | null;
  /** This option is applicable *only* to the LVM driver when thick volumes are being used. */
  volume_clear_ionice?: Text;
  /** This option is applicable *only* to the LVM driver when thick volumes are being used. @default 0 */
  volume_clear_size?: Num;
  /** The blkio cgroup name to be used to limit bandwidth of volume copy @default "cinder-volume-copy" */
  volume_copy_blkio_cgroup_name?: Text;
  /** The upper limit of bandwidth of volume copy. @default 0 */
  volume_copy_bps_limit?: Num;
  /** The default block size used when copying/clearing volumes @default "1M" */
  volume_dd_blocksize?: Text;
  /** Driver to use for volume creation @default "cinder.volume.drivers.lvm.LVMVolumeDriver" */
  volume_driver?: Text;
  /** Name for the VG that will contain exported volumes @default "cinder-volumes" */
  volume_group?: Text;
  /** Volume configuration file storage directory @default "$state_path/volumes" */
  volumes_dir?: Text;
  /** renamed to powerflex_allow_migration_during_rebuild. @default false @deprecated Replaced by powerflex_allow_migration_during_rebuild. */
  vxflexos_allow_migration_during_rebuild?: Bool;
  /** renamed to powerflex_allow_non_padded_volumes. @default false @deprecated Replaced by powerflex_allow_non_padded_volumes. */
  vxflexos_allow_non_padded_volumes?: Bool;
  /** renamed to powerflex_max_over_subscription_ratio. @default 10 @deprecated Replaced by powerflex_max_over_subscription_ratio. */
  vxflexos_max_over_subscription_ratio?: Num;
  /** renamed to powerflex_rest_server_port. @default 443 @deprecated Replaced by powerflex_rest_server_port. */
  vxflexos_rest_server_port?: Num;
  /** renamed to powerflex_round_volume_capacity. @default true @deprecated Replaced by powerflex_round_volume_capacity. */
  vxflexos_round_volume_capacity?: Bool;
  /** renamed to powerflex_server_api_version. @deprecated Replaced by powerflex_server_api_version. */
  vxflexos_server_api_version?: Text;
  /** renamed to powerflex_storage_pools. @deprecated Replaced by powerflex_storage_pools. */
  vxflexos_storage_pools?: Text;
  /** renamed to powerflex_round_volume_capacity. @default false @deprecated Replaced by powerflex_round_volume_capacity. */
  vxflexos_unmap_volume_before_deletion?: Bool;
  /** Default format that will be used when creating volumes if no volume format is specified. @default "raw" */
  vzstorage_default_volume_format?: Text;
  /** Mount options passed to the vzstorage client. */
  vzstorage_mount_options?: List;
  /** Base dir containing mount points for vzstorage shares. @default "$state_path/mnt" */
  vzstorage_mount_point_base?: Text;
  /** File with the list of available vzstorage shares. @default "/etc/cinder/vzstorage_shares" */
  vzstorage_shares_config?: Text;
  /** Create volumes as sparsed files which take no space rather than regular files when using raw format, in which case volum… @default true */
  vzstorage_sparsed_volumes?: Bool;
  /** Percent of ACTUAL usage of the underlying volume before no new volumes can be allocated to the volume destination. @default 0.95 */
  vzstorage_used_ratio?: Num;
  /** Wait number of seconds before re-checking @default 30 */
  wait_interval?: Num;
  /** Number of checks for a lengthy operation to finish @default 15 */
  wait_retry_count?: Num;
  /** Number of retries in case array is busy @default 5 */
  xtremio_array_busy_retry_count?: Num;
  /** Interval between retries in case array is busy @default 5 */
  xtremio_array_busy_retry_interval?: Num;
  /** Should the driver remove initiator groups with no volumes after the last connection was terminated. @default false */
  xtremio_clean_unused_ig?: Bool;
  /** XMS cluster id in multi-cluster environment */
  xtremio_cluster_name?: Text;
  /** Allowed ports. */
  xtremio_ports?: List;
  /** Number of volumes created from each cached glance image @default 100 */
  xtremio_volumes_per_glance_cache?: Num;
  /** VPSA access key */
  zadara_access_key?: Secret | '' | null;
  /** VPSA - Attach snapshot policy for volumes. @default false */
  zadara_default_snap_policy?: Bool;
  /** VPSA - Enable compression for volumes. @default false */
  zadara_gen3_vol_compress?: Bool;
  /** VPSA - Enable deduplication for volumes. @default false */
  zadara_gen3_vol_dedupe?: Bool;
  /** If set to True the http client will validate the SSL certificate of the VPSA endpoint. @default true */
  zadara_ssl_cert_verify?: Bool;
  /** VPSA - Default encryption policy for volumes. @default false */
  zadara_vol_encrypt?: Bool;
  /** VPSA - Management Host name or IP address */
  zadara_vpsa_host?: Text;
  /** VPSA - Storage Pool assigned for volumes */
  zadara_vpsa_poolname?: Text;
  /** VPSA - Port number */
  zadara_vpsa_port?: Num;
  /** VPSA - Use SSL connection @default false */
  zadara_vpsa_use_ssl?: Bool;
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
  backend?: "dogpile.cache.bmemcached" | "dogpile.cache.dbm" | "dogpile.cache.memcached" | "dogpile.cache.memory" | "dogpile.cache.memory_pickle" | "dogpile.cache.null" | "dogpile.cache.pylibmc" | "dogpile.cache.pymemcache" | "dogpile.cache.redis" | "dogpile.cache.redis_sentinel" | "oslo_cache.dict" | "oslo_cache.etcd3gw" | "oslo_cache.memcache_pool" | Other | Secret | null;
  /** Arguments supplied to the backend module. */
  backend_argument?: Multi;
  /** Expiration time in cache backend to purge expired records automatically. */
  backend_expiration_time?: Num;
  /** Prefix for building the configuration dictionary for the cache region. @default "cache.oslo" */
  config_prefix?: Text;
  /** @deprecated now [cache] hashclient_dead_timeout */
  dead_timeout?: unknown;
  /** Extra debugging from the cache backend (cache keys, get/set/delete/etc calls). @default false */
  debug_cache_backend?: Bool;
  /** Enable retry client mechanisms to handle failure. @default false */
  enable_retry_client?: Bool;
  /** Global toggle for the socket keepalive of dogpile's pymemcache backend @default false */
  enable_socket_keepalive?: Bool;
  /** Global toggle for caching. @default false */
  enabled?: Bool;
  /** Global toggle for enforcing the OpenSSL FIPS mode. @default false @deprecated FIPS_mode_set API was removed in OpenSSL 3.0.0. */
  enforce_fips_mode?: Bool;
  /** Default TTL, in seconds, for any cached item in the dogpile.cache region. @default 600 */
  expiration_time?: Num;
  /** Time in seconds before attempting to add a node back in the pool in the HashClient's internal mechanisms. @default 60 */
  hashclient_dead_timeout?: Num;
  /** Amount of times a client should be tried before it is marked dead and removed from the pool in the HashClient's internal… @default 2 */
  hashclient_retry_attempts?: Num;
  /** @deprecated now [cache] hashclient_retry_timeout */
  hashclient_retry_delay?: unknown;
  /** Time in seconds that should pass between retry attempts in the HashClient's internal mechanisms. @default 1 */
  hashclient_retry_timeout?: Num;
  /** Number of seconds memcached server is considered dead before it is tried again. @default 300 */
  memcache_dead_retry?: Num;
  /** @deprecated now [cache] password */
  memcache_password?: unknown;
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
  /** @deprecated now [cache] socket_timeout */
  memcache_socket_timeout?: unknown;
  /** @deprecated now [cache] username */
  memcache_username?: unknown;
  /** the password for authentication to backend. */
  password?: Secret | '' | null;
  /** Proxy classes to import that will affect the way the dogpile.cache backend functions. */
  proxies?: List;
  /** Database id in Redis server @default 0 */
  redis_db?: Num;
  /** @deprecated now [cache] password */
  redis_password?: unknown;
  /** Service name of the redis sentinel cluster. @default "mymaster" */
  redis_sentinel_service_name?: Text;
  /** Redis sentinel servers in the format of "host:port" @default "localhost:26379" */
  redis_sentinels?: List;
  /** Redis server in the format of "host:port" @default "localhost:6379" */
  redis_server?: Text;
  /** @deprecated now [cache] socket_timeout */
  redis_socket_timeout?: unknown;
  /** @deprecated now [cache] username */
  redis_username?: unknown;
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
  /** Timeout in seconds for every call to a server. @default 1 */
  socket_timeout?: Num;
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
  /** the user name for authentication to backend. */
  username?: Text;
}

interface Section7 {
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

interface Section8 {
  /** The backend URL to use for distributed coordination. */
  backend_url?: Secret | '' | null;
}

interface Section9 {
  /** Indicate that the actual request can include user credentials @default true */
  allow_credentials?: Bool;
  /** Indicate which header field names may be used during the actual request. @default "X-Auth-Token,X-Identity-Status,X-Roles,X-Service-Catalog,X-User-Id,X-Tenant-Id,X-OpenStack-Request-ID,X-Trace-Info,X-Trace-HMAC,OpenStack-API-Version" */
  allow_headers?: List;
  /** Indicate which methods can be used during the actual request. @default "GET,PUT,POST,DELETE,PATCH,HEAD" */
  allow_methods?: List;
  /** Indicate whether this resource may be shared with the domain received in the requests "origin" header. */
  allowed_origin?: List;
  /** Indicate which headers are safe to expose to the API. @default "X-Auth-Token,X-Subject-Token,X-Service-Token,X-OpenStack-Request-ID,OpenStack-API-Version" */
  expose_headers?: List;
  /** Maximum cache age of CORS preflight requests. @default 3600 */
  max_age?: Num;
}

interface Section10 {
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
  /** Whether or not to assume a reader context needs to guarantee it can read data committed by a writer assuming replication… @default true */
  synchronous_reader?: Bool;
  /** Enable the experimental use of database reconnect on connection lost. @default false */
  use_db_reconnect?: Bool;
}

interface Section11 {
  /** South bound connector for zoning operation @default "HTTP" */
  brcd_sb_connector?: Text;
  /** Southbound connector for zoning operation @default "cinder.zonemanager.drivers.cisco.cisco_fc_zone_client_cli.CiscoFCZoneClientCLI" */
  cisco_sb_connector?: Text;
  /** Set this to True when you want to allow an unsupported zone manager driver to start. @default false */
  enable_unsupported_driver?: Bool;
  /** Comma separated list of Fibre Channel fabric names. */
  fc_fabric_names?: Text;
  /** FC SAN Lookup Service @default "cinder.zonemanager.drivers.brocade.brcd_fc_san_lookup_service.BrcdFCSanLookupService" */
  fc_san_lookup_service?: Text;
  /** FC Zone Driver responsible for zone management @default "cinder.zonemanager.drivers.brocade.brcd_fc_zone_driver.BrcdFCZoneDriver" */
  zone_driver?: Text;
  /** Zoning policy configured by user; valid values include "initiator-target" or "initiator" @default "initiator-target" */
  zoning_policy?: Text;
}

interface Section12 {
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
  /** @deprecated now [glance] auth_type */
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
  /** Name of glance region to use. */
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
  /** Username */
  username?: Text;
}

interface Section13 {
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
}

interface Section14 {
  /** @deprecated now [key_manager] backend */
  api_class?: unknown;
  /** The type of authentication credential to create. */
  auth_type?: "keystone_password" | "keystone_token" | "password" | "token" | Other | Secret | null;
  /** Use this endpoint to connect to Keystone. */
  auth_url?: Text;
  /** Specify the key manager implementation. @default "barbican" */
  backend?: Text;
  /** Domain ID for domain scoping. */
  domain_id?: Text;
  /** Domain name for domain scoping. */
  domain_name?: Text;
  /** Fixed key returned by key manager, specified in hex */
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

interface Section15 {
  /** @deprecated now [key_manager] fixed_key */
  fixed_key?: unknown;
}

interface Section16 {
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

interface Section17 {
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
  /** Identity Provider's name */
  identity_provider?: Text;
  /** An Identity Provider URL, where the SAML authentication request will be sent. */
  identity_provider_url?: Text;
  /** A key to be used in the Identity Provider access token endpoint to pass the OTP value. */
  idp_otp_key?: Text;
  /** Verify HTTPS connections. @default false */
  insecure?: Bool;
  /** Type of the nova endpoint to use. @default "public" */
  interface?: "admin" | "internal" | "public" | Other | Secret | null;
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
  /** Name of nova region to use. */
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
  /** The authentication URL for the nova connection when using the current users token */
  token_auth_url?: Text;
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

interface Section18 {
  /** Address of the LightOS discovery client @default "localhost" */
  lightos_discovery_client_address?: Text;
  /** Directory path for the LightOS discovery client files. @default "/etc/discovery-client/discovery.d/" */
  lightos_discovery_client_dir_path?: Text;
  /** Port of the LightOS discovery client @default 6060 */
  lightos_discovery_client_port?: Num;
  /** Directory to use for os-brick lock files. */
  lock_path?: Text;
  /** Number of attempts for the multipath device to be ready for I/O after it was created. @default 4 */
  wait_mpath_device_attempts?: Num;
  /** Interval value to wait for multipath device to be ready for I/O. @default 1 */
  wait_mpath_device_interval?: Num;
}

interface Section19 {
  /** Enables or disables inter-process locks. @default false */
  disable_process_locking?: Bool;
  /** Directory to use for lock files. */
  lock_path?: Text;
}

interface Section20 {
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

interface Section21 {
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

interface Section22 {
  /** The Drivers(s) to handle sending notifications. */
  driver?: Multi;
  /** The maximum number of attempts to re-send a notification message which failed to be delivered due to a recoverable error… @default -1 */
  retry?: Num;
  /** AMQP topic used for OpenStack notifications. @default "notifications" */
  topics?: List;
  /** A URL representing the messaging driver to use for notifications. */
  transport_url?: Secret | '' | null;
}

interface Section23 {
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
  /** Global toggle for enforcing the OpenSSL FIPS mode. @default false @deprecated FIPS_mode_set API was removed in OpenSSL 3.0.0. */
  ssl_enforce_fips_mode?: Bool;
  /** SSL key file (valid only if SSL enabled). */
  ssl_key_file?: Text;
  /** SSL version to use (valid only if SSL enabled). */
  ssl_version?: Text;
  /** Should we use consistant queue names or random ones @default false */
  use_queue_manager?: Bool;
}

interface Section24 {
  /** Whether the application is behind a proxy or not. @default false */
  enable_proxy_headers_parsing?: Bool;
  /** HTTP basic auth password file. @default "/etc/htpasswd" */
  http_basic_auth_user_file?: Text;
  /** The maximum body size for each request, in bytes. @default 114688 */
  max_request_body_size?: Num;
}

interface Section25 {
  /** This option controls whether or not to use old deprecated defaults when evaluating policies. @default false */
  enforce_new_defaults?: Bool;
  /** This option controls whether or not to enforce scope when evaluating policies. @default false @deprecated This configuration was added temporarily to facilitate a smooth transition to the new RBAC. */
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

interface Section26 {
  /** The path to a file to watch for changes to trigger the reports, instead of signals. */
  file_event_handler?: Text;
  /** How many seconds to wait between polls when file_event_handler is set @default 1 */
  file_event_handler_interval?: Num;
  /** Path to a log directory where to create a file */
  log_dir?: Text;
}

interface Section27 {
  /** Make exception message format errors fatal @default false */
  fatal_exception_format_errors?: Bool;
}

interface Section28 {
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

interface Section29 {
  /** Set process tracer tags. */
  process_tags?: Text;
  /** Set service name prefix to Jaeger service name. */
  service_name_prefix?: Text;
}

interface Section30 {
  /** Set service name prefix to OTLP exporters. */
  service_name_prefix?: Text;
}

interface Section31 {
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
  /** When True, if sending a user token to an REST API, also send a service token. @default false */
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

interface Section32 {
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

interface Section33 {
  /** AppRole role_id for authentication with vault */
  approle_role_id?: Secret | '' | null;
  /** AppRole secret_id for authentication with vault */
  approle_secret_id?: Secret | '' | null;
  /** Mountpoint of KV store in Vault to use @default "secret" */
  kv_mountpoint?: Text;
  /** Path relative to root of KV store in Vault to use. */
  kv_path?: Text;
  /** Version of KV store in Vault to use. @default 2 */
  kv_version?: 1 | "1" | 2 | "2" | Other | null;
  /** Vault Namespace to use for all requests to Vault. */
  namespace?: Text;
  /** root token for vault */
  root_token_id?: Secret | '' | null;
  /** Absolute path to ca cert file */
  ssl_ca_crt_file?: Text;
  /** Timeout (in seconds) in each request to Vault @default 60 */
  timeout?: Num;
  /** SSL Enabled/Disabled @default false @deprecated This option has no effect. */
  use_ssl?: Bool;
  /** Use this endpoint to connect to Vault @default "http://127.0.0.1:8200" */
  vault_url?: Text;
}

interface Section34 {
  /** Availability zone for this volume backend. */
  backend_availability_zone?: Text;
  /** Backend override of host value. */
  backend_host?: Text;
  /** Size of the native threads pool for the backend. @default 20 */
  backend_native_threads_pool_size?: Num;
  /** If this is set to True, a temporary snapshot will be created for performing non-disruptive backups. @default false */
  backup_use_temp_snapshot?: Bool;
  /** Password for specified CHAP account name. */
  chap_password?: Secret | '' | null;
  /** CHAP user name. */
  chap_username?: Text;
  /** Chiscsi (CXT) global defaults configuration file @default "/etc/chelsio-iscsi/chiscsi.conf" */
  chiscsi_conf?: Text;
  /** Configure the reported geometry (physical, logical) block size as 512 native (512/512), 512e emulated (4096/512) or 4k n… */
  disk_geometry?: "4k" | "512" | "512e" | Other | Secret | null;
  /** The path to the client certificate for verification, if the driver supports it. */
  driver_client_cert?: Text;
  /** The path to the client certificate key for verification, if the driver supports it. */
  driver_client_cert_key?: Text;
  /** Namespace for driver private data values to be saved in. */
  driver_data_namespace?: Text;
  /** Can be used to specify a non default path to a CA_BUNDLE file or directory with certificates of trusted CAs, which will … */
  driver_ssl_cert_path?: Text;
  /** If set to True the http client will validate the SSL certificate of the backend endpoint. @default false */
  driver_ssl_cert_verify?: Bool;
  /** Tell driver to use SSL for connection to backend storage if the driver supports it. @default false */
  driver_use_ssl?: Bool;
  /** Set this to True when you want to allow an unsupported driver to start. @default false */
  enable_unsupported_driver?: Bool;
  /** If this is set to True, attachment of volumes for image transfer will be aborted when multipathd is not running. @default false */
  enforce_multipath_for_image_xfer?: Bool;
  /** User defined capabilities, a JSON formatted string specifying key/value pairs. @default "{}" */
  extra_capabilities?: Text;
  /** String representation for an equation that will be used to filter hosts. */
  filter_function?: Text;
  /** String representation for an equation that will be used to determine the goodness of a host. */
  goodness_function?: Text;
  /** If set to True, upload-to-image in raw format will create a cloned volume and register its location to the image service… @default false */
  image_upload_use_cinder_backend?: Bool;
  /** If set to True, the image volume created by upload-to-image will be placed in the internal tenant. @default false */
  image_upload_use_internal_tenant?: Bool;
  /** Enable the image volume cache for this backend. @default false */
  image_volume_cache_enabled?: Bool;
  /** Max number of entries allowed in the image volume cache. @default 0 */
  image_volume_cache_max_count?: Num;
  /** Max size of the image volume cache for this backend in GB. @default 0 */
  image_volume_cache_max_size_gb?: Num;
  /** @deprecated now [lvm] target_secondary_ip_addresses */
  iscsi_secondary_ip_addresses?: unknown;
  /** For tgtadm: Sets the target-specific flags for the iSCSI target. */
  iscsi_target_flags?: Text;
  /** For tgtadm: Sets the behavior of the iSCSI target to either perform write-back or write-through. @default "on" */
  iscsi_write_cache?: "off" | "on" | Other | Secret | null;
  /** The name of the iSER target user-land tool to use @default "tgtadm" @deprecated Has been unused since the Havana release. */
  iser_helper?: Text;
  /** The IP address that the iSER daemon is listening on @default "$my_ip" @deprecated Has been unused since the Mitaka release. */
  iser_ip_address?: Text;
  /** The port that the iSER daemon is listening on @default 3260 @deprecated Has been unused since the Mitaka release. */
  iser_port?: Num;
  /** Prefix for iSER volumes @default "iqn.2010-10.org.openstack:" @deprecated Has been unused since the Mitaka release. */
  iser_target_prefix?: Text;
  /** LVM conf file to use for the LVM driver in Cinder; this setting is ignored if the specified file does not exist (You can… @default "/etc/cinder/lvm.conf" */
  lvm_conf_file?: Text;
  /** If >0, create LVs with multiple mirrors. @default 0 */
  lvm_mirrors?: Num;
  /** Whether to share the same target for all LUNs or not (currently only supported by nvmet. @default false */
  lvm_share_target?: Bool;
  /** Suppress leaked file descriptor warnings in LVM commands. @default false */
  lvm_suppress_fd_warnings?: Bool;
  /** Type of LVM volumes to deploy; (default, thin, or auto). @default "auto" */
  lvm_type?: "auto" | "default" | "thin" | Other | Secret | null;
  /** Representation of the over subscription ratio when thin provisioning is enabled. @default "20.0" */
  max_over_subscription_ratio?: Text;
  /** The maximum number of times to rescan iSER target to find volume @default 3 @deprecated Has been unused since the Mitaka release. */
  num_iser_scan_tries?: Num;
  /** Number of times to attempt to run flakey shell commands @default 3 */
  num_shell_tries?: Num;
  /** The maximum number of times to rescan targets to find volume @default 3 */
  num_volume_device_scan_tries?: Num;
  /** NVMe os-brick connector has 2 different connection info formats, this allows some NVMe-oF drivers that use the original … @default 1 */
  nvmeof_conn_info_version?: Num;
  /** Namespace id for the subsystem for the LVM volume when not sharing targets. @default 10 */
  nvmet_ns_id?: Num;
  /** The id of the NVMe target port definition when not sharing targets. @default 1 */
  nvmet_port_id?: Num;
  /** Multi opt of dictionaries to represent a replication target device. */
  replication_device?: Multi;
  /** Report to clients of Cinder that the backend supports discard (aka. @default false */
  report_discard_supported?: Bool;
  /** The percentage of backend capacity is reserved @default 0 */
  reserved_percentage?: Num;
  /** SCST target implementation can choose from multiple SCST target drivers. @default "iscsi" */
  scst_target_driver?: Text;
  /** Certain ISCSI targets have predefined target names, SCST target driver uses this name. */
  scst_target_iqn_name?: Text;
  /** Protocol for transferring data between host and storage back-end. @default "iSCSI" */
  storage_protocol?: Text;
  /** Suppress requests library SSL certificate warnings. @default false */
  suppress_requests_ssl_warnings?: Bool;
  /** Target user-land tool to use. @default "tgtadm" */
  target_helper?: "fake" | "iscsictl" | "lioadm" | "nvmet" | "scstadmin" | "spdk-nvmeof" | "tgtadm" | Other | Secret | null;
  /** The IP address that the iSCSI/NVMEoF daemon is listening on @default "$my_ip" */
  target_ip_address?: Text;
  /** The port that the iSCSI/NVMEoF daemon is listening on @default 3260 */
  target_port?: Num;
  /** Prefix for iSCSI/NVMEoF volumes @default "iqn.2010-10.org.openstack:" */
  target_prefix?: Text;
  /** Determines the target protocol for new volumes created with tgtadm, lioadm and nvmet target helpers. @default "iscsi" */
  target_protocol?: "iscsi" | "iser" | "nvmet_rdma" | "nvmet_tcp" | Other | Secret | null;
  /** The list of secondary IP addresses of the iSCSI/NVMEoF daemon */
  target_secondary_ip_addresses?: List;
  /** List of options that control which trace info is written to the DEBUG log level to assist developers. */
  trace_flags?: List;
  /** Whether or not our private network has unique FQDN on each initiator or not. @default true */
  unique_fqdn_network?: Bool;
  /** Option to enable/disable CHAP authentication for targets. @default false */
  use_chap_auth?: Bool;
  /** Do we attach/detach volumes in cinder using multipath for volume to image and image to volume transfers? This parameter … @default false */
  use_multipath_for_image_xfer?: Bool;
  /** The backend name for a given driver implementation */
  volume_backend_name?: Text;
  /** This option is applicable *only* to the LVM driver when thick volumes are being used. @default "zero" */
  volume_clear?: "none" | "zero" | Other | Secret | null;
  /** This option is applicable *only* to the LVM driver when thick volumes are being used. */
  volume_clear_ionice?: Text;
  /** This option is applicable *only* to the LVM driver when thick volumes are being used. @default 0 */
  volume_clear_size?: Num;
  /** The blkio cgroup name to be used to limit bandwidth of volume copy @default "cinder-volume-copy" */
  volume_copy_blkio_cgroup_name?: Text;
  /** The upper limit of bandwidth of volume copy. @default 0 */
  volume_copy_bps_limit?: Num;
  /** The default block size used when copying/clearing volumes @default "1M" */
  volume_dd_blocksize?: Text;
  /** Driver to use for volume creation @default "cinder.volume.drivers.lvm.LVMVolumeDriver" */
  volume_driver?: Text;
  /** Name for the VG that will contain exported volumes @default "cinder-volumes" */
  volume_group?: Text;
  /** Volume configuration file storage directory @default "$state_path/volumes" */
  volumes_dir?: Text;
}

interface Section35 {
  /** Availability zone for this volume backend. */
  backend_availability_zone?: Text;
  /** Backend override of host value. */
  backend_host?: Text;
  /** Size of the native threads pool for the backend. @default 20 */
  backend_native_threads_pool_size?: Num;
  /** If this is set to True, a temporary snapshot will be created for performing non-disruptive backups. @default false */
  backup_use_temp_snapshot?: Bool;
  /** Password for specified CHAP account name. */
  chap_password?: Secret | '' | null;
  /** CHAP user name. */
  chap_username?: Text;
  /** Chiscsi (CXT) global defaults configuration file @default "/etc/chelsio-iscsi/chiscsi.conf" */
  chiscsi_conf?: Text;
  /** Configure the reported geometry (physical, logical) block size as 512 native (512/512), 512e emulated (4096/512) or 4k n… */
  disk_geometry?: "4k" | "512" | "512e" | Other | Secret | null;
  /** The path to the client certificate for verification, if the driver supports it. */
  driver_client_cert?: Text;
  /** The path to the client certificate key for verification, if the driver supports it. */
  driver_client_cert_key?: Text;
  /** Namespace for driver private data values to be saved in. */
  driver_data_namespace?: Text;
  /** Can be used to specify a non default path to a CA_BUNDLE file or directory with certificates of trusted CAs, which will … */
  driver_ssl_cert_path?: Text;
  /** If set to True the http client will validate the SSL certificate of the backend endpoint. @default false */
  driver_ssl_cert_verify?: Bool;
  /** Tell driver to use SSL for connection to backend storage if the driver supports it. @default false */
  driver_use_ssl?: Bool;
  /** Set this to True when you want to allow an unsupported driver to start. @default false */
  enable_unsupported_driver?: Bool;
  /** If this is set to True, attachment of volumes for image transfer will be aborted when multipathd is not running. @default false */
  enforce_multipath_for_image_xfer?: Bool;
  /** User defined capabilities, a JSON formatted string specifying key/value pairs. @default "{}" */
  extra_capabilities?: Text;
  /** String representation for an equation that will be used to filter hosts. */
  filter_function?: Text;
  /** String representation for an equation that will be used to determine the goodness of a host. */
  goodness_function?: Text;
  /** If set to True, upload-to-image in raw format will create a cloned volume and register its location to the image service… @default false */
  image_upload_use_cinder_backend?: Bool;
  /** If set to True, the image volume created by upload-to-image will be placed in the internal tenant. @default false */
  image_upload_use_internal_tenant?: Bool;
  /** Enable the image volume cache for this backend. @default false */
  image_volume_cache_enabled?: Bool;
  /** Max number of entries allowed in the image volume cache. @default 0 */
  image_volume_cache_max_count?: Num;
  /** Max size of the image volume cache for this backend in GB. @default 0 */
  image_volume_cache_max_size_gb?: Num;
  /** @deprecated now [nfs] target_secondary_ip_addresses */
  iscsi_secondary_ip_addresses?: unknown;
  /** For tgtadm: Sets the target-specific flags for the iSCSI target. */
  iscsi_target_flags?: Text;
  /** For tgtadm: Sets the behavior of the iSCSI target to either perform write-back or write-through. @default "on" */
  iscsi_write_cache?: "off" | "on" | Other | Secret | null;
  /** The name of the iSER target user-land tool to use @default "tgtadm" @deprecated Has been unused since the Havana release. */
  iser_helper?: Text;
  /** The IP address that the iSER daemon is listening on @default "$my_ip" @deprecated Has been unused since the Mitaka release. */
  iser_ip_address?: Text;
  /** The port that the iSER daemon is listening on @default 3260 @deprecated Has been unused since the Mitaka release. */
  iser_port?: Num;
  /** Prefix for iSER volumes @default "iqn.2010-10.org.openstack:" @deprecated Has been unused since the Mitaka release. */
  iser_target_prefix?: Text;
  /** Representation of the over subscription ratio when thin provisioning is enabled. @default "20.0" */
  max_over_subscription_ratio?: Text;
  /** IP address or Hostname of NAS system. */
  nas_host?: Text;
  /** User name to connect to NAS system. @default "admin" */
  nas_login?: Text;
  /** Options used to mount the storage backend file system where Cinder volumes are stored. */
  nas_mount_options?: Text;
  /** Password to connect to NAS system. */
  nas_password?: Secret | '' | null;
  /** Filename of private key to use for SSH authentication. */
  nas_private_key?: Text;
  /** Allow network-attached storage systems to operate in a secure environment where root level access is not permitted. @default "auto" */
  nas_secure_file_operations?: Text;
  /** Set more secure file permissions on network-attached storage volume files to restrict broad other/world access. @default "auto" */
  nas_secure_file_permissions?: Text;
  /** Path to the share to use for storing Cinder volumes. */
  nas_share_path?: Text;
  /** SSH port to use to connect to NAS system. @default 22 */
  nas_ssh_port?: Num;
  /** Provisioning type that will be used when creating volumes. @default "thin" */
  nas_volume_prov_type?: "thick" | "thin" | Other | Secret | null;
  /** The number of attempts to mount NFS shares before raising an error. @default 3 */
  nfs_mount_attempts?: Num;
  /** Mount options passed to the NFS client. */
  nfs_mount_options?: Text;
  /** Base dir containing mount points for NFS shares. @default "$state_path/mnt" */
  nfs_mount_point_base?: Text;
  /** Create volumes as QCOW2 files rather than raw files. @default false */
  nfs_qcow2_volumes?: Bool;
  /** File with the list of available NFS shares. @default "/etc/cinder/nfs_shares" */
  nfs_shares_config?: Text;
  /** Enable support for snapshots on the NFS driver. @default false */
  nfs_snapshot_support?: Bool;
  /** Create volumes as sparsed files which take no space. @default true */
  nfs_sparsed_volumes?: Bool;
  /** The maximum number of times to rescan iSER target to find volume @default 3 @deprecated Has been unused since the Mitaka release. */
  num_iser_scan_tries?: Num;
  /** Number of times to attempt to run flakey shell commands @default 3 */
  num_shell_tries?: Num;
  /** The maximum number of times to rescan targets to find volume @default 3 */
  num_volume_device_scan_tries?: Num;
  /** NVMe os-brick connector has 2 different connection info formats, this allows some NVMe-oF drivers that use the original … @default 1 */
  nvmeof_conn_info_version?: Num;
  /** Namespace id for the subsystem for the LVM volume when not sharing targets. @default 10 */
  nvmet_ns_id?: Num;
  /** The id of the NVMe target port definition when not sharing targets. @default 1 */
  nvmet_port_id?: Num;
  /** Multi opt of dictionaries to represent a replication target device. */
  replication_device?: Multi;
  /** Report to clients of Cinder that the backend supports discard (aka. @default false */
  report_discard_supported?: Bool;
  /** The percentage of backend capacity is reserved @default 0 */
  reserved_percentage?: Num;
  /** SCST target implementation can choose from multiple SCST target drivers. @default "iscsi" */
  scst_target_driver?: Text;
  /** Certain ISCSI targets have predefined target names, SCST target driver uses this name. */
  scst_target_iqn_name?: Text;
  /** Protocol for transferring data between host and storage back-end. @default "iSCSI" */
  storage_protocol?: Text;
  /** Suppress requests library SSL certificate warnings. @default false */
  suppress_requests_ssl_warnings?: Bool;
  /** Target user-land tool to use. @default "tgtadm" */
  target_helper?: "fake" | "iscsictl" | "lioadm" | "nvmet" | "scstadmin" | "spdk-nvmeof" | "tgtadm" | Other | Secret | null;
  /** The IP address that the iSCSI/NVMEoF daemon is listening on @default "$my_ip" */
  target_ip_address?: Text;
  /** The port that the iSCSI/NVMEoF daemon is listening on @default 3260 */
  target_port?: Num;
  /** Prefix for iSCSI/NVMEoF volumes @default "iqn.2010-10.org.openstack:" */
  target_prefix?: Text;
  /** Determines the target protocol for new volumes created with tgtadm, lioadm and nvmet target helpers. @default "iscsi" */
  target_protocol?: "iscsi" | "iser" | "nvmet_rdma" | "nvmet_tcp" | Other | Secret | null;
  /** The list of secondary IP addresses of the iSCSI/NVMEoF daemon */
  target_secondary_ip_addresses?: List;
  /** List of options that control which trace info is written to the DEBUG log level to assist developers. */
  trace_flags?: List;
  /** Whether or not our private network has unique FQDN on each initiator or not. @default true */
  unique_fqdn_network?: Bool;
  /** Option to enable/disable CHAP authentication for targets. @default false */
  use_chap_auth?: Bool;
  /** Do we attach/detach volumes in cinder using multipath for volume to image and image to volume transfers? This parameter … @default false */
  use_multipath_for_image_xfer?: Bool;
  /** The backend name for a given driver implementation */
  volume_backend_name?: Text;
  /** This option is applicable *only* to the LVM driver when thick volumes are being used. @default "zero" */
  volume_clear?: "none" | "zero" | Other | Secret | null;
  /** This option is applicable *only* to the LVM driver when thick volumes are being used. */
  volume_clear_ionice?: Text;
  /** This option is applicable *only* to the LVM driver when thick volumes are being used. @default 0 */
  volume_clear_size?: Num;
  /** The blkio cgroup name to be used to limit bandwidth of volume copy @default "cinder-volume-copy" */
  volume_copy_blkio_cgroup_name?: Text;
  /** The upper limit of bandwidth of volume copy. @default 0 */
  volume_copy_bps_limit?: Num;
  /** The default block size used when copying/clearing volumes @default "1M" */
  volume_dd_blocksize?: Text;
  /** Driver to use for volume creation @default "cinder.volume.drivers.lvm.LVMVolumeDriver" */
  volume_driver?: Text;
  /** Volume configuration file storage directory @default "$state_path/volumes" */
  volumes_dir?: Text;
}

interface Section36 {
  /** Availability zone for this volume backend. */
  backend_availability_zone?: Text;
  /** Backend override of host value. */
  backend_host?: Text;
  /** Size of the native threads pool for the backend. @default 20 */
  backend_native_threads_pool_size?: Num;
  /** If this is set to True, a temporary snapshot will be created for performing non-disruptive backups. @default false */
  backup_use_temp_snapshot?: Bool;
  /** Password for specified CHAP account name. */
  chap_password?: Secret | '' | null;
  /** CHAP user name. */
  chap_username?: Text;
  /** Chiscsi (CXT) global defaults configuration file @default "/etc/chelsio-iscsi/chiscsi.conf" */
  chiscsi_conf?: Text;
  /** Time delay in seconds before a volume is eligible for permanent removal after being tagged for deferred deletion. @default 0 */
  deferred_deletion_delay?: Num;
  /** Number of seconds between runs of the periodic task to purge volumes tagged for deletion. @default 60 */
  deferred_deletion_purge_interval?: Num;
  /** Configure the reported geometry (physical, logical) block size as 512 native (512/512), 512e emulated (4096/512) or 4k n… */
  disk_geometry?: "4k" | "512" | "512e" | Other | Secret | null;
  /** The path to the client certificate for verification, if the driver supports it. */
  driver_client_cert?: Text;
  /** The path to the client certificate key for verification, if the driver supports it. */
  driver_client_cert_key?: Text;
  /** Namespace for driver private data values to be saved in. */
  driver_data_namespace?: Text;
  /** Can be used to specify a non default path to a CA_BUNDLE file or directory with certificates of trusted CAs, which will … */
  driver_ssl_cert_path?: Text;
  /** If set to True the http client will validate the SSL certificate of the backend endpoint. @default false */
  driver_ssl_cert_verify?: Bool;
  /** Tell driver to use SSL for connection to backend storage if the driver supports it. @default false */
  driver_use_ssl?: Bool;
  /** Enable deferred deletion. @default false */
  enable_deferred_deletion?: Bool;
  /** Set this to True when you want to allow an unsupported driver to start. @default false */
  enable_unsupported_driver?: Bool;
  /** If this is set to True, attachment of volumes for image transfer will be aborted when multipathd is not running. @default false */
  enforce_multipath_for_image_xfer?: Bool;
  /** User defined capabilities, a JSON formatted string specifying key/value pairs. @default "{}" */
  extra_capabilities?: Text;
  /** String representation for an equation that will be used to filter hosts. */
  filter_function?: Text;
  /** String representation for an equation that will be used to determine the goodness of a host. */
  goodness_function?: Text;
  /** If set to True, upload-to-image in raw format will create a cloned volume and register its location to the image service… @default false */
  image_upload_use_cinder_backend?: Bool;
  /** If set to True, the image volume created by upload-to-image will be placed in the internal tenant. @default false */
  image_upload_use_internal_tenant?: Bool;
  /** Enable the image volume cache for this backend. @default false */
  image_volume_cache_enabled?: Bool;
  /** Max number of entries allowed in the image volume cache. @default 0 */
  image_volume_cache_max_count?: Num;
  /** Max size of the image volume cache for this backend in GB. @default 0 */
  image_volume_cache_max_size_gb?: Num;
  /** @deprecated now [rbd] target_secondary_ip_addresses */
  iscsi_secondary_ip_addresses?: unknown;
  /** For tgtadm: Sets the target-specific flags for the iSCSI target. */
  iscsi_target_flags?: Text;
  /** For tgtadm: Sets the behavior of the iSCSI target to either perform write-back or write-through. @default "on" */
  iscsi_write_cache?: "off" | "on" | Other | Secret | null;
  /** The name of the iSER target user-land tool to use @default "tgtadm" @deprecated Has been unused since the Havana release. */
  iser_helper?: Text;
  /** The IP address that the iSER daemon is listening on @default "$my_ip" @deprecated Has been unused since the Mitaka release. */
  iser_ip_address?: Text;
  /** The port that the iSER daemon is listening on @default 3260 @deprecated Has been unused since the Mitaka release. */
  iser_port?: Num;
  /** Prefix for iSER volumes @default "iqn.2010-10.org.openstack:" @deprecated Has been unused since the Mitaka release. */
  iser_target_prefix?: Text;
  /** Representation of the over subscription ratio when thin provisioning is enabled. @default "20.0" */
  max_over_subscription_ratio?: Text;
  /** The maximum number of times to rescan iSER target to find volume @default 3 @deprecated Has been unused since the Mitaka release. */
  num_iser_scan_tries?: Num;
  /** Number of times to attempt to run flakey shell commands @default 3 */
  num_shell_tries?: Num;
  /** The maximum number of times to rescan targets to find volume @default 3 */
  num_volume_device_scan_tries?: Num;
  /** NVMe os-brick connector has 2 different connection info formats, this allows some NVMe-oF drivers that use the original … @default 1 */
  nvmeof_conn_info_version?: Num;
  /** Namespace id for the subsystem for the LVM volume when not sharing targets. @default 10 */
  nvmet_ns_id?: Num;
  /** The id of the NVMe target port definition when not sharing targets. @default 1 */
  nvmet_port_id?: Num;
  /** Timeout value (in seconds) used when connecting to ceph cluster. @default -1 */
  rados_connect_timeout?: Num;
  /** Interval value (in seconds) between connection retries to ceph cluster. @default 5 */
  rados_connection_interval?: Num;
  /** Number of retries if connection to ceph cluster failed. @default 3 */
  rados_connection_retries?: Num;
  /** Path to the ceph configuration file */
  rbd_ceph_conf?: Text;
  /** The name of ceph cluster @default "ceph" */
  rbd_cluster_name?: Text;
  /** Number of flatten operations that will run concurrently on this volume service. @default 3 */
  rbd_concurrent_flatten_operations?: Num;
  /** Set to False if the pool is shared with other usages. @default true */
  rbd_exclusive_cinder_pool?: Bool;
  /** Flatten volumes created from snapshots to remove dependency from volume to snapshot @default false */
  rbd_flatten_volume_from_snapshot?: Bool;
  /** Maximum number of nested volume clones that are taken before a flatten occurs. @default 5 */
  rbd_max_clone_depth?: Num;
  /** The RADOS pool where RBD volumes are stored @default "rbd" */
  rbd_pool?: Text;
  /** The libvirt uuid of the secret for the rbd_user volumes. */
  rbd_secret_uuid?: Text;
  /** Volumes will be chunked into objects of this size (in megabytes). @default 4 */
  rbd_store_chunk_size?: Num;
  /** The RADOS client name for accessing RBD volumes - only set when using cephx authentication */
  rbd_user?: Text;
  /** Timeout value (in seconds) used when connecting to ceph cluster to do a demotion/promotion of volumes. @default 5 */
  replication_connect_timeout?: Num;
  /** Multi opt of dictionaries to represent a replication target device. */
  replication_device?: Multi;
  /** Report to clients of Cinder that the backend supports discard (aka. @default false */
  report_discard_supported?: Bool;
  /** Set to True for driver to report total capacity as a dynamic value (used + current free) and to False to report a static… @default true */
  report_dynamic_total_capacity?: Bool;
  /** The percentage of backend capacity is reserved @default 0 */
  reserved_percentage?: Num;
  /** SCST target implementation can choose from multiple SCST target drivers. @default "iscsi" */
  scst_target_driver?: Text;
  /** Certain ISCSI targets have predefined target names, SCST target driver uses this name. */
  scst_target_iqn_name?: Text;
  /** Protocol for transferring data between host and storage back-end. @default "iSCSI" */
  storage_protocol?: Text;
  /** Suppress requests library SSL certificate warnings. @default false */
  suppress_requests_ssl_warnings?: Bool;
  /** Target user-land tool to use. @default "tgtadm" */
  target_helper?: "fake" | "iscsictl" | "lioadm" | "nvmet" | "scstadmin" | "spdk-nvmeof" | "tgtadm" | Other | Secret | null;
  /** The IP address that the iSCSI/NVMEoF daemon is listening on @default "$my_ip" */
  target_ip_address?: Text;
  /** The port that the iSCSI/NVMEoF daemon is listening on @default 3260 */
  target_port?: Num;
  /** Prefix for iSCSI/NVMEoF volumes @default "iqn.2010-10.org.openstack:" */
  target_prefix?: Text;
  /** Determines the target protocol for new volumes created with tgtadm, lioadm and nvmet target helpers. @default "iscsi" */
  target_protocol?: "iscsi" | "iser" | "nvmet_rdma" | "nvmet_tcp" | Other | Secret | null;
  /** The list of secondary IP addresses of the iSCSI/NVMEoF daemon */
  target_secondary_ip_addresses?: List;
  /** List of options that control which trace info is written to the DEBUG log level to assist developers. */
  trace_flags?: List;
  /** Whether or not our private network has unique FQDN on each initiator or not. @default true */
  unique_fqdn_network?: Bool;
  /** Option to enable/disable CHAP authentication for targets. @default false */
  use_chap_auth?: Bool;
  /** Do we attach/detach volumes in cinder using multipath for volume to image and image to volume transfers? This parameter … @default false */
  use_multipath_for_image_xfer?: Bool;
  /** The backend name for a given driver implementation */
  volume_backend_name?: Text;
  /** This option is applicable *only* to the LVM driver when thick volumes are being used. @default "zero" */
  volume_clear?: "none" | "zero" | Other | Secret | null;
  /** This option is applicable *only* to the LVM driver when thick volumes are being used. */
  volume_clear_ionice?: Text;
  /** This option is applicable *only* to the LVM driver when thick volumes are being used. @default 0 */
  volume_clear_size?: Num;
  /** The blkio cgroup name to be used to limit bandwidth of volume copy @default "cinder-volume-copy" */
  volume_copy_blkio_cgroup_name?: Text;
  /** The upper limit of bandwidth of volume copy. @default 0 */
  volume_copy_bps_limit?: Num;
  /** The default block size used when copying/clearing volumes @default "1M" */
  volume_dd_blocksize?: Text;
  /** Driver to use for volume creation @default "cinder.volume.drivers.lvm.LVMVolumeDriver" */
  volume_driver?: Text;
  /** Volume configuration file storage directory @default "$state_path/volumes" */
  volumes_dir?: Text;
}

interface Section37 {
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
  /** List of package logging levels in logger=LEVEL pairs. @default "amqp=WARN,boto=WARN,sqlalchemy=WARN,suds=INFO,oslo.messaging=INFO,oslo_messaging=INFO,iso8601=WARN,requests.packages.urllib3.connectionpool=WARN,urllib3.connectionpool=WARN,websocket=WARN,requests.packages.urllib3.util.retry=WARN,urllib3.util.retry=WARN,keystonemiddleware=WARN,routes.middleware=WARN,stevedore=WARN,taskflow=WARN,keystoneauth=WARN,oslo.cache=INFO,oslo_policy=INFO,dogpile.core.dogpile=INFO" */
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
  /** The URL to this worker. */
  worker_self_reference_url?: Text;
  /** Number of Glance worker processes to start. */
  workers?: Num;
}

interface Section38 {
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
  cinder_store_application_credential_id?: Text;
  cinder_store_application_credential_secret?: Secret | '' | null;
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
  filesystem_store_thread_pool_size?: Num;
  filesystem_store_threadpool_threshold?: Num;
  filesystem_store_timeout?: Num;
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
  s3_store_enable_data_integrity_protection?: Bool;
  s3_store_host?: Text;
  s3_store_large_object_chunk_size?: Num;
  s3_store_large_object_size?: Num;
  s3_store_region_name?: Text;
  s3_store_request_checksum_calculation?: "when_required" | "when_supported" | Other | Secret | null;
  s3_store_response_checksum_validation?: "when_required" | "when_supported" | Other | Secret | null;
  s3_store_secret_key?: Secret | '' | null;
  s3_store_thread_pools?: Num;
  swift_buffer_on_upload?: Bool;
  swift_store_admin_tenants?: List;
  swift_store_application_credential_id?: Secret | '' | null;
  swift_store_application_credential_secret?: Secret | '' | null;
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
  /** @deprecated */
  swift_store_project_id?: Text;
  /** @deprecated */
  swift_store_project_name?: Text;
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

interface Section39 {
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

interface Section40 {
  /** Specify metadata prefix to be set on the target image when using glance-download. @default "[hw_,trait:,os_distro,os_secure_boot,os_type]" */
  extra_properties?: Bracketed;
}

interface Section41 {
  /** The store identifier for the default backend in which data will be stored. */
  default_backend?: Text;
}

interface Section42 {
  /** Desired output format for image conversion plugin. @default "raw" */
  output_format?: "qcow2" | "raw" | "vmdk" | Other | Secret | null;
}

interface Section43 {
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

interface Section44 {
  /** Image import plugins to be enabled for task processing. @default "[[no_op]]" */
  image_import_plugins?: Bracketed;
}

interface Section45 {
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

interface Section46 {
  /** Specify name of user roles to be ignored for injecting metadata properties in the image. @default "admin" */
  ignore_user_roles?: List;
  /** Dictionary contains metadata properties to be injected in image. */
  inject?: Text;
}

interface Section47 {
  /** @deprecated now [key_manager] backend */
  api_class?: unknown;
  /** The type of authentication credential to create. */
  auth_type?: "keystone_password" | "keystone_token" | "password" | "token" | Other | Secret | null;
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

interface Section48 {
  filesystem_store_chunk_size?: Num;
  filesystem_store_datadir?: Text;
  /** @deprecated */
  filesystem_store_datadirs?: Multi;
  filesystem_store_file_perm?: Num;
  filesystem_store_metadata_file?: Text;
  filesystem_store_thread_pool_size?: Num;
  filesystem_store_threadpool_threshold?: Num;
  filesystem_store_timeout?: Num;
  filesystem_thin_provisioning?: Bool;
  store_description?: Text;
  weight?: Num;
}

interface Section49 {
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
  /** The interface for endpoint discovery @default "public" */
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

interface Section50 {
  /** Whether the application is behind a proxy or not. @default false */
  enable_proxy_headers_parsing?: Bool;
  /** HTTP basic auth password file. @default "/etc/htpasswd" */
  http_basic_auth_user_file?: Text;
}

interface Section51 {
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

interface Section52 {
  /** Name of the paste configuration file. @default "glance-api-paste.ini" */
  config_file?: Text;
  /** Deployment flavor to use in the server application pipeline. @default "keystone" */
  flavor?: Text;
}

interface Section53 {
  /** @deprecated now [taskflow_executor] max_workers */
  eventlet_executor_pool_size?: unknown;
  /** Task executor to be used to run task scripts. @default "taskflow" */
  task_executor?: Text;
  /** Time in hours for which a task lives after, either succeeding or failing @default 48 */
  task_time_to_live?: Num;
  /** Absolute path to the work directory to use for asynchronous task operations. @default "/work_dir" */
  work_dir?: Text;
}

interface Section54 {
  /** Set the desired image conversion format. @default "raw" */
  conversion_format?: "qcow2" | "raw" | "vmdk" | Other | Secret | null;
  /** Set the taskflow engine mode. @default "parallel" */
  engine_mode?: "parallel" | "serial" | Other | Secret | null;
  /** Set the number of engine executable tasks. @default 10 */
  max_workers?: Num;
}

interface Section55 {
  /** Path to the python interpreter to use when spawning external processes. */
  python_interpreter?: Text;
  /** The number of threads (per worker process) in the pool for processing asynchronous tasks. @default 16 */
  task_pool_threads?: Num;
}

interface Section56 {
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
  /** Application credential ID for authenticating against cinder. */
  cinder_store_application_credential_id?: Text;
  /** Application credential secret for authenticating against cinder. */
  cinder_store_application_credential_secret?: Secret | '' | null;
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
  /** @deprecated now [cinder] cinder_os_region_name */
  os_region_name?: unknown;
  /** Path to the rootwrap configuration file to use for running commands as root. @default "/etc/glance/rootwrap.conf" */
  rootwrap_config?: Text;
  /** This option will be used to provide a constructive information about the store backend to end users. */
  store_description?: Text;
  /** This option is used to define a relative weight for this store over any others that are configured. @default 0 */
  weight?: Num;
}

interface Section57 {
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
  /** Thread pool size for timeout-protected operations. @default 10 */
  filesystem_store_thread_pool_size?: Num;
  /** Thread pool usage threshold for warning logs (percentage). @default 75 */
  filesystem_store_threadpool_threshold?: Num;
  /** Timeout for all filesystem operations (seconds). @default 0 */
  filesystem_store_timeout?: Num;
  /** Enable or not thin provisioning in this backend. @default false */
  filesystem_thin_provisioning?: Bool;
  /** This option will be used to provide a constructive information about the store backend to end users. */
  store_description?: Text;
  /** This option is used to define a relative weight for this store over any others that are configured. @default 0 */
  weight?: Num;
}

interface Section58 {
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

interface Section59 {
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

interface Section60 {
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
  /** Turn on S3 data integrity protections by enabling request checksum calculation and response checksum validation. @default false */
  s3_store_enable_data_integrity_protection?: Bool;
  /** The host where the S3 server is listening. */
  s3_store_host?: Text;
  /** What multipart upload part size, in MB, should S3 use when uploading parts. @default 10 */
  s3_store_large_object_chunk_size?: Num;
  /** What size, in MB, should S3 start chunking image files and do a multipart upload in S3. @default 100 */
  s3_store_large_object_size?: Num;
  /** The S3 region name. */
  s3_store_region_name?: Text;
  /** Controls when checksums are calculated for S3 upload requests. @default "when_required" */
  s3_store_request_checksum_calculation?: "when_required" | "when_supported" | Other | Secret | null;
  /** Controls when checksums are validated for S3 download responses. @default "when_required" */
  s3_store_response_checksum_validation?: "when_required" | "when_supported" | Other | Secret | null;
  /** The S3 query token secret key. */
  s3_store_secret_key?: Secret | '' | null;
  /** The number of thread pools to perform a multipart upload in S3. @default 10 */
  s3_store_thread_pools?: Num;
  /** This option will be used to provide a constructive information about the store backend to end users. */
  store_description?: Text;
  /** This option is used to define a relative weight for this store over any others that are configured. @default 0 */
  weight?: Num;
}

interface Section61 {
  /** Reference to default Swift account/backing store parameters. @default "ref1" */
  default_swift_reference?: Text;
  /** This option will be used to provide a constructive information about the store backend to end users. */
  store_description?: Text;
  /** Buffer image segments before upload to Swift. @default false */
  swift_buffer_on_upload?: Bool;
  /** List of tenants that will be granted admin access. */
  swift_store_admin_tenants?: List;
  /** Application credential ID for authenticating against Swift. */
  swift_store_application_credential_id?: Secret | '' | null;
  /** Application credential secret for authenticating against Swift. */
  swift_store_application_credential_secret?: Secret | '' | null;
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
  /** Project ID for authenticating with application credentials against the Swift authentication service. @deprecated The option 'project_id' in the Swift back-end configuration file is used instead. */
  swift_store_project_id?: Text;
  /** Project name for authenticating with application credentials against the Swift authentication service. @deprecated The option 'project_name' in the Swift back-end configuration file is used instead. */
  swift_store_project_name?: Text;
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

interface Section62 {
  /** This option will be used to provide a constructive information about the store backend to end users. */
  store_description?: Text;
  /** @deprecated now [vmware] vmware_insecure */
  vmware_api_insecure?: unknown;
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

interface Section63 {
  /** Number of times to retry to bring a resource to a non-error state. @default 5 */
  action_retry_limit?: Num;
  /** Create trusts with redelegation enabled. @default false */
  allow_trusts_redelegation?: Bool;
  /** File name for the paste.deploy config for api service @default "api-paste.ini" @deprecated The 'api_paste_config' option is deprecated and will be removed in a future release. */
  api_paste_config?: Text;
  /** Key used to encrypt authentication info in the database. */
  auth_encryption_key?: Secret | '' | null;
  /** Enable eventlet backdoor. @deprecated The 'backdoor_port' option is deprecated and will be removed in a future release. */
  backdoor_port?: Text;
  /** Enable eventlet backdoor, using the provided path as a unix socket that can receive connections. @deprecated The 'backdoor_socket' option is deprecated and will be removed in a future release. */
  backdoor_socket?: Text;
  /** Number of times to retry when a client encounters an expected intermittent error. @default 2 */
  client_retry_limit?: Num;
  /** Timeout for client connections' socket operations. @default 900 @deprecated The 'client_socket_timeout' option is deprecated and will be removed in a future release. */
  client_socket_timeout?: Num;
  /** Fully qualified class name to use as a client backend. @default "heat.engine.clients.OpenStackClients" */
  cloud_backend?: Text;
  /** The default exchange under which topics are scoped. @default "openstack" */
  control_exchange?: Text;
  /** Enables engine with convergence architecture. @default true @deprecated Legacy engine has been deprecated. */
  convergence_engine?: Bool;
  /** If set to true, the logging level will be set to DEBUG instead of the default INFO level. @default false */
  debug?: Bool;
  /** Template default for how the server should signal to heat with the deployment output values. @default "CFN_SIGNAL" */
  default_deployment_signal_transport?: "CFN_SIGNAL" | "HEAT_SIGNAL" | "TEMP_URL_SIGNAL" | "ZAQAR_SIGNAL" | Other | Secret | null;
  /** List of package logging levels in logger=LEVEL pairs. @default "amqp=WARN,boto=WARN,sqlalchemy=WARN,suds=INFO,oslo.messaging=INFO,oslo_messaging=INFO,iso8601=WARN,requests.packages.urllib3.connectionpool=WARN,urllib3.connectionpool=WARN,websocket=WARN,requests.packages.urllib3.util.retry=WARN,urllib3.util.retry=WARN,keystonemiddleware=WARN,routes.middleware=WARN,stevedore=WARN,taskflow=WARN,keystoneauth=WARN,oslo.cache=INFO,oslo_policy=INFO,dogpile.core.dogpile=INFO" */
  default_log_levels?: List;
  /** Default notification level for outgoing notifications. @default "INFO" */
  default_notification_level?: Text;
  /** Default publisher_id for outgoing notifications. */
  default_publisher_id?: Text;
  /** Template default for how the server should receive the metadata required for software configuration. @default "POLL_SERVER_CFN" */
  default_software_config_transport?: "POLL_SERVER_CFN" | "POLL_SERVER_HEAT" | "POLL_TEMP_URL" | "ZAQAR_MESSAGE" | Other | Secret | null;
  /** Template default for how the user_data should be formatted for the server. @default "HEAT_CFNTOOLS" */
  default_user_data_format?: "HEAT_CFNTOOLS" | "RAW" | "SOFTWARE_CONFIG" | Other | Secret | null;
  /** Select deferred auth method, stored password or trusts. @default "trusts" @deprecated Stored password based deferred auth is broken when used with keystone v3 and is not supported. */
  deferred_auth_method?: "password" | "trusts" | Other | Secret | null;
  /** Enable the preview Stack Abandon feature. @default false @deprecated Stack abandon is not supported by convergence engine. */
  enable_stack_abandon?: Bool;
  /** Enable the preview Stack Adopt feature. @default false @deprecated Stack adopt is not supported by convergence engine. */
  enable_stack_adopt?: Bool;
  /** Encrypt template parameters that were marked as hidden and also all the resource properties before storing them in datab… @default false */
  encrypt_parameters_and_properties?: Bool;
  /** RPC timeout for the engine liveness check that is used for stack locking. @default 2 */
  engine_life_check_timeout?: Num;
  /** The directory to search for environment files. @default "/etc/heat/environment.d" */
  environment_dir?: Text;
  /** The amount of time in seconds after an error has occurred that tasks may continue to run before being cancelled. @default 240 */
  error_wait_time?: Num;
  /** Controls how many events will be pruned whenever a stack's events are purged. @default 200 */
  event_purge_batch_size?: Num;
  /** Size of executor thread pool when executor is threading or eventlet. @default 64 */
  executor_thread_pool_size?: Num;
  /** Enables or disables fatal status of deprecations. @default false */
  fatal_deprecations?: Bool;
  /** Specify a timeout after which a gracefully shutdown server will exit. @default 60 */
  graceful_shutdown_timeout?: Num;
  /** URL of the Heat metadata server. */
  heat_metadata_server_url?: Text;
  /** Keystone role for heat template-defined users. @default "heat_stack_user" */
  heat_stack_user_role?: Text;
  /** URL of the Heat waitcondition server. */
  heat_waitcondition_server_url?: Text;
  /** Stacks containing these tag names will be hidden. */
  hidden_stack_tags?: List;
  /** Name of the engine node. @default "<Hostname>" */
  host?: Text;
  /** Instance connection to CFN/CW API validate certs if SSL is used. @default "1" */
  instance_connection_https_validate_certificates?: Text;
  /** Instance connection to CFN/CW API via https. @default "0" */
  instance_connection_is_secure?: Text;
  /** The format for an instance that is passed with the log message. @default "[instance: %(uuid)s] " */
  instance_format?: Text;
  /** The format for an instance UUID that is passed with the log message. @default "[instance: %(uuid)s] " */
  instance_uuid_format?: Text;
  /** Fully qualified class name to use as a keystone backend. @default "heat.engine.clients.os.keystone.heat_keystoneclient.KsClientWrapper" */
  keystone_backend?: Text;
  /** Custom template for the built-in loadbalancer nested stack. */
  loadbalancer_template?: Text;
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
  /** Maximum cinder API version for client plugin. */
  max_cinder_api_microversion?: Text;
  /** Rough number of maximum events that will be available per stack. @default 1000 */
  max_events_per_stack?: Num;
  /** Maximum line size of message headers to be accepted. @default 16384 @deprecated The 'max_header_line' option is deprecated and will be removed in a future release. */
  max_header_line?: Num;
  /** Number of times to check whether an interface has been attached or detached. @default 10 */
  max_interface_check_attempts?: Num;
  /** Maximum ironic API version for client plugin. */
  max_ironic_api_microversion?: Text;
  /** Maximum raw byte size of JSON request body. @default 1048576 */
  max_json_body_size?: Num;
  /** Maximum number of rotated log files. @default 30 */
  max_logfile_count?: Num;
  /** Log file maximum size in MB. @default 200 */
  max_logfile_size_mb?: Num;
  /** Maximum depth allowed when using nested stacks. @default 5 */
  max_nested_stack_depth?: Num;
  /** Maximum nova API version for client plugin. */
  max_nova_api_microversion?: Text;
  /** Maximum resources allowed per top-level stack. @default 1000 */
  max_resources_per_stack?: Num;
  /** Maximum length of a server name to be used in nova. @default 53 */
  max_server_name_length?: Num;
  /** Maximum number of snapshot any one stack may have active at one time. @default 32 */
  max_snapshots_per_stack?: Num;
  /** Maximum number of software configs any one tenant may have active at one time. @default 4096 */
  max_software_configs_per_tenant?: Num;
  /** Maximum number of software deployments any one tenant may have active at one time.-1 stands for unlimited. @default 4096 */
  max_software_deployments_per_tenant?: Num;
  /** Maximum number of stacks any one tenant may have active at one time. @default 512 */
  max_stacks_per_tenant?: Num;
  /** Maximum raw byte size of any template. @default 524288 */
  max_template_size?: Num;
  /** Timeout in seconds for metadata update for software deployment @default 60 */
  metadata_put_timeout?: Num;
  /** Number of heat-engine processes to fork and run. */
  num_engine_workers?: Num;
  /** On update, enables heat to collect existing resource properties from reality and converge to updated template. @default false */
  observe_on_update?: Bool;
  /** Seconds between running periodic tasks. @default 60 */
  periodic_interval?: Num;
  /** List of directories to search for plug-ins. @default "/usr/lib64/heat,/usr/lib/heat,/usr/local/lib/heat,/usr/local/lib64/heat" */
  plugin_dirs?: List;
  /** Enables or disables publication of error events. @default false */
  publish_errors?: Bool;
  /** Maximum number of logged messages per rate_limit_interval. @default 0 */
  rate_limit_burst?: Num;
  /** Log level name used by rate limiting. @default "CRITICAL" */
  rate_limit_except_level?: "" | "CRITICAL" | "DEBUG" | "ERROR" | "INFO" | "WARNING" | Other | Secret | null;
  /** Interval, number of seconds, of log rate limiting. @default 0 */
  rate_limit_interval?: Num;
  /** Allow reauthentication on token expiry, such that long-running tasks may complete. */
  reauthentication_auth_method?: "" | "trusts" | Other | Secret | null;
  /** Default region name used to get services endpoints. */
  region_name_for_services?: Text;
  /** Region name for shared services endpoints. */
  region_name_for_shared_services?: Text;
  /** Add an endpoint to answer to ping calls. @default false */
  rpc_ping_enabled?: Bool;
  /** Seconds to wait for a response from a call. @default 60 */
  rpc_response_timeout?: Num;
  /** @deprecated now [DEFAULT] executor_thread_pool_size */
  rpc_thread_pool_size?: unknown;
  /** Some periodic tasks can be run in a separate process. @default true */
  run_external_periodic_tasks?: Bool;
  /** If set, is used to control which authentication endpoint is used by user-controlled servers to make calls back to Heat. */
  server_keystone_endpoint_type?: "" | "admin" | "internal" | "public" | Other | Secret | null;
  /** The shared services located in the other region.Needs region_name_for_shared_services option to be set for this to take … @default "image,volumev3" */
  shared_services_types?: List;
  /** Timeout in seconds for stack action (ie. @default 3600 */
  stack_action_timeout?: Num;
  /** Keystone username, a user with roles sufficient to manage users and projects in the stack_user_domain. */
  stack_domain_admin?: Text;
  /** Keystone password for stack_domain_admin user. */
  stack_domain_admin_password?: Secret | '' | null;
  /** When this feature is enabled, scheduler hints identifying the heat stack context of a server or volume resource are pass… @default false */
  stack_scheduler_hints?: Bool;
  /** @deprecated now [DEFAULT] stack_user_domain_id */
  stack_user_domain?: unknown;
  /** Keystone domain ID which contains heat template-defined users. */
  stack_user_domain_id?: Text;
  /** Keystone domain name which contains heat template-defined users. */
  stack_user_domain_name?: Text;
  /** Syslog facility to receive log lines. @default "LOG_USER" */
  syslog_log_facility?: Text;
  /** Sets the value of TCP_KEEPIDLE in seconds for each server socket. @default 600 @deprecated The 'tcp_keepidle' option is deprecated and will be removed in a future release. */
  tcp_keepidle?: Num;
  /** The directory to search for template files. @default "/etc/heat/templates" */
  template_dir?: Text;
  /** Timeout in seconds for template download. @default 60 */
  template_fetch_timeout?: Num;
  /** The network address and optional user credentials for connecting to the messaging backend, in URL format. */
  transport_url?: Secret | '' | null;
  /** Subset of trustor roles to be delegated to heat. */
  trusts_delegated_roles?: List;
  /** Enable journald for logging. @default false */
  use_journal?: Bool;
  /** Use JSON formatting for logging. @default false */
  use_json?: Bool;
  /** Log output to standard error. @default false */
  use_stderr?: Bool;
  /** Use syslog for logging. @default false */
  use_syslog?: Bool;
  /** Size of the pool of greenthreads used by wsgi @default 100 @deprecated The 'wsgi_default_pool_size' option is deprecated and will be removed in a future release. */
  wsgi_default_pool_size?: Num;
  /** If False, closes the client socket connection explicitly. @default true @deprecated The 'wsgi_keep_alive' option is deprecated and will be removed in a future release. */
  wsgi_keep_alive?: Bool;
  /** A python format string that is used as the template to generate log lines. @default "%(client_ip)s \"%(request_line)s\" status: %(status_code)s  len: %(body_length)s time: %(wall_seconds).7f" @deprecated The 'wsgi_log_format' option is deprecated and will be removed in a future release. */
  wsgi_log_format?: Text;
  /** True if the server should send exception tracebacks to the clients on 500 errors. @default false @deprecated The 'wsgi_server_debug' option is deprecated and will be removed in a future release. */
  wsgi_server_debug?: Bool;
}

interface Section64 {
  /** Allowed keystone endpoints for auth_uri when multi_cloud is enabled. */
  allowed_auth_uris?: List;
  /** Allow orchestration of multiple clouds. @default false */
  multi_cloud?: Bool;
}

interface Section65 {
  /** Optional CA cert file to use in SSL connections. */
  ca_file?: Text;
  /** Optional PEM-formatted certificate chain file. */
  cert_file?: Text;
  /** Type of endpoint in Identity service catalog to use for communication with the OpenStack service. @default "publicURL" */
  endpoint_type?: Text;
  /** If set, then the server's certificate will not be verified. @default false */
  insecure?: Bool;
  /** Optional PEM-formatted file that contains the private key. */
  key_file?: Text;
}

interface Section66 {
  /** Optional CA cert file to use in SSL connections. */
  ca_file?: Text;
  /** Optional PEM-formatted certificate chain file. */
  cert_file?: Text;
  /** Type of endpoint in Identity service catalog to use for communication with the OpenStack service. */
  endpoint_type?: Text;
  /** If set, then the server's certificate will not be verified. */
  insecure?: Bool;
  /** Optional PEM-formatted file that contains the private key. */
  key_file?: Text;
}

interface Section67 {
  /** Optional CA cert file to use in SSL connections. */
  ca_file?: Text;
  /** Optional PEM-formatted certificate chain file. */
  cert_file?: Text;
  /** Type of endpoint in Identity service catalog to use for communication with the OpenStack service. */
  endpoint_type?: Text;
  /** Allow client's debug log output. @default false */
  http_log_debug?: Bool;
  /** If set, then the server's certificate will not be verified. */
  insecure?: Bool;
  /** Optional PEM-formatted file that contains the private key. */
  key_file?: Text;
}

interface Section68 {
  /** Optional CA cert file to use in SSL connections. */
  ca_file?: Text;
  /** Optional PEM-formatted certificate chain file. */
  cert_file?: Text;
  /** Type of endpoint in Identity service catalog to use for communication with the OpenStack service. */
  endpoint_type?: Text;
  /** If set, then the server's certificate will not be verified. */
  insecure?: Bool;
  /** Optional PEM-formatted file that contains the private key. */
  key_file?: Text;
  /** Optional heat url in format like http://127.0.0.1:8004/v1/%(tenant_id)s. */
  url?: Text;
}

interface Section69 {
  /** Unversioned keystone url in format like http://127.0.0.1:5000. */
  auth_uri?: Text;
  /** Optional CA cert file to use in SSL connections. */
  ca_file?: Text;
  /** Optional PEM-formatted certificate chain file. */
  cert_file?: Text;
  /** Type of endpoint in Identity service catalog to use for communication with the OpenStack service. */
  endpoint_type?: Text;
  /** If set, then the server's certificate will not be verified. */
  insecure?: Bool;
  /** Optional PEM-formatted file that contains the private key. */
  key_file?: Text;
}

interface Section70 {
  /** Toggle to enable/disable caching when Orchestration Engine validates property constraints of stack. @default true */
  caching?: Bool;
  /** TTL, in seconds, for any cached item in the dogpile.cache region used for caching of validation constraints. @default 60 */
  expiration_time?: Num;
}

interface Section71 {
  /** Indicate that the actual request can include user credentials @default true */
  allow_credentials?: Bool;
  /** Indicate which header field names may be used during the actual request. @default "X-Auth-Token,X-Identity-Status,X-Roles,X-Service-Catalog,X-User-Id,X-Tenant-Id,X-OpenStack-Request-ID" */
  allow_headers?: List;
  /** Indicate which methods can be used during the actual request. @default "GET,PUT,POST,DELETE,PATCH" */
  allow_methods?: List;
  /** Indicate whether this resource may be shared with the domain received in the requests "origin" header. */
  allowed_origin?: List;
  /** Indicate which headers are safe to expose to the API. @default "X-Auth-Token,X-Subject-Token,X-Service-Token,X-OpenStack-Request-ID" */
  expose_headers?: List;
  /** Maximum cache age of CORS preflight requests. @default 3600 */
  max_age?: Num;
}

interface Section72 {
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
  /** Allowed keystone endpoints for auth_uri when multi_cloud is enabled. @deprecated Superseded by the clouds option */
  allowed_auth_uris?: List;
  /** Application credential ID */
  application_credential_id?: Text;
  /** Application credential name */
  application_credential_name?: Text;
  /** Application credential auth secret */
  application_credential_secret?: Secret | '' | null;
  /** Methods to authenticate with. */
  auth_methods?: Text;
  /** @deprecated now [ec2authtoken] auth_type */
  auth_plugin?: unknown;
  /** Config Section from which to load plugin specific options */
  auth_section?: Text;
  /** Authentication type to load */
  auth_type?: "admin_token" | "http_basic" | "none" | "password" | "token" | "v2password" | "v2token" | "v3adfspassword" | "v3applicationcredential" | "v3multifactor" | "v3oauth1" | "v3oauth2clientcredential" | "v3oauth2mtlsclientcredential" | "v3oidcaccesstoken" | "v3oidcauthcode" | "v3oidcclientcredentials" | "v3oidcdeviceauthz" | "v3oidcpassword" | "v3password" | "v3samlpassword" | "v3token" | "v3tokenlessauth" | "v3totp" | Other | Secret | null;
  /** Authentication Endpoint URI. @deprecated Superseded by the endpoint_override option */
  auth_uri?: Text;
  /** Authentication URL */
  auth_url?: Text;
  /** @deprecated now [ec2authtoken] cafile */
  ca_file?: unknown;
  /** PEM encoded Certificate Authority to use when verifying HTTPs connections. */
  cafile?: Text;
  /** @deprecated now [ec2authtoken] certfile */
  cert_file?: unknown;
  /** PEM encoded client certificate cert file */
  certfile?: Text;
  /** OAuth 2.0 Client ID */
  client_id?: Text;
  /** OAuth 2.0 Client Secret */
  client_secret?: Secret | '' | null;
  /** A list of names of clouds when multicloud is enabled. */
  clouds?: List;
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
  /** The default interface for endpoint URL discovery. @deprecated Using valid-interfaces is preferrable because it is capable of accepting a list of possible interfaces. */
  interface?: Text;
  /** @deprecated now [ec2authtoken] keyfile */
  key_file?: unknown;
  /** PEM encoded client certificate key file */
  keyfile?: Text;
  /** The maximum major version of a given API, intended to be used as the upper bound of a range with min_version. */
  max_version?: Text;
  /** The minimum major version of a given API, intended to be used as the lower bound of a range with max_version. */
  min_version?: Text;
  /** Allow orchestration of multiple clouds. @default false */
  multi_cloud?: Bool;
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
  /** @deprecated now [ec2authtoken] username */
  user_name?: unknown;
  /** User's username */
  username?: Text;
  /** List of interfaces, in order of preference, for endpoint URL. */
  valid_interfaces?: List;
  /** Minimum Major API version within a given Major API version for endpoint URL discovery. */
  version?: Text;
}

interface Section73 {
  /** JSON file containing the content returned by the noauth middleware. */
  token_response?: Text;
}

interface Section74 {
  /** The API paste config file to use. @default "api-paste.ini" */
  api_paste_config?: Text;
  /** The flavor to use. */
  flavor?: Text;
}

interface Section75 {
  /** Toggle to enable/disable caching when Orchestration Engine looks for other OpenStack service resources using name or id. @default true */
  caching?: Bool;
  /** TTL, in seconds, for any cached item in the dogpile.cache region used for caching of OpenStack service finder functions. @default 3600 */
  expiration_time?: Num;
}

interface Section76 {
  /** Heat build revision. @default "unknown" */
  heat_revision?: Text;
}

interface Section77 {
  /** Toggle to enable/disable caching when Orchestration Engine retrieves extensions from other OpenStack services. @default true */
  caching?: Bool;
  /** TTL, in seconds, for any cached item in the dogpile.cache region used for caching of service extensions. @default 3600 */
  expiration_time?: Num;
}

interface Section78 {
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
  /** @deprecated now [trustee] auth_type */
  auth_plugin?: unknown;
  /** Config Section from which to load plugin specific options */
  auth_section?: Text;
  /** Authentication type to load */
  auth_type?: "admin_token" | "http_basic" | "none" | "password" | "token" | "v2password" | "v2token" | "v3adfspassword" | "v3applicationcredential" | "v3multifactor" | "v3oauth1" | "v3oauth2clientcredential" | "v3oauth2mtlsclientcredential" | "v3oidcaccesstoken" | "v3oidcauthcode" | "v3oidcclientcredentials" | "v3oidcdeviceauthz" | "v3oidcpassword" | "v3password" | "v3samlpassword" | "v3token" | "v3tokenlessauth" | "v3totp" | Other | Secret | null;
  /** Authentication URL */
  auth_url?: Text;
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
  /** Scope for system operations */
  system_scope?: Text;
  /** Tenant ID */
  tenant_id?: Text;
  /** Tenant Name */
  tenant_name?: Text;
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
  /** @deprecated now [trustee] username */
  user_name?: unknown;
  /** Username */
  username?: Text;
}

interface Section79 {
  /** Indicate if cinder-backup service is enabled. @default true */
  backups_enabled?: Bool;
}

interface Section80 {
  /** The maximum number of elements in collection expression can take for its evaluation. @default 200 */
  limit_iterators?: Num;
  /** The maximum size of memory in bytes that expression can take for its evaluation. @default 10000 */
  memory_quota?: Num;
}

interface Section81 {
  /** Using this feature is *NOT* recommended. */
  admin_token?: Secret | '' | null;
  /** The default exchange under which topics are scoped. @default "keystone" */
  control_exchange?: Text;
  /** If set to true, the logging level will be set to DEBUG instead of the default INFO level. @default false */
  debug?: Bool;
  /** List of package logging levels in logger=LEVEL pairs. @default "amqp=WARN,boto=WARN,sqlalchemy=WARN,suds=INFO,oslo.messaging=INFO,oslo_messaging=INFO,iso8601=WARN,requests.packages.urllib3.connectionpool=WARN,urllib3.connectionpool=WARN,websocket=WARN,requests.packages.urllib3.util.retry=WARN,urllib3.util.retry=WARN,keystonemiddleware=WARN,routes.middleware=WARN,stevedore=WARN,taskflow=WARN,keystoneauth=WARN,oslo.cache=INFO,oslo_policy=INFO,dogpile.core.dogpile=INFO" */
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
}

interface Section82 {
  /** Configure validation of API responses. @default "warn" */
  response_validation?: "error" | "ignore" | "warn" | Other | Secret | null;
}

interface Section83 {
  /** Time to cache application credential data in seconds. */
  cache_time?: Num;
  /** Toggle for application credential caching. @default true */
  caching?: Bool;
  /** Entry point for the application credential backend driver in the `keystone.application_credential` namespace. @default "sql" */
  driver?: "sql" | Other | Secret | null;
  /** Maximum number of application credentials a user is permitted to create. @default -1 */
  user_limit?: Num;
}

interface Section84 {
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

interface Section85 {
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

interface Section86 {
  /** Cache backend module. @default "dogpile.cache.null" */
  backend?: "dogpile.cache.bmemcached" | "dogpile.cache.dbm" | "dogpile.cache.memcached" | "dogpile.cache.memory" | "dogpile.cache.memory_pickle" | "dogpile.cache.null" | "dogpile.cache.pylibmc" | "dogpile.cache.pymemcache" | "dogpile.cache.redis" | "dogpile.cache.redis_sentinel" | "oslo_cache.dict" | "oslo_cache.etcd3gw" | "oslo_cache.memcache_pool" | Other | Secret | null;
  /** Arguments supplied to the backend module. */
  backend_argument?: Multi;
  /** Expiration time in cache backend to purge expired records automatically. */
  backend_expiration_time?: Num;
  /** Prefix for building the configuration dictionary for the cache region. @default "cache.oslo" */
  config_prefix?: Text;
  /** @deprecated now [cache] hashclient_dead_timeout */
  dead_timeout?: unknown;
  /** Extra debugging from the cache backend (cache keys, get/set/delete/etc calls). @default false */
  debug_cache_backend?: Bool;
  /** Enable retry client mechanisms to handle failure. @default false */
  enable_retry_client?: Bool;
  /** Global toggle for the socket keepalive of dogpile's pymemcache backend @default false */
  enable_socket_keepalive?: Bool;
  /** Global toggle for caching. @default true */
  enabled?: Bool;
  /** Global toggle for enforcing the OpenSSL FIPS mode. @default false @deprecated FIPS_mode_set API was removed in OpenSSL 3.0.0. */
  enforce_fips_mode?: Bool;
  /** Default TTL, in seconds, for any cached item in the dogpile.cache region. @default 600 */
  expiration_time?: Num;
  /** Time in seconds before attempting to add a node back in the pool in the HashClient's internal mechanisms. @default 60 */
  hashclient_dead_timeout?: Num;
  /** Amount of times a client should be tried before it is marked dead and removed from the pool in the HashClient's internal… @default 2 */
  hashclient_retry_attempts?: Num;
  /** @deprecated now [cache] hashclient_retry_timeout */
  hashclient_retry_delay?: unknown;
  /** Time in seconds that should pass between retry attempts in the HashClient's internal mechanisms. @default 1 */
  hashclient_retry_timeout?: Num;
  /** Number of seconds memcached server is considered dead before it is tried again. @default 300 */
  memcache_dead_retry?: Num;
  /** @deprecated now [cache] password */
  memcache_password?: unknown;
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
  /** @deprecated now [cache] socket_timeout */
  memcache_socket_timeout?: unknown;
  /** @deprecated now [cache] username */
  memcache_username?: unknown;
  /** the password for authentication to backend. */
  password?: Secret | '' | null;
  /** Proxy classes to import that will affect the way the dogpile.cache backend functions. */
  proxies?: List;
  /** Database id in Redis server @default 0 */
  redis_db?: Num;
  /** @deprecated now [cache] password */
  redis_password?: unknown;
  /** Service name of the redis sentinel cluster. @default "mymaster" */
  redis_sentinel_service_name?: Text;
  /** Redis sentinel servers in the format of "host:port" @default "localhost:26379" */
  redis_sentinels?: List;
  /** Redis server in the format of "host:port" @default "localhost:6379" */
  redis_server?: Text;
  /** @deprecated now [cache] socket_timeout */
  redis_socket_timeout?: unknown;
  /** @deprecated now [cache] username */
  redis_username?: unknown;
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
  /** Timeout in seconds for every call to a server. @default 1 */
  socket_timeout?: Num;
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
  /** the user name for authentication to backend. */
  username?: Text;
}

interface Section87 {
  /** Time to cache catalog data (in seconds). */
  cache_time?: Num;
  /** Toggle for catalog caching. @default true */
  caching?: Bool;
  /** Entry point for the catalog driver in the `keystone.catalog` namespace. @default "sql" */
  driver?: "sql" | Other | Secret | null;
  /** Maximum number of entities that will be returned in a catalog collection. */
  list_limit?: Num;
}

interface Section88 {
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

interface Section89 {
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

interface Section90 {
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

interface Section91 {
  /** Entry point for the endpoint filter driver in the `keystone.endpoint_filter` namespace. @default "sql" */
  driver?: "sql" | Other | Secret | null;
  /** This controls keystone's behavior if the configured endpoint filters do not result in any endpoints for a user + project… @default true */
  return_all_endpoints_if_no_filter?: Bool;
}

interface Section92 {
  /** Entry point for the endpoint policy driver in the `keystone.endpoint_policy` namespace. @default "sql" */
  driver?: "sql" | Other | Secret | null;
}

interface Section93 {
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

interface Section94 {
  /** Directory containing Fernet receipt keys. @default "/etc/keystone/fernet-keys/" */
  key_repository?: Text;
  /** This controls how many keys are held in rotation by `keystone-manage fernet_rotate` before they are discarded. @default 3 */
  max_active_keys?: Num;
}

interface Section95 {
  /** Directory containing Fernet token keys. @default "/etc/keystone/fernet-keys/" */
  key_repository?: Text;
  /** This controls how many keys are held in rotation by `keystone-manage fernet_rotate` before they are discarded. @default 3 */
  max_active_keys?: Num;
}

interface Section96 {
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

interface Section97 {
  /** The format of user and group IDs changed in Juno for backends that do not generate UUIDs (for example, LDAP), with keyst… @default true */
  backward_compatible_ids?: Bool;
  /** Entry point for the identity mapping backend driver in the `keystone.identity.id_mapping` namespace. @default "sql" */
  driver?: Text;
  /** Entry point for the public ID generator for user and group entities in the `keystone.identity.id_generator` namespace. @default "sha256" */
  generator?: Text;
}

interface Section98 {
  /** Directory containing private keys for signing JWS tokens. @default "/etc/keystone/jws-keys/private" */
  jws_private_key_repository?: Text;
  /** Directory containing public keys for validating JWS token signatures. @default "/etc/keystone/jws-keys/public" */
  jws_public_key_repository?: Text;
}

interface Section99 {
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

interface Section100 {
  remote_id_attribute?: Text;
}

interface Section101 {
  /** Number of seconds for the OAuth Access Token to remain valid after being created. @default 86400 */
  access_token_duration?: Num;
  /** Entry point for the OAuth backend driver in the `keystone.oauth1` namespace. @default "sql" */
  driver?: "sql" | Other | Secret | null;
  /** Number of seconds for the OAuth Request Token to remain valid after being created. @default 28800 */
  request_token_duration?: Num;
}

interface Section102 {
  /** The OAuth2.0 authentication method supported by the system when user obtains an access token through the OAuth2.0 token … @default "tls_client_auth,client_secret_basic" */
  oauth2_authn_methods?: List;
  /** Used to define the mapping rule id. @default "oauth2_mapping" */
  oauth2_cert_dn_mapping_id?: Text;
}

interface Section103 {
  /** Entry point for the policy backend driver in the `keystone.policy` namespace. @default "sql" */
  driver?: "rules" | "sql" | Other | Secret | null;
  /** Maximum number of entities that will be returned in a policy collection. */
  list_limit?: Num;
}

interface Section104 {
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

interface Section105 {
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

interface Section106 {
  /** Time to cache the revocation list and the revocation events (in seconds). @default 3600 */
  cache_time?: Num;
  /** Toggle for revocation event caching. @default true */
  caching?: Bool;
  /** Entry point for the token revocation backend driver in the `keystone.revoke` namespace. @default "sql" */
  driver?: "sql" | Other | Secret | null;
  /** The number of seconds after a token has expired before a corresponding revocation event may be purged from the backend. @default 1800 */
  expiration_buffer?: Num;
}

interface Section107 {
  /** Time to cache role data, in seconds. */
  cache_time?: Num;
  /** Toggle for role caching. @default true */
  caching?: Bool;
  /** Entry point for the role backend driver in the `keystone.role` namespace. */
  driver?: "sql" | Other | Secret | null;
  /** Maximum number of entities that will be returned in a role collection. */
  list_limit?: Num;
}

interface Section108 {
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

interface Section109 {
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

interface Section110 {
  /** Entry point for the shadow users backend driver in the `keystone.identity.shadow_users` namespace. @default "sql" */
  driver?: Text;
}

interface Section111 {
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

interface Section112 {
  /** The name of the WSGI environment variable used to pass the issuer of the client certificate to keystone. @default "SSL_CLIENT_I_DN" */
  issuer_attribute?: Text;
  /** The federated protocol ID used to represent X.509 tokenless authorization. @default "x509" */
  protocol?: Text;
  /** The list of distinguished names which identify trusted issuers of client certificates allowed to use X.509 tokenless aut… */
  trusted_issuer?: Multi;
}

interface Section113 {
  /** The number of previous windows to check when processing TOTP passcodes. @default 1 */
  included_previous_windows?: Num;
}

interface Section114 {
  /** Allows authorization to be redelegated from one user to another, effectively chaining trusts together. @default false */
  allow_redelegation?: Bool;
  /** Entry point for the trust backend driver in the `keystone.trust` namespace. @default "sql" */
  driver?: "sql" | Other | Secret | null;
  /** Maximum number of times that authorization can be redelegated from one user to another in a chain of trusts. @default 3 */
  max_redelegation_count?: Num;
}

interface Section115 {
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

interface Section116 {
  /** If set to true, this enables the oslo debug middleware in Keystone. @default false */
  debug_middleware?: Bool;
}

interface Section117 {
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
  /** Number of backlog requests to configure the socket with @default 4096 @deprecated This option has no effect. */
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
  /** List of package logging levels in logger=LEVEL pairs. @default "amqp=WARN,boto=WARN,sqlalchemy=WARN,suds=INFO,oslo.messaging=INFO,oslo_messaging=INFO,iso8601=WARN,requests.packages.urllib3.connectionpool=WARN,urllib3.connectionpool=WARN,websocket=WARN,requests.packages.urllib3.util.retry=WARN,urllib3.util.retry=WARN,keystonemiddleware=WARN,routes.middleware=WARN,stevedore=WARN,taskflow=WARN,keystoneauth=WARN,oslo.cache=INFO,oslo_policy=INFO,dogpile.core.dogpile=INFO" */
  default_log_levels?: List;
  /** Allow sending resource operation notification to DHCP agent @default true */
  dhcp_agent_notification?: Bool;
  /** Number of DHCP agents scheduled to host a project network. @default 1 */
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
  /** Return a TXT DNS record (option format: <name>[[,<text>],<text>]). */
  dnsmasq_txt_record?: Text;
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
  /** Number of separate worker threads for metadata server (defaults to 0 when used with ML2/OVN and half of the number of CP… @default "<num_of_cpus> / 2" */
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
  /** Number of seconds to keep retrying to listen @default 30 @deprecated This option has no effect. */
  retry_until_window?: Num;
  /** Allow auto scheduling of routers to L3 agents. @default true */
  router_auto_schedule?: Bool;
  /** System-wide flag to determine the type of router that projects can create. @default false */
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
  /** Enable SSL on the API server @default false @deprecated This option has no effect. */
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
  /** Size of the pool of greenthreads used by wsgi @default 100 @deprecated The 'wsgi_default_pool_size' option is deprecated and will be removed in a future release. */
  wsgi_default_pool_size?: Num;
  /** If False, closes the client socket connection explicitly. @default true @deprecated The 'wsgi_keep_alive' option is deprecated and will be removed in a future release. */
  wsgi_keep_alive?: Bool;
  /** A python format string that is used as the template to generate log lines. @default "%(client_ip)s \"%(request_line)s\" status: %(status_code)s  len: %(body_length)s time: %(wall_seconds).7f" @deprecated The 'wsgi_log_format' option is deprecated and will be removed in a future release. */
  wsgi_log_format?: Text;
  /** True if the server should send exception tracebacks to the clients on 500 errors. @default false @deprecated The 'wsgi_server_debug' option is deprecated and will be removed in a future release. */
  wsgi_server_debug?: Bool;
}

interface Section118 {
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

interface Section119 {
  /** Dry-run execution of the CLI script. @default false */
  dry_run?: Bool;
}

interface Section120 {
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

interface Section121 {
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
  /** Whether or not to assume a reader context needs to guarantee it can read data committed by a writer assuming replication… @default true */
  synchronous_reader?: Bool;
  /** Enable the experimental use of database reconnect on connection lost. @default false */
  use_db_reconnect?: Bool;
}

interface Section122 {
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

interface Section123 {
  /** DHCP rebinding time T2 (in seconds). @default 0 */
  dhcp_rebinding_time?: Num;
  /** DHCP renewal time T1 (in seconds). @default 0 */
  dhcp_renewal_time?: Num;
  /** When set to True, the OVS agent DHCP extension will add related flows for DHCPv6 packets. @default true */
  enable_ipv6?: Bool;
}

interface Section124 {
  /** Enable execution of the experimental IPv6 Prefix Delegation functionality in the plugin. @default false */
  ipv6_pd_enabled?: Bool;
}

interface Section125 {
  /** Comma-separated list of <physical_network>:<network_device> tuples mapping physical network names to the agent's node-sp… */
  shared_physical_device_mappings?: List;
}

interface Section126 {
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

interface Section127 {
  /** When set to True, the Local IP Openvswitch agent extension will use static NAT rules instead of using conntrack. @default false */
  static_nat?: Bool;
}

interface Section128 {
  /** Comma-separated list of <physical_network>:<physical_interface> tuples mapping physical network names to the agent's nod… */
  physical_interface_mappings?: List;
}

interface Section129 {
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

interface Section130 {
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

interface Section131 {
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
  /** Ordered list of network_types to allocate as project networks. @default "local" */
  project_network_types?: List;
  /** @deprecated now [ml2] project_network_types */
  tenant_network_types?: unknown;
  /** Resource provider name for the host with tunnelled networks. @default "rp_tunnelled" */
  tunnelled_network_rp_name?: Text;
  /** List of network type driver entrypoints to be loaded from the neutron.ml2.type_drivers namespace. @default "local,flat,vlan,gre,vxlan,geneve" */
  type_drivers?: List;
}

interface Section132 {
  /** List of physical_network names with which flat networks can be created. @default "*" */
  flat_networks?: List;
}

interface Section133 {
  /** The maximum allowed Geneve encapsulation header size (in bytes). @default 30 */
  max_header_size?: Num;
  /** Comma-separated list of <vni_min>:<vni_max> tuples enumerating ranges of Geneve VNI IDs that are available for project n… */
  vni_ranges?: List;
}

interface Section134 {
  /** Comma-separated list of <tun_min>:<tun_max> tuples enumerating ranges of GRE tunnel IDs that are available for project n… */
  tunnel_id_ranges?: List;
}

interface Section135 {
  /** List of <physical_network>:<vlan_min>:<vlan_max> or <physical_network> specifying physical_network names usable for VLAN… */
  network_vlan_ranges?: List;
}

interface Section136 {
  /** Comma-separated list of <vni_min>:<vni_max> tuples enumerating ranges of VXLAN VNI IDs that are available for project ne… */
  vni_ranges?: List;
  /** Multicast group for VXLAN. */
  vxlan_group?: Text;
}

interface Section137 {
  /** Maximum number of packets per rate_limit. @default 25 */
  burst_limit?: Num;
  /** Output logfile path on agent side, default syslog file. */
  local_output_log_base?: Text;
  /** Maximum packets logging per second. @default 100 */
  rate_limit?: Num;
}

interface Section138 {
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

interface Section139 {
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

interface Section140 {
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

interface Section141 {
  /** BFD minimum RX interval in milliseconds. @default 1000 */
  bfd_min_rx?: Num;
  /** BFD minimum TX interval in milliseconds. @default 100 */
  bfd_min_tx?: Num;
  /** BFD detection multiplier. @default 3 */
  bfd_mult?: Num;
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
  /** The number of seconds to keep FDB entries in the OVN DB. @default 300 */
  fdb_age_threshold?: Num;
  /** HA chassis group failover strategy. @default "normal" */
  ha_failover_strategy?: "aggressive" | "conservative" | "manual" | "normal" | Other | Secret | null;
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
  /** If enabled, os-vif will create the TAP devices for ports. @default false @deprecated This flag was added for backwards compatibility during the development of the functionality in Nova (LP#2069718 */
  ovs_create_tap?: Bool;
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

interface Section142 {
  /** FDB aging bulk removal limit. @default 0 */
  fdb_removal_limit?: Num;
  /** If set to False, ARP/ND reply flows for logical switch ports will be installed only if the port is UP, i.e. @default false */
  ignore_lsp_down?: Bool;
  /** MAC binding aging bulk removal limit. @default 0 */
  mac_binding_removal_limit?: Num;
}

interface Section143 {
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
  /** Enable agent side trunk extension. @default true */
  trunk_enabled?: Bool;
  /** Peer patch port in tunnel bridge for integration bridge. @default "patch-int" */
  tun_peer_patch_port?: Text;
  /** Tunnel bridge to use. @default "br-tun" */
  tunnel_bridge?: Text;
  /** OVS vhost-user socket directory. @default "/var/run/openvswitch" */
  vhostuser_socket_dir?: Text;
}

interface Section144 {
  /** Comma-separated list of VNIC types for which support is administratively prohibited by the mechanism driver. */
  vnic_type_prohibit_list?: List;
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

interface Section146 {
  /** Default number of resources allowed per project. @default -1 */
  default_quota?: Num;
  /** Default driver to use for quota checks. @default "neutron.db.quota.driver_nolock.DbQuotaNoLockDriver" */
  quota_driver?: Text;
  /** Number of floating IPs allowed per project. @default 50 */
  quota_floatingip?: Num;
  /** Number of networks allowed per project. @default 100 */
  quota_network?: Num;
  /** Number of ports allowed per project. @default 500 */
  quota_port?: Num;
  /** Number of routers allowed per project. @default 10 */
  quota_router?: Num;
  /** Number of security groups allowed per project. @default 10 */
  quota_security_group?: Num;
  /** Number of security group rules allowed per project. @default 100 */
  quota_security_group_rule?: Num;
  /** Number of subnets allowed per project, A negative value means unlimited. @default 100 */
  quota_subnet?: Num;
  /** When set to True, quota usage will be tracked in the Neutron database for each resource, by directly mapping to a data m… @default true */
  track_quota_usage?: Bool;
}

interface Section147 {
  /** Use IPsets to speed-up the iptables based security groups. @default true */
  enable_ipset?: Bool;
  /** Controls whether the neutron security group API is enabled in the server. @default true */
  enable_security_group?: Bool;
  /** Driver for security groups firewall in the L2 agent */
  firewall_driver?: Text;
  /** Comma-separated list of ethertypes to be permitted, in hexadecimal (starting with "0x"). */
  permitted_ethertypes?: List;
}

interface Section148 {
  /** Defines providers for advanced services using the format: <service_type>:<name>:<driver>[:default] */
  service_provider?: Multi;
}

interface Section149 {
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

interface Section150 {
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
  /** List of package logging levels in logger=LEVEL pairs. @default "amqp=WARN,boto=WARN,sqlalchemy=WARN,suds=INFO,oslo.messaging=INFO,oslo_messaging=INFO,iso8601=WARN,requests.packages.urllib3.connectionpool=WARN,urllib3.connectionpool=WARN,websocket=WARN,requests.packages.urllib3.util.retry=WARN,urllib3.util.retry=WARN,keystonemiddleware=WARN,routes.middleware=WARN,stevedore=WARN,taskflow=WARN,keystoneauth=WARN,oslo.cache=INFO,oslo_policy=INFO,dogpile.core.dogpile=INFO,glanceclient=WARN,oslo.privsep.daemon=INFO" */
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
  /** Specify a timeout after which a gracefully shutdown server will exit. @default 180 */
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
  /** Specifies the total time in seconds for the manager to complete the in-progress tasks. @default 160 */
  manager_shutdown_timeout?: Num;
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
  /** Number of threads available for use to sync instance power states. @default 5 */
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

interface Section151 {
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

interface Section152 {
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
  /** Whether or not to assume a reader context needs to guarantee it can read data committed by a writer assuming replication… @default true */
  synchronous_reader?: Bool;
}

interface Section153 {
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

interface Section154 {
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

interface Section155 {
  /** Number of workers for OpenStack Conductor service. */
  workers?: Num;
}

interface Section156 {
  /** Adds list of allowed origins to the console websocket proxy to allow connections from other origin hostnames. */
  allowed_origins?: List;
  /** OpenSSL cipher preference string that specifies what ciphers to allow for TLS connections from clients. */
  ssl_ciphers?: Text;
  /** Minimum allowed SSL/TLS protocol version. @default "default" */
  ssl_minimum_version?: "default" | "tlsv1_1" | "tlsv1_2" | "tlsv1_3" | Other | Secret | null;
}

interface Section157 {
  /** Enable or disable enforce session timeout for VM console. @default false */
  enforce_session_timeout?: Bool;
  /** The lifetime of a console auth token (in seconds). @default 600 */
  token_ttl?: Num;
}

interface Section158 {
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

interface Section159 {
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

interface Section160 {
  /** The mdev types enabled in the compute node. */
  enabled_mdev_types?: List;
  /** @deprecated now [devices] enabled_mdev_types */
  enabled_vgpu_types?: unknown;
}

interface Section161 {
  /** Cipher-mode string to be used. @default "aes-xts-plain64" */
  cipher?: Text;
  /** Default ephemeral encryption format. @default "luks" */
  default_format?: "luks" | Other | Secret | null;
  /** Enables/disables LVM ephemeral storage encryption. @default false */
  enabled?: Bool;
  /** Encryption key length in bits. @default 512 */
  key_size?: Num;
}

interface Section162 {
  /** Image property namespace for use in the host aggregate. @deprecated It no longer possible to filter on arbitrary image metadata properties. */
  aggregate_image_properties_isolation_namespace?: Text;
  /** Separator character(s) for image property namespace and name. @default "." @deprecated It no longer possible to filter on arbitrary image metadata properties. */
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

interface Section163 {
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

interface Section164 {
  /** Enable/disables guestfs logging. @default false */
  debug?: Bool;
}

interface Section165 {
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

interface Section166 {
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
  /** Timeout (seconds) to wait for node VNC console state changed. @default 60 */
  vnc_console_state_timeout?: Num;
}

interface Section167 {
  /** @deprecated now [key_manager] backend */
  api_class?: unknown;
  /** The type of authentication credential to create. */
  auth_type?: "keystone_password" | "keystone_token" | "password" | "token" | Other | Secret | null;
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

interface Section168 {
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

interface Section169 {
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
  /** Number of parallel connections to QEMU during live migrations. @default 1 */
  live_migration_parallel_connections?: Num;
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
  /** The list of TPM security policies supported by this compute host. @default "user,host,deployment" */
  supported_tpm_secret_security?: List;
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
  /** With the NFS, FC, and iSCSI Cinder volume backends, Nova explicitly sets AIO mode ``io=native`` in the Libvirt guest XML… @default false */
  use_default_aio_mode_for_volumes?: Bool;
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

interface Section170 {
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

interface Section171 {
  /** Whether metrics are required. @default true */
  required?: Bool;
  /** Multiplier used for weighing hosts based on reported metrics. @default 1 */
  weight_multiplier?: Num;
  /** Default weight for unavailable metrics. @default -10000 */
  weight_of_unavailable?: Num;
  /** Mapping of metric to weight modifier. */
  weight_setting?: List;
}

interface Section172 {
  /** Enables graphical console access for virtual machines. @default false */
  enabled?: Bool;
  /** Location of MKS web console proxy @default "http://127.0.0.1:6090/" */
  mksproxy_base_url?: Text;
}

interface Section173 {
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

interface Section174 {
  numa_nodes?: List<number>;
}

interface Section175 {
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

interface Section176 {
  /** Directory to use for os-brick lock files. */
  lock_path?: Text;
  /** Number of attempts for the multipath device to be ready for I/O after it was created. @default 4 */
  wait_mpath_device_attempts?: Num;
  /** Interval value to wait for multipath device to be ready for I/O. @default 1 */
  wait_mpath_device_interval?: Num;
}

interface Section177 {
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
  /** The interface for endpoint discovery @default "public" */
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

interface Section178 {
  /** An alias for a PCI passthrough device requirement. */
  alias?: Multi;
  /** Specify the PCI devices available to VMs. */
  device_spec?: Multi;
  /** @deprecated now [pci] device_spec */
  passthrough_whitelist?: unknown;
  /** Enable PCI resource inventory reporting to Placement. @default false */
  report_in_placement?: Bool;
}

interface Section179 {
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

interface Section180 {
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

interface Section181 {
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

interface Section182 {
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

interface Section183 {
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

interface Section184 {
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

interface Section185 {
  /** Base API RPC API version cap. */
  baseapi?: Text;
  /** Compute RPC API version cap. */
  compute?: Text;
  /** Conductor RPC API version cap. */
  conductor?: Text;
  /** Scheduler RPC API version cap. */
  scheduler?: Text;
}

interface Section186 {
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

interface Section187 {
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

interface Section188 {
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

interface Section189 {
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

interface Section190 {
  /** This option represents a file name for the paste.deploy config for nova-api. @default "api-paste.ini" */
  api_paste_config?: Text;
  /** This option specifies the HTTP header used to determine the protocol scheme for the original request, even if it was rem… @deprecated The functionality of this parameter is duplicate of the http_proxy_to_wsgi middleware of oslo.middleware and will be completely replaced. */
  secure_proxy_ssl_header?: Text;
}

interface Section191 {
  /** CA certificate file to be verified in httpd server with TLS enabled */
  ca_file?: Text;
  /** URL to be used to communicate with z/VM Cloud Connector. @default "http://zvm.example.org:8080/" */
  cloud_connector_url?: Text;
  /** The path at which images will be stored (snapshot, deploy, etc). @default "$state_path/images" */
  image_tmp_path?: Text;
  /** Timeout (seconds) to wait for an instance to start. @default 300 */
  reachable_timeout?: Num;
}

interface Section192 {
  device_addresses?: List;
  /** Number of mediated devices that type can create. */
  max_instances?: Num;
  /** Class of mediated device to manage used to differentiate between device types. @default "VGPU" */
  mdev_class?: Text;
}

interface Section193 {
  /** @deprecated now [mdev_*] device_addresses */
  device_addresses?: unknown;
}

interface Section194 {
  /** @deprecated now [api] auth_strategy */
  auth_strategy?: unknown;
  /** If set to true, the logging level will be set to DEBUG instead of the default INFO level. @default false */
  debug?: Bool;
  /** List of package logging levels in logger=LEVEL pairs. @default "amqp=WARN,boto=WARN,sqlalchemy=WARN,suds=INFO,oslo.messaging=INFO,oslo_messaging=INFO,iso8601=WARN,requests.packages.urllib3.connectionpool=WARN,urllib3.connectionpool=WARN,websocket=WARN,requests.packages.urllib3.util.retry=WARN,urllib3.util.retry=WARN,keystonemiddleware=WARN,routes.middleware=WARN,stevedore=WARN,taskflow=WARN,keystoneauth=WARN,oslo.cache=INFO,oslo_policy=INFO,dogpile.core.dogpile=INFO" */
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
}

interface Section195 {
  /** This determines the strategy to use for authentication: keystone or noauth2. @default "keystone" */
  auth_strategy?: "keystone" | "noauth2" | Other | Secret | null;
}

interface Section196 {
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

interface Section197 {
  /** Whether the application is behind a proxy or not. @default false */
  enable_proxy_headers_parsing?: Bool;
}

interface Section198 {
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

interface Section199 {
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

interface Section200 {
  /** Enable optimization of allocation candidate generation for wide provider trees. @default false */
  optimize_for_wide_provider_trees?: Bool;
}
