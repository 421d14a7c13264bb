import { expect, type Page } from '@playwright/test';
import { setUpApp } from './second-factor.ts';

/** What a new owner of an empty shop types into the back office, in Bosnian. */

/** The path of it as an empty shop prints it, whatever name the machine has. */
export const SETUP_LINK = /\/admin\/setup#token=\S+/;

export const OWNER_PASSWORD = 'konj baterija tri spajalica';

const COMPANY = {
  'Puni naziv': 'Čisto Jutro d.o.o. Zenica',
  'Kratki naziv': 'Čisto Jutro',
  JIB: '4299000010006',
  'PDV broj': '299000010006',
  'Ulica i broj': 'Bulevar Kulina bana 3',
  'Poštanski broj': '72000',
  Mjesto: 'Zenica',
  Telefon: '032 000-300',
  'E-mail': 'prodaja@cisto.ba',
  'Račun 1, Banka': 'Banka Zenica',
  'Račun 1, Račun': '9990010000012321',
};

/** A field of the form by its name; fields that may stay empty say so in their names. */
export const field = (page: Page, name: string) => {
  const named = (text: string) => page.getByRole('main').getByRole('textbox', { name: text, exact: true });
  return named(name).or(named(`${name} (nije obavezno)`));
};

/** The account of the one-time link, logged in with a second factor. */
export async function beginAsAdministrator(page: Page, link: string): Promise<void> {
  await page.goto(link);
  const values = { Ime: 'Amra', Prezime: 'Begić', 'Korisničko ime': 'amra', 'E-mail': 'amra@cisto.ba' };
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
  await page.getByLabel('Lozinka', { exact: true }).fill(OWNER_PASSWORD);
  await page.keyboard.press('Enter');
  await setUpApp(page, OWNER_PASSWORD);
  await expect(page.getByText('Amra Begić').first()).toBeVisible();
}

/** Saves the form of the page as the keyboard does it, and waits until it is saved. */
export async function save(page: Page): Promise<void> {
  const saved = page.waitForResponse((answer) => ['POST', 'PUT'].includes(answer.request().method()));
  await page.keyboard.press('Control+s');
  expect((await saved).ok()).toBe(true);
}

/** Fills in and saves the company data, whose page is open. */
export async function enterCompany(page: Page): Promise<void> {
  await expect(page.getByText('Još nisu uneseni.')).toBeVisible();
  for (const [name, value] of Object.entries(COMPANY)) await field(page, name).fill(value);
  await save(page);
  await expect(page.getByText('Još nisu uneseni.')).toHaveCount(0);
}

/** Selects the option whose text fits. */
export async function choose(page: Page, name: string, label: string | RegExp): Promise<void> {
  const select = page.getByRole('main').getByRole('combobox', { name, exact: true });
  const option = select.getByRole('option').filter({ hasText: label }).first();
  await select.selectOption((await option.getAttribute('value')) ?? '');
}
