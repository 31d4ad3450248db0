import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import type { Running } from './compute';
import { DOMAIN, everything, publicAddress } from './everything';
import { type Lab, pause } from './lab';
import { title } from './state';

/** The browser's program. */
const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';
/** A folder for pictures of what it sees: those of docs/services/horizon.md, `docs/services/horizon`. */
const { PICTURES } = process.env;

const URL = `http://${DOMAIN}:30880`;
/** Seconds for a page: half of the machine is busy with the cloud. */
const PATIENCE = 60;

/** Horizon and a server's console as people see them, in a browser that reaches the cloud by its public URLs alone. */
export async function browser(lab: Lab): Promise<void> {
  if (!existsSync(CHROMIUM)) {
    lab.say(`!! NOT TRIED: there is no ${CHROMIUM} (CHROMIUM)`);
    return;
  }
  const cloud = await lab.step('browser: a cloud with a server and two pods of Horizon', () => everything(lab));
  const address = await publicAddress(lab);
  const started = await chromium.launch({
    executablePath: CHROMIUM,
    args: [`--host-resolver-rules=MAP ${DOMAIN} ${address}`],
    chromiumSandbox: false, // which does not work as root
  });
  try {
    await visit(lab, cloud, started);
  } finally {
    await started.close();
  }
}

async function visit(lab: Lab, cloud: Running, started: Browser): Promise<void> {
  const { namespace, first } = cloud;
  const page = await started.newPage({ viewport: { width: 1280, height: 720 } });
  page.setDefaultTimeout(PATIENCE * 1000);
  const password = await lab.password(namespace, 'keystone-admin');
  const servers = `${URL}/project/instances/`;

  await lab.step('browser: a wrong password is refused', async () => {
    await page.goto(URL);
    await picture(page, 'login');
    await logIn(page, `${password}-not`);
    await page.getByText('Invalid credentials').waitFor();
  });
  await lab.step('browser: the right one lets in, and the list has the server', async () => {
    await logIn(page, password);
    await page.waitForURL((url) => !url.pathname.startsWith('/auth/'));
    await page.goto(servers);
    const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'e2e', exact: true }) });
    const said = (await row.innerText()).replace(/\s+/g, ' ');
    if (!said.includes('Active') || !said.includes(first.floating)) throw new Error(said);
    await picture(page, 'servers');
    return said;
  });
  await lab.step('browser: the console tab shows what the server shows', async () => {
    await page.goto(`${servers}${first.server}/?tab=instance_details__console`);
    const screen = page.frameLocator('iframe').locator('canvas');
    await screen.waitFor();
    await untilDrawn(() => screen.screenshot());
    await picture(page, 'console');
  });
  await lab.step('browser: each pod of Horizon knows who has logged in at the other', async () => {
    const pods = await lab.get(namespace, 'pods', '-l', 'app.kubernetes.io/name=horizon', ...RUNNING);
    for (const pod of pods) {
      await lab.kubectl(['-n', namespace, 'delete', '--wait=false', title(pod)]);
      for (let i = 0; i < 10; i++) {
        await page.goto(servers);
        if (page.url() !== servers) throw new Error(`asked for ${servers} it went to ${page.url()}`);
        await pause(1);
      }
      await lab.ready(namespace, { timeout: 200 });
    }
    return `20 pages, while ${pods.length} pods were replaced`;
  });
  await lab.step('browser: after the logout nothing is to be seen', async () => {
    await page.goto(`${URL}/auth/logout/`);
    await page.goto(servers);
    await page.locator('#id_password').waitFor();
    const { pathname } = new globalThis.URL(page.url());
    if (pathname !== '/auth/login/') throw new Error(page.url());
  });
}

const RUNNING = ['--field-selector=status.phase=Running'];

async function logIn(page: Page, password: string): Promise<void> {
  await page.locator('#id_username').fill('admin');
  await page.locator('#id_password').fill(password);
  const domain = page.locator('#id_domain');
  if (await domain.isVisible()) await domain.fill('Default');
  await page.locator('#loginBtn').click();
}

/** A screen of one colour compresses to next to nothing. */
async function untilDrawn(screen: () => Promise<Buffer>): Promise<void> {
  let size = 0;
  for (let i = 0; i < PATIENCE; i++) {
    size = (await screen()).length;
    if (size > DRAWN) return;
    await pause(1);
  }
  throw new Error(`the screen stays empty: its picture has ${size} bytes`);
}

const DRAWN = 4000;

async function picture(page: Page, name: string): Promise<void> {
  if (PICTURES !== undefined) await page.screenshot({ path: join(PICTURES, `${name}.png`) });
}
