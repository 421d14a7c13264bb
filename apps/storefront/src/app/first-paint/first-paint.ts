import { prepareDocument, readStored } from '@sjaj/app-kit/first-paint';
import * as STORAGE_KEYS from '@sjaj/app-kit/storage-keys';
import { languageOfTag } from '@sjaj/domain';
import { storeLanguage } from '@sjaj/i18n/chosen-language';
import { callsFor, filesFor, isAdmitted, languageOf, type Visit } from './plan-visit.logic.ts';
import type { PlannedCall, PrefetchPlan } from './prefetch-plan.ts';

/*
 * A classic script that blocks the first paint: it sets the colour scheme, shows or hides the frame of the shop, and prefetches the code
 * and the data of the first page while the app is loading.
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

function send([method, path, body]: PlannedCall, headers: Readonly<Record<string, string>>): Promise<Response> {
  const answer = fetch(`/api${path}`, {
    method,
    headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
    body: body ?? null,
  });
  // The app handles a failure when it takes the answer.
  answer.catch(() => undefined);
  return answer;
}

function prefetch(plan: PrefetchPlan, visit: Visit): void {
  filesFor(plan, visit).forEach(prefetchFile);
  const token = visit.sessionToken ?? visit.guestToken;
  const headers = {
    'accept-language': plan.tags[languageOf(visit)],
    ...(token !== null && { authorization: `Bearer ${token}` }),
  };
  const answers = callsFor(plan, visit).map((call) => {
    const [method, path, body = ''] = call;
    return [`${method} /api${path} ${body}`.trim(), send(call, headers)] as const;
  });
  if (answers.length > 0) window.sjajPrefetched = Object.fromEntries(answers);
}

/** A link that names a language, as search engines have it, decides on a device that has chosen none. */
function followLinkedLanguage(): void {
  const linked = languageOfTag(new URLSearchParams(location.search).get('lang') ?? '');
  if (linked && readStored(STORAGE_KEYS.language) === null) storeLanguage(linked);
}

prepareDocument();
followLinkedLanguage();
const visit: Visit = {
  pathname: location.pathname,
  search: location.search,
  sessionToken: readAnywhere(STORAGE_KEYS.actingSession) ?? readAnywhere(STORAGE_KEYS.session),
  guestToken: readAnywhere(STORAGE_KEYS.guestCart),
  openShop: readStored(STORAGE_KEYS.openShop),
  browseOnly: readStored(STORAGE_KEYS.browseOnly),
  language: readStored(STORAGE_KEYS.language),
  listingSize: readStored(STORAGE_KEYS.listingSize),
};
document.documentElement.dataset['session'] = isAdmitted(visit) ? 'in' : 'out';
// Absent during development, where nothing is built.
const plan = document.currentScript?.dataset['prefetch'];
if (plan !== undefined) prefetch(JSON.parse(plan) as PrefetchPlan, visit);
