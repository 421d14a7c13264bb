import type { NotificationChoice } from '@sjaj/contract';
import type { Db, Tx } from '../../../platform/database/db.ts';

/** The topics that the user has made a choice for. */
export const list = async (db: Db, userId: number): Promise<NotificationChoice[]> => {
  const rows = await db
    .selectFrom('notification_choice')
    .select(['topic', 'in_shop as inShop', 'mail', 'push'])
    .where('user_id', '=', userId)
    .execute();
  return rows.map((row) => ({ ...row, topic: row.topic as NotificationChoice['topic'] }));
};

export async function save(tx: Tx, userId: number, { topic, inShop, mail, push }: NotificationChoice): Promise<void> {
  const ways = { in_shop: inShop, mail, push };
  await tx
    .insertInto('notification_choice')
    .values({ user_id: userId, topic, ...ways })
    .onConflict((row) => row.columns(['user_id', 'topic']).doUpdateSet(ways))
    .execute();
}
