import type { Browser, Page, Request } from '@playwright/test';
import { inlineBytes } from './inline-bytes.ts';
import { freshWindow, type Line, median, openPage, pageOn, type Visitor } from './browser.ts';

/** What a first visit of a page costs. */
export interface Loading {
  /** Milliseconds until the largest part of the page is painted. */
  readonly lcp: number;
  /** What that part is. */
  readonly element: string;
  readonly shift: number;
  /** Scripts and styles as they travel, those within the document as well, in bytes, without and with their headers. */
  readonly code: number;
  readonly sent: number;
  readonly requests: number;
  /** Those of the requests that ask the server for data. */
  readonly calls: number;
}

interface Observed {
  lcp: number;
  element: string;
  shift: number;
}

declare global {
  interface Window {
    observedLoading?: Observed;
  }
}

type Largest = PerformanceEntry & { readonly element: Element | null };
type Shift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };

function observe(): void {
  const seen: Observed = { lcp: 0, element: '', shift: 0 };
  window.observedLoading = seen;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Largest[]) {
      seen.lcp = entry.startTime;
      const { element } = entry;
      seen.element = element
        ? `${element.tagName.toLowerCase()} ${(element.textContent || element.className).trim()}`
        : '';
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) if (!entry.hadRecentInput) seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

async function inlineOf(request: Request): Promise<{ readonly body: number; readonly headers: number }> {
  const response = await request.response();
  return { body: response ? inlineBytes(await response.text()) : 0, headers: 0 };
}

/** Counts what a page fetches. */
function countRequests(page: Page): () => Promise<Pick<Loading, 'code' | 'sent' | 'requests' | 'calls'>> {
  const sizes: Promise<{ readonly body: number; readonly headers: number }>[] = [];
  let requests = 0;
  let calls = 0;
  page.on('requestfinished', (request) => {
    requests += 1;
    if (new URL(request.url()).pathname.startsWith('/api/')) calls += 1;
    const kind = request.resourceType();
    if (kind === 'document') sizes.push(inlineOf(request));
    if (!['script', 'stylesheet'].includes(kind)) return;
    sizes.push(request.sizes().then((size) => ({ body: size.responseBodySize, headers: size.responseHeadersSize })));
  });
  return async () => {
    const all = await Promise.all(sizes);
    const code = all.reduce((sum, { body }) => sum + body, 0);
    return { code, sent: all.reduce((sum, { headers }) => sum + headers, code), requests, calls };
  };
}

async function loadOnce(browser: Browser, visitor: Visitor, path: string, line: Line): Promise<Loading> {
  const context = await freshWindow(browser, visitor);
  await context.addInitScript(observe);
  const page = await pageOn(context, line);
  const counted = countRequests(page);
  await openPage(page, path);
  const seen = await page.evaluate(() => window.observedLoading);
  const counts = await counted();
  await context.close();
  if (!seen) throw new Error(`${path} was not observed`);
  return { ...seen, element: seen.element.slice(0, 40), ...counts };
}

/** The median of several first visits. */
export async function measureLoading(
  browser: Browser,
  visitor: Visitor,
  path: string,
  { line, runs }: { readonly line: Line; readonly runs: number },
): Promise<Loading> {
  const all: Loading[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await loadOnce(browser, visitor, path, line));
  const lcp = median(all.map((one) => one.lcp));
  const typical = all.find((one) => one.lcp === lcp) ?? all[0];
  if (!typical) throw new Error('no run');
  return { ...typical, shift: Math.max(...all.map(({ shift }) => shift)) };
}
