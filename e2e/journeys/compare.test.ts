import { expect, test } from '@playwright/test';
import { LOOKS, violationsOf } from '../pages/accessible.ts';
import { Shop } from '../pages/shop.ts';

test('articles are compared, and one replaces another in the cart until that is undone @full', async ({ context }) => {
  const shop = await Shop.open(context, 'amra', '/shopping-cart');
  const { page } = shop;
  const main = page.getByRole('main');
  await shop.emptyCart();
  await page.goto('/search/koncentrat?view=list');
  const toggles = main.getByRole('button', { name: /^Uporedi: / });
  await toggles.nth(0).click();
  await expect(main.getByText('Odaberite još jedan artikal')).toBeVisible();
  await toggles.nth(1).click();
  const bar = page.getByRole('region', { name: 'Poređenje artikala' });
  await page.reload();
  await bar.getByRole('link', { name: 'Uporedi' }).click();

  await test.step('differences come first, and alone where that is asked for', async () => {
    await expect(page).toHaveURL(/\/compare\?ids=\d+(,|%2C)\d+$/);
    await expect(main.getByRole('rowheader', { name: 'Razlike' })).toBeVisible();
    await expect(main.getByRole('rowheader', { name: 'Isto kod svih' })).toBeVisible();
    await main.getByRole('switch', { name: 'Samo razlike' }).check({ force: true });
    await expect(main.getByRole('rowheader', { name: 'Isto kod svih' })).toBeHidden();
    expect(await violationsOf(page, 'comparison', LOOKS[0])).toEqual([]);
  });

  await test.step('the first is bought, and replaced by the second', async () => {
    const heads = main.getByRole('columnheader');
    const titles = await heads.getByRole('link').allInnerTexts();
    await main
      .getByRole('button', { name: /^Dodaj u korpu/ })
      .first()
      .click();
    await expect(page.getByText('Dodano u korpu').first()).toBeVisible();
    await main.getByRole('button', { name: 'Zamijeni u mojim listama' }).nth(1).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('checkbox', { name: /^Korpa/ })).toBeChecked();
    expect(await violationsOf(page, 'comparison', LOOKS[0])).toEqual([]);
    await dialog.getByRole('button', { name: 'Zamijeni', exact: true }).click();
    const toast = page.locator('.sj-toast').filter({ hasText: 'Zamijenjeno' });
    await toast.getByRole('button', { name: 'Vrati' }).click();
    await expect(page.getByText('Liste su kakve su bile.').first()).toBeVisible();
    await page.goto('/shopping-cart');
    await expect(shop.cartLine(titles[0] ?? '')).toBeVisible();
  });
  await shop.emptyCart();
});
