import { expect, type Locator, type Page } from '@playwright/test';
import { generateSync } from 'otplib';

const STEP_MS = 30_000;

/** An authenticator app in the hands of a journey. */
class AuthenticatorApp {
  readonly #secret: string;
  #lastStep = 0;

  constructor(secret: string) {
    this.#secret = secret;
  }

  /** A code that was not used before. One step ahead is accepted, so nobody has to wait for the next. */
  nextCode(): string {
    this.#lastStep = Math.max(Math.floor(Date.now() / STEP_MS), this.#lastStep + 1);
    return generateSync({ secret: this.#secret, epoch: (this.#lastStep * STEP_MS) / 1_000 });
  }
}

/** Sets up an authenticator app in the panel that the page shows, and saves the recovery codes, which it returns. */
export async function setUpApp(
  page: Page,
  password: string,
): Promise<{ readonly app: AuthenticatorApp; readonly codes: readonly string[] }> {
  await page.getByRole('button', { name: 'Postavi aplikaciju' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Lozinka', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('img', { name: 'Slika s ključem za aplikaciju' })).toBeVisible();
  const app = new AuthenticatorApp(await secretIn(dialog));
  await dialog.getByLabel('Kod iz aplikacije').fill('000000');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Kod nije tačan ili je već iskorišten.')).toBeVisible();
  await dialog.getByLabel('Kod iz aplikacije').fill(app.nextCode());
  await page.keyboard.press('Enter');
  const list = page.getByRole('list', { name: 'Rezervni kodovi' });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  const codes = await list.getByRole('listitem').allInnerTexts();
  await page.getByRole('button', { name: 'Kodovi su sačuvani' }).click();
  return { app, codes };
}

async function secretIn(dialog: Locator): Promise<string> {
  const href = await dialog.getByRole('link', { name: 'Otvori u aplikaciji na ovom uređaju' }).getAttribute('href');
  return new URL(href ?? '').searchParams.get('secret') ?? '';
}
