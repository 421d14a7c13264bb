import type { Db, Tx } from '../../platform/db.ts';

export interface Order {
  readonly number: string;
  readonly userId: number | null;
}

export const orderOf = (tx: Tx, orderId: number): Promise<Order | undefined> =>
  tx.selectFrom('sales_order').select(['number', 'user_id as userId']).where('id', '=', orderId).executeTakeFirst();

export const administrators = async (tx: Tx): Promise<number[]> =>
  (
    await tx
      .selectFrom('user_account')
      .select('id')
      .where('role', '=', 'administrator')
      .where('is_active', '=', true)
      .orderBy('id')
      .execute()
  ).map(({ id }) => id);

export interface NewMessage {
  readonly userIds: readonly number[];
  readonly kind: string;
  readonly facts: Readonly<Record<string, string | number>>;
  readonly link: string | null;
}

export async function insert(tx: Tx, { userIds, kind, facts, link }: NewMessage): Promise<void> {
  if (userIds.length === 0) return;
  await tx
    .insertInto('system_message')
    .values(userIds.map((userId) => ({ user_id: userId, kind, facts: JSON.stringify(facts), link })))
    .execute();
}

interface PageOfUser {
  readonly userId: number;
  readonly page: number;
  readonly pageSize: number;
}

export const list = (db: Db, { userId, page, pageSize }: PageOfUser) =>
  db
    .selectFrom('system_message')
    .select(['id', 'kind', 'facts', 'link', 'created_at as createdAt', 'read_at as readAt'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();

const counting = async (db: Db, userId: number, isUnread: boolean): Promise<number> => {
  const { messages } = await db
    .selectFrom('system_message')
    .select((eb) => eb.fn.countAll<number>().as('messages'))
    .where('user_id', '=', userId)
    .$if(isUnread, (query) => query.where('read_at', 'is', null))
    .executeTakeFirstOrThrow();
  return messages;
};

export const countAll = (db: Db, userId: number): Promise<number> => counting(db, userId, false);
export const countUnread = (db: Db, userId: number): Promise<number> => counting(db, userId, true);

/** False where the user has no such message. Reading twice keeps the first time. */
export async function markRead(
  tx: Tx,
  { userId, id, now }: { userId: number; id: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('system_message')
    .set((eb) => ({ read_at: eb.fn.coalesce('read_at', eb.val(now)) }))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function markAllRead(tx: Tx, userId: number, now: Date): Promise<void> {
  await tx
    .updateTable('system_message')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .execute();
}
