import {
  articles,
  articleTabs,
  categories,
  deliveryDays,
  finance,
  firstViews,
  pickupPlaces,
  promotions,
  reads,
  type Route,
  settings,
  shoppingCart,
  supplier,
  systemMessages,
  users,
  wishList,
} from '@sjaj/contract';
import { LANGUAGES, languageTag } from '@sjaj/domain';
import type { PlannedCall, PrefetchPlan } from '../src/app/first-paint/prefetch-plan.ts';
import { listingCall } from '../src/features/catalogue/prefetch.ts';
import { BUYER_CALLS, HOME_CALLS } from '../src/features/home/prefetch.ts';

interface Call {
  readonly route: Route;
  readonly body?: unknown;
}

const nameOf = ({ method, path }: Route): string => `${method} ${path}`;

const plannedCall = ({ route, body }: Call): PlannedCall =>
  body === undefined ? { call: nameOf(route) } : { call: nameOf(route), body: JSON.stringify(body) };

/** Who a call is sent for. */
const sentFor = (who: NonNullable<PlannedCall['for']>, calls: readonly Call[]): PlannedCall[] =>
  calls.map((call) => ({ ...plannedCall(call), for: who }));

/** Stand for the id of the address and the page size of the device. */
const ID = -1;
const SIZE = -2;

function plannedListing(): PlannedCall {
  const { call, body = '' } = plannedCall(listingCall(ID, SIZE));
  return { call, body: body.replace(String(ID), '{id}').replace(String(SIZE), '{size}') };
}

/**
 * The calls of the first page: of the frame and its header, and of the page itself. The app takes a prefetched answer only where method, path
 * and body are the same, so each call comes from the feature that sends it.
 */
export function prefetchCalls(): Omit<PrefetchPlan, 'texts' | 'pages'> {
  return {
    tags: Object.fromEntries(LANGUAGES.map((one) => [one, languageTag(one)])) as PrefetchPlan['tags'],
    together: reads.together.path,
    profile: plannedCall({ route: users.profile }),
    shop: [
      plannedCall({ route: categories.simplified, body: {} }),
      ...[settings.frame, supplier.current, pickupPlaces.list, promotions.current].map((route) =>
        plannedCall({ route }),
      ),
      ...sentFor('account', [{ route: systemMessages.unread }, { route: wishList.list }]),
      ...sentFor('cart', [{ route: shoppingCart.customer }]),
    ],
    calls: {
      '/': [...HOME_CALLS.map(plannedCall), ...sentFor('buyer', [...BUYER_CALLS, { route: finance.info }])],
      '/category/': [...sentFor('tiles', [{ route: firstViews.category }]), plannedListing()],
      '/article/': [
        ...sentFor('account', [{ route: firstViews.article }]),
        ...[articles.details, articleTabs.list, deliveryDays.read].map((route) => plannedCall({ route })),
      ],
    },
  };
}
