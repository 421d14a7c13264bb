import type { AdminUser, AdminUserListRequest, AdminUserRow } from '@sjaj/contract';
import { hasCapability, type Staff } from '../../../../kernel/actor.ts';
import type { Db } from '../../../../platform/database/db.ts';
import { type Page, pagedRows } from '../../../../platform/http/answers.ts';
import { Problem } from '../../../../platform/problem.ts';
import { hasSecondFactor, liveSessionsOf, setPasswordLinkExpiry } from '../../../auth/index.ts';
import * as store from '../store.ts';
import { toKmOrNull } from './accounts.ts';

const rowView = ({ lastSeenAt, createdAt, ...row }: store.UserRow): AdminUserRow => ({
  ...row,
  companies: [...row.companies],
  lastSeenAt: lastSeenAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
});

/** The accounts that a member of staff manages: those of staff need a capability of their own. */
export const scopeOf = (actor: Staff): store.UserScope => (hasCapability(actor, 'manageStaff') ? 'all' : 'customers');

/** A page of accounts, closed ones included. */
export const listUsers = async (db: Db, actor: Staff, request: AdminUserListRequest): Promise<Page<AdminUserRow>> =>
  pagedRows(await store.page(db, scopeOf(actor), request), request, rowView);

interface StaffContext {
  readonly actor: Staff;
  readonly now: Date;
}

/** An account with its companies and devices. 404 if there is none. */
export async function readUser(db: Db, id: number, { actor, now }: StaffContext): Promise<AdminUser> {
  const [user, sessions, linkExpiresAt, isSecondFactorOn] = await Promise.all([
    store.one(db, scopeOf(actor), id),
    liveSessionsOf(db, id, now),
    setPasswordLinkExpiry(db, id, now),
    hasSecondFactor(db, id),
  ]);
  if (!user) throw new Problem('records.not_found', 404);
  const { orderLimit, monthLimit, emailConfirmedAt, lastSeenAt, createdAt, ...rest } = user;
  return {
    ...rest,
    companies: [...user.companies],
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    companyIds: user.companyId === null ? user.companies.map((company) => company.id) : [],
    orderLimit: toKmOrNull(orderLimit),
    monthLimit: toKmOrNull(monthLimit),
    emailConfirmedAt: emailConfirmedAt?.toISOString() ?? null,
    hasSecondFactor: isSecondFactorOn,
    linkExpiresAt: linkExpiresAt?.toISOString() ?? null,
    sessions: sessions.map((session) => ({
      id: session.id,
      startedAt: session.startedAt.toISOString(),
      lastSeenAt: session.lastSeenAt.toISOString(),
      userAgent: session.userAgent,
      isCurrent: session.id === actor.sessionId,
    })),
  };
}
