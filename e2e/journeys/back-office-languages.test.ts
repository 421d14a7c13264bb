import { expect, type Page, test } from '@playwright/test';
import { dress, violationsOf, goWithin, HAS_TIME, LOOKS, textViolationsOf } from '../pages/accessible.ts';
import { BackOffice } from '../pages/back-office.ts';

const ORDERS = { bs: 'Narudžbe', hr: 'Narudžbe', srLatn: 'Porudžbine', srCyrl: 'Поруџбине', en: 'Orders' } as const;

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
  '/failed-events',
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

for (const look of LOOKS) {
  // Axe takes minutes for all screens: the suite has time for one look, and checks the texts of the others.
  const isChecked = HAS_TIME || look.language === 'bs';
  const check = isChecked ? 'accessible' : 'translated';
  const violations = (page: Page, place: string) =>
    isChecked ? violationsOf(page, place, look) : textViolationsOf(page, place);

  test(`every screen of the back office is ${check} in ${look.language}, ${look.scheme}`, async ({ context }) => {
    // No other journey logs in as this administrator: the oldest session beyond the limit of a user ends.
    const { page } = await BackOffice.open(context, 'tarik');
    await dress(page, look);
    const found: string[] = [];
    await page.goto('/admin/settings');
    for (const path of ['/', ...LISTS, ...FORMS, '/stock-imports/new', '/settings']) {
      await goWithin(page, `/admin${path}`);
      found.push(...(await violations(page, path)));
      if (path === '/orders') await expect(page.getByRole('heading', { level: 1 })).toHaveText(ORDERS[look.language]);
      if (!WITH_RECORDS.includes(path)) continue;
      await page.locator(`main tbody a[href^="/admin${path}/"]`).first().click();
      await page.waitForURL(new RegExp(`${path}/\\d+$`));
      found.push(...(await violations(page, `${path}/…`)));
    }
    expect(found).toEqual([]);
  });
}
