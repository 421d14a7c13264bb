import type { Db, Tx } from '../../../platform/database/db.ts';
import { anyRow, oneNumber } from '../../../platform/database/statements.ts';
import type { Scope } from '../store/scope.ts';

/** Whom a link asks to decide on which order. */
export interface ApprovalAsked {
  readonly orderId: number;
  readonly userId: number;
}

interface NewLink extends ApprovalAsked {
  readonly tokenHash: Buffer;
  readonly now: Date;
  readonly expiresAt: Date;
}

export async function insertLink(tx: Tx, { tokenHash, orderId, userId, now, expiresAt }: NewLink): Promise<void> {
  await tx
    .insertInto('order_approval_link')
    .values({ token_hash: tokenHash, order_id: orderId, user_id: userId, created_at: now, expires_at: expiresAt })
    .execute();
}

interface FoundLink extends ApprovalAsked {
  readonly expiresAt: Date;
}

/** Undefined for an unknown link and for one that has expired. */
export const findLink = (db: Db | Tx, tokenHash: Buffer, now: Date): Promise<FoundLink | undefined> =>
  db
    .selectFrom('order_approval_link')
    .select(['order_id as orderId', 'user_id as userId', 'expires_at as expiresAt'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();

export async function deleteExpiredLinks(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('order_approval_link').where('expires_at', '<', now).execute();
}

export async function deleteLinksOf(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('order_approval_link').where('user_id', '=', userId).execute();
}

export const countWaiting = (db: Db, scope: Scope): Promise<number> =>
  oneNumber(db)`
    select count(*)::integer as count from sales_order o where ${scope}`;

/** Whether the order is one of the scope. */
export const isIn = (db: Db, orderId: number, scope: Scope): Promise<boolean> =>
  anyRow(db)`select from sales_order o where o.id = ${orderId} and ${scope}`;
