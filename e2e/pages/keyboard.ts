import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any page has before what is looked for. */
const LONGEST_WAY = 150;

/** Presses Tab until the element has the focus; how often. Every stop on the way must show that it has it. */
export async function tabTo(page: Page, target: Locator): Promise<number> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < LONGEST_WAY; stop += 1) {
    if (await hasFocus(target)) return stop;
    await page.keyboard.press('Tab');
    const hidden = await page.evaluate(unseenFocus);
    expect(hidden, 'what has the focus shows it').toBeNull();
  }
  throw new Error(`Tab does not lead to ${String(target)}`);
}

export const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** The focused element where neither it nor what is drawn around it has an outline or a ring; null when it shows. */
function unseenFocus(): string | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  let element: Element | null = focused;
  for (let level = 0; element && level < 3; level += 1, element = element.parentElement) {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    if ((outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none') return null;
  }
  return focused.outerHTML.slice(0, 200);
}

/** The focused element where a bar that stays at the edge of the screen lies over it; null where it can be seen. */
export const coveredFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const bar = document.elementFromPoint(left + width / 2, top + height / 2)?.closest('[data-bar], .shop-bottom-bar');
    return bar && !bar.contains(focused) ? focused.outerHTML.slice(0, 200) : null;
  });
