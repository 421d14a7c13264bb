import { expect, type Page, test } from '@playwright/test';
import { PageErrors } from '../pages/page-errors.ts';
import { goWithin, routesOf } from '../pages/routes.ts';
import { beginSession, type Client } from '../pages/session.ts';

/*
 * Whatever an address contains that somebody typed, mangled or was sent: the page is shown or says that there is nothing, it throws
 * nothing and asks the server nothing that ends in a fault.
 */

const PRINCIPALS = {
  administrator: { client: 'office', username: 'lejla', pages: 50 },
  buyer: { client: 'shop', username: 'jasmin', pages: 40 },
  representative: { client: 'shop', username: 'dario', pages: 40 },
} as const satisfies Record<string, { client: Client; username: string; pages: number }>;

const NOT_VISITED = ['/auth/logout'];
/** In the place of a record’s id or name. */
const HOSTILE_SEGMENTS = [
  '0',
  '-1',
  '1e3',
  '99999999999999999999',
  'null',
  '%00',
  '%E0%A4%A',
  '..%2F..%2Fadmin',
  '%F0%9F%92%A5',
];
/** The names that the pages read from their address, and some that objects have by themselves. */
const NAMES = [
  'page',
  'q',
  'sort',
  'view',
  'kind',
  'from',
  'to',
  'word',
  'size',
  'filter',
  'tab',
  'status',
  'redirect',
  'ids',
  '__proto__',
];
const HOSTILE_VALUES = [
  '{"toString":{}}',
  '["a",{"b":[]}]',
  'null',
  '-9007199254740993',
  '2026-02-31',
  '\u0000\uD83D\uDCA5 " \' ; -- %',
  'x'.repeat(3_000),
];

const hostileQueries = HOSTILE_VALUES.map(
  (value) => `?${NAMES.map((name) => `${name}=${encodeURIComponent(value)}`).join('&')}`,
);

/** What goes wrong on the page of the address. */
async function errorsAt(page: Page, errors: PageErrors, address: string): Promise<string[]> {
  const found: string[] = [];
  const note = (answer: { status(): number; url(): string }) => {
    if (answer.status() >= 500) found.push(`${answer.status()} ${answer.url()}`);
  };
  page.on('response', note);
  try {
    await goWithin(page, address);
    await expect(page.getByRole('heading').first()).toBeVisible();
  } catch (error) {
    found.push(`is not shown: ${String(error).slice(0, 200)}`);
  }
  page.off('response', note);
  const said = (await errors.taken()).filter((line) => !line.startsWith('its content moves'));
  return [...found, ...said].map((error) => `${address.slice(0, 200)} ${error}`);
}

for (const [name, { client, username, pages }] of Object.entries(PRINCIPALS))
  test(`no address breaks a page of: ${name}`, { tag: '@full' }, async ({ context }) => {
    test.setTimeout(900_000);
    await beginSession(context, { username, client });
    const page = await context.newPage();
    const errors = await PageErrors.watch(page);
    const base = client === 'office' ? '/admin' : '';
    await page.goto(`${base}/`);
    const routes = (await routesOf(page)).filter((route) => !NOT_VISITED.includes(route));
    expect(routes.length).toBeGreaterThan(pages);
    const found: string[] = [];
    for (const route of routes) {
      const addresses = route.includes('$')
        ? HOSTILE_SEGMENTS.map((segment) => route.replace(/\$\w+/g, segment))
        : hostileQueries.map((query) => `${route}${query}`);
      for (const address of addresses) {
        const here = await errorsAt(page, errors, `${base}${address}`);
        found.push(...here);
        // A page that is broken says nothing about the next address.
        if (here.length > 0) await page.goto(`${base}/`);
      }
    }
    expect(found).toEqual([]);
  });
