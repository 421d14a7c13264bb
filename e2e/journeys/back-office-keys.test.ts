import { expect, test } from '@playwright/test';
import { BackOffice } from '../pages/back-office.ts';
import { tabTo } from '../pages/keyboard.ts';

const NAME = 'Probna grana';

test('a category is added, found, changed and deleted without a mouse', { tag: '@full' }, async ({ context }) => {
  const { page } = await BackOffice.open(context, 'lejla');
  const keys = page.keyboard;
  const heading = page.getByRole('heading', { level: 1 });
  const name = page.getByRole('textbox', { name: 'Naziv' });
  await page.goto('/admin/categories');
  await expect(page.getByRole('row').nth(1)).toBeVisible();

  await test.step('N begins a new one, Ctrl S says what is missing and goes there', async () => {
    await keys.press('n');
    await expect(page).toHaveURL(/\/categories\/new$/);
    await expect(name).toBeVisible();
    await keys.press('Control+s');
    await expect(name).toBeFocused();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await keys.type(NAME);
    await keys.press('Control+s');
    await expect(page).toHaveURL(/\/categories\/\d+$/);
    await expect(heading).toHaveText(NAME);
  });

  await test.step('a slash searches the list, J goes to the first row', async () => {
    await page.goto('/admin/categories');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await keys.press('/');
    await keys.type('probna gr');
    await expect(page.getByRole('row')).toHaveCount(2);
    // Letters that are typed into a field do nothing else.
    await expect(page).toHaveURL(/\/categories\?/);
    await page.getByRole('searchbox').evaluate((field) => (field as HTMLInputElement).blur());
    await keys.press('j');
    await expect(page.getByRole('link', { name: NAME })).toBeFocused();
    await keys.press('Enter');
    await expect(heading).toHaveText(NAME);
  });

  await test.step('a change is said before the page is left', async () => {
    await tabTo(page, name);
    await keys.press('End');
    await keys.type(' 2');
    await expect(page.getByRole('status').filter({ hasText: '1' }).first()).toBeVisible();
    await keys.press('Control+s');
    await expect(heading).toHaveText(`${NAME} 2`);
  });

  await test.step('it is deleted after a question', async () => {
    const remove = page.getByRole('main').getByRole('button', { name: 'Obriši' });
    await tabTo(page, remove);
    await keys.press('Enter');
    const dialog = page.getByRole('dialog');
    await tabTo(page, dialog.getByRole('button', { name: 'Obriši' }));
    await keys.press('Enter');
    await expect(page).toHaveURL(/\/categories$/);
  });
});

test('a category that articles belong to stays, and says which', { tag: '@full' }, async ({ context }) => {
  const { page } = await BackOffice.open(context, 'lejla', '/categories?q=staklo');
  await page.getByRole('row').nth(1).getByRole('link').click();
  await page.getByRole('main').getByRole('button', { name: 'Obriši' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Obriši' }).click();
  await expect(dialog.getByText(/Još je u upotrebi:/)).toBeVisible();
});

test('single letters can be switched off', { tag: '@full' }, async ({ context }) => {
  const { page } = await BackOffice.open(context, 'lejla', '/brands');
  const rows = page.getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  const search = page.getByRole('searchbox');

  await test.step('switched on, they search and begin a new record', async () => {
    await page.keyboard.press('/');
    await expect(search).toBeFocused();
    await search.blur();
    await page.keyboard.press('n');
    await expect(page).toHaveURL(/\/brands\/new$/);
    await page.goto('/admin/brands');
    await expect(rows.nth(1)).toBeVisible();
  });

  await test.step('switched off, they do nothing, and the page goes on', async () => {
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('switch').click();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.keyboard.press('/');
    await expect(search).not.toBeFocused();
    await page.keyboard.press('n');
    // A new record would have no search: finding a brand proves that the list is still there.
    await search.fill('nema-marke');
    await expect(page).toHaveURL(/\/brands\?q=nema-marke$/);
    await expect(rows).toHaveCount(0);
  });
});
