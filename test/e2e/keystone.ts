/** Keystone as its users see it, asked from the client's pod. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { during, type Lab, until } from './lab';

export interface Token {
  readonly issued_at: string;
  readonly expires_at: string;
}

/** What a time of asking has seen. */
export interface Polling {
  readonly asked: number;
  /** Seconds. */
  readonly slowest: number;
  readonly failures: readonly string[];
}

const CLIENT = 'deploy/openstack-client';
const SCRIPT = readFileSync(join(__dirname, 'token.py'), 'utf8');

export function issue(lab: Lab, namespace: string): Promise<string> {
  return lab.openstack(namespace, 'token', 'issue', '-f', 'value', '-c', 'id');
}

/** Waits until a token is issued. */
export async function issues(lab: Lab, namespace: string, timeout = 180): Promise<void> {
  const works = (): Promise<boolean> =>
    issue(lab, namespace).then(
      () => true,
      () => false,
    );
  await until(works, timeout);
}

/** What Keystone knows of a token; it throws when the token is not valid. */
export async function validate(lab: Lab, namespace: string, token: string): Promise<Token> {
  return JSON.parse(await ask(lab, namespace, token)) as Token;
}

/** Validates the token ten times a second while the work goes on. */
export async function pollDuring(
  lab: Lab,
  namespace: string,
  token: string,
  work: () => Promise<void>,
): Promise<Polling> {
  const stop = '/tmp/e2e-stop';
  const polling = ask(lab, namespace, token, stop);
  return JSON.parse(await during(polling, work, () => lab.exec(namespace, CLIENT, ['touch', stop]))) as Polling;
}

function ask(lab: Lab, namespace: string, token: string, ...stop: readonly string[]): Promise<string> {
  const url = `http://keystone-api.${namespace}.svc:5000/v3`;
  return lab.exec(namespace, CLIENT, ['python3', '-c', SCRIPT, url, ...stop], { input: `${token}\n`, timeout: 1500 });
}
