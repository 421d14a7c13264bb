import { adminOrders, ORDER_STATUS as S, orders, ordersOverview } from '@sjaj/contract';
import { businessDate } from '@sjaj/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPerson } from '../../../test/builders/people.ts';
import {
  addToCart,
  anOrder,
  anotherBuyer,
  cartOf,
  moveOrder,
  seedShop,
  orderOf,
  placeOrder,
  someArticle,
  type SeededShop,
} from '../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../test/http.ts';

let seeded: SeededShop;
beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
});
afterAll(() => seeded.shop.close());

const list = (token: string, body: Record<string, unknown> = {}) => seeded.shop.call(orders.list, { token, body });
const idsIn = async (token: string, body: Record<string, unknown> = {}) =>
  (await list(token, body)).data.map(({ id }: { id: number }) => id);

it('lists own orders to a buyer and the company’s to its admin, newest first', async () => {
  const article = await someArticle(seeded, 'L-1');
  const other = await anotherBuyer(seeded);
  const first = await anOrder(seeded, article, 1);
  const second = await anOrder(seeded, article, 1, other);
  const { shop, companyId } = seeded;
  const admin = await shop.loginAs(await aPerson(shop.db, { role: 'company_admin', companyId }));
  expect(await idsIn(seeded.buyer)).toEqual([first]);
  expect(await idsIn(admin)).toEqual([second, first]);
  expect(await idsIn(admin, { isOwn: true })).toEqual([]);
});

it('pages without losing or repeating an order', async () => {
  const buyer = await anotherBuyer(seeded);
  const article = await someArticle(seeded, 'L-2');
  const placed: number[] = [];
  for (let count = 0; count < 7; count += 1) placed.unshift(await anOrder(seeded, article, 1, buyer));
  const first = await list(buyer, { pageSize: 5 });
  expect(first.paging).toEqual({ currentPage: 1, totalItems: 7, totalPages: 2 });
  expect([...(await idsIn(buyer, { pageSize: 5 })), ...(await idsIn(buyer, { pageSize: 5, page: 2 }))]).toEqual(placed);
  const beyond = await list(buyer, { pageSize: 5, page: 3 });
  expect(beyond).toMatchObject({ data: [], paging: { currentPage: 3, totalItems: 7, totalPages: 2 } });
});

it('finds orders by status, day, number, article code, title and reference', async () => {
  const buyer = await anotherBuyer(seeded);
  const open = await anOrder(seeded, await someArticle(seeded, 'KAN-5'), 1, buyer);
  await addToCart(seeded, buyer, await someArticle(seeded, 'RUK_9'), 1);
  const gone = (await placeOrder(seeded, buyer, { customerReference: 'Šifra 77/A' })).data.orderId;
  await moveOrder(seeded, buyer, { id: gone, status: S.cancelled });
  const { orderNumber } = await orderOf(seeded, buyer, open);
  const today = businessDate(seeded.shop.now());
  expect(await idsIn(buyer, { statuses: [S.cancelled] })).toEqual([gone]);
  expect(await idsIn(buyer, { from: today, to: today })).toEqual([gone, open]);
  expect(await idsIn(buyer, { to: '2020-01-01' })).toEqual([]);
  expect(await idsIn(buyer, { quickSearch: orderNumber })).toEqual([open]);
  expect(await idsIn(buyer, { quickSearch: 'kan-5' })).toEqual([open]);
  expect(await idsIn(buyer, { quickSearch: 'artikal ruk' })).toEqual([gone]);
  expect(await idsIn(buyer, { quickSearch: 'sifra 77' })).toEqual([gone]);
  expect(await idsIn(buyer, { quickSearch: 'артикал кан' })).toEqual([open]);
  for (const quickSearch of ['%', 'bs', '"']) expect(await idsIn(buyer, { quickSearch })).toEqual([]);
});

it('finds orders by what a buyer has at hand: barcode of article or carton, customer part number, place, person and telephone', async () => {
  const { db } = seeded.shop;
  const buyer = await anotherBuyer(seeded);
  const article = await someArticle(seeded, 'NAD-1');
  await db.updateTable('article').set({ ean: '3879990000019' }).where('id', '=', article).execute();
  const unit = await db.selectFrom('measurement_unit').select('id').limit(1).executeTakeFirstOrThrow();
  await db
    .insertInto('article_unit')
    .values({ article_id: article, unit_id: unit.id, factor: 6, ean: '3879990000026' })
    .execute();
  await db
    .insertInto('customer_part_number')
    .values({ company_id: seeded.companyId, article_id: article, code: 'MAT 4711/B' })
    .execute();
  const id = await anOrder(seeded, article, 1, buyer);
  await anOrder(seeded, await someArticle(seeded, 'NAD-2'), 1, buyer);
  const address = { street: 'Obala 7', town: 'Čapljina', contactPerson: 'Šejla Đurić', phone: '+387 61 222-333' };
  await db
    .updateTable('sales_order')
    .set({ delivery_address: JSON.stringify(address) })
    .where('id', '=', id)
    .execute();
  for (const quickSearch of [
    ...['3879990000019', '3879990000026', 'mat 4711', 'MAT-4711/B', 'obala 7', 'capljina', 'sejla djuric'],
    ...['061 222-333', '061222333', '+387 61 222 333'],
  ])
    expect([quickSearch, await idsIn(buyer, { quickSearch })]).toEqual([quickSearch, [id]]);
  const other = await seeded.shop.loginAs(await aPerson(db, { role: 'private' }));
  expect(await idsIn(other, { quickSearch: 'mat 4711' })).toEqual([]);
});

it('finds the orders that wait for stock, approval or payment, as the overview counts them', async () => {
  const buyer = await anotherBuyer(seeded);
  const article = await someArticle(seeded, 'W-1');
  const [open, toApprove, short, unpaid] = [
    await anOrder(seeded, article, 1, buyer),
    await anOrder(seeded, article, 1, buyer),
    await anOrder(seeded, article, 1, buyer),
    await anOrder(seeded, article, 1, buyer),
  ];
  for (const [id, status, hold_reason] of [
    [toApprove, S.preOrder, 'approval'],
    [short, S.preOrder, 'stock'],
    [unpaid, S.unpaid, null],
  ] as const)
    await seeded.shop.db.updateTable('sales_order').set({ status, hold_reason }).where('id', '=', id).execute();
  expect(await idsIn(buyer)).toContain(open);
  expect(await idsIn(buyer, { waitsFor: 'approval' })).toEqual([toApprove]);
  expect(await idsIn(buyer, { waitsFor: 'stock' })).toEqual([short]);
  expect(await idsIn(buyer, { waitsFor: 'payment' })).toEqual([unpaid]);
  expect(await idsIn(buyer, { waitsFor: 'payment', statuses: [S.preOrder] })).toEqual([]);
  const { data } = await seeded.shop.call(ordersOverview.one, { token: buyer });
  expect(data.counts).toMatchObject({ waitingForApproval: 1, unpaid: 1 });
});

it('counts a day from its first instant to that of the next, on the day with 25 hours too', async () => {
  const buyer = await anotherBuyer(seeded);
  const id = await anOrder(seeded, await someArticle(seeded, 'D-25'), 1, buyer);
  const on = (day: string) => idsIn(buyer, { from: day, to: day });
  for (const [instant, day] of [
    ['2026-10-24T22:00:00.000Z', '2026-10-25'],
    ['2026-10-25T22:59:59.999Z', '2026-10-25'],
    ['2026-10-25T23:00:00.000Z', '2026-10-26'],
  ] as const) {
    await seeded.shop.db
      .updateTable('sales_order')
      .set({ placed_at: new Date(instant) })
      .where('id', '=', id)
      .execute();
    for (const one of ['2026-10-24', '2026-10-25', '2026-10-26'])
      expect(await on(one)).toEqual(one === day ? [id] : []);
  }
});

it('hides every amount from a person who may not see prices, in lists too', async () => {
  const { shop, companyId } = seeded;
  const blind = await shop.loginAs(await aPerson(shop.db, { companyId, canViewPrices: false }));
  await anOrder(seeded, await someArticle(seeded, 'L-3', { vpc: 77_77 }), 1, blind);
  expect((await list(blind)).data).toMatchObject([{ amountWithoutVat: null, vat: null, total: null }]);
});

it('repeats an order at today’s prices and names the lines that cannot be, and why', async () => {
  const buyer = await anotherBuyer(seeded);
  const good = await someArticle(seeded, 'N-1', { vpc: 500 });
  const gone = await someArticle(seeded, 'N-2');
  await addToCart(seeded, buyer, good, 3);
  const id = await anOrder(seeded, gone, 1, buyer);
  await seeded.shop.db.updateTable('article').set({ vpc: 600 }).where('id', '=', good).execute();
  await seeded.shop.db.updateTable('article').set({ disable_selling: true }).where('id', '=', gone).execute();
  const input = { token: buyer, params: { id }, key: 'repeat-it-0001' };
  const reply = await seeded.shop.call(orders.repeat, input);
  expect(reply).toMatchObject({
    code: 'orders.repeated_partly',
    data: { added: 1, left: [{ code: 'N-2', title: 'Artikal N-2' }] },
  });
  expect(reply.data.left[0].reason).toContain('N-2');
  expect((await seeded.shop.call(orders.repeat, input)).data).toEqual(reply.data);
  expect((await cartOf(seeded, buyer)).cartItems).toMatchObject([{ articleId: good, quantity: 3, price: 6 }]);
});

it('shows staff an order with the open orders of its company, and finds it by number', async () => {
  const { shop, administrator: token } = seeded;
  const id = await anOrder(seeded, await someArticle(seeded, 'S-1', { vpc: 10_00, stock: 1 }), 1);
  const order = (await shop.call(adminOrders.one, { token, params: { id } })).data;
  expect(order).toMatchObject({ may: ['approve', 'reject'], shortLines: [], company: { id: seeded.companyId } });
  expect(order.company).toMatchObject({ openDebt: 0, overdue: null });
  expect(order.company.openOrders).toBeGreaterThanOrEqual(11.7);
  const search = { quickSearch: order.orderNumber, companyIds: [seeded.companyId] };
  expect((await shop.call(adminOrders.list, { token, body: search })).data).toMatchObject([
    { id, version: 1, may: ['approve', 'reject'] },
  ]);
});

it('sorts the orders of staff by customer, orderer, town and net amount, both ways', async () => {
  const { shop, administrator: token } = seeded;
  const sorted = async (sortBy: string, isSortAscending: boolean) =>
    (await shop.call(adminOrders.list, { token, body: { sortBy, isSortAscending, pageSize: 100 } })).data;
  for (const sortBy of ['customer', 'orderer', 'town', 'net']) {
    const up = (await sorted(sortBy, true)).map(({ id }: { id: number }) => id);
    expect(up.length).toBeGreaterThan(2);
    expect((await sorted(sortBy, false)).map(({ id }: { id: number }) => id)).toEqual(up.toReversed());
  }
  const nets = (await sorted('net', true)).map(
    ({ amountWithoutVat }: { amountWithoutVat: number }) => amountWithoutVat,
  );
  expect(nets).toEqual(nets.toSorted((a: number, b: number) => a - b));
});
