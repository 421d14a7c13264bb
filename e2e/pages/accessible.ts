import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Every language, with colours to see it in. */
export const LOOKS = [
  { language: 'bs', scheme: 'light' },
  { language: 'hr', scheme: 'dark' },
  { language: 'srLatn', scheme: 'light' },
  { language: 'srCyrl', scheme: 'dark' },
  { language: 'en', scheme: 'light' },
] as const;
export type Look = (typeof LOOKS)[number];

/** Whether every look is held against every rule (`npm run test:looks`), or only as much as the suite has time for. */
export const HAS_TIME = process.env['LOOKS'] === 'all';

/** The app in this look from the next page on. */
export const dress = (page: Page, { language, scheme }: Look): Promise<void> =>
  page.evaluate(
    (look) => {
      localStorage.setItem('sjaj.language', look.language);
      localStorage.setItem('sjaj.scheme', look.scheme);
    },
    { language, scheme },
  );

/** Waits until the open page has its heading and no skeleton. */
export async function waitUntilShown(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Contrast takes axe as long as all other rules and is the same in each language: it is checked once in light and once in dark. */
const hasContrastChecked = ({ language }: Look): boolean => HAS_TIME || language === 'bs' || language === 'hr';

/** What a text holds that was filled in with nothing. */
const UNFILLED = /\bundefined\b|\bNaN\b|\[object Object\]/g;

/** What axe finds on the open page, each fault with its place. */
export async function violationsOf(page: Page, place: string, look: Look): Promise<string[]> {
  await waitUntilShown(page);
  // No screen has a frame with something in it: without looking for one it takes half the time.
  const axe = new AxeBuilder({ page }).withTags(WCAG_2_2_AA).setLegacyMode();
  const { violations } = await (hasContrastChecked(look) ? axe : axe.disableRules(['color-contrast'])).analyze();
  return violations.map(({ id, nodes }) => `${place} ${id}: ${nodes[0]?.target.join(' ')}`);
}

/** What is wrong with the texts of the open page: a key that has no text, or a page that is wider than the screen. */
export async function textViolationsOf(page: Page, place: string): Promise<string[]> {
  await waitUntilShown(page);
  const text = await page.locator('body').innerText();
  const unfilled = text.match(UNFILLED) ?? [];
  const dotted = text.match(/(?<![@\w.-])[a-z][A-Za-z]+\.[a-z][A-Za-z]+(?:\.[a-z][A-Za-z]+)*\b(?=\s*$)/gm) ?? [];
  // Invented sites look like keys of texts.
  const keys = dotted.filter((key) => !/\.example(\.ba)?$/.test(key));
  // A transition may still move a panel into the page.
  const fits = await page
    .waitForFunction(() => document.documentElement.scrollWidth <= innerWidth, undefined, { timeout: 10_000 })
    .then(
      () => true,
      () => false,
    );
  return [
    ...[...keys, ...unfilled].map((key) => `${place} text: ${key}`),
    ...(fits ? [] : [`${place} is wider than the screen`]),
  ];
}
