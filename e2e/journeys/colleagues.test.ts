import { expect, test } from '@playwright/test';
import { BackOffice } from '../pages/back-office.ts';
import { Shop } from '../pages/shop.ts';

const PASSWORD = 'konj baterija tri spajalica';
const EMAIL = 'emina.hodzic@panorama.test';

test('a company admin invites a colleague, whose order above the limit waits until the admin approves it', async ({
  browser,
}) => {
  const admin = await Shop.open(await browser.newContext(), 'jasmin', '/profile/company');
  await admin.page.getByRole('button', { name: 'Pozovi kolegu' }).click();
  const form = admin.page.getByRole('dialog', { name: 'Pozovi kolegu' });
  await form.getByLabel('Ime', { exact: true }).fill('Emina');
  await form.getByRole('button', { name: 'Pošalji poziv' }).click();
  await expect(form.getByText('Polje Prezime je obavezno.')).toBeVisible();
  await form.getByLabel('Prezime').fill('Hodžić');
  await form.getByLabel('E-mail').fill(EMAIL);
  await form.getByLabel('Po narudžbi').fill('1,00');
  await form.getByRole('button', { name: 'Pošalji poziv' }).click();
  await expect(form).toBeHidden();
  const row = admin.page.getByRole('row', { name: /Emina Hodžić/ });
  await expect(row).toContainText('pozvan');
  await expect(admin.page.getByText('Pozvano: Emina Hodžić')).toBeVisible();

  // The worker writes the mail a moment later.
  const { page: staff } = await BackOffice.open(await browser.newContext(), 'lejla');
  const letter = staff.getByRole('main').getByRole('button', { name: /Vaš korisnički račun/ });
  await expect(async () => {
    await staff.goto(`/admin/outgoing-mail?search=${encodeURIComponent(EMAIL)}`);
    await expect(letter.first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await letter.first().click();
  await staff.getByRole('dialog').getByText('Samo tekst').click();
  const text = await staff.getByRole('dialog').locator('pre').innerText();
  const link = /\/auth\/verify-email\S+/.exec(text)?.[0] ?? '';

  const page = await (await browser.newContext()).newPage();
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dobro došli, Emina.');
  await page.getByLabel('Nova lozinka').fill(PASSWORD);
  await page.getByLabel('Ponovite lozinku').fill(PASSWORD);
  await page.getByRole('button', { name: 'Postavi lozinku' }).click();
  await expect(page.getByText('Lozinka je postavljena i prijavljeni ste.').first()).toBeVisible();
  const colleague = new Shop(page);
  await colleague.putIntoCart('PA-20004');
  await colleague.placeOrder();
  await page.getByRole('link', { name: 'Pogledaj narudžbu' }).click();
  await expect(page.getByRole('main').getByText('Čeka odobrenje').first()).toBeVisible();

  await admin.page.goto('/');
  const { pathname } = new URL(page.url());
  const waiting = admin.page.getByRole('main').locator(`a[href="${pathname}"]`);
  await expect(waiting).toContainText('Čeka vas');
  await waiting.click();
  await admin.page.getByRole('button', { name: 'Odobri narudžbu' }).first().click();
  await expect(admin.page.getByRole('main').getByText('Kreirana').first()).toBeVisible();
});
