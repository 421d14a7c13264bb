import { guests, shoppingCart } from '@sjaj/contract';
import type { Db } from '../../src/platform/database/db.ts';
import { newConfirmationLink, newOrderLink } from '../../src/modules/guests/index.ts';
import type { Reply, TestShop } from '../http.ts';
import { withSetting } from './place.ts';
import { type Choice, placeOrder, type SeededShop } from './seeded-shop.ts';

/** Bounds that no test comes near which is not about them. */
const WIDE_BOUNDS = { lines: 500, quantity: 9_999, openOrders: 10_000, ordersPerHour: 10_000 } as const;
const ENDLESS = { total: 20_000_000_00, openTotal: 20_000_000_00 } as const;

/** From now on guests may buy, within the bounds of orders; as good as none where left out. */
export async function openTheShop(shop: TestShop, bounds: object = { ...WIDE_BOUNDS, ...ENDLESS }): Promise<void> {
  await withSetting(shop.db, 'guestOrders', bounds);
  await switchMode(shop, 'open');
}
/** Private customers to whom nothing was delivered yet may order as good as anything. */
export const trustNewcomers = async (shop: TestShop): Promise<void> => {
  await withSetting(shop.db, 'guestOrders', { ...WIDE_BOUNDS, ...ENDLESS });
  shop.wait(1_001);
};
export const closeTheShop = (shop: TestShop): Promise<void> => switchMode(shop, 'closed');

async function switchMode(shop: TestShop, mode: 'open' | 'closed'): Promise<void> {
  await withSetting(shop.db, 'shopMode', mode);
  // Every process knows it within a second.
  shop.wait(1_001);
}

export interface Guest {
  readonly token: string;
  readonly userId: number;
}

/** A guest of an open shop. */
export async function aGuest({ call }: TestShop): Promise<Guest> {
  const { data, code } = await call(guests.begin);
  if (!data) throw new Error(`no guest: ${code}`);
  return data;
}

/** The same without a token. */
export async function aGuestUser(db: Db): Promise<number> {
  const { id } = await db
    .insertInto('user_account')
    .values({ role: 'guest', first_name: '', last_name: '' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What a guest enters about themselves, with an address in the seeded town. */
export const detailsOf = ({ place }: Pick<SeededShop, 'place'>, more: object = {}) => ({
  firstName: 'Gošća',
  lastName: 'Gostić',
  email: 'gosca@posta.test',
  phoneNumber: '+387 61 222 333',
  address: { street: 'Fejićeva 7', townId: place.townId },
  ...more,
});

/** Orders the guest's cart as it stands. */
export const orderAsGuest = (seeded: SeededShop, token: string, more: Choice = {}): Promise<Reply> =>
  placeOrder(seeded, token, { guest: detailsOf(seeded), ...more });

/** Does what the link in the mail about the order does. */
export async function confirmOrder(shop: TestShop, orderId: number): Promise<void> {
  const token = await newConfirmationLink(shop.db, orderId, shop.now());
  const { status, code } = await shop.call(guests.confirmEmail, { body: { token } });
  if (status !== 200) throw new Error(`not confirmed: ${code}`);
}

/** An order of the guest over so many pieces of an article, its e-mail address confirmed; its id. */
export async function anOrderOfGuest(
  seeded: SeededShop,
  guest: Guest,
  articleId: number,
  quantity = 1,
): Promise<number> {
  const id = await anUnconfirmedOrder(seeded, guest, articleId, quantity);
  await confirmOrder(seeded.shop, id);
  return id;
}

/** The same before anybody has answered the mail. */
export async function anUnconfirmedOrder(
  seeded: SeededShop,
  { token }: Guest,
  articleId: number,
  quantity = 1,
): Promise<number> {
  await seeded.shop.call(shoppingCart.addItem, { token, body: { articleId, quantity } });
  const { data, code } = await orderAsGuest(seeded, token);
  if (!data) throw new Error(`no order: ${code}`);
  return data.orderId;
}

/** What the link in a mail about the order holds. */
export const linkTo = ({ db, now }: TestShop, orderId: number): Promise<string> => newOrderLink(db, orderId, now());

export const openLink = ({ call }: TestShop, token: unknown): Promise<Reply> =>
  call(guests.openOrder, { body: { token } });

/** The token of somebody whom a mail has led to an order; of an order without goods, where none is given. */
export async function anOrderLinkSession(shop: TestShop, orderId?: number): Promise<string> {
  const { data } = await openLink(shop, await linkTo(shop, orderId ?? (await anEmptyOrder(shop.db))));
  return data.token;
}

async function anEmptyOrder(db: Db): Promise<number> {
  const zero = { goods_net: 0, discount: 0, postage_net: 0, net: 0, vat: 0, total: 0, weight_g: 0 };
  const { id } = await db
    .insertInto('sales_order')
    .values({
      ...zero,
      number: `2020-${String(Math.floor(Math.random() * 1e6)).padStart(6, '0')}`,
      status: 1,
      user_id: await aGuestUser(db),
      orderer_name: 'Gošća Gostić',
      orderer_email: 'gosca@posta.test',
      delivery_method: 'own',
      delivery_title: 'Vlastita dostava',
      delivery_address: JSON.stringify({
        contactPerson: 'Gošća',
        phone: '061',
        street: 'Ulica 1',
        town: 'Mostar',
        postalCode: '88000',
        country: 'Bosna i Hercegovina',
        note: null,
      }),
      payment_type_id: 1,
      language: 'bs',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
