import { type BrowserContext, expect, type Page } from '@playwright/test';
import { beginSession } from './session.ts';

/** The back office as an administrator sees it, in Bosnian. */
export class BackOffice {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** A page of somebody of staff who is signed in; `path` is below `/admin`. */
  static async open(context: BrowserContext, username: string, path = '/'): Promise<BackOffice> {
    await beginSession(context, { username, client: 'office' });
    const page = await context.newPage();
    await page.goto(`/admin${path}`);
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Narudžbe', exact: true })).toBeVisible();
    return new BackOffice(page);
  }

  /** Opens an order by its number and approves it after the question. */
  async approve(number: string): Promise<void> {
    await this.page.getByRole('navigation').getByRole('link', { name: 'Narudžbe', exact: true }).click();
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
