/** Certificates by which programs of a cloud know each other: who has the Secret belongs to them. */
import { text } from '../oslo/ini';
import type { ConfigFile, GeneratedSecret } from './spec';

/**
 * The Secret of a certificate, its authority and its key; it is good for servers and clients.
 *
 * @param hosts names of those who have it, where its users look for them in it
 */
export function certificateSecret(name: string, hosts: readonly string[] = []): GeneratedSecret {
  return {
    name,
    data: {
      'ca.crt': { generate: 'authority' },
      'tls.crt': { generate: 'certificate', ...(hosts.length > 0 && { hosts }) },
      'tls.key': { generate: 'private-key' },
    },
  };
}

/** The same as files of a directory, by the names `<directory>/ca.crt`, `tls.crt` and `tls.key`. */
export function certificateFiles(secret: string, directory: string): Readonly<Record<string, ConfigFile>> {
  // not the Secret as a directory: a pod that makes it could never start
  return Object.fromEntries(
    ['ca.crt', 'tls.crt', 'tls.key'].map((key) => [
      `${secret}-${key}`,
      { path: `${directory}/${key}`, content: text`${{ secret, key }}` },
    ]),
  );
}
