import { adminOrders, checkout, orderParts, orders, shoppingCart, type OrderStatus } from '@sjaj/contract';
import { sql } from 'kysely';
import { aCompany, anAddress, aPerson } from '../builders/people.ts';
import { someArticle, type SeededShop } from '../builders/seeded-shop.ts';
import type { Reply } from '../http.ts';
import { COUPON_BP, COUPON_USES, PRICES, INITIAL_STOCK } from './ordering-model.ts';

/** What one sequence acts on in the real shop: two articles, a company with one buyer, a coupon. */
export interface Real {
  readonly seeded: SeededShop;
  readonly companyId: number;
  readonly addressId: number;
  readonly buyer: string;
  readonly userId: number;
  readonly articles: readonly [number, number];
  readonly couponId: number;
  readonly code: string;
}

let sequences = 0;

export async function openReal(seeded: SeededShop): Promise<Real> {
  const { shop, place } = seeded;
  const name = `M-${(sequences += 1)}`;
  const companyId = await aCompany(shop.db, place);
  const addressId = await anAddress(shop.db, { companyId, ...place });
  const userId = await aPerson(shop.db, { companyId });
  const article = (index: 0 | 1) =>
    someArticle(seeded, `${name}-${index}`, { stock: INITIAL_STOCK, vpc: PRICES[index], weightG: 1 });
  const { id: couponId } = await shop.db
    .insertInto('coupon')
    .values({
      code: name,
      percent_bp: COUPON_BP,
      uses_allowed: COUPON_USES,
      starts_at: new Date(0),
      ends_at: new Date('2100-01-01'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const articles = [await article(0), await article(1)] as const;
  return { seeded, companyId, addressId, userId, articles, couponId, code: name, buyer: await shop.loginAs(userId) };
}

const send = ({ seeded }: Real, token: string, ...[route, more]: CallArguments): Promise<Reply> =>
  seeded.shop.call(route, { token, ...more });
type CallArguments = Parameters<SeededShop['shop']['call']>;

const cartOf = async (real: Real) => (await send(real, real.buyer, shoppingCart.customer)).data;

export const add = (real: Real, article: 0 | 1, quantity: number): Promise<Reply> =>
  send(real, real.buyer, shoppingCart.addItem, { body: { articleId: real.articles[article], quantity } });

/** Sets a line to so many; 0 takes it out. Null where the cart has no such line. */
export async function set(real: Real, article: 0 | 1, quantity: number): Promise<Reply | null> {
  const { cartItems } = await cartOf(real);
  const line = cartItems.find(({ articleId }: { articleId: number }) => articleId === real.articles[article]);
  return line ? send(real, real.buyer, shoppingCart.update, { body: { items: [{ id: line.id, quantity }] } }) : null;
}

export async function toggleCoupon(real: Real, isOn: boolean): Promise<Reply> {
  const { id: cartId } = await cartOf(real);
  const route = isOn ? shoppingCart.applyCode : shoppingCart.removeCode;
  return send(real, real.buyer, route, { params: { cartId, code: real.code } });
}

/** Orders the cart; the total is the one that the shop has shown. */
export async function order(real: Real): Promise<Reply> {
  const { data } = await send(real, real.buyer, checkout.options);
  return send(real, real.buyer, checkout.place, {
    body: {
      deliveryMethod: 'own',
      addressId: real.addressId,
      expressPostId: null,
      pickupPlaceId: null,
      paymentTypeId: 1,
      termsAccepted: true,
      cartVersion: data.cartVersion,
      seenTotal: data.delivery[0].totals.total,
    },
  });
}

const versionOf = async ({ seeded }: Real, id: number): Promise<number> =>
  (await seeded.shop.db.selectFrom('sales_order').select('version').where('id', '=', id).executeTakeFirstOrThrow())
    .version;

export const move = async (real: Real, token: string, orderId: number, status: OrderStatus): Promise<Reply> =>
  send(real, token, orders.updateStatus, {
    body: { orderId, status, version: await versionOf(real, orderId), reason: 'Razlog' },
  });

export const merge = async (real: Real, ids: readonly number[]): Promise<Reply> =>
  send(real, real.seeded.administrator, orderParts.merge, {
    body: { orders: await Promise.all(ids.map(async (id) => ({ id, version: await versionOf(real, id) }))) },
  });

/** Splits so many pieces of an article off; null where the order has no line of it. */
export async function split(real: Real, id: number, article: 0 | 1, quantity: number): Promise<Reply | null> {
  const line = await real.seeded.shop.db
    .selectFrom('sales_order_line')
    .select('id')
    .where('order_id', '=', id)
    .where('article_id', '=', real.articles[article])
    .executeTakeFirst();
  const version = await versionOf(real, id);
  const body = { version, lines: [{ lineId: line?.id ?? 0, quantity }] };
  return line ? send(real, real.seeded.administrator, orderParts.split, { params: { id }, body }) : null;
}

/** Sets the quantity of an article of an order; null where there is nothing to set. */
export async function edit(real: Real, id: number, article: 0 | 1, quantity: number): Promise<Reply | null> {
  const articleId = real.articles[article];
  const line = await real.seeded.shop.db
    .selectFrom('sales_order_line')
    .select('id')
    .where('order_id', '=', id)
    .where('article_id', '=', articleId)
    .executeTakeFirst();
  if (!line && quantity === 0) return null;
  const lines = line ? [{ lineId: line.id, quantity }] : [];
  const body = { version: await versionOf(real, id), lines, added: line ? [] : [{ articleId, quantity }] };
  return send(real, real.seeded.administrator, adminOrders.updateLines, {
    params: { id },
    body: { ...body, reason: 'Po dogovoru' },
  });
}

export interface Seen {
  readonly stockLevels: readonly { readonly onHand: number; readonly reserved: number }[];
  readonly cart: readonly number[];
  readonly uses: number;
  readonly orders: readonly {
    readonly id: number;
    readonly status: number;
    readonly total: number;
    readonly discount: number;
    readonly pieces: readonly number[];
  }[];
}

/** Everything that the model knows of, as the database has it. */
export async function see({ seeded, articles, userId, companyId, couponId }: Real): Promise<Seen> {
  const [first, second] = articles;
  const pieces = (article: number) =>
    sql`(select coalesce(sum(quantity), 0) from sales_order_line where order_id = o.id and article_id = ${article})`;
  const inCart = (article: number) => sql`(select coalesce(sum(i.quantity), 0) from cart_item i
    join cart c on c.id = i.cart_id where c.user_id = ${userId} and i.article_id = ${article})`;
  const { rows } = await sql<Seen>`
    select
      (select json_agg(json_build_object('onHand', on_hand, 'reserved', reserved) order by article_id)
        from stock_level where article_id in (${first}, ${second})) as "stockLevels",
      json_build_array(${inCart(first)}, ${inCart(second)}) as cart,
      (select uses from coupon where id = ${couponId}) as uses,
      coalesce((select json_agg(json_build_object('id', o.id, 'status', o.status, 'total', o.total,
          'discount', o.discount, 'pieces', json_build_array(${pieces(first)}, ${pieces(second)})) order by o.id)
        from sales_order o where o.company_id = ${companyId}), '[]') as orders
  `.execute(seeded.shop.db);
  const [row] = rows;
  if (!row) throw new Error('nothing to see');
  return row;
}
