import { type Content, type Feninga } from '@sjaj/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Customer } from '../../platform/actor.ts';
import type { Db, Tx } from '../../platform/db.ts';
import { newsRow } from '../../platform/outbox.ts';
import { send } from '../../platform/pipeline.ts';
import type { Sellable } from './rules.ts';

export interface OpenCart {
  readonly id: number;
  readonly version: number;
  /** The discount code that was applied, whether or not it counts now. */
  readonly couponId: number | null;
}

/** An article with its line in a cart; `lineId` is null and `quantity` 0 where the cart has none. */
export interface ContentRow extends Sellable {
  readonly lineId: number | null;
  readonly quantity: number;
  readonly seenPrice: Feninga | null;
  readonly note: string | null;
  readonly brand: string;
  readonly packUnit: Content | null;
  readonly packFactor: number | null;
  readonly weightG: number;
  readonly onHand: number;
  readonly reserved: number;
  readonly lowLevel: number;
  readonly expectedOn: string | null;
  readonly pictureKey: string | null;
  readonly placeholder: string | null;
  /** The values that tell it from the other members of its variation. */
  readonly variationValues: readonly Content[] | null;
}

/** Each holder has one open cart. */
const ONE_EACH = ['user_id', 'acting_company_id'] as const;
const OPEN = ['id', 'version', 'coupon_id as couponId'] as const;

/** Whose cart: a person's, or the one that a representative fills for the company that he acts for. */
export type Holder = Pick<Customer, 'userId' | 'role' | 'companyId'>;

const actingFor = ({ role, companyId }: Holder): number | null => (role === 'acting_representative' ? companyId : null);

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

/** Whose lines, and which articles besides. */
export interface Asked {
  readonly cart: number | Holder;
  readonly articleIds?: readonly number[];
}

/** A cart that is found by its holder need not be found before. */
const idOf = (cart: number | Holder): RawBuilder<number> =>
  typeof cart === 'number'
    ? sql<number>`${cart}::integer`
    : sql<number>`(select id from cart where user_id = ${cart.userId}::integer
        and acting_company_id is not distinct from ${actingFor(cart)}::integer)`;

/** One article is spelled out: the planner takes an array for ten and would never keep its plan. */
function andThese(articleIds: readonly number[]): RawBuilder<unknown> {
  const [first] = articleIds;
  if (first === undefined) return sql``;
  return articleIds.length === 1
    ? sql`union select ${first}::integer`
    : sql`union select unnest(${articleIds}::integer[])`;
}

/** The ids of the articles that are asked for, as whoever joins something to them wants them. */
export const articlesOf = ({ cart, articleIds = [] }: Asked): RawBuilder<unknown> =>
  sql`(select article_id from cart_item where cart_id = ${idOf(cart)} ${andThese(articleIds)})`;

/** The lines of a cart in the order in which they were added, then the other articles that are asked for. */
export async function contents(db: Db | Tx, asked: Asked): Promise<readonly ContentRow[]> {
  const { rows } = await sql<ContentRow>`
    select i.id as "lineId", a.id as "articleId", coalesce(i.quantity, 0) as quantity, i.seen_price as "seenPrice",
      i.note, a.code, a.title, b.title as brand, u.abbreviation as unit,
      pack.abbreviation as "packUnit", pack.factor as "packFactor",
      a.minimum_quantity as "minimumQuantity", a.pack_size as "packSize", a.net_weight_g as "weightG",
      a.is_visible_on_web as "isVisible", a.disable_selling as "disableSelling",
      a.is_discontinued as "isDiscontinued",
      coalesce(s.on_hand, 0) as "onHand", coalesce(s.reserved, 0) as reserved, coalesce(s.low_level, 0) as "lowLevel",
      s.expected_on as "expectedOn",
      (select p.picture_key from article_picture p where p.article_id = a.id order by p.position, p.id limit 1)
        as "pictureKey",
      (select coalesce(top.icon, middle.icon, own.icon)
        from article_category ac join category own on own.id = ac.category_id
        left join category middle on middle.id = own.parent_category_id
        left join category top on top.id = middle.parent_category_id
        where ac.article_id = a.id order by ac.position, ac.category_id limit 1) as placeholder,
      (select json_agg(v.title order by va.position, v.position)
        from variation_attribute va
        join attribute_value v on v.attribute_id = va.attribute_id
        join article_attribute_value av on av.attribute_value_id = v.id and av.article_id = a.id
        where va.variation_id = a.variation_id) as "variationValues"
    from ${articlesOf(asked)} wanted
    join article a on a.id = wanted.article_id
    left join cart_item i on i.article_id = a.id and i.cart_id = ${idOf(asked.cart)}
    join brand b on b.id = a.brand_id
    join measurement_unit u on u.id = a.unit_id
    left join stock s on s.article_id = a.id
    left join lateral (
      select mu.abbreviation, au.factor from article_unit au join measurement_unit mu on mu.id = au.unit_id
      where au.article_id = a.id and au.factor > 1 order by au.factor, au.unit_id limit 1
    ) pack on true
    order by i.id nulls last, a.id
  `.execute(db);
  return rows;
}

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
