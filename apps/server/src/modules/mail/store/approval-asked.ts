import type { Db } from '../../../platform/database/db.ts';

/** Whom a message asks to decide on which order. */
export const approvalAsked = (db: Db, messageId: number): Promise<{ orderId: number; userId: number }> =>
  db
    .selectFrom('system_message')
    .select(['order_id as orderId', 'user_id as userId'])
    .where('id', '=', messageId)
    .where('order_id', 'is not', null)
    .$narrowType<{ orderId: number }>()
    .executeTakeFirstOrThrow();
