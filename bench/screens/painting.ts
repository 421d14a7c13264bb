import type { Browser, Page } from '@playwright/test';
import { freshWindow, type Line, median, openPage, pageOn, type Visitor } from './browser.ts';

const DEBOUNCE_MS = 300;
const HOVER_MS = 150;

interface Watch {
  /** The event from which time is counted; the last one of its kind. */
  readonly event: 'click' | 'input';
  /** The page is there once its text begins so and there is at least one of these. */
  readonly selector: string;
  readonly text: string;
  readonly items: string;
}

declare global {
  interface Window {
    watchedPaint?: Promise<number>;
  }
}

/** In the page: resolves with the milliseconds from the event to the paint of what it brings. */
function watch({ event, selector, text, items }: Watch): void {
  let start = 0;
  window.watchedPaint = new Promise((resolve) => {
    const isThere = (): boolean =>
      (document.querySelector(selector)?.textContent ?? '').includes(text) && document.querySelector(items) !== null;
    const observer = new MutationObserver(() => {
      if (start === 0 || !isThere()) return;
      observer.disconnect();
      // The next frame holds it; the task after that frame comes once it is painted.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    addEventListener(event, ({ timeStamp }) => (start = timeStamp), { capture: true });
  });
}

const painted = (page: Page): Promise<number | undefined> => page.evaluate(() => window.watchedPaint);

async function timed(page: Page, seen: Watch, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(watch, seen);
  await act();
  const ms = await painted(page);
  if (ms === undefined) throw new Error('nothing was watched');
  return ms;
}

interface Effort {
  readonly line: Line;
  readonly runs: number;
}

/** From the click on a sub-category, which the pointer has been on for a moment, to its articles on the screen. */
export async function clickToListing(browser: Browser, visitor: Visitor, { line, runs }: Effort): Promise<number> {
  const all: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await freshWindow(browser, visitor);
    const page = await pageOn(context, line);
    await openPage(page, '/category/1/x');
    const link = page.locator('main a[href^="/category/6/"]').first();
    const title = await link.locator('span span').first().innerText();
    await link.hover();
    await page.waitForTimeout(HOVER_MS);
    const seen: Watch = { event: 'click', selector: 'main h1', text: title, items: 'main article' };
    all.push(await timed(page, seen, () => page.mouse.down().then(() => page.mouse.up())));
    await context.close();
  }
  return median(all);
}

/** From the last letter to the suggestions on the screen, without the time that is waited for another letter. */
export async function typingToSuggestions(browser: Browser, visitor: Visitor, { line, runs }: Effort): Promise<number> {
  const all: number[] = [];
  for (const word of ['nitril', 'papir', 'mikrofiber', 'sapun', 'aqualin'].slice(0, runs)) {
    const context = await freshWindow(browser, visitor);
    const page = await pageOn(context, line);
    await openPage(page, '/');
    await page.keyboard.press('/');
    const seen: Watch = { event: 'input', selector: '[role=listbox]', text: `„${word}”`, items: '[role=option]' };
    const ms = await timed(page, seen, () => page.keyboard.type(word, { delay: 30 }));
    all.push(ms - DEBOUNCE_MS);
    await context.close();
  }
  return median(all);
}
