import { expect, test } from '@playwright/test';
import { BackOffice } from '../pages/back-office.ts';

test(
  'an order is rejected by keyboard, and another handed over by its number',
  { tag: '@full' },
  async ({ context }) => {
    const { page } = await BackOffice.open(context, 'lejla', '/queues/approval');
    const rows = page.getByRole('region', { name: 'Najstarije prvo' }).getByRole('button');
    const dialog = page.getByRole('dialog');

    await test.step('J opens the next order, R asks for the reason, and the order behind it follows with the focus', async () => {
      await expect(rows.nth(2)).toBeVisible();
      await page.keyboard.press('j');
      await expect(rows.nth(1)).toBeFocused();
      const number = /\d{4}-\d{6}/.exec((await rows.nth(1).textContent()) ?? '')?.[0] ?? '';
      await page.keyboard.press('r');
      await expect(dialog.getByRole('textbox')).toBeFocused();
      await page.keyboard.press('Control+Enter');
      await expect(dialog.getByText(/obavezno/)).toBeVisible();
      await page.keyboard.type('Dvostruka narudžba');
      await page.keyboard.press('Control+Enter');
      await expect(dialog).toBeHidden();
      await expect(rows.filter({ hasText: number })).toHaveCount(0);
      await expect(rows.and(page.locator('[aria-current]'))).toBeFocused();
    });

    await test.step('a scanned number hands the order over once', async () => {
      await page.goto('/admin/queues/shipping');
      const link = page.getByRole('row').nth(1).getByRole('link').first();
      await expect(link).toBeVisible();
      const number = (await link.textContent()) ?? '';
      await page.keyboard.press('s');
      await page.keyboard.type(number);
      await page.keyboard.press('Enter');
      await expect(page.getByText(`${number} predana`)).toBeVisible();
      await page.keyboard.type(number);
      await page.keyboard.press('Enter');
      await expect(page.getByText(`${number} nije promijenjena: Predana`)).toBeVisible();
    });
  },
);
