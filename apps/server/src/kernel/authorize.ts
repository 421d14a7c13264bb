import {
  capabilitiesOfCall,
  contract,
  isOpenToApiKeys,
  isWithinOwnCompanies,
  type Route,
  sessionOwner,
} from '@sjaj/contract';
import { type Actor, apiKeyOf, type Customer, hasCapability, isGuest, onlyViews, type Staff } from './actor.ts';
import { Problem } from '../platform/problem.ts';

export interface Identity {
  /** The person behind a token; null where the token is unknown, expired or revoked. */
  readonly findActor: (token: string) => Promise<Customer | Staff | null>;
  /** Who a caller without token is: `guest` where the shop is open, `visitor` where it is closed. */
  readonly anonymousRole: () => Promise<'guest' | 'visitor'>;
}

/** Tells a key of a program from the token of a session, also for scanners of leaked secrets. */
export const API_KEY_PREFIX = 'shk_';

const BEARER = /^Bearer ([\w-]{20,128})$/i;

/** The token of the header; null without one, or for a header that holds none. */
export const tokenOf = (authorization: string | undefined): string | null =>
  (authorization && BEARER.exec(authorization)?.[1]) ?? null;

/** A sales representative may do this as soon as they have chosen a company. */
const isForImpersonation = (route: Route, { role }: Customer | Staff): boolean =>
  role === 'sales_representative' && route.access.includes('acting_representative');

/**
 * Whether a member of staff may make a call that admits their principal. A call of the back office that the table of capabilities does
 * not name is for administrators; customers' calls that it does not name, and what anybody may call, are open to all staff. Those who
 * reach the own companies only may make the calls that are limited to these. The account of the person who has made a key is closed to it.
 */
function isCapable(route: Route, actor: Customer | Staff): boolean {
  if (!('capabilities' in actor) || actor.role === 'administrator') return true;
  if (apiKeyOf(actor) && !isOpenToApiKeys(route)) return false;
  const needed = capabilitiesOfCall(route);
  if (needed && actor.companyScope !== 'all' && !isWithinOwnCompanies(route)) return false;
  return (
    needed?.some((capability) => hasCapability(actor, capability)) ??
    (route.access.includes('visitor') || !route.path.startsWith('/admin/'))
  );
}

/** Refuses a member of staff who may not make the call themselves, for a call that makes it for them. */
export function requireCall(route: Route, actor: Staff): void {
  if (!route.access.includes(actor.role) || !isCapable(route, actor)) throw new Problem('access.not_allowed', 403);
}

/** Whether a call changes something. The end of a session does not count. */
const changes = (route: Route): boolean =>
  route.method !== 'GET' && route.reads !== true && route !== contract.auth.logout;

/** Callers without an account: where they may not go, the same person may after log-in. */
const sendToLogin = (): Problem => new Problem('auth.sign_in_first', 401);

/**
 * The caller, where the route is open to such callers. 401 without a live token, and for a guest where an account is needed,
 * 403 for a principal that may not do this at all, 409 for a representative who has yet to choose a company. A dead token is
 * ignored only where anybody may call: an open shop must not turn a buyer into a guest. That of a guest buyer is worth
 * nothing while the shop is closed. Staff who have to set up a second factor first are visitors until then, as are programs where their key
 * does not count.
 */
export async function authorize(route: Route, token: string | null, identity: Identity): Promise<Actor> {
  const known = token === null ? null : await identity.findActor(token);
  if (!known) return authorizeAnonymous(route, token, identity);
  if (known.role === 'guest_buyer' && (await identity.anonymousRole()) === 'visitor')
    return authorizeAnonymous(route, null, identity);
  if (onlyViews(known) && changes(route)) throw new Problem('acting.view_only', 403);
  if (route.access.includes(known.role) && isCapable(route, known)) return known;
  if (isGuest(known)) throw sendToLogin();
  const isVisitor = known.role === 'enrolling_staff' || apiKeyOf(known) !== undefined;
  if (isVisitor && route.access.includes('visitor')) return authorizeAnonymous(route, null, identity);
  if (known.role === 'enrolling_staff') throw new Problem('auth.second_factor_required', 403);
  throw isForImpersonation(route, known)
    ? new Problem('acting.choose_company', 409)
    : new Problem('access.not_allowed', 403);
}

/**
 * Refuses what a page of one person or company sends in the session of another. The page has not heard of the change yet: a log-in in another
 * tab, or a representative who has chosen another customer there. What anybody may call is the same for both.
 */
export function requireOwner(route: Route, actor: Actor, pageOwner: string | string[] | undefined): void {
  if (pageOwner === undefined || !('userId' in actor) || route.access.includes('visitor')) return;
  if (pageOwner !== sessionOwner(actor)) throw new Problem('auth.other_owner', 409);
}

async function authorizeAnonymous(route: Route, token: string | null, identity: Identity): Promise<Actor> {
  const isOpenToAll = route.access.includes('visitor');
  if (token !== null && !isOpenToAll)
    throw new Problem(token.startsWith(API_KEY_PREFIX) ? 'auth.key_invalid' : 'auth.session_expired', 401);
  const role = await identity.anonymousRole();
  if (!route.access.includes(role)) throw sendToLogin();
  return { role };
}
