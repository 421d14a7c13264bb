import { type ImpersonationMode, STAFF_ROLES } from '@sjaj/contract';
import { sql } from 'kysely';
import type { Customer, Staff } from '../../../kernel/actor.ts';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { deleteRow, updateRow } from '../../../platform/database/rows.ts';
import { execute, firstRow, oneColumn } from '../../../platform/database/statements.ts';
import { prepared } from '../../../platform/database/prepared.ts';
import { REQUIRES_SECOND_FACTOR } from '../../settings/index.ts';
import { IS_ACTIVE_USER, PERSON_COLUMNS } from './active-user.ts';
import { actorOf, guestRole, type Person } from './session-actor.ts';

export interface NewSession {
  readonly tokenHash: Buffer;
  readonly userId: number;
  /** Restricts the session to one order; null for no restriction. */
  readonly orderId: number | null;
  readonly now: Date;
  readonly expiresAt: Date;
  readonly userAgent: string | null;
  /** The company in whose name staff open the shop, and how. */
  readonly acting?: { readonly companyId: number; readonly mode: ImpersonationMode };
}

export async function insertSession(tx: Tx, { acting, ...session }: NewSession): Promise<void> {
  await tx
    .insertInto('session')
    .values({
      token_hash: session.tokenHash,
      user_id: session.userId,
      order_id: session.orderId,
      created_at: session.now,
      last_seen_at: session.now,
      expires_at: session.expiresAt,
      user_agent: session.userAgent,
      acting_company_id: acting?.companyId ?? null,
      impersonation_mode: acting?.mode ?? null,
    })
    .execute();
}

export interface FoundSession {
  readonly actor: Customer | Staff;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
}

/** Whether the shop requires a second factor of the user, who has none. */
const NEEDS_SECOND_FACTOR = sql<boolean>`(u.role = any(${STAFF_ROLES}::text[]) and ${REQUIRES_SECOND_FACTOR}
    and not exists (select from second_factor f where f.user_id = u.id))`;

interface SessionRow extends Person {
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
}

const finding = prepared<{ tokenHash: Buffer }, SessionRow>((value, db) =>
  db
    .selectFrom('session as s')
    .innerJoin('user_account as u', 'u.id', 's.user_id')
    .leftJoin('company as c', 'c.id', 'u.company_id')
    .leftJoin('staff_role as sr', 'sr.id', 'u.staff_role_id')
    .leftJoin('company_representative as r', (join) =>
      join.onRef('r.user_id', '=', 'u.id').onRef('r.company_id', '=', 's.acting_company_id'),
    )
    .leftJoin('company as a', (join) => join.onRef('a.id', '=', 's.acting_company_id').on('a.is_active', '=', true))
    .select([
      'a.id as actingCompanyId',
      'r.company_id as assignedCompanyId',
      's.impersonation_mode as actingMode',
      'a.title as actingCompanyTitle',
      's.id as sessionId',
      NEEDS_SECOND_FACTOR.as('needsSecondFactor'),
      's.last_seen_at as lastSeenAt',
      's.expires_at as expiresAt',
      's.order_id as orderId',
      ...PERSON_COLUMNS,
      'sr.capabilities',
    ])
    .where('s.token_hash', '=', value('tokenHash'))
    .where(IS_ACTIVE_USER),
);

/**
 * Finds the session of a token with its user. Null if the user or their company is inactive, and for one that was opened from a
 * company's record by somebody who may no longer do so. A representative acts for the company only while they are assigned to it. Staff who
 * need a second factor and have none can only set one up (`enrolling_staff`).
 */
export async function findSession(db: Db | Tx, tokenHash: Buffer): Promise<FoundSession | null> {
  const [row] = (await db.executeQuery(finding(db, { tokenHash }))).rows;
  if (!row) return null;
  const { lastSeenAt, expiresAt, ...person } = row;
  const actor = actorOf(person);
  return actor && { actor, lastSeenAt, expiresAt };
}

export interface SessionAge {
  readonly id: number;
  readonly role: string;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
}

/** Finds the given sessions. Those that have ended or whose user or company is inactive are left out. */
export async function findSessionAges(db: Db, ids: readonly number[]): Promise<SessionAge[]> {
  const rows = await db
    .selectFrom('session as s')
    .innerJoin('user_account as u', 'u.id', 's.user_id')
    .leftJoin('company as c', 'c.id', 'u.company_id')
    .select(['s.id', 's.order_id as orderId', 'u.role', 's.last_seen_at as lastSeenAt', 's.expires_at as expiresAt'])
    .where('s.id', 'in', ids)
    .where(IS_ACTIVE_USER)
    .execute();
  return rows.map(({ orderId, role, ...age }) => ({ ...age, role: role === 'guest' ? guestRole(orderId) : role }));
}

export async function updateLastSeen(db: Db, sessionId: number, now: Date): Promise<void> {
  await db.updateTable('session').set({ last_seen_at: now }).where('id', '=', sessionId).execute();
}

export const updateImpersonatedCompany = (tx: Tx, sessionId: number, companyId: number | null): Promise<void> =>
  updateRow(tx, 'session', sessionId, { acting_company_id: companyId });

export const deleteSession = (tx: Tx, sessionId: number): Promise<void> => deleteRow(tx, 'session', sessionId);

/** Clears the company that a representative acts for in all their sessions, where it is this one. */
export async function clearImpersonatedCompany(tx: Tx, userId: number, companyId: number): Promise<void> {
  await tx
    .updateTable('session')
    .set({ acting_company_id: null })
    .where('user_id', '=', userId)
    .where('acting_company_id', '=', companyId)
    .execute();
}

/** Deletes all sessions of the users and returns their ids. */
export async function deleteSessionsOfUsers(tx: Tx, userIds: readonly number[]): Promise<number[]> {
  if (userIds.length === 0) return [];
  const rows = await tx.deleteFrom('session').where('user_id', 'in', userIds).returning('id').execute();
  return rows.map(({ id }) => id);
}

/** Deletes the sessions of the user but the given one and returns their ids. */
export async function deleteOtherSessions(tx: Tx, userId: number, sessionId: number): Promise<number[]> {
  const rows = await tx
    .deleteFrom('session')
    .where('user_id', '=', userId)
    .where('id', '<>', sessionId)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes the session of a guest if it is live and not restricted to an order. */
export const deleteGuestSession = (
  tx: Tx,
  tokenHash: Buffer,
  now: Date,
): Promise<{ userId: number; sessionId: number } | undefined> =>
  firstRow<{ userId: number; sessionId: number }>(tx)`
    delete from session s using user_account u
    where s.token_hash = ${tokenHash} and s.order_id is null and s.expires_at > ${now}
      and u.id = s.user_id and u.role = 'guest'
    returning s.user_id as "userId", s.id as "sessionId"
  `;

export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('session').where('expires_at', '<', now).execute();
}

interface SessionLimit {
  readonly userId: number;
  /** Sessions that are restricted to one order have a limit of their own. */
  readonly orderId: number | null;
  readonly limit: number;
}

/**
 * Deletes the least recently used sessions beyond the limit and returns their ids. Locks the user, so that concurrent log-ins
 * do not both stay below the limit.
 */
export async function deleteSurplusSessions(tx: Tx, { userId, orderId, limit }: SessionLimit): Promise<number[]> {
  await execute(tx)`select from user_account where id = ${userId} for no key update`;
  return oneColumn<number>(tx)`
    delete from session where id in (
      select id from session where user_id = ${userId} and order_id is not distinct from ${orderId}::int
      order by last_seen_at desc, id desc offset ${limit}::int)
    returning id
  `;
}
