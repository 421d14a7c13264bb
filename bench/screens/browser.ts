import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../../e2e/chromium-flags.ts';

/** The connection: this machine's, or a phone's with a poor one. */
export type Line = 'local' | 'slow';

const MEGABIT_BYTES = 125_000;
const SLOW = { rate: 1.6 * MEGABIT_BYTES, latency: 150, cpu: 4 } as const;

const SETTLED_MS = 600;

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ args: CHROMIUM_FLAGS, executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium' });

export interface Visitor {
  readonly address: string;
  /** null: nobody is signed in. */
  readonly token: string | null;
}

/** A window with nothing in its cache, in Bosnian. */
export async function freshWindow(browser: Browser, visitor: Visitor): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: visitor.address,
    viewport: { width: 1440, height: 900 },
    locale: 'bs-BA',
    timezoneId: 'Europe/Sarajevo',
  });
  await context.addInitScript((token) => {
    if (token !== null) localStorage.setItem('sjaj.token', token);
    localStorage.setItem('sjaj.language', 'bs');
  }, visitor.token);
  return context;
}

/** A new page on that line; a processor four times slower goes with the slow one. */
export async function pageOn(context: BrowserContext, line: Line): Promise<Page> {
  const page = await context.newPage();
  if (line === 'slow') {
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: SLOW.latency,
      downloadThroughput: SLOW.rate,
      uploadThroughput: SLOW.rate,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW.cpu });
  }
  return page;
}

/** Opens an address and waits until the page is drawn and asks for nothing more. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // A slow processor may leave the line idle before the first page is drawn.
  await page.locator('main h1, form').last().waitFor();
  // What the server has written of a page stands there until the app draws it.
  await page.locator('.shop-placeholder').waitFor({ state: 'detached' });
  await page.waitForTimeout(SETTLED_MS);
  await page.waitForLoadState('networkidle');
}

/** The processor alone made slower, or as it is. */
export async function slowProcessor(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW.cpu });
}

export async function logIn(address: string, username: string, password: string): Promise<string> {
  const response = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  const { data } = (await response.json()) as { data: { token: string } | null };
  if (!data) throw new Error(`${username} could not log in: ${response.status}`);
  return data.token;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
