import { articles, articleTabs, categories, deliveryDays, type Route, users } from '@sjaj/contract';
import { LANGUAGES, languageTag } from '@sjaj/domain';
import type { PlannedCall, PrefetchPlan } from '../src/app/first-paint/prefetch-plan.ts';
import { listingCall } from '../src/features/catalogue/prefetch.ts';
import { BUYER_CALLS, HOME_CALLS } from '../src/features/home/prefetch.ts';

interface Call {
  readonly route: Route;
  readonly body?: unknown;
}

const plannedCall = ({ route: { method, path }, body }: Call): PlannedCall =>
  body === undefined ? [method, path] : [method, path, JSON.stringify(body)];

/** Stand for the id of the address and the page size of the device. */
const ID = -1;
const SIZE = -2;

function plannedListing(): PlannedCall {
  const [method, path, body = ''] = plannedCall(listingCall(ID, SIZE));
  return [method, path, body.replace(String(ID), '{id}').replace(String(SIZE), '{size}')];
}

/**
 * The calls of the first page. The app takes a prefetched answer only where method, path and body are the same, so each call comes from
 * the feature that sends it.
 */
export function prefetchCalls(): Omit<PrefetchPlan, 'texts' | 'pages'> {
  return {
    tags: Object.fromEntries(LANGUAGES.map((one) => [one, languageTag(one)])) as PrefetchPlan['tags'],
    profile: plannedCall({ route: users.profile }),
    shop: [plannedCall({ route: categories.simplified, body: {} })],
    calls: {
      '/': HOME_CALLS.map(plannedCall),
      '/category/': [plannedListing()],
      '/article/': [articles.details, articleTabs.list, deliveryDays.read].map((route) => plannedCall({ route })),
    },
    buyerCalls: { '/': BUYER_CALLS.map(plannedCall) },
  };
}
