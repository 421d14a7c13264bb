import type { Feninga } from '@sjaj/domain';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/db.ts';
import { execute } from '../../../platform/database/statements.ts';

/** A line of a guest's cart. */
export interface GuestLine {
  readonly articleId: number;
  readonly quantity: number;
  readonly seenPrice: Feninga | null;
  readonly note: string | null;
}

export interface GuestCart {
  readonly couponId: number | null;
  readonly lines: readonly GuestLine[];
}

/** A guest's cart, locked until the transaction ends; its lines in the order in which they were added. */
export async function guestCart(tx: Tx, userId: number): Promise<GuestCart> {
  const [cart, lines] = await Promise.all([
    tx.selectFrom('cart').select('coupon_id as couponId').where('user_id', '=', userId).forUpdate().executeTakeFirst(),
    sql<GuestLine>`
      select i.article_id as "articleId", i.quantity, i.seen_price as "seenPrice", i.note
      from cart_item i join cart c on c.id = i.cart_id where c.user_id = ${userId} order by i.id
    `.execute(tx),
  ]);
  return { couponId: cart?.couponId ?? null, lines: lines.rows };
}

interface JoinedLine {
  readonly articleId: number;
  /** In all. */
  readonly quantity: number;
  readonly seenPrice: Feninga;
  readonly note: string | null;
}

/** Upserts merged lines. If both lines have a note, both notes are kept. */
export async function join(tx: Tx, cartId: number, lines: readonly JoinedLine[]): Promise<void> {
  if (lines.length === 0) return;
  await execute(tx)`
    insert into cart_item (cart_id, article_id, quantity, seen_price, note)
    select ${cartId}::integer, n.article_id, n.quantity, n.seen_price, n.note
    from unnest(${lines.map(({ articleId }) => articleId)}::integer[], ${lines.map(({ quantity }) => quantity)}::integer[],
      ${lines.map(({ seenPrice }) => seenPrice)}::integer[], ${lines.map(({ note }) => note)}::text[])
      with ordinality as n (article_id, quantity, seen_price, note, position)
    order by n.position
    on conflict (cart_id, article_id) do update
      set quantity = excluded.quantity, seen_price = excluded.seen_price,
        note = case when cart_item.note = excluded.note then cart_item.note
          else nullif(concat_ws(E'\\n', cart_item.note, excluded.note), '') end
  `;
}
