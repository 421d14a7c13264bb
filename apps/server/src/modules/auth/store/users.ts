import type { Feninga, Language } from '@sjaj/domain';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/db.ts';

/** Inserts a guest of an open shop and returns their user id. */
export async function insertGuest(tx: Tx, { language, now }: { language: Language; now: Date }): Promise<number> {
  const { id } = await tx
    .insertInto('user_account')
    .values({ role: 'guest', first_name: '', last_name: '', language, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Deletes guests with their sessions and carts. Fails while an order names one of them. */
export async function deleteGuests(tx: Tx, userIds: readonly number[]): Promise<void> {
  if (userIds.length === 0) return;
  await tx.deleteFrom('user_account').where('role', '=', 'guest').where('id', 'in', userIds).execute();
}

/** What a member of a company may do. Limits are feninga with VAT; null = none. */
export interface UserRights {
  readonly canOrder: boolean;
  readonly canViewPrices: boolean;
  readonly orderLimit: Feninga | null;
  readonly monthLimit: Feninga | null;
}

/** Saves the rights of a user and increments the version. */
export async function updateRights(tx: Tx, userId: number, rights: UserRights): Promise<void> {
  await tx
    .updateTable('user_account')
    .set({
      can_order: rights.canOrder,
      can_view_prices: rights.canViewPrices,
      order_limit: rights.orderLimit,
      month_limit: rights.monthLimit,
      version: sql`version + 1`,
    })
    .where('id', '=', userId)
    .execute();
}
