import type { Cart, CheckoutOptions, PlacedOrder } from '@sjaj/contract';
import type { OpenShop } from './chaos-shop.ts';
import { ask } from './shop-client.ts';

let clicks = 0;
/** One of five articles of the buyer, so that a cart is one that people have. */
const articleFor = (buyer: number): number => buyer * 5 + ((clicks += 1) % 5) + 1;

export async function addToCart(shop: OpenShop, buyer: number): Promise<void> {
  const body = { articleId: articleFor(buyer), quantity: 1 };
  await ask(shop, buyer, { method: 'POST', path: '/shopping-cart/add-item-v2', body });
}

export async function emptyCart(shop: OpenShop, buyer: number): Promise<void> {
  const { id } = await ask<Cart>(shop, buyer, { method: 'GET', path: '/shopping-cart/customer' });
  await ask(shop, buyer, { method: 'DELETE', path: `/shopping-cart/empty-shopping-cart/${id}` });
}

/** The body that orders the cart as it stands now. */
export async function checkoutBody(shop: OpenShop, buyer: number) {
  const path = '/shopping-cart/checkout-options';
  const { cartVersion, delivery } = await ask<CheckoutOptions>(shop, buyer, { method: 'GET', path });
  return {
    deliveryMethod: 'own',
    addressId: shop.addressId,
    expressPostId: null,
    pickupPlaceId: null,
    paymentTypeId: 3,
    termsAccepted: true,
    cartVersion,
    seenTotal: delivery[0]?.totals.total ?? null,
  };
}

export const place = (shop: OpenShop, buyer: number, key: string, body: unknown): Promise<PlacedOrder> =>
  ask(shop, buyer, { method: 'POST', path: '/shopping-cart/checkout', key, body });
