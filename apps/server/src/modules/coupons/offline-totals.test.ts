import { type CartItem, shoppingCart } from '@sjaj/contract';
import { cartTotals, fromKm, toKm } from '@sjaj/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addToCart, cartOf, seedShop, someArticle, type SeededShop } from '../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../test/http.ts';

let seeded: SeededShop;
beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
});
afterAll(() => seeded.shop.close());

it('is part of the cart, so that a device computes the same totals offline', async () => {
  await seeded.shop.db
    .insertInto('coupon')
    .values({
      code: 'UREDJAJ',
      starts_at: new Date('2020-01-01'),
      ends_at: new Date('2099-01-01'),
      percent_bp: 777,
      minimum_order: 1_000,
    })
    .execute();
  await addToCart(seeded, seeded.buyer, await someArticle(seeded, 'K-1', { vpc: 415 }), 2);
  await addToCart(seeded, seeded.buyer, await someArticle(seeded, 'K-2', { vpc: 3_333 }), 7);
  const params = { cartId: (await cartOf(seeded, seeded.buyer)).id, code: 'UREDJAJ' };
  const { data } = await seeded.shop.call(shoppingCart.applyCode, { token: seeded.buyer, params });
  expect(data.couponRule).toEqual({ percentBp: 777, amount: null, minimumOrder: 10 });
  const totals = cartTotals(
    data.cartItems.map((item: CartItem) => ({ ...item, unitPrice: fromKm(item.price ?? 0) })),
    { coupon: { ...data.couponRule, minimumOrder: fromKm(10) }, pricesIncludeVat: data.pricesIncludeVat },
  );
  const { discount, totalAmountVat, totalAmount } = data;
  expect([discount, totalAmountVat, totalAmount]).toEqual([totals.discount, totals.vat, totals.total].map(toKm));
});
