import { sql } from 'kysely';
import type { Tx } from '../../platform/db.ts';
import { send } from '../../platform/pipeline.ts';
import { MOVEMENTS, type MovementKind, type Pieces, type Shelf } from './rules.ts';

/** Locks the shelves in the order of their ids until the transaction ends. */
export async function lock(tx: Tx, articleIds: readonly number[]): Promise<ReadonlyMap<number, Shelf>> {
  const rows = await tx
    .selectFrom('stock')
    .select(['article_id as articleId', 'on_hand as onHand', 'reserved'])
    .where('article_id', '=', sql<number>`any(${articleIds}::integer[])`)
    .orderBy('article_id')
    .forUpdate()
    .execute();
  return new Map(rows.map(({ articleId, ...shelf }) => [articleId, shelf]));
}

/** Why a shelf changes: for which order, by whom. */
export interface Cause {
  readonly orderId: number;
  readonly userId: number | null;
}

/** Changes the shelves and writes the ledger, in one statement that nobody waits for. An article may come once only. */
export function move(tx: Tx, kind: MovementKind, pieces: readonly Pieces[], cause: Cause): void {
  if (pieces.length === 0) return;
  const { onHand, reserved } = MOVEMENTS[kind];
  const articleIds = pieces.map(({ articleId }) => articleId);
  const quantities = pieces.map(({ quantity }) => quantity);
  const moving = sql`
    with change as (
      select * from unnest(${articleIds}::integer[], ${quantities}::integer[]) as c (article_id, quantity)
    ), shelf as (
      update stock s
      set on_hand = s.on_hand + ${onHand}::integer * c.quantity, reserved = s.reserved + ${reserved}::integer * c.quantity
      from change c where s.article_id = c.article_id
      returning s.article_id, c.quantity
    )
    insert into stock_movement (article_id, kind, on_hand_change, reserved_change, order_id, user_id)
    select article_id, ${kind}, ${onHand}::integer * quantity, ${reserved}::integer * quantity,
      ${cause.orderId}::integer, ${cause.userId}::integer
    from shelf
  `;
  send(tx, moving.compile(tx));
}
