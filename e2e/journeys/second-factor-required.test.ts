import { expect, test } from '@playwright/test';
import { changeSettings } from '../open-shop.ts';
import { BackOffice } from '../pages/back-office.ts';
import { setUpApp } from '../pages/second-factor.ts';
import { STAFF_PASSWORD } from '../pages/session.ts';
import { startShop } from '../start-shop.ts';

const SUBJECT = 'Dostava i subotom';

let shop: Awaited<ReturnType<typeof startShop>>;
test.beforeAll(async () => {
  shop = await startShop();
});
test.afterAll(() => shop?.stop());

test(
  'staff set up the second factor that the shop begins to require, and what they typed is saved',
  { tag: '@full' },
  async ({ browser }) => {
    const context = await browser.newContext({ baseURL: shop.address });
    const { page } = await BackOffice.open(context, 'lejla', '/newsletter/new');
    const subject = page.getByRole('textbox', { name: 'Naslov', exact: true });
    await subject.fill(SUBJECT);
    await page.getByRole('textbox', { name: 'Tekst', exact: true }).click();
    await page.keyboard.type('Od decembra dostavljamo i subotom.');
    await changeSettings(shop.address, { staffSecondFactor: 'required' });
    const token = await page.evaluate(() => localStorage.getItem('sjaj.staff-token'));
    const headers = { authorization: `Bearer ${token}` };
    // In force everywhere within a second.
    await expect.poll(async () => (await context.request.get('/api/users/profile', { headers })).status()).toBe(403);

    await page.keyboard.press('Control+s');
    const dialog = page.getByRole('dialog', { name: 'Postavite drugi faktor' });
    await expect(dialog.getByText('Sve što ste upisali je sačuvano.')).toBeVisible();
    await setUpApp(page, STAFF_PASSWORD);
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/admin\/newsletter\/\d+$/);
    await page.reload();
    await expect(subject).toHaveValue(SUBJECT);
    await context.close();
  },
);
