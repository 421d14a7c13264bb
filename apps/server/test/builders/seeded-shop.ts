import { addresses as addressRoutes, type CartItem, checkout, orders, shoppingCart } from '@sjaj/contract';
import type { Reply, TestShop } from '../http.ts';
import { anArticle, type ArticleReferences, createReferences } from './goods.ts';
import { aCompany, anAddress, aPerson } from './people.ts';
import { aPlace, type Place, someTerms } from './place.ts';
import { withSupplier } from './supplier.ts';

/** A shop with a company, its address, one buyer of it and an administrator: enough to order. */
export interface SeededShop {
  readonly shop: TestShop;
  readonly place: Place;
  readonly references: ArticleReferences;
  readonly companyId: number;
  readonly addressId: number;
  readonly buyer: string;
  readonly administrator: string;
}

export async function seedShop(shop: TestShop): Promise<SeededShop> {
  const place = await aPlace(shop.db);
  await someTerms(shop.db);
  await withSupplier(shop.db);
  const references = await createReferences(shop.db);
  const companyId = await aCompany(shop.db, place);
  const addressId = await anAddress(shop.db, { companyId, ...place });
  const buyer = await shop.loginAs(await aPerson(shop.db, { companyId }));
  const administrator = await shop.loginAs(await aPerson(shop.db, { role: 'administrator' }));
  return { shop, place, references, companyId, addressId, buyer, administrator };
}

/** Another company with an address of its own. */
export async function aCompanyWithAddress({ shop, place }: SeededShop): Promise<number> {
  const companyId = await aCompany(shop.db, place);
  await anAddress(shop.db, { companyId, ...place });
  return companyId;
}

/** One more buyer of the seeded company. */
export const anotherBuyer = async ({ shop, companyId }: SeededShop): Promise<string> =>
  shop.loginAs(await aPerson(shop.db, { companyId }));

export const someArticle = (seeded: SeededShop, code: string, more: Partial<Parameters<typeof anArticle>[2]> = {}) =>
  anArticle(seeded.shop.db, seeded.references, { code, ...more });

export const addToCart = ({ shop }: SeededShop, token: string, articleId: number, quantity = 1): Promise<Reply> =>
  shop.call(shoppingCart.addItem, { token, body: { articleId, quantity } });

export const cartOf = async ({ shop }: SeededShop, token: string) =>
  (await shop.call(shoppingCart.customer, { token })).data;

export interface Choice {
  readonly key?: string;
  readonly [field: string]: unknown;
}

/** The body that orders the cart as it stands, by own delivery to the company's address, for cash; guests have none. */
export async function checkoutBody(seeded: SeededShop, token: string, more: Choice = {}) {
  const { data } = await seeded.shop.call(checkout.options, { token });
  const addresses = (await seeded.shop.call(addressRoutes.list, { token })).data ?? [];
  return {
    deliveryMethod: 'own',
    addressId: addresses[0]?.id ?? null,
    expressPostId: null,
    pickupPlaceId: null,
    paymentTypeId: 1,
    termsAccepted: true,
    cartVersion: data.cartVersion,
    seenTotal: data.delivery[0].totals.total,
    agreedToWaitFor: await seenShort(seeded, token),
    ...more,
  };
}

/** The articles that the cart says are short. */
async function seenShort(seeded: SeededShop, token: string): Promise<number[]> {
  const { cartItems } = await cartOf(seeded, token);
  return cartItems.flatMap(({ articleId, notices }: CartItem) => (notices.includes('short') ? articleId : []));
}

export async function placeOrder(seeded: SeededShop, token: string, { key, ...more }: Choice = {}): Promise<Reply> {
  const body = await checkoutBody(seeded, token, more);
  return seeded.shop.call(checkout.place, { token, body, ...(key === undefined ? {} : { key }) });
}

/** An order of the buyer over so many pieces of an article; its id. */
export async function anOrder(
  seeded: SeededShop,
  articleId: number,
  quantity = 1,
  token = seeded.buyer,
): Promise<number> {
  await addToCart(seeded, token, articleId, quantity);
  const { data, code } = await placeOrder(seeded, token);
  if (!data) throw new Error(`no order: ${code}`);
  return data.orderId;
}

export const orderOf = async ({ shop }: SeededShop, token: string, id: number) =>
  (await shop.call(orders.one, { token, params: { id } })).data;

interface OrderMove {
  readonly id: number;
  readonly status: number;
  readonly reason?: string;
}

/** Moves an order at the version that it has now. */
export async function moveOrder({ shop }: SeededShop, token: string, { id, ...move }: OrderMove): Promise<Reply> {
  const row = await shop.db.selectFrom('sales_order').select('version').where('id', '=', id).executeTakeFirstOrThrow();
  return shop.call(orders.updateStatus, { token, body: { orderId: id, version: row.version, ...move } });
}

export const stockOf = ({ shop }: SeededShop, articleId: number) =>
  shop.db
    .selectFrom('stock_level')
    .select(['on_hand as onHand', 'reserved'])
    .where('article_id', '=', articleId)
    .executeTakeFirstOrThrow();
