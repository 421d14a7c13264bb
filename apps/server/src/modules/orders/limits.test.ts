import { createHash } from 'node:crypto';
import {
  adminCompanies,
  adminOrders,
  checkout,
  companies,
  orderParts,
  ORDER_STATUS as S,
  orders,
} from '@sjaj/contract';
import { businessMonth, monthBounds } from '@sjaj/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { staffView } from '../../../test/builders/order-edits.ts';
import { aPerson } from '../../../test/builders/people.ts';
import { withSetting } from '../../../test/builders/place.ts';
import {
  addToCart,
  anOrder,
  checkoutBody,
  moveOrder,
  seedShop,
  someArticle,
  type SeededShop,
} from '../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../test/http.ts';

let seeded: SeededShop;
beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
});
afterAll(() => seeded.shop.close());

const limitsOf = async (token: string) => (await seeded.shop.call(checkout.limits, { token })).data;

async function limited(more: Partial<Parameters<typeof aPerson>[1]> = {}): Promise<string> {
  const { shop, companyId } = seeded;
  const id = await aPerson(shop.db, { companyId, ...more });
  await shop.db
    .updateTable('user_account')
    .set({ order_limit: 500_00, month_limit: 1_000_00 })
    .where('id', '=', id)
    .execute();
  return shop.loginAs(id);
}

it('says nothing to whom nothing limits', async () => {
  expect(await limitsOf(seeded.buyer)).toBeNull();
});

it('counts the month’s orders with VAT, called-off ones aside, and shows the admin what they come to', async () => {
  const { shop, companyId } = seeded;
  const admin = await shop.loginAs(await aPerson(shop.db, { companyId, role: 'company_admin' }));
  const buyer = await limited();
  const article = await someArticle(seeded, 'M-1', { vpc: 100_00 });
  await anOrder(seeded, article, 1, buyer);
  const gone = await anOrder(seeded, article, 1, buyer);
  await moveOrder(seeded, buyer, { id: gone, status: S.cancelled });
  expect(await limitsOf(buyer)).toMatchObject({ orderLimit: 500, monthLimit: 1_000, spent: 117, left: 883 });
  expect((await limitsOf(buyer)).approvers).toHaveLength(1);

  const above = await anOrder(seeded, article, 5, buyer);
  const read = async (token: string) => (await shop.call(orders.one, { token, params: { id: above } })).data;
  expect(await read(admin)).toMatchObject({
    status: S.preOrder,
    waitsFor: 'approval',
    approval: { orderLimit: 500, monthLimit: 1_000, spent: 117 },
  });
  expect((await read(buyer)).approval).toBeNull();
  expect(await limitsOf(buyer)).toMatchObject({ spent: 702, left: 298 });
});

it('counts the orders of the month and of no other, to the millisecond', async () => {
  const { shop } = seeded;
  const buyer = await limited();
  const id = await anOrder(seeded, await someArticle(seeded, 'M-3', { vpc: 100_00 }), 1, buyer);
  const { from, to } = monthBounds(businessMonth(shop.now()));
  const last = (instant: Date) => new Date(instant.getTime() - 1);
  for (const [placedAt, spent] of [
    [last(from), 0],
    [from, 117],
    [last(to), 117],
    [to, 0],
  ] as const) {
    await shop.db.updateTable('sales_order').set({ placed_at: placedAt }).where('id', '=', id).execute();
    expect((await limitsOf(buyer)).spent).toBe(spent);
  }
});

it('counts the parts of an order in the month in which it was placed', async () => {
  const { shop } = seeded;
  const buyer = await limited();
  const id = await anOrder(seeded, await someArticle(seeded, 'M-4', { vpc: 100_00 }), 2, buyer);
  const { from } = monthBounds(businessMonth(shop.now()));
  await shop.db
    .updateTable('sales_order')
    .set({ placed_at: new Date(from.getTime() - 1) })
    .where('id', '=', id)
    .execute();
  const [line] = (await shop.call(orders.one, { token: buyer, params: { id } })).data.orderLines;
  const body = { version: 1, lines: [{ lineId: line.id, quantity: 1 }] };
  expect((await shop.call(orderParts.split, { token: seeded.administrator, params: { id }, body })).status).toBe(200);
  expect(await limitsOf(buyer)).toMatchObject({ spent: 0, left: 1_000 });
});

it('counts orders that together are more than one can hold', async () => {
  const { shop, companyId } = seeded;
  const { db } = shop;
  await withSetting(db, 'allowOrderingStockZero', true);
  shop.wait(2_000);
  const admin = await shop.loginAs(await aPerson(db, { companyId, role: 'company_admin' }));
  const buyer = await limited();
  const dear = await someArticle(seeded, 'M-2', { vpc: 1_500_000_00 });
  const [first] = [await anOrder(seeded, dear, 10, buyer), await anOrder(seeded, dear, 10, buyer)];
  const TWO = 2 * 15_000_000 * 1.17;
  expect(await limitsOf(buyer)).toMatchObject({ spent: TWO, left: 0 });
  const read = await shop.call(orders.one, { token: admin, params: { id: first } });
  expect(read.data.approval.spent).toBe(TWO / 2);
  const people = await shop.call(companies.ordering, { token: admin });
  expect(people.data.members.map((one: { usedThisMonth: number }) => one.usedThisMonth)).toContain(TWO);
  const list = await shop.call(adminCompanies.list, { token: seeded.administrator, body: {} });
  expect(list.data[0].openOrders).toBeGreaterThan(TWO);
});

it('counts what staff add to two orders at once, and a new order beside it, against the same month', async () => {
  const article = await someArticle(seeded, 'M-5', { vpc: 100_00, stock: 100_000 });
  const node = await seeded.shop.openNode();
  const colleague = await seeded.shop.loginAs(await aPerson(seeded.shop.db, { role: 'administrator' }));
  const enlarge = async (call: typeof node, token: string, id: number) => {
    const [line] = (await staffView(seeded, id)).orderLines;
    const body = { version: 1, lines: [{ lineId: line.id, quantity: 4 }], added: [], reason: 'Dogovor' };
    return () => call(adminOrders.updateLines, { token, params: { id }, body });
  };
  for (let round = 0; round < 8; round += 1) {
    const buyer = await limited();
    const ids = [await anOrder(seeded, article, 1, buyer), await anOrder(seeded, article, 2, buyer)] as const;
    await addToCart(seeded, buyer, article, 2);
    const body = await checkoutBody(seeded, buyer);
    const edits = [
      await enlarge(seeded.shop.call, seeded.administrator, ids[0]),
      await enlarge(node, colleague, ids[1]),
      () => node(checkout.place, { token: buyer, body }),
    ];
    const replies = await Promise.all((round % 2 ? edits : edits.toReversed()).map((send) => send()));
    for (const { status } of replies) expect([200, 409]).toContain(status);
    const { rows } = await sql<{ total: number }>`
      select coalesce(sum(o.total), 0)::integer as total from sales_order o join session s on s.user_id = o.user_id
      where s.token_hash = ${createHash('sha256').update(buyer).digest()} and o.status = ${S.created}`.execute(
      seeded.shop.db,
    );
    // Whatever is above waits for the company admin.
    expect(rows[0]?.total).toBeLessThanOrEqual(1_000_00);
  }
});

it('shows no amount to who may not see prices', async () => {
  const blind = await limited({ canViewPrices: false });
  expect(await limitsOf(blind)).toMatchObject({ orderLimit: null, monthLimit: null, spent: null, left: null });
});

it('a repetition shows no total to whom prices are hidden since', async () => {
  const { shop, companyId } = seeded;
  const userId = await aPerson(shop.db, { companyId });
  const token = await shop.loginAs(userId);
  await addToCart(seeded, token, await someArticle(seeded, 'R-0'), 1);
  const input = { token, body: await checkoutBody(seeded, token), key: 'hidden-since-1' };
  const first = await shop.call(checkout.place, input);
  expect(first.data.total).toBe(11.7);
  await shop.db.updateTable('user_account').set({ can_view_prices: false }).where('id', '=', userId).execute();
  shop.wait(2_000);
  const again = await shop.call(checkout.place, { ...input, token: await shop.loginAs(userId) });
  expect(again.data).toMatchObject({ orderId: first.data.orderId, total: null });
});
