import { DEFAULT_LANGUAGE, isLanguage } from '@sjaj/domain';
import { pageAccess } from '../routes/page-access.ts';
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
}

const LOGIN = '/auth/';
const DEFAULT_SIZE = 12;

/** Whether the visitor enters the shop, as far as the device knows. The server decides later. */
export function isAdmitted({ pathname, sessionToken, openShop }: Visit): boolean {
  return needsProfile({ pathname, sessionToken }) && (sessionToken !== null || openShop === '1');
}

const needsProfile = ({ pathname, sessionToken }: Pick<Visit, 'pathname' | 'sessionToken'>): boolean => {
  const access = pageAccess(pathname);
  return access !== 'open' && (access !== 'account' || sessionToken !== null);
};

/** The files to prefetch: the texts, and the code of the page, or of Login where the visitor is turned away. */
export function filesFor(plan: PrefetchPlan, visit: Visit): readonly string[] {
  const isLoginNext =
    pageAccess(visit.pathname) !== 'open' && !isAdmitted(visit) && (!needsProfile(visit) || visit.openShop === '0');
  const texts = plan.texts[languageOf(visit)];
  return [...(texts ? [texts] : []), ...(isLoginNext ? (plan.pages[LOGIN] ?? []) : atPath(plan.pages, visit.pathname))];
}

/** The calls to prefetch, with their placeholders filled in. */
export function callsFor(plan: PrefetchPlan, visit: Visit): readonly PlannedCall[] {
  if (!needsProfile(visit)) return [];
  const calls = [plan.profile];
  if (isAdmitted(visit)) calls.push(...plan.shop, ...pageCalls(plan, visit));
  const id = Number(visit.pathname.split('/')[2]);
  const size = Number(visit.listingSize) || DEFAULT_SIZE;
  const fill = (text: string): string => text.replace('{id}', String(id)).replace('{size}', String(size));
  return calls
    .filter((call) => id > 0 || !call.join().includes('{id}'))
    .map(([method, path, body]) => (body === undefined ? [method, fill(path)] : [method, fill(path), fill(body)]));
}

/** None for an address with filters: its calls are not in the plan. */
function pageCalls(plan: PrefetchPlan, { pathname, search, sessionToken, browseOnly }: Visit): readonly PlannedCall[] {
  if (search !== '') return [];
  const isBuyer = sessionToken !== null && browseOnly === null;
  return [...atPath(plan.calls, pathname), ...(isBuyer ? atPath(plan.buyerCalls, pathname) : [])];
}

function atPath<T>(values: ByPath<T>, pathname: string): readonly T[] {
  const key = Object.keys(values).find((start) => (start === '/' ? pathname === '/' : pathname.startsWith(start)));
  return key === undefined ? [] : (values[key] ?? []);
}

/** The language of the page; the default where the device has stored none. */
export const languageOf = ({ language }: Visit) => (isLanguage(language) ? language : DEFAULT_LANGUAGE);
