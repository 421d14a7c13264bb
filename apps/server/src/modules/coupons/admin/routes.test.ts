import { adminCoupons, type CouponForm, shoppingCart } from '@sjaj/contract';
import { addDays, businessDate } from '@sjaj/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addToCart,
  anotherBuyer,
  cartOf,
  seedShop,
  placeOrder,
  someArticle,
  type SeededShop,
} from '../../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../../test/http.ts';

let seeded: SeededShop;
let token: string;
let made = 0;

beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
  token = seeded.administrator;
});
afterAll(() => seeded.shop.close());

const today = (): string => businessDate(seeded.shop.now());

const form = (more: Partial<CouponForm> = {}): CouponForm => ({
  code: `KOD ${(made += 1)}`,
  percent: 10,
  amount: null,
  minimumOrder: 0,
  startsOn: today(),
  endsOn: addDays(today(), 7),
  usesAllowed: null,
  usesPerCompany: null,
  firstOrderOnly: false,
  categoryId: null,
  brandId: null,
  isActive: true,
  ...more,
});

const create = (more: Partial<CouponForm> = {}, key?: string) =>
  seeded.shop.call(adminCoupons.create, { token, body: form(more), ...(key && { key }) });
const save = (id: number, body: object) => seeded.shop.call(adminCoupons.update, { token, params: { id }, body });

async function usedBy(buyer: string, code: string): Promise<number | undefined> {
  const article = await someArticle(seeded, `K-${(made += 1)}`);
  await addToCart(seeded, buyer, article, 2);
  const { id } = await cartOf(seeded, buyer);
  const applied = await seeded.shop.call(shoppingCart.applyCode, {
    token: buyer,
    params: { cartId: id, code: encodeURIComponent(code) },
  });
  if (applied.status !== 200) return undefined;
  return (await placeOrder(seeded, buyer)).data?.orderId;
}

describe('creating', () => {
  it('adds one coupon per idempotency key, which customers can use at once, in any letter case', async () => {
    const first = await create({ code: 'Jesen 10' }, 'coupon-key-1');
    expect(first.data).toMatchObject({ code: 'Jesen 10', percent: 10, state: 'running', uses: 0, version: 1 });
    const orderId = await usedBy(await anotherBuyer(seeded), ' jesen10');
    expect(orderId).toBeGreaterThan(0);
    const { data } = await seeded.shop.call(adminCoupons.uses, { token, params: { id: first.data.id }, body: {} });
    expect(data).toMatchObject([{ id: orderId, discount: 2, customer: expect.stringContaining('Firma') }]);
  });

  it('409 for an existing code, ignoring letter case and spaces', async () => {
    await create({ code: 'ZIMA 26' });
    const taken = await create({ code: 'zima26' });
    expect([taken.status, taken.code, taken.errors[0]?.field]).toEqual([409, 'coupons.code_taken', 'code']);
  });

  it('400 for contradicting fields or an unknown brand or category', async () => {
    for (const [more, code] of [
      [{ amount: 5 }, 'coupons.one_kind'],
      [{ endsOn: addDays(today(), -1) }, 'coupons.period_turned'],
      [{ brandId: 9_999 }, 'articles.reference_unknown'],
      [{ percent: 101 }, 'request.invalid'],
      [{ startsOn: '0000-01-01' }, 'request.invalid'],
    ] as const) {
      expect([(await create(more)).status, (await create(more)).code]).toEqual([400, code]);
    }
  });
});

describe('saving', () => {
  it('changes the coupon, increments its version and writes the audit log; 409 for a stale version', async () => {
    const { data } = await create();
    const body = { ...form({ code: data.code, percent: null, amount: 5 }), version: 1 };
    expect((await save(data.id, body)).data).toMatchObject({ amount: 5, percent: null, version: 2 });
    expect((await save(data.id, body)).code).toBe('records.changed_meanwhile');
    const entries = await seeded.shop.db
      .selectFrom('audit_entry')
      .select(['action', 'before', 'after'])
      .where('entity', '=', 'coupon')
      .where('entity_id', '=', data.id)
      .orderBy('id')
      .execute();
    expect(entries).toMatchObject([
      { action: 'coupons.create' },
      { action: 'coupons.update', before: { percent: 10 }, after: { amount: 5 } },
    ]);
  });

  it('409 for fewer allowed uses than there were', async () => {
    const { data } = await create({ usesAllowed: 2 });
    await usedBy(await anotherBuyer(seeded), data.code);
    await usedBy(await anotherBuyer(seeded), data.code);
    const body = { ...form({ code: data.code, usesAllowed: 1 }), version: 1 };
    expect((await save(data.id, body)).code).toBe('coupons.below_uses');
    expect((await seeded.shop.call(adminCoupons.one, { token, params: { id: data.id } })).data.state).toBe('used_up');
  });
});

it('is refused while it is switched off', async () => {
  const { data } = await create();
  const buyer = await anotherBuyer(seeded);
  const activate = (isActive: boolean, version: number) =>
    seeded.shop.call(adminCoupons.activate, { token, params: { id: data.id }, body: { isActive, version } });
  expect((await activate(false, 1)).data.state).toBe('inactive');
  expect(await usedBy(buyer, data.code)).toBeUndefined();
  expect((await activate(true, 2)).data.state).toBe('running');
  expect(await usedBy(buyer, data.code)).toBeGreaterThan(0);
});

it('is archived for good, and its orders still show it', async () => {
  const { data } = await create();
  const orderId = await usedBy(await anotherBuyer(seeded), data.code);
  const params = { id: data.id };
  const archived = await seeded.shop.call(adminCoupons.archive, { token, params, body: { version: 1 } });
  expect(archived.data).toMatchObject({ state: 'archived', uses: 1 });
  expect((await save(data.id, { ...form({ code: data.code }), version: 2 })).code).toBe('coupons.archived');
  expect(await usedBy(await anotherBuyer(seeded), data.code)).toBeUndefined();
  const idsIn = async (view: string): Promise<number[]> =>
    (await seeded.shop.call(adminCoupons.list, { token, body: { view, pageSize: 100 } })).data.map(
      (row: { id: number }) => row.id,
    );
  expect(await idsIn('current')).not.toContain(data.id);
  expect(await idsIn('archived')).toContain(data.id);
  expect((await seeded.shop.call(adminCoupons.uses, { token, params, body: {} })).data).toMatchObject([
    { id: orderId },
  ]);
});

it('previews the discount that a cart shows', async () => {
  const body = { percent: 12.5, amount: null, minimumOrder: 50, goods: 80 };
  const { data } = await seeded.shop.call(adminCoupons.preview, { token, body });
  expect(data).toEqual({ discount: 10, left: 70, isBelowMinimum: false });
});

it('lists coupons by a part of the code and in every sort order', async () => {
  await create({ code: 'PROLJEĆE%1' });
  for (const sortBy of ['code', 'startsOn', 'endsOn', 'uses']) {
    for (const view of ['current', 'running']) {
      const { data } = await seeded.shop.call(adminCoupons.list, {
        token,
        body: { sortBy, view, quickSearch: 'ljeće%' },
      });
      expect(data).toMatchObject([{ code: 'PROLJEĆE%1' }]);
    }
  }
});
