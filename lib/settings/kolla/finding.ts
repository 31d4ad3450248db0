/** What has become of something in kolla-ansible's files. */
export interface Finding {
  readonly file: string;
  readonly key: string;
  readonly what: 'taken' | 'ignored' | 'unknown';
  /** What it is here, why it is not, or what was probably meant. */
  readonly why: string;
}
