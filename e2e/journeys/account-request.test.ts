import { expect, test } from '@playwright/test';
import { LOOKS, violationsOf } from '../pages/accessible.ts';
import { BackOffice } from '../pages/back-office.ts';

const PASSWORD = 'konj baterija tri spajalica';
const EMAIL = 'mirza@bijeli-bor.test';
const COMPANY = 'Bijeli bor d.o.o.';

test('a company asks for an account, staff approve it, and its first user gets in', async ({ browser }) => {
  const visitor = await browser.newContext();
  const page = await visitor.newPage();
  await page.goto('/auth/login');
  await page.getByRole('link', { name: 'Zatraži račun za firmu' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zahtjev za korisnički račun');
  expect(await violationsOf(page, 'register', LOOKS[0])).toEqual([]);

  // What is missing stands at its field, and what is typed outlives a reload.
  await page.getByLabel('Firma ili ustanova').fill(COMPANY);
  await page.getByLabel('JIB').fill('429900012345');
  await page.getByRole('button', { name: 'Pošalji zahtjev' }).click();
  await expect(page.getByText('JIB ima 13 cifara, upisano je 12.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Firma ili ustanova')).toHaveValue(COMPANY);
  await page.getByLabel('JIB').fill('4299000123459');
  await page.getByLabel('Adresa', { exact: true }).fill('Borova 3');
  await page.getByLabel('Mjesto').selectOption({ label: 'Mostar (88000)' });
  await page.getByLabel('Ime', { exact: true }).fill('Mirza');
  await page.getByLabel('Prezime').fill('Bešić');
  await page.getByLabel('E-mail').fill(EMAIL);
  await page.getByLabel('Telefon').fill('036 123 456');
  await page.getByRole('button', { name: 'Zdravstvo' }).click();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Pošalji zahtjev' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Primili smo vaš zahtjev');
  await expect(page.getByText(EMAIL)).toBeVisible();

  const context = await browser.newContext();
  const { page: staff } = await BackOffice.open(context, 'lejla', '/account-requests');
  await staff.getByRole('link', { name: COMPANY }).click();
  await expect(staff.getByRole('heading', { level: 1 })).toHaveText(COMPANY);
  await staff.keyboard.press('a');
  const dialog = staff.getByRole('dialog');
  await dialog.getByLabel('Rabat na sve').fill('5');
  await dialog.getByRole('button', { name: 'Odobri' }).click();
  await expect(staff.getByText('Odobreni').first()).toBeVisible();
  await expect(staff.getByText('Korisničko ime: mirza')).toBeVisible();

  // The worker writes the mail a moment later.
  const letter = staff.getByRole('main').getByRole('button', { name: /Vaš korisnički račun je spreman/ });
  await expect(async () => {
    await staff.goto(`/admin/outgoing-mail?search=${encodeURIComponent(EMAIL)}`);
    await expect(letter.first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await letter.first().click();
  await staff.getByRole('dialog').getByText('Samo tekst').click();
  const text = await staff.getByRole('dialog').locator('pre').innerText();
  // Without the shop's public address, which in a test is not that of the browser.
  const link = /\/auth\/verify-email\S+/.exec(text)?.[0] ?? '';

  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dobro došli, Mirza.');
  await page.getByLabel('Nova lozinka').fill('password1234');
  await page.getByLabel('Ponovite lozinku').fill('password1234');
  await page.getByRole('button', { name: 'Postavi lozinku' }).click();
  await expect(page.getByText('Lozinku je prelako pogoditi.')).toBeVisible();
  await page.getByLabel('Nova lozinka').fill(PASSWORD);
  await page.getByLabel('Ponovite lozinku').fill(PASSWORD);
  await page.getByRole('button', { name: 'Postavi lozinku' }).click();
  await expect(page.getByText('Lozinka je postavljena i prijavljeni ste.').first()).toBeVisible();
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await page.goto('/new-articles');
  await expect(page.getByText(/bez PDV-a/).first()).toBeVisible();

  // The link has done its work.
  await page.goto(link);
  await expect(page.getByText('Link za potvrdu je istekao. Obratite se našim administratorima')).toBeVisible();
  await visitor.close();
  await context.close();
});
