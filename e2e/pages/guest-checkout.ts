import { expect, type Page } from '@playwright/test';

export const GUEST_EMAIL = 'mira.colic@primjer.test';

/** The checkout of somebody without an account, in Bosnian. */
export class GuestCheckout {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** From the cart to the form: without an account. */
  async begin(): Promise<void> {
    await this.page.goto('/checkout');
    await this.page.getByRole('button', { name: 'Nastavi kao gost' }).click();
    await expect(this.page.getByLabel('Ime', { exact: true })).toBeFocused();
  }

  async fillIn(): Promise<void> {
    const { page } = this;
    await page.getByLabel('Ime', { exact: true }).fill('Mira');
    await page.getByLabel('Prezime').fill('Čolić');
    await page.getByLabel('E-mail').fill(GUEST_EMAIL);
    await page.getByLabel('Telefon').fill('063 000-111');
    await page.getByLabel('Ulica i broj').fill('Obala 14');
    await page.getByLabel('Mjesto').selectOption({ label: 'Mostar (88000)' });
  }

  async acceptAndOrder(): Promise<void> {
    await this.page.getByRole('checkbox', { name: /Prihvatam/ }).check();
    await this.page.getByRole('button', { name: 'Potvrdi narudžbu' }).click();
  }
}
