import type { Feninga } from '@sjaj/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { updateRow } from '../../../platform/database/rows.ts';
import { execute } from '../../../platform/database/statements.ts';
import { insertEvent, eventPayload } from '../events.ts';
import { prepared } from '../../../platform/database/prepared.ts';
import type { Holder, OpenCart } from './carts.ts';

interface AddedLine {
  readonly articleId: number;
  readonly quantity: number;
  readonly seenPrice: Feninga;
}

interface AddIfUnchangedValues {
  readonly id: number;
  readonly version: number;
  readonly articleIds: readonly number[];
  readonly quantities: readonly number[];
  readonly prices: readonly number[];
  readonly repricedIds: readonly number[];
  readonly repricedTo: readonly number[];
  readonly event: string;
}

const addIfUnchanged = prepared<AddIfUnchangedValues, { id: number | null; articleId: number }>(
  (value) => sql`
    with touched as (
      update cart set version = version + 1, updated_at = now()
      where id = ${value('id')} and version = ${value('version')} returning id
    ), added as (
      insert into cart_item (cart_id, article_id, quantity, seen_price)
      select touched.id, l.article_id, l.quantity, l.seen_price
      from touched, unnest(${value('articleIds')}::integer[], ${value('quantities')}::integer[],
        ${value('prices')}::integer[]) as l (article_id, quantity, seen_price)
      on conflict (cart_id, article_id) do update
        set quantity = cart_item.quantity + excluded.quantity, seen_price = excluded.seen_price
      returning id, article_id
    ), repriced as (
      update cart_item i set seen_price = r.seen_price
      from touched, unnest(${value('repricedIds')}::integer[], ${value('repricedTo')}::integer[]) as r (id, seen_price)
      where i.id = r.id and i.cart_id = touched.id
    ), published as (
      ${insertEvent('cart.changed', value('event'))} from touched
    )
    select added.id, added.article_id as "articleId" from touched left join added on true`,
);

interface NewLines {
  readonly added: readonly AddedLine[];
  /** Other lines whose new price counts as seen. */
  readonly repriced: readonly SetLine[];
}

/**
 * Adds quantities to the lines of the articles or inserts them, increments the cart's version and publishes the change, in one
 * statement. Returns the ids of the lines by article; null, with nothing written, if the cart has another version by now.
 */
export async function addUnlessChanged(
  db: Db | Tx,
  { id, version }: OpenCart,
  { userId }: Holder,
  { added: lines, repriced }: NewLines,
): Promise<ReadonlyMap<number, number> | null> {
  const { rows } = await db.executeQuery(
    addIfUnchanged(db, {
      id,
      version,
      articleIds: lines.map(({ articleId }) => articleId),
      quantities: lines.map(({ quantity }) => quantity),
      prices: lines.map(({ seenPrice }) => seenPrice),
      repricedIds: repriced.map(({ lineId }) => lineId),
      repricedTo: repriced.map(({ seenPrice }) => seenPrice),
      event: eventPayload('cart.changed', { userId, cartId: id, version: version + 1 }),
    }),
  );
  if (rows.length === 0) return null;
  return new Map(rows.flatMap((row) => (row.id === null ? [] : [[row.articleId, row.id]])));
}

interface SetLine {
  readonly lineId: number;
  readonly quantity: number;
  readonly seenPrice: Feninga;
}

/** Sets the quantities of lines of the cart. */
export async function set(tx: Tx, cartId: number, lines: readonly SetLine[]): Promise<void> {
  if (lines.length === 0) return;
  await execute(tx)`
    update cart_item i set quantity = n.quantity, seen_price = n.seen_price
    from unnest(${lines.map(({ lineId }) => lineId)}::integer[], ${lines.map(({ quantity }) => quantity)}::integer[],
      ${lines.map(({ seenPrice }) => seenPrice)}::integer[]) as n (id, quantity, seen_price)
    where i.id = n.id and i.cart_id = ${cartId}
  `;
}

export async function remove(tx: Tx, cartId: number, lineIds: readonly number[]): Promise<void> {
  if (lineIds.length === 0) return;
  await tx.deleteFrom('cart_item').where('cart_id', '=', cartId).where('id', 'in', lineIds).execute();
}

export async function clear(tx: Tx, cartId: number): Promise<void> {
  await tx.deleteFrom('cart_item').where('cart_id', '=', cartId).execute();
}

/** Sets or removes the discount code of the cart. */
export const setCoupon = (tx: Tx, cartId: number, couponId: number | null): Promise<void> =>
  updateRow(tx, 'cart', cartId, { coupon_id: couponId });

interface CloseValues {
  readonly id: number;
  readonly now: Date;
  readonly event: string;
}

const closing = prepared<CloseValues>(
  (value) => sql`
    with gone as (delete from cart_item where cart_id = ${value('id')}), closed as (
      update cart set version = version + 1, coupon_id = null, updated_at = ${value('now')} where id = ${value('id')}
      returning id
    ) ${insertEvent('cart.changed', value('event'))} from closed`,
);

/**
 * Empties the locked cart, increments its version, removes the discount code and publishes the change, in one deferred
 * statement.
 */
export function close(
  tx: Tx,
  { id, version }: Pick<OpenCart, 'id' | 'version'>,
  { userId }: Holder,
  now: Date,
): Promise<void> {
  const event = eventPayload('cart.changed', { userId, cartId: id, version: version + 1 });
  return tx.defer(closing(tx, { id, now, event }));
}
