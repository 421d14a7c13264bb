import { expect, test } from '@playwright/test';
import { addDays, businessDate } from '@sjaj/domain';
import { Shop } from '../pages/shop.ts';

test(
  'a company admin names a deputy, who approves a colleague’s order; its history says for whom',
  { tag: '@full' },
  async ({ browser }) => {
    const admin = await Shop.open(await browser.newContext(), 'mirza', '/profile/company');
    await admin.page.getByRole('button', { name: 'Imenuj zamjenika' }).click();
    const form = admin.page.getByRole('dialog', { name: 'Imenuj zamjenika' });
    await form.getByRole('button', { name: 'Imenuj zamjenika' }).click();
    await expect(form.getByText('Polje Zamjenik je obavezno.')).toBeVisible();
    const today = businessDate(new Date());
    await form.getByLabel('Zamjenik').selectOption({ label: 'Amela Zukić' });
    await form.getByLabel('Prvi dan').fill(today);
    await form.getByLabel('Posljednji dan').fill(addDays(today, 7));
    await form.getByRole('button', { name: 'Imenuj zamjenika' }).click();
    await expect(form).toBeHidden();
    await expect(admin.page.getByText('sada odobrava')).toBeVisible();

    const colleague = await Shop.open(await browser.newContext(), 'tea');
    await colleague.putIntoCart('PA-20004');
    const number = await colleague.placeOrder();

    const deputy = await Shop.open(await browser.newContext(), 'amela', '/profile/orders');
    await expect(deputy.page.getByText('odobravate narudžbe umjesto: Mirza Hasić')).toBeVisible();
    await deputy.page.getByRole('link', { name: number, exact: true }).click();
    await deputy.page.getByRole('button', { name: 'Odobri narudžbu' }).first().click();
    await expect(deputy.page.getByRole('main').getByText('Kreirana').first()).toBeVisible();
    await expect(deputy.page.getByRole('main').getByText('Amela Zukić umjesto: Mirza Hasić')).toBeVisible();
  },
);
