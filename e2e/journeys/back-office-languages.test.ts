import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { BackOffice } from '../pages/back-office.ts';

/** Languages in turn with the colours of the screen, so that both are seen on every screen. */
const LOOKS = [
  { language: 'bs', scheme: 'light', orders: 'Narudžbe' },
  { language: 'hr', scheme: 'dark', orders: 'Narudžbe' },
  { language: 'srLatn', scheme: 'light', orders: 'Porudžbine' },
  { language: 'srCyrl', scheme: 'dark', orders: 'Поруџбине' },
  { language: 'en', scheme: 'light', orders: 'Orders' },
] as const;

const LISTS = [
  '/orders',
  '/articles',
  '/categories',
  '/brands',
  '/attributes',
  '/stock',
  '/stock-imports',
  '/sales',
  '/coupons',
  '/express-posts',
  '/pickup-places',
  '/reviews',
  '/searches',
  '/synonyms',
  '/out-of-stock-requests',
  '/presentation-requests',
  '/companies',
  '/company-codes',
  '/outgoing-mail',
  '/jobs',
  '/failed-jobs',
];
/** Lists whose rows lead to a page below them. */
const WITH_RECORDS = [
  '/orders',
  '/articles',
  '/categories',
  '/brands',
  '/attributes',
  '/stock',
  '/sales',
  '/coupons',
  '/express-posts',
  '/pickup-places',
  '/companies',
  '/company-codes',
];
const FORMS = [
  '/articles/new',
  '/categories/new',
  '/brands/new',
  '/attributes/new',
  '/sales/new',
  '/coupons/new',
  '/express-posts/new',
  '/pickup-places/new',
  '/synonyms/new',
];

// Nothing is changed here: each look may be seen beside the others.
test.describe.configure({ mode: 'parallel', timeout: 420_000 });

async function faultsOf(page: Page, path: string): Promise<readonly string[]> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]?.target.join(' ')}`);
}

for (const { language, scheme, orders } of LOOKS) {
  test(`every screen of the back office is accessible in ${language}, ${scheme}`, async ({ context }) => {
    const { page } = await BackOffice.open(context, 'lejla');
    await page.evaluate(
      (look) => {
        localStorage.setItem('sjaj.language', look.language);
        localStorage.setItem('sjaj.scheme', look.scheme);
      },
      { language, scheme },
    );
    const found: string[] = [];
    for (const path of ['/', ...LISTS, ...FORMS, '/stock-imports/new', '/settings']) {
      await page.goto(`/admin${path}`);
      found.push(...(await faultsOf(page, path)));
      if (path === '/orders') await expect(page.getByRole('heading', { level: 1 })).toHaveText(orders);
      if (!WITH_RECORDS.includes(path)) continue;
      await page.locator(`main tbody a[href^="/admin${path}/"]`).first().click();
      await page.waitForURL(new RegExp(`${path}/\\d+$`));
      found.push(...(await faultsOf(page, `${path}/…`)));
    }
    expect(found).toEqual([]);
  });
}
