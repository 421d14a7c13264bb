import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Every language with colours to see it in. Contrast takes axe as long as all the rest and is the same in each language: it is
 * looked at once in light and once in dark.
 */
export const LOOKS = [
  { language: 'bs', scheme: 'light', contrast: true },
  { language: 'hr', scheme: 'dark', contrast: true },
  { language: 'srLatn', scheme: 'light', contrast: false },
  { language: 'srCyrl', scheme: 'dark', contrast: false },
  { language: 'en', scheme: 'light', contrast: false },
] as const;
export type Look = (typeof LOOKS)[number];

/** The app in this look from the next page on. */
export const dress = (page: Page, { language, scheme }: Look): Promise<void> =>
  page.evaluate(
    (look) => {
      localStorage.setItem('sjaj.language', look.language);
      localStorage.setItem('sjaj.scheme', look.scheme);
    },
    { language, scheme },
  );

/** What axe finds on the page that is open, once it has its heading and waits for nothing; each fault with its place. */
export async function faultsOf(page: Page, place: string, { contrast }: Pick<Look, 'contrast'>): Promise<string[]> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const axe = new AxeBuilder({ page }).withTags(WCAG_2_2_AA);
  const { violations } = await (contrast ? axe : axe.disableRules(['color-contrast'])).analyze();
  return violations.map(({ id, nodes }) => `${place} ${id}: ${nodes[0]?.target.join(' ')}`);
}

/** Goes to another page as the links of the app do, without loading the app anew; every page has a title of its own. */
export async function goWithin(page: Page, path: string): Promise<void> {
  const before = await page.title();
  await page.evaluate((to) => history.pushState({}, '', to), path);
  await page.waitForFunction((title) => document.title !== title, before);
}
