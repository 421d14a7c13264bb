import type { Content, Feninga, UseValues } from '@sjaj/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { integerArray, prepared, type Value } from '../../../platform/database/prepared.ts';
import { categoryIcon, firstPictureKey, topCategoryTitle, useValuesOf } from '../../articles/index.ts';
import { priceColumns, type PriceRow } from '../../pricing/index.ts';
import { TAKES_PRE_ORDERS } from '../../settings/index.ts';
import type { Sellable } from '../rules/cart.ts';
import { type Holder, type HolderValues, holderValues, type OpenCart } from './carts.ts';

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
  /** The title of its top category. */
  readonly category: Content | null;
  /** What its attributes tell of its use; null for nothing. */
  readonly useValues: UseValues | null;
  /** The values that tell it from the other members of its variation. */
  readonly variationValues: readonly Content[] | null;
}

/** As `ContentRow`, with the inputs of its price. */
interface PricedRow extends ContentRow, PriceRow {}

/** Which cart, which other articles, whose prices and at what time. */
export interface ContentsQuery {
  readonly cart: number | Holder;
  readonly articleIds?: readonly number[];
  /** The company whose contract terms apply; null for none. */
  readonly companyId: number | null;
  readonly now: Date;
}

/** `cart` is null if there is none, or if no row is returned. */
interface ContentsResult {
  readonly cart: OpenCart | null;
  readonly rows: readonly PricedRow[];
}

interface Values extends HolderValues {
  readonly cartId: number;
  readonly articleId: number;
  readonly articleIds: readonly number[];
  readonly companyId: number | null;
  readonly now: Date;
}

const byId = (value: Value<Values>) => sql`id = ${value('cartId')}`;
const byHolder = (value: Value<Values>) =>
  sql`user_id = ${value('userId')}::integer and acting_company_id is not distinct from ${value('impersonatedCompanyId')}::integer
    and is_by_telephone = ${value('isByTelephone')}::boolean`;

/** One article is spelled out: the planner takes an array for ten and would never keep its plan. */
const one = (value: Value<Values>) => sql`${value('articleId')}::integer`;
const several = (value: Value<Values>) => sql`unnest(${integerArray(value('articleIds'))})`;

const DESCRIPTION = sql`
  a.id as "articleId", a.code, a.title, b.title as brand, u.abbreviation as unit,
  pack.abbreviation as "packUnit", pack.factor as "packFactor",
  a.minimum_quantity as "minimumQuantity", a.pack_size as "packSize", a.net_weight_g as "weightG",
  a.is_visible_on_web as "isVisible", a.disable_selling as "disableSelling", a.is_discontinued as "isDiscontinued",
  coalesce(s.on_hand, 0) as "onHand", coalesce(s.reserved, 0) as reserved, coalesce(s.low_level, 0) as "lowLevel",
  s.expected_on as "expectedOn", ${TAKES_PRE_ORDERS} as "takesPreOrders",
  ${firstPictureKey('a.id')} as "pictureKey",
  ${categoryIcon('a.id')} as placeholder, ${topCategoryTitle('a.id')} as category,
  ${useValuesOf('a.id')} as "useValues",
  (select json_agg(v.title order by va.position, v.position)
    from variation_attribute va
    join attribute_value v on v.attribute_id = va.attribute_id
    join article_attribute_value av on av.attribute_value_id = v.id and av.article_id = a.id
    where va.variation_id = a.variation_id) as "variationValues"`;

const SOURCES = sql`
  join article a on a.id = wanted.article_id
  join brand b on b.id = a.brand_id
  join measurement_unit u on u.id = a.unit_id
  left join stock_level s on s.article_id = a.id
  left join lateral (
    select mu.abbreviation, au.factor from article_unit au join measurement_unit mu on mu.id = au.unit_id
    where au.article_id = a.id and au.factor > 1 order by au.factor, au.unit_id limit 1
  ) pack on true`;

type Row = PricedRow & { readonly cartId: number | null; readonly version: number; readonly couponId: number | null };
type Part = (value: Value<Values>) => RawBuilder<unknown>;

/** The lines in the order in which they were added, then the other articles. */
const statement = (whose: Part, others: Part) =>
  prepared<Values, Row>(
    (value) => sql`
      with held as (select id, version, coupon_id from cart where ${whose(value)}),
        wanted (line_id, article_id, quantity, seen_price, note) as (
          select i.id, i.article_id, i.quantity, i.seen_price, i.note from held join cart_item i on i.cart_id = held.id
          union all
          select null, ${others(value)}, 0, null, null
        )
      select held.id as "cartId", held.version, held.coupon_id as "couponId",
        wanted.line_id as "lineId", wanted.quantity, wanted.seen_price as "seenPrice", wanted.note, ${DESCRIPTION},
        ${priceColumns({ companyId: value('companyId'), now: value('now') })}
      from wanted ${SOURCES} left join held on true
      order by wanted.line_id nulls last, a.id`,
  );

const STATEMENTS = {
  idAndOne: statement(byId, one),
  idAndSeveral: statement(byId, several),
  holderAndOne: statement(byHolder, one),
  holderAndSeveral: statement(byHolder, several),
};

/** The id of no cart, and of no article. */
const NONE = 0;

/** The lines of a cart, then the other articles that are asked for, in one statement. */
export async function contents(
  db: Db | Tx,
  { cart, articleIds = [], companyId, now }: ContentsQuery,
): Promise<ContentsResult> {
  const isById = typeof cart === 'number';
  const statement = STATEMENTS[`${isById ? 'id' : 'holder'}And${articleIds.length > 1 ? 'Several' : 'One'}`];
  const whose = isById
    ? { cartId: cart, userId: NONE, impersonatedCompanyId: null, isByTelephone: false }
    : { cartId: NONE, ...holderValues(cart) };
  const { rows } = await db.executeQuery(
    statement(db, { ...whose, articleIds, articleId: articleIds[0] ?? NONE, companyId, now }),
  );
  return { cart: cartOf(rows), rows: eachOnce(rows) };
}

function cartOf([first]: readonly Row[]): OpenCart | null {
  if (!first || first.cartId === null) return null;
  return { id: first.cartId, version: first.version, couponId: first.couponId };
}

/** Removes duplicates: an article that is also in the cart is returned as its line, which sorts first. */
function eachOnce(rows: readonly Row[]): readonly PricedRow[] {
  const seen = new Set<number>();
  return rows.filter(({ articleId }) => !seen.has(articleId) && seen.add(articleId));
}

const describing = prepared<Pick<Values, 'articleIds'>, ContentRow>(
  (value) => sql`
    select null as "lineId", 0 as quantity, null as "seenPrice", null as note, ${DESCRIPTION}
    from (select distinct unnest(${integerArray(value('articleIds'))}) as article_id) wanted ${SOURCES} order by a.id`,
);

/** Describes articles as cart rows, in one statement; unknown ones are left out. */
export async function describe(db: Db | Tx, articleIds: readonly number[]): Promise<readonly ContentRow[]> {
  const { rows } = await db.executeQuery(describing(db, { articleIds }));
  return rows;
}
