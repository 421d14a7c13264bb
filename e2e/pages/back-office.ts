import { type BrowserContext, expect, type Page } from '@playwright/test';
import { STAFF_PASSWORD } from './shop.ts';

/** The back office as an administrator sees it, in Bosnian. */
export class BackOffice {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  static async open(context: BrowserContext, username: string): Promise<BackOffice> {
    const page = await context.newPage();
    await page.goto('/admin/');
    await page.getByLabel('Korisničko ime').fill(username);
    await page.getByLabel('Lozinka', { exact: true }).fill(STAFF_PASSWORD);
    await page.getByRole('button', { name: 'Prijavi se', exact: true }).click();
    await expect(page.getByRole('navigation').getByRole('link', { name: /Narudžbe/ })).toBeVisible();
    return new BackOffice(page);
  }

  /** Opens an order by its number and approves it after the question. */
  async approve(number: string): Promise<void> {
    await this.page
      .getByRole('navigation')
      .getByRole('link', { name: /Narudžbe/ })
      .click();
    await this.page.getByRole('link', { name: number }).click();
    await expect(this.page.getByRole('heading', { level: 1 })).toContainText(number);
    await this.page.getByRole('button', { name: 'Odobri' }).first().click();
    await this.page
      .getByRole('dialog')
      .getByRole('button', { name: /Odobri/ })
      .click();
    await expect(this.page.getByText('Odobrena').first()).toBeVisible();
  }
}
