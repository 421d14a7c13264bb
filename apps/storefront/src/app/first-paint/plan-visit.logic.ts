import { DEFAULT_LANGUAGE, isLanguage } from '@sjaj/domain';
import { pageAccess } from '../routes/page-access.ts';
import type { AskedRead } from '@sjaj/contract';
import type { ByPath, PlannedCall, PrefetchPlan } from './prefetch-plan.ts';

/** The address of a visit, and what the device has stored. */
export interface Visit {
  readonly pathname: string;
  readonly search: string;
  readonly sessionToken: string | null;
  readonly guestToken: string | null;
  readonly openShop: string | null;
  readonly browseOnly: string | null;
  readonly language: string | null;
  readonly listingSize: string | null;
  readonly listingView: string | null;
}

const LOGIN = '/auth/';
const DEFAULT_SIZE = 12;
const TILES = 'cards';

/** Whether the visitor enters the shop, as far as the device knows. The server decides later. */
export function isAdmitted({ pathname, sessionToken, openShop }: Visit): boolean {
  return needsProfile({ pathname, sessionToken }) && (sessionToken !== null || openShop === '1');
}

/**
 * How the page begins: with the frame of the shop, or `read` with what the server has written as well, where the app will draw the same:
 * retail prices, in the language of the device. It stays until then.
 */
export function sessionOf(visit: Visit, written: string | undefined): 'in' | 'out' | 'read' {
  if (!isAdmitted(visit)) return 'out';
  return visit.sessionToken === null && written === languageOf(visit) ? 'read' : 'in';
}

const needsProfile = ({ pathname, sessionToken }: Pick<Visit, 'pathname' | 'sessionToken'>): boolean => {
  const access = pageAccess(pathname);
  return access !== 'open' && (access !== 'account' || sessionToken !== null);
};

/** The files to prefetch: the texts, and the code of the page, or of Login where the visitor is turned away. */
export function filesFor(plan: PrefetchPlan, visit: Visit): readonly string[] {
  const isLoginNext =
    pageAccess(visit.pathname) !== 'open' && !isAdmitted(visit) && (!needsProfile(visit) || visit.openShop === '0');
  const code = atPath(plan.pages, isLoginNext ? LOGIN : visit.pathname);
  return [plan.texts[languageOf(visit)] ?? [], code].flat();
}

/** A call to prefetch: how it is asked for with others, and what the app asks for when it takes the answer. */
interface Prefetched {
  readonly read: AskedRead;
  /** Method, address and body. */
  readonly key: string;
}

/** The calls to prefetch, with their placeholders filled in. */
export function callsFor(plan: PrefetchPlan, visit: Visit): readonly Prefetched[] {
  if (!needsProfile(visit)) return [];
  const calls = [plan.profile];
  if (isAdmitted(visit)) calls.push(...plan.shop, ...pageCalls(plan, visit));
  const id = Number(visit.pathname.split('/')[2]);
  const size = Number(visit.listingSize) || DEFAULT_SIZE;
  const fill = (text: string): string => text.replace('{id}', String(id)).replace('{size}', String(size));
  return calls
    .filter((one) => isFor(one, visit))
    .filter(({ call, body = '' }) => id > 0 || !`${call} ${body}`.includes('{id}'))
    .map(({ call, body }) => ({
      read: {
        call,
        ...(call.includes('{id}') && { params: { id: String(id) } }),
        ...(body !== undefined && { body: JSON.parse(fill(body)) as unknown }),
      },
      key: `${fill(call).replace(' ', ' /api')} ${fill(body ?? '')}`.trim(),
    }));
}

/** None for an address with filters: its calls are not in the plan. */
const pageCalls = ({ calls }: PrefetchPlan, { pathname, search }: Visit): readonly PlannedCall[] =>
  search === '' ? atPath(calls, pathname) : [];

function isFor({ for: who }: PlannedCall, { sessionToken, guestToken, browseOnly, listingView }: Visit): boolean {
  if (who === 'account') return sessionToken !== null;
  if (who === 'tiles') return sessionToken !== null && (listingView ?? TILES) === TILES;
  if (who === undefined) return true;
  return browseOnly === null && (sessionToken ?? (who === 'cart' ? guestToken : null)) !== null;
}

function atPath<T>(values: ByPath<T>, pathname: string): readonly T[] {
  const key = Object.keys(values).find((start) => (start === '/' ? pathname === '/' : pathname.startsWith(start)));
  return values[key ?? ''] ?? [];
}

/** The language of the page; the default where the device has stored none. */
export const languageOf = ({ language }: Visit) => (isLanguage(language) ? language : DEFAULT_LANGUAGE);
