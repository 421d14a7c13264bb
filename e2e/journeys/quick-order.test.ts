import { expect, test } from '@playwright/test';
import { Shop } from '../pages/shop.ts';

const PASTED = ['Šifra;Količina', 'PA-20023\t40', '24 CL-10060', 'PA-20037 4 kom', '', 'CL-10047 2,5', 'xyz-nema 3'];

test(
  'a pasted list in many shapes: good lines are ready, each faulty one is mended where it stands',
  { tag: '@full' },
  async ({ context }) => {
    const shop = await Shop.open(context, 'nermina', '/quick-order');
    const { page } = shop;
    await shop.emptyCart();
    await page.goto('/quick-order');
    const quantity = (line: number) => page.getByRole('textbox', { name: `Količina u redu ${line}` });

    await page.getByRole('textbox', { name: 'Šifre i količine' }).fill(PASTED.join('\n'));
    await page.keyboard.press('Control+Enter');

    await test.step('what was meant is read', async () => {
      await expect(page.getByRole('button', { name: 'Dodaj 3 reda u korpu' })).toBeVisible();
      for (const [line, text] of [
        [2, '40'],
        [3, '24'],
        [4, '4'],
        [6, '2,5'],
      ] as const)
        await expect(quantity(line)).toHaveValue(text);
    });

    await test.step('the summary leads to the line, and Enter goes on to the next', async () => {
      await page.getByRole('button', { name: 'red 6', exact: true }).click();
      await expect(quantity(6)).toBeFocused();
      await page.keyboard.press('Control+A');
      await page.keyboard.type('4');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Dodaj 4 reda u korpu' })).toBeVisible();
      await expect(quantity(7)).toBeFocused();
    });

    await test.step('good lines go into the cart, the faulty one stays', async () => {
      await page.getByRole('button', { name: 'Dodaj 4 reda u korpu' }).click();
      await expect(page.getByText('Nepoznata šifra: xyz-nema').first()).toBeVisible();
      await page.goto('/shopping-cart');
      await expect(page.getByText('4 artikla').first()).toBeVisible();
    });
  },
);
