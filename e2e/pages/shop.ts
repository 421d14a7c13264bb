import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { beginSession } from './session.ts';

export { CUSTOMER_PASSWORD, STAFF_PASSWORD } from './session.ts';

/** The storefront as a buyer sees it, in Bosnian. */
export class Shop {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** A page of a user who is signed in. */
  static async open(context: BrowserContext, username: string, path = '/'): Promise<Shop> {
    await beginSession(context, { username, client: 'shop' });
    const page = await context.newPage();
    await page.goto(path);
    await expect(page.getByRole('banner').getByText('Dobar dan')).toBeVisible();
    return new Shop(page);
  }

  /** By the form, for journeys about the log-in itself. */
  async logIn(username: string, password: string): Promise<void> {
    await this.page.getByLabel('Korisničko ime').fill(username);
    await this.page.getByLabel('Lozinka', { exact: true }).fill(password);
    await this.page.getByRole('button', { name: 'Prijavi se', exact: true }).click();
    await expect(this.page.getByRole('banner').getByText('Dobar dan')).toBeVisible();
  }

  /** Types into the search of the header; Enter is the caller's. */
  async search(text: string): Promise<Locator> {
    const box = this.page.getByRole('combobox', { name: 'Pretraga' });
    await box.fill(text);
    return box;
  }

  async emptyCart(): Promise<void> {
    await this.page.goto('/shopping-cart');
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
    const empty = this.page.getByRole('button', { name: 'Isprazni korpu' });
    const isEmpty = this.page.getByText('Korpa je prazna.');
    await expect(empty.or(isEmpty).first()).toBeVisible();
    if (await isEmpty.isVisible()) return;
    await empty.click();
    await this.page.getByRole('dialog').getByRole('button', { name: 'Isprazni korpu' }).click();
    await expect(isEmpty).toBeVisible();
  }

  /** Finds an article by its code and adds what its page proposes. */
  async putIntoCart(code: string): Promise<void> {
    await this.search(code);
    // What was found before stays until there is something new.
    await this.page.getByRole('option').filter({ hasText: code }).first().click();
    // The page before has such a button too, and an article put into the cart before still has its toast.
    await expect(this.page.locator('main div:has(> h1)').filter({ hasText: code })).toBeVisible();
    const added = this.page.waitForResponse(
      (answer) => answer.url().includes('/shopping-cart/add-item') && answer.request().method() === 'POST',
    );
    await this.page.getByRole('button', { name: 'Dodaj u korpu' }).first().click();
    expect((await added).ok()).toBe(true);
    await expect(this.page.getByText('Dodano u korpu').first()).toBeVisible();
  }

  cartLine(code: string): Locator {
    return this.page.getByRole('row').filter({ hasText: code });
  }

  /** Chooses bank transfer and accepts the terms on the checkout page, and orders; returns the number of the order. */
  async placeOrder(): Promise<string> {
    await this.page.goto('/checkout');
    // Checkout proposes what was chosen last: another journey of the same user may have paid by card.
    await this.page.getByRole('radio', { name: /Virman/ }).check({ force: true });
    await this.page.getByRole('checkbox', { name: /Prihvatam/ }).check();
    await this.page.getByRole('button', { name: 'Potvrdi narudžbu' }).click();
    return this.placedNumber();
  }

  async placedNumber(): Promise<string> {
    const heading = this.page.getByRole('heading', { name: /Zaprimili smo narudžbu/ });
    await expect(heading).toBeVisible();
    const number = /\d{4}-\d{6}/.exec((await heading.textContent()) ?? '')?.[0];
    expect(number).toBeDefined();
    return number ?? '';
  }
}
