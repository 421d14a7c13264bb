import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/db.ts';
import { execute } from '../../../platform/database/statements.ts';
import { integerArray, prepared } from '../../../platform/database/prepared.ts';
import { MOVEMENTS, type MovementKind, type Pieces, type StockLevel } from '../rules.ts';

const locking = prepared<{ articleIds: readonly number[] }, StockLevel & { articleId: number }>(
  (value) => sql`
    select article_id as "articleId", on_hand as "onHand", reserved from stock_level
    where article_id = any(${integerArray(value('articleIds'))})
    order by article_id for update of stock_level`,
);

/** Locks the stock levels in the order of their ids until the transaction ends. */
export async function lock(tx: Tx, articleIds: readonly number[]): Promise<ReadonlyMap<number, StockLevel>> {
  const { rows } = await tx.executeQuery(locking(tx, { articleIds }));
  return new Map(rows.map(({ articleId, ...stockLevel }) => [articleId, stockLevel]));
}

/** Inserts the stock levels of new articles: nothing on hand. */
export const insert = (tx: Tx, articleIds: readonly number[]): Promise<void> =>
  execute(tx)`insert into stock_level (article_id) select unnest(${articleIds}::integer[])`;

/** Why the stock changes: for which order, by whom. */
export interface Cause {
  readonly orderId: number;
  readonly userId: number | null;
}

interface MoveInput {
  readonly articleIds: readonly number[];
  readonly quantities: readonly number[];
  readonly kind: MovementKind;
  /** What one piece changes. */
  readonly onHand: number;
  readonly reserved: number;
  readonly orderId: number;
  readonly userId: number | null;
}

const moving = prepared<MoveInput>(
  (value) => sql`
    with change as (
      select * from unnest(${integerArray(value('articleIds'))}, ${integerArray(value('quantities'))}) as c (article_id, quantity)
    ), changed as (
      update stock_level s
      set on_hand = s.on_hand + ${value('onHand')}::integer * c.quantity,
        reserved = s.reserved + ${value('reserved')}::integer * c.quantity
      from change c where s.article_id = c.article_id
      returning s.article_id, c.quantity
    )
    insert into stock_movement (article_id, kind, on_hand_change, reserved_change, order_id, user_id)
    select article_id, ${value('kind')}, ${value('onHand')}::integer * quantity, ${value('reserved')}::integer * quantity,
      ${value('orderId')}::integer, ${value('userId')}::integer
    from changed`,
);

/** Changes the stock levels and writes the movements, in one deferred statement. Each article may occur only once. */
export async function move(tx: Tx, kind: MovementKind, pieces: readonly Pieces[], cause: Cause): Promise<void> {
  if (pieces.length === 0) return;
  const articleIds = pieces.map(({ articleId }) => articleId);
  const quantities = pieces.map(({ quantity }) => quantity);
  await tx.defer(moving(tx, { ...MOVEMENTS[kind], ...cause, kind, articleIds, quantities }));
}

/** Deletes the stock level of an article and its movements. */
export async function remove(tx: Tx, articleId: number): Promise<void> {
  await tx.deleteFrom('stock_movement').where('article_id', '=', articleId).execute();
  await tx.deleteFrom('stock_level').where('article_id', '=', articleId).execute();
}
