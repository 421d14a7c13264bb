import type { Feninga } from '@sjaj/domain';
import { sql } from 'kysely';
import type { Customer } from '../../platform/actor.ts';
import type { Db, Tx } from '../../platform/db.ts';
import { newsRow } from '../../platform/outbox.ts';
import { send } from '../../platform/pipeline.ts';

export interface OpenCart {
  readonly id: number;
  readonly version: number;
  /** The discount code that was applied, whether or not it counts now. */
  readonly couponId: number | null;
}

/** Each holder has one open cart. */
const ONE_EACH = ['user_id', 'acting_company_id'] as const;
const OPEN = ['id', 'version', 'coupon_id as couponId'] as const;

/** Whose cart: a person's, or the one that a representative fills for the company that he acts for. */
export type Holder = Pick<Customer, 'userId' | 'role' | 'companyId'>;

export const actingFor = ({ role, companyId }: Holder): number | null =>
  role === 'acting_representative' ? companyId : null;

export const find = (db: Db | Tx, holder: Holder): Promise<OpenCart | undefined> =>
  db
    .selectFrom('cart')
    .select(OPEN)
    .where('user_id', '=', holder.userId)
    .where('acting_company_id', 'is not distinct from', actingFor(holder))
    .executeTakeFirst();

/** The holder's cart, made where there is none, locked until the transaction ends. */
export const lock = (tx: Tx, holder: Holder): Promise<OpenCart> =>
  tx
    .insertInto('cart')
    .values({ user_id: holder.userId, acting_company_id: actingFor(holder) })
    .onConflict((oc) =>
      oc
        .columns([...ONE_EACH])
        .where('user_id', 'is not', null)
        .doUpdateSet({ user_id: holder.userId }),
    )
    .returning(OPEN)
    .executeTakeFirstOrThrow();

/** The holder's cart, made where there is none: one statement, and so a transaction by itself. */
export const make = (db: Db | Tx, holder: Holder): Promise<OpenCart> => lock(db as Tx, holder);

/** The same, counted as changed: whoever changes a cart comes through here first. */
export const touch = (tx: Tx, holder: Holder, now: Date): Promise<OpenCart> =>
  tx
    .insertInto('cart')
    .values({ user_id: holder.userId, acting_company_id: actingFor(holder), updated_at: now })
    .onConflict((oc) =>
      oc
        .columns([...ONE_EACH])
        .where('user_id', 'is not', null)
        .doUpdateSet({ version: sql`cart.version + 1`, updated_at: now }),
    )
    .returning(OPEN)
    .executeTakeFirstOrThrow();

interface AddedLine {
  readonly articleId: number;
  readonly quantity: number;
  readonly seenPrice: Feninga;
}

/** Adds to the lines of the articles or begins them; the ids of the lines by article. */
export async function add(tx: Tx, cartId: number, lines: readonly AddedLine[]): Promise<ReadonlyMap<number, number>> {
  if (lines.length === 0) return new Map();
  const rows = await tx
    .insertInto('cart_item')
    .values(
      lines.map(({ articleId, quantity, seenPrice }) => ({
        cart_id: cartId,
        article_id: articleId,
        quantity,
        seen_price: seenPrice,
      })),
    )
    .onConflict((oc) =>
      oc.columns(['cart_id', 'article_id']).doUpdateSet((eb) => ({
        quantity: sql`cart_item.quantity + excluded.quantity`,
        seen_price: eb.ref('excluded.seen_price'),
      })),
    )
    .returning(['id', 'article_id as articleId'])
    .execute();
  return new Map(rows.map(({ id, articleId }) => [articleId, id]));
}

/**
 * The same for a cart of this version, counted as changed and told to the user's screens, in one statement; null, and
 * nothing is done, where somebody has changed the cart since.
 */
export async function addAtOnce(
  db: Db,
  { id, version }: OpenCart,
  { userId }: Holder,
  lines: readonly AddedLine[],
): Promise<ReadonlyMap<number, number> | null> {
  const news = newsRow('cart.changed', { userId, cartId: id, version: version + 1 });
  const { rows } = await sql<{ id: number | null; articleId: number }>`
    with touched as (
      update cart set version = version + 1, updated_at = now() where id = ${id} and version = ${version} returning id
    ), added as (
      insert into cart_item (cart_id, article_id, quantity, seen_price)
      select touched.id, l.article_id, l.quantity, l.seen_price
      from touched, unnest(${lines.map(({ articleId }) => articleId)}::integer[],
        ${lines.map(({ quantity }) => quantity)}::integer[],
        ${lines.map(({ seenPrice }) => seenPrice)}::integer[]) as l (article_id, quantity, seen_price)
      on conflict (cart_id, article_id) do update
        set quantity = cart_item.quantity + excluded.quantity, seen_price = excluded.seen_price
      returning id, article_id
    ), told as (
      ${news} from touched
    )
    select added.id, added.article_id as "articleId" from touched left join added on true
  `.execute(db);
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
  await sql`
    update cart_item i set quantity = n.quantity, seen_price = n.seen_price
    from unnest(${lines.map(({ lineId }) => lineId)}::integer[], ${lines.map(({ quantity }) => quantity)}::integer[],
      ${lines.map(({ seenPrice }) => seenPrice)}::integer[]) as n (id, quantity, seen_price)
    where i.id = n.id and i.cart_id = ${cartId}
  `.execute(tx);
}

export async function remove(tx: Tx, cartId: number, lineIds: readonly number[]): Promise<void> {
  if (lineIds.length === 0) return;
  await tx.deleteFrom('cart_item').where('cart_id', '=', cartId).where('id', 'in', lineIds).execute();
}

export async function clear(tx: Tx, cartId: number): Promise<void> {
  await tx.deleteFrom('cart_item').where('cart_id', '=', cartId).execute();
}

/** Puts a discount code on the cart, or takes it off. */
export async function setCoupon(tx: Tx, cartId: number, couponId: number | null): Promise<void> {
  await tx.updateTable('cart').set({ coupon_id: couponId }).where('id', '=', cartId).execute();
}

/** Empties the cart, counted as changed, and takes the discount code off; nobody waits for it. */
export function close(tx: Tx, cartId: number, now: Date): void {
  const emptying = sql`
    with gone as (delete from cart_item where cart_id = ${cartId})
    update cart set version = version + 1, coupon_id = null, updated_at = ${now} where id = ${cartId}
  `;
  send(tx, emptying.compile(tx));
}
