import { expect, type Page, test } from '@playwright/test';
import { setShopMode } from '../open-shop.ts';
import { dress, HAS_TIME, LOOKS, type Look, textViolationsOf, violationsOf } from '../pages/accessible.ts';
import { PageErrors } from '../pages/page-errors.ts';
import { misfits } from '../pages/layout.ts';
import { addressFor, delayAnswers, goWithin, linksOn, routesOf } from '../pages/routes.ts';
import { type Client, beginSession } from '../pages/session.ts';
import { type RunningShop, startShop } from '../start-shop.ts';

/*
 * Every page that the two clients have, found in their routers: a new one is visited without a word here. `npm test` looks for missing
 * texts and for errors, as a buyer and as an administrator in one language; `npm run test:looks` also runs axe and looks for what is cut
 * off or moves when answers are late, as everybody and in each language.
 */

interface Principal {
  readonly client: Client;
  /** Without one: somebody who is not signed in. */
  readonly username?: string;
  /** How few pages they could see if something went wrong. */
  readonly pages: number;
  readonly inSuite?: true;
  readonly isOpenShop?: true;
}

const PRINCIPALS: Readonly<Record<string, Principal>> = {
  // No other journey logs in as these: the oldest session beyond the limit of a user ends.
  administrator: { client: 'office', username: 'tarik', pages: 50, inSuite: true },
  buyer: { client: 'shop', username: 'amra', pages: 40, inSuite: true },
  'company admin': { client: 'shop', username: 'jasmin', pages: 40 },
  'sales representative': { client: 'shop', username: 'dario', pages: 40 },
  visitor: { client: 'shop', pages: 40 },
  guest: { client: 'shop', pages: 40, isOpenShop: true },
};

/** Opening it ends the session. */
const NOT_VISITED = ['/auth/logout'];
/** It may use the camera, which no other document may: the router loads its document. */
const OWN_DOCUMENT = '/scan';
const NARROWEST = { width: 320, height: 640 };
/** How long a page may take to follow the size of the window. */
const FOLLOWS_MS = 3_000;
const USUAL = { width: 1280, height: 720 };
const TAGS = { bs: 'bs', hr: 'hr', srLatn: 'sr-Latn', srCyrl: 'sr-Cyrl', en: 'en' } as const;

// Nothing is changed here: each may be seen beside the others.
// With time for all of it, a walk visits a hundred pages whose answers are late on purpose.
test.describe.configure({ mode: 'parallel', timeout: HAS_TIME ? 3_600_000 : 600_000 });

let openShop: RunningShop | undefined;
test.afterAll(() => openShop?.stop());

/** The shop that guests may enter, started for the first of them. */
async function shopForGuests(): Promise<string> {
  if (!openShop) {
    openShop = await startShop();
    await setShopMode(openShop.address, 'open');
  }
  return openShop.address;
}

/** The page in the look; with what is wrong with it. */
async function look(page: Page, place: string, as: Look): Promise<string[]> {
  const isChecked = as.language === 'bs' || as.language === 'hr';
  const found = await textViolationsOf(page, place);
  if (!HAS_TIME) return found;
  if (isChecked) found.push(...(await violationsOf(page, place, as)));
  await page.setViewportSize(NARROWEST);
  // A chart follows the window a moment later.
  await expect
    .poll(() => misfits(page), { timeout: FOLLOWS_MS })
    .toEqual([])
    .catch(() => undefined);
  for (const misfit of await misfits(page)) found.push(`${place} at ${NARROWEST.width} px: ${misfit}`);
  await page.setViewportSize(USUAL);
  return found;
}

for (const [name, principal] of Object.entries(PRINCIPALS).filter(([, { inSuite }]) => HAS_TIME || inSuite))
  for (const as of LOOKS.filter(({ language }) => HAS_TIME || language === 'bs'))
    test(`every page is in order for: ${name}, ${as.language}, ${as.scheme}`, async ({ browser }) => {
      const { client, username, isOpenShop } = principal;
      const context = await browser.newContext(isOpenShop ? { baseURL: await shopForGuests() } : {});
      if (username !== undefined) await beginSession(context, { username, client });
      const page = await context.newPage();
      const base = client === 'office' ? '/admin' : '';
      const start = username === undefined ? '/terms-and-conditions' : `${base}/`;
      await page.goto(start);
      await dress(page, as);
      const errors = await PageErrors.watch(page);
      if (HAS_TIME) await delayAnswers(page);
      await page.goto(start);
      await expect(page.locator('html')).toHaveAttribute('lang', TAGS[as.language]);

      const found: string[] = [];
      const links = new Set<string>();
      const routes = (await routesOf(page)).filter((route) => !NOT_VISITED.includes(route));
      expect(routes.length).toBeGreaterThan(principal.pages);
      await errors.taken();
      for (const route of routes) {
        const address = addressFor(`${base}${route}`, links);
        try {
          await (route === OWN_DOCUMENT ? page.goto(address) : goWithin(page, address));
          found.push(...(await errors.taken()).map((one) => `${address} ${one}`));
          found.push(...(await look(page, address, as)));
          for (const link of await linksOn(page)) links.add(link);
          await errors.taken();
        } catch (error) {
          found.push(`${address} is not shown: ${String(error).slice(0, 300)}`);
          await page.goto(start);
        }
      }
      await context.close();
      expect(found).toEqual([]);
    });
