import { expect, type Page, type Request } from '@playwright/test';

/** The calls that a page makes from now on. */
export class ApiCalls {
  /** Method, path and body of each call, in the order in which they were made. */
  readonly made: string[] = [];
  private readonly page: Page;
  private readonly pending = new Set<Request>();

  constructor(page: Page) {
    this.page = page;
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (!pathname.startsWith('/api/')) return;
      this.pending.add(request);
      this.made.push(`${request.method()} ${pathname} ${request.postData() ?? ''}`.trim());
    });
    page.on('requestfinished', (request) => this.pending.delete(request));
    page.on('requestfailed', (request) => this.pending.delete(request));
  }

  /** Resolves once the page has its heading and no skeleton, and every call has its answer. */
  async answered(): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(this.page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect.poll(() => this.pending.size, { message: 'calls without an answer' }).toBe(0);
  }
}
