/**
 * Takes pictures of the screens: `npm run shots -- [--only home,cart] [--widths 1440,390] [--schemes light,dark] [--languages bs,srCyrl] [--out folder]`.
 * Starts a shop of its own with the demo data; with `--address URL` it visits a running one. Without options: the README's pictures.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../chromium-flags.ts';
import { startShop } from '../start-shop.ts';
import { SCREENS, type Screen } from './screens.ts';

const { values } = parseArgs({
  options: {
    address: { type: 'string' },
    only: { type: 'string', default: 'home,category,article,cart,admin-start,admin-orders' },
    widths: { type: 'string', default: '1440' },
    schemes: { type: 'string', default: 'light' },
    languages: { type: 'string', default: 'bs' },
    out: { type: 'string', default: join(import.meta.dirname, '../../docs/pictures') },
  },
});

const USERS = {
  buyer: { username: 'amra', password: 'Sjaj-demo-2026', key: 'sjaj.token' },
  staff: { username: 'lejla', password: 'Sjaj-staff-2026', key: 'sjaj.staff-token' },
} as const;
const HEIGHTS: Readonly<Record<number, number>> = { 390: 844 };

const list = (text: string): string[] => text.split(',').filter(Boolean);

type Look = { width: number; scheme: string; language: string };

const looks: Look[] = list(values.widths).flatMap((width) =>
  list(values.schemes).flatMap((scheme) =>
    list(values.languages).map((language) => ({ width: Number(width), scheme, language })),
  ),
);

async function tokenOf(address: string, who: keyof typeof USERS): Promise<string> {
  const { username, password } = USERS[who];
  const response = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  const { data } = (await response.json()) as { data: { token: string } | null };
  if (!data) throw new Error(`${username} could not log in: ${response.status}`);
  return data.token;
}

/** A browser window in which the person is signed in, with language and colours chosen. */
async function windowFor(browser: Browser, address: string, look: Look, as: Screen['as']): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: look.width, height: HEIGHTS[look.width] ?? 900 },
    locale: 'bs-BA',
    timezoneId: 'Europe/Sarajevo',
    colorScheme: look.scheme === 'dark' ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  const stored: Record<string, string> = { 'sjaj.language': look.language, 'sjaj.scheme': look.scheme };
  if (as !== 'visitor') stored[USERS[as].key] = await tokenOf(address, as);
  await context.addInitScript((entries: Record<string, string>) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
  return context;
}

const isOnlyOne = looks.length === 1;

async function take(context: BrowserContext, screen: Screen, look: Look): Promise<void> {
  const page = await context.newPage();
  await screen.open(page);
  await page.waitForLoadState('networkidle');
  const suffix = isOnlyOne ? '' : `-${look.width}-${look.scheme}-${look.language}`;
  const path = join(values.out, `${screen.name}${suffix}.png`);
  await page.screenshot({ path });
  console.log(path);
  await page.close();
}

const chosen = SCREENS.filter(({ name }) => values.only === 'all' || list(values.only).includes(name));
mkdirSync(values.out, { recursive: true });
const shop = values.address ? undefined : await startShop();
const address = values.address ?? shop?.address ?? '';
const executablePath = process.env['CHROMIUM_PATH'];
const browser = await chromium.launch({ args: CHROMIUM_FLAGS, ...(executablePath ? { executablePath } : {}) });
try {
  for (const look of looks) {
    for (const as of ['visitor', 'buyer', 'staff'] as const) {
      const context = await windowFor(browser, address, look, as);
      for (const screen of chosen.filter((one) => one.as === as)) await take(context, screen, look);
      await context.close();
    }
  }
} finally {
  await browser.close();
  await shop?.stop();
}
