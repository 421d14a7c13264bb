import type { Page } from '@playwright/test';

/** More than this much of the screen may not move while a page appears. */
const LARGEST_SHIFT = 0.05;
/** An answer that refuses is no fault of the page, which shows it. */
const REFUSAL = /Failed to load resource: the server responded with a status of 4\d\d|^CallFailed: /;

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

interface Shift {
  readonly value: number;
  /** What has moved, and how far in px. */
  readonly moved: readonly string[];
}

/** Errors that a page leaves behind while it is used: what it says on the console, and how far its content has moved. */
export class PageErrors {
  private readonly said: string[] = [];
  private readonly page: Page;

  private constructor(page: Page) {
    this.page = page;
    page.on('pageerror', (error) => this.said.push(`throws: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error' && !REFUSAL.test(message.text())) this.said.push(`console: ${message.text()}`);
    });
  }

  /** Watches the page from its next load on. */
  static async watch(page: Page): Promise<PageErrors> {
    await page.addInitScript(() => {
      const shifts: Shift[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as LayoutShift[])
          if (!entry.hadRecentInput)
            shifts.push({
              value: entry.value,
              moved: entry.sources.map(
                ({ node, previousRect, currentRect }) =>
                  `${node instanceof Element ? node.className : '?'} by ${currentRect.x - previousRect.x}, ${currentRect.y - previousRect.y}`,
              ),
            });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    return new PageErrors(page);
  }

  /** What has come since the last time. */
  async taken(): Promise<string[]> {
    const shifts = await this.page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts.splice(0));
    const total = shifts.reduce((sum, { value }) => sum + value, 0);
    const found = this.said.splice(0).map((line) => line.slice(0, 300));
    const moved = shifts.flatMap((shift) => shift.moved).join('; ');
    return total > LARGEST_SHIFT ? [...found, `its content moves by ${total.toFixed(2)}: ${moved}`] : found;
  }
}
