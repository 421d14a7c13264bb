import type { Page } from '@playwright/test';
import { waitUntilShown } from './accessible.ts';

/** The router of the client, which it leaves on the window. */
interface ClientRouter {
  readonly routesByPath: Readonly<Record<string, unknown>>;
  readonly state: {
    readonly status: string;
    readonly location: { readonly href: string };
    readonly resolvedLocation?: { readonly href: string };
  };
}
declare global {
  interface Window {
    readonly __TSR_ROUTER__: ClientRouter;
  }
}

/** The paths of all pages of the client, with parameters as `$id`, as its router lists them: those without parameters first. */
export async function routesOf(page: Page): Promise<readonly string[]> {
  const paths = await page.evaluate(() => Object.keys(window.__TSR_ROUTER__.routesByPath));
  const pages = paths.filter((path) => !path.endsWith('$'));
  return [...pages.filter((path) => !path.includes('$')), ...pages.filter((path) => path.includes('$'))];
}

/** Goes to another page as the links of the app do, without loading the app again, and waits until it is shown. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    // Two frames later the router has noticed.
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, path);
  await page.waitForFunction(() => {
    const { status, location, resolvedLocation } = window.__TSR_ROUTER__.state;
    return status === 'idle' && resolvedLocation?.href === location.href;
  });
  await waitUntilShown(page);
}

/** The first link of those that leads to a page of the route; without one an address that has parameters at all. */
export function addressFor(route: string, links: Iterable<string>): string {
  const pattern = new RegExp(`^${route.replace(/\$\w+/g, '(?!new(?:/|$))[^/?#]+')}$`);
  for (const link of links) if (pattern.test(link)) return link;
  return route.replace(/\$\w+/g, '1');
}

/** Where the links of the open page lead, in the same client. */
export const linksOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...document.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href') ?? ''));

/** Between the first answer of a page and its last. */
const DELAYS_MS = [200, 300, 400, 250, 350];

/** Answers come late and apart from one another, as on a poor connection: what has no room of its own moves the page. */
export async function delayAnswers(page: Page): Promise<void> {
  let calls = 0;
  await page.route(/\/api\//, async (route) => {
    const delay = DELAYS_MS[calls++ % DELAYS_MS.length];
    await new Promise((resolve) => setTimeout(resolve, delay));
    await route.continue().catch(() => undefined);
  });
}
