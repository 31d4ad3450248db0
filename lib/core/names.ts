import { createHash } from 'node:crypto';

/** Kubernetes names that become DNS labels (RFC 1123). */
export const DNS_LABEL = /^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$/;

/** Host names and most Kubernetes object names. */
export const DNS_NAME = /^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$/;

/** A short content hash for names: equal content, equal name. */
export function hash(content: unknown): string {
  const bytes = typeof content === 'string' ? content : JSON.stringify(content);
  return createHash('sha256').update(bytes).digest('hex').slice(0, 10);
}

/** `<unit>-<part>`, or just the unit's name where the part has the same name. */
export function partName(unit: string, part: string): string {
  return part === unit || part.startsWith(`${unit}-`) ? part : `${unit}-${part}`;
}

/** The task that replaces the pods of a process which cannot run twice on a node. */
export function rollTask(unit: string, process: string): string {
  return process === unit ? 'roll' : `roll-${process}`;
}

/** A file's name as part of an object's name: `keystone.conf` → `keystone-conf`. */
export function slug(file: string): string {
  return file
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
