import { shoppingCart } from '@sjaj/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTheShop } from '../../../test/builders/guests.ts';
import { type Account, aGuestWith, anAccount, loginWith } from '../../../test/builders/joining.ts';
import { addToCart, cartOf, seedShop, someArticle, type SeededShop } from '../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../test/http.ts';

let seeded: SeededShop;
let soap: number;
/** Created for each test. */
let customer: Account;

beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
  await openTheShop(seeded.shop);
  soap = await someArticle(seeded, 'J-1', { vpc: 10_00, stock: 50_000 });
});
afterAll(() => seeded.shop.close());
beforeEach(async () => {
  customer = await anAccount(seeded);
});

describe('a coupon in a guest’s cart', () => {
  let made = 0;
  const aCode = async (more: { firstOrderOnly?: boolean } = {}): Promise<string> => {
    const code = `GOST${(made += 1)}`;
    const period = { starts_at: new Date(0), ends_at: new Date('2100-01-01') };
    await seeded.shop.db
      .insertInto('coupon')
      .values({ code, percent_bp: 1_000, first_order_only: more.firstOrderOnly ?? false, ...period })
      .execute();
    return code;
  };
  const apply = async (token: string, code: string) => {
    const { id: cartId } = await cartOf(seeded, token);
    return seeded.shop.call(shoppingCart.applyCode, { token, params: { cartId, code } });
  };

  it('moves to a customer’s cart that has none', async () => {
    const guest = await aGuestWith(seeded, soap, 1);
    const code = await aCode();
    expect((await apply(guest.token, code)).status).toBe(200);
    const { data } = await loginWith(seeded, customer, guest.token);
    expect(data.leftCode).toBeNull();
    expect(await cartOf(seeded, data.token)).toMatchObject({ couponCode: code, discount: 1 });
  });

  it('is named as left out if the customer’s cart has another', async () => {
    const guest = await aGuestWith(seeded, soap, 1);
    const [own, guests] = [await aCode(), await aCode()];
    await addToCart(seeded, customer.token, soap, 1);
    await apply(customer.token, own);
    await apply(guest.token, guests);
    const { data } = await loginWith(seeded, customer, guest.token);
    expect(data.leftCode).toMatchObject({ code: guests });
    expect(await cartOf(seeded, data.token)).toMatchObject({ couponCode: own });
  });

  it('is refused to guests if it is limited per customer', async () => {
    const guest = await aGuestWith(seeded, soap, 1);
    const code = await aCode({ firstOrderOnly: true });
    expect(await apply(guest.token, code)).toMatchObject({ status: 409, code: 'coupons.needs_account' });
    expect((await apply(customer.token, code)).code).toBe('coupons.nothing_in_scope');
  });
});
