import type { Browser, Page } from '@playwright/test';
import { freshWindow, openPage, slowProcessor, type Visitor } from './browser.ts';

const PAUSE_MS = 500;

declare global {
  interface Window {
    longestEvent?: { ms: number; name: string };
    frameGaps?: number[];
  }
}

function observeEvents(): void {
  const longest = { ms: 0, name: '' };
  window.longestEvent = longest;
  new PerformanceObserver((list) => {
    for (const { duration, name } of list.getEntries()) {
      if (duration <= longest.ms) continue;
      longest.ms = duration;
      longest.name = name;
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

type Act = (page: Page) => Promise<unknown>;

const main = (page: Page) => page.getByRole('main');
const button =
  (name: RegExp | string): Act =>
  (page) =>
    main(page).getByRole('button', { name }).first().click();

/** What a reader does on each page; each act is followed by a pause. */
const ACTS: Readonly<Record<string, readonly Act[]>> = {
  '/': [
    (page) => main(page).locator('input[data-quantity]').first().fill('3'),
    button('Sve na 0'),
    (page) =>
      page
        .getByRole('banner')
        .getByRole('button', { name: /Bosanski/ })
        .click(),
    (page) => page.keyboard.press('Escape'),
    (page) => page.getByRole('banner').getByRole('button', { name: 'Kategorije' }).click(),
  ],
  '/category/1/x': [
    (page) => page.getByRole('checkbox', { name: /^Na stanju/ }).check(),
    (page) => page.getByRole('checkbox', { name: /^Aqualin/ }).check(),
    (page) => page.getByRole('radio', { name: 'Tabela' }).check({ force: true }),
    (page) => main(page).locator('input[data-quantity]').first().fill('3'),
  ],
  '/article/1082/x': [
    (page) => main(page).getByRole('tab').nth(1).click(),
    (page) => main(page).locator('input[inputmode=numeric]').first().fill('3'),
    button('Uvećaj sliku'),
  ],
};

/** The longest time from a click or a key to the next paint, with a processor four times slower. */
export async function longestInteraction(
  browser: Browser,
  visitor: Visitor,
): Promise<{ readonly ms: number; readonly name: string }> {
  let longest = { ms: 0, name: '' };
  for (const [path, acts] of Object.entries(ACTS)) {
    const context = await freshWindow(browser, visitor);
    await context.addInitScript(observeEvents);
    const page = await context.newPage();
    await openPage(page, path);
    await slowProcessor(page);
    for (const act of acts) {
      await act(page);
      await page.waitForTimeout(PAUSE_MS);
    }
    const seen = await page.evaluate(() => window.longestEvent);
    if (seen && seen.ms > longest.ms) longest = { ms: seen.ms, name: `${seen.name} ${path}` };
    await context.close();
  }
  return longest;
}

/** The longest gap between two frames while quantities are typed into a table of 100 rows. */
export async function typingInTable(browser: Browser, visitor: Visitor): Promise<number> {
  const context = await freshWindow(browser, visitor);
  const page = await context.newPage();
  await openPage(page, '/category/1/x?view=table&size=100');
  await page.locator('main input[data-quantity]').first().focus();
  await page.evaluate(() => {
    const frames: number[] = [];
    window.frameGaps = frames;
    let last = performance.now();
    const next = (now: number): void => {
      frames.push(now - last);
      last = now;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  for (let row = 0; row < 20; row += 1) {
    await page.keyboard.type('24', { delay: 60 });
    await page.keyboard.press('Enter');
  }
  const frames = (await page.evaluate(() => window.frameGaps)) ?? [];
  await context.close();
  // The first frame began before the measurement.
  return Math.max(...frames.slice(1));
}
