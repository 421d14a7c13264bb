import type { Route } from '@sjaj/contract';
import type { Actor, Customer, Staff } from './actor.ts';
import { Problem } from './problem.ts';

export interface Identity {
  /** The person behind a token; null where the token is unknown, expired or revoked. */
  readonly findActor: (token: string) => Promise<Customer | Staff | null>;
  /** Who a caller without token is: `guest` where the shop is open, `visitor` where it is closed. */
  readonly nobody: () => Promise<'guest' | 'visitor'>;
}

const BEARER = /^Bearer ([\w-]{20,128})$/i;

export const tokenOf = (authorization: string | undefined): string | null =>
  (authorization && BEARER.exec(authorization)?.[1]) ?? null;

/** A sales representative may do this as soon as he has chosen a company. */
const isForActing = (route: Route, { role }: Customer | Staff): boolean =>
  role === 'sales_representative' && route.access.includes('acting_representative');

/**
 * The caller, where the route is open to such callers. 401 without a live token, 403 for a principal that may not do
 * this at all, 409 for a representative who has yet to choose a company. A dead token is ignored only where anybody may call: an open shop must not turn a buyer into a guest.
 */
export async function admit(route: Route, token: string | null, identity: Identity): Promise<Actor> {
  const known = token === null ? null : await identity.findActor(token);
  if (known) {
    if (route.access.includes(known.role)) return known;
    throw isForActing(route, known)
      ? new Problem('acting.choose_company', 409)
      : new Problem('access.not_allowed', 403);
  }
  const isOpenToAll = route.access.includes('visitor');
  if (token !== null && !isOpenToAll) throw new Problem('auth.session_expired', 401);
  const role = await identity.nobody();
  if (!route.access.includes(role)) throw new Problem('auth.sign_in_first', 401);
  return { role };
}
