import { applyAccent, prepareDocument, readStored, storedAccent } from '@sjaj/app-kit/first-paint';
import * as STORAGE_KEYS from '@sjaj/app-kit/storage-keys';
import { languageOfTag } from '@sjaj/domain';
import { storeLanguage } from '@sjaj/i18n/chosen-language';
import type { PrefetchedAnswer } from '@sjaj/client';
import type { AskedRead } from '@sjaj/contract';
import { recordTypeAhead } from './type-ahead.ts';
import { callsFor, filesFor, languageOf, sessionOf, type Visit } from './plan-visit.logic.ts';
import type { PrefetchPlan } from './prefetch-plan.ts';

/*
 * A classic script that blocks the first paint: it sets the colour scheme, shows or hides the frame of the shop, and prefetches the code
 * and the data of the first page while the app is loading. What is typed into the search field meanwhile is kept.
 */

const readAnywhere = (key: string): string | null => readStored(key) ?? readStored(key, 'session');

/** `crossOrigin` as in the tags that Vite writes, else the browser fetches the file twice. */
function prefetchFile(address: string): void {
  const link = document.createElement('link');
  if (address.endsWith('.css')) {
    link.rel = 'preload';
    link.as = 'style';
  } else {
    link.rel = 'modulepreload';
  }
  link.crossOrigin = '';
  link.href = address;
  document.head.append(link);
}

const FIRST_VIEW = 'GET /api/first-views/';

declare global {
  interface Element {
    /** Absent in older browsers. */
    setHTML?(html: string, options: { readonly sanitizer: object }): void;
  }
}

/**
 * Shows what the server has written of the page until the app draws it, as guests of an open shop have it in the document. The policy of
 * trusted types admits `setHTML`, which parses no script; browsers without it show the frame until then.
 */
async function showFirstView(prefetched: Promise<PrefetchedAnswer | undefined>): Promise<void> {
  const content = document.createElement('div');
  if (!content.setHTML) return;
  const view = await prefetched;
  const frame = document.querySelector('.shop-placeholder');
  if (view?.status !== 200 || !frame) return;
  content.className = 'shop-page-content';
  content.setHTML((view.answer.data as { readonly html: string }).html, { sanitizer: {} });
  frame.after(content);
  document.documentElement.dataset['session'] = 'read';
}

/** Asks for all calls in one. An answer that does not come is none: the app then asks by itself, and handles a failure. */
async function ask(
  plan: PrefetchPlan,
  visit: Visit,
  reads: readonly AskedRead[],
): Promise<readonly PrefetchedAnswer[]> {
  const token = visit.sessionToken ?? visit.guestToken;
  const response = await fetch(`/api${plan.together}`, {
    method: 'POST',
    headers: {
      'accept-language': plan.tags[languageOf(visit)],
      'content-type': 'application/json',
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ reads }),
  });
  return response.ok ? ((await response.json()) as { readonly data: readonly PrefetchedAnswer[] }).data : [];
}

/** ms after which all is asked for although nothing is painted, as in a tab in the background. */
const LONGEST_WAIT_MS = 500;

/** Resolves once what the server has written is painted; each request takes a part of the time until then. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_WAIT_MS);
  });

/** Data first: the server works on them while the browser asks for the code. */
function prefetch(plan: PrefetchPlan, visit: Visit): void {
  const ready = written === undefined ? Promise.resolve() : painted();
  prefetchCalls(plan, visit, ready);
  void ready.then(() => filesFor(plan, visit).forEach(prefetchFile));
}

function prefetchCalls(plan: PrefetchPlan, visit: Visit, ready: Promise<void>): void {
  const calls = callsFor(plan, visit);
  if (calls.length === 0) return;
  const reads = calls.map(({ read }) => read);
  const answers = ready.then(() => ask(plan, visit, reads)).catch(() => []);
  window.sjajPrefetched = Object.fromEntries(
    calls.map(({ key }, index) => [key, answers.then((all: readonly PrefetchedAnswer[]) => all[index])]),
  );
  const view = calls.findIndex(({ key }) => key.startsWith(FIRST_VIEW));
  if (view !== -1) void showFirstView(answers.then((all: readonly PrefetchedAnswer[]) => all[view]));
}

/** A link that names a language, as search engines have it, decides on a device that has chosen none. */
function followLinkedLanguage(): void {
  const linked = languageOfTag(new URLSearchParams(location.search).get('lang') ?? '');
  if (linked && readStored(STORAGE_KEYS.language) === null) storeLanguage(linked);
}

recordTypeAhead();
prepareDocument();
// The server says it in the document; a page from the cache has it as on the last visit.
applyAccent(document.querySelector<HTMLMetaElement>('[name=accent]')?.content ?? storedAccent());
followLinkedLanguage();
/** The language of what the server has written for guests of an open shop. */
const written = document.querySelector<HTMLMetaElement>('[name=written]')?.content;
const visit: Visit = {
  pathname: location.pathname,
  search: location.search,
  sessionToken: readAnywhere(STORAGE_KEYS.actingSession) ?? readAnywhere(STORAGE_KEYS.session),
  guestToken: readAnywhere(STORAGE_KEYS.guestCart),
  openShop: written ? '1' : readStored(STORAGE_KEYS.openShop),
  browseOnly: readStored(STORAGE_KEYS.browseOnly),
  language: readStored(STORAGE_KEYS.language),
  listingSize: readStored(STORAGE_KEYS.listingSize),
  listingView: readStored(STORAGE_KEYS.listingView),
};
document.documentElement.dataset['session'] = sessionOf(visit, written);
// Absent during development, where nothing is built.
const plan = document.currentScript?.dataset['prefetch'];
if (plan !== undefined) prefetch(JSON.parse(plan) as PrefetchPlan, visit);
