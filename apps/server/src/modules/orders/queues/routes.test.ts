import { adminOrders, type Capability, orderQueues, ORDER_STATUS as S } from '@sjaj/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPerson, aStaffRole } from '../../../../test/builders/people.ts';
import {
  anOrder,
  seedShop,
  orderOf,
  someArticle,
  type SeededShop,
  stockOf,
} from '../../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../../test/http.ts';

let seeded: SeededShop;
let article: number;
beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
  article = await someArticle(seeded, 'Q-1', { stock: 1_000 });
});
afterAll(() => seeded.shop.close());

const queue = async () => (await seeded.shop.call(orderQueues.approval, { token: seeded.administrator })).data;
const change = (body: Record<string, unknown>) =>
  seeded.shop.call(orderQueues.changeStatuses, { token: seeded.administrator, body });
const versionOf = async (id: number) => (await orderOf(seeded, seeded.buyer, id)).version as number;

describe('the approval queue', () => {
  it('has the oldest order first and tells a first order from those of a known customer', async () => {
    const first = await anOrder(seeded, article, 1);
    const second = await anOrder(seeded, article, 2);
    const { totalItems, orders } = await queue();
    expect(totalItems).toBe(2);
    expect(orders.map(({ id }: { id: number }) => id)).toEqual([first, second]);
    expect(orders[0].signs.isNewCustomer).toBe(true);
    expect(orders[1].signs).toMatchObject({ isNewCustomer: false, overLimit: null, overdue: null, shortLines: 0 });
    await seeded.shop.db.updateTable('article').set({ nc: 1 }).where('id', '=', article).execute();
    expect((await queue()).orders[1].isClear).toBe(true);
  });

  it('shows an exceeded limit, overdue debt, a note, short stock and goods below cost', async () => {
    const { shop, companyId } = seeded;
    await shop.db.updateTable('company').set({ credit_limit: 1_00 }).where('id', '=', companyId).execute();
    await shop.db
      .insertInto('finance_record')
      .values({
        company_id: companyId,
        doc_date: '2020-01-01',
        booking_date: '2020-01-01',
        payment_term: '2020-02-01',
        account: 'R-1',
        account_number: '2110',
        owes: 50_00,
        claims: 0,
        open_amount: 50_00,
      })
      .execute();
    const [{ id }] = (await queue()).orders;
    await shop.db.updateTable('sales_order').set({ note: 'Zvati' }).where('id', '=', id).execute();
    await shop.db.updateTable('article').set({ nc: 9_000_00 }).where('id', '=', article).execute();
    await shop.db.updateTable('sales_order_line').set({ reserved: 0 }).where('order_id', '=', id).execute();
    await shop.db
      .updateTable('stock_level')
      .set({ on_hand: 0, reserved: 0 })
      .where('article_id', '=', article)
      .execute();
    const [order] = (await queue()).orders;
    expect(order.isClear).toBe(false);
    expect(order.signs).toMatchObject({
      overdue: { amount: 50, since: '2020-02-01' },
      shortLines: 1,
      isMarginLow: true,
      note: 'Zvati',
    });
    expect(order.signs.overLimit).toBeGreaterThan(49);
  });

  it('leaves the margin out for those who may not see purchase prices', async () => {
    const { shop } = seeded;
    const goods = await someArticle(seeded, 'Q-9', { stock: 9 });
    await shop.db.updateTable('article').set({ nc: 9_000_00 }).where('id', '=', goods).execute();
    const id = await anOrder(seeded, goods, 1);
    await shop.db.updateTable('company').set({ credit_limit: 0 }).where('id', '=', seeded.companyId).execute();
    await shop.db.deleteFrom('finance_record').where('company_id', '=', seeded.companyId).execute();
    const signsFor = async (capabilities: readonly Capability[]) => {
      const staffRoleId = await aStaffRole(shop.db, capabilities);
      const token = await shop.loginAs(await aPerson(shop.db, { role: 'own_role', staffRoleId }));
      const { orders } = (await shop.call(orderQueues.approval, { token })).data;
      return orders.find((order: { id: number }) => order.id === id);
    };
    expect(await signsFor(['decideOrders', 'viewCostPrices'])).toMatchObject({
      isClear: false,
      signs: { margin: expect.any(Number), isMarginLow: true },
    });
    expect(await signsFor(['decideOrders'])).toMatchObject({
      isClear: true,
      signs: { margin: null, isMarginLow: false },
    });
  });
});

describe('several orders at once', () => {
  it('are approved each by itself: a changed one and an unknown one are refused with the reason', async () => {
    const goods = await someArticle(seeded, 'Q-2', { stock: 9 });
    const good = await anOrder(seeded, goods);
    const stale = await anOrder(seeded, goods);
    const { status, data } = await change({
      status: S.approved,
      orders: [
        { orderId: stale, version: 99 },
        { orderId: 2_000_000_000, version: 1 },
        { orderId: good, version: await versionOf(good) },
      ],
    });
    expect(status).toBe(200);
    expect(data).toMatchObject([
      { orderId: stale, orderNumber: expect.any(String), refusal: expect.any(String) },
      { orderId: 2_000_000_000, orderNumber: null, refusal: expect.any(String) },
      { orderId: good, refusal: null },
    ]);
    expect((await orderOf(seeded, seeded.buyer, good)).status).toBe(S.approved);
    expect((await orderOf(seeded, seeded.buyer, stale)).status).toBe(S.created);
  });

  it('are offered in a list with what may be done next', async () => {
    const id = await anOrder(seeded, await someArticle(seeded, 'Q-5', { stock: 9 }));
    const mayIn = async (status: number) => {
      const token = seeded.administrator;
      const { data } = await seeded.shop.call(adminOrders.list, { token, body: { statuses: [status], pageSize: 100 } });
      return data.find((row: { id: number }) => row.id === id)?.may;
    };
    expect(await mayIn(S.created)).toEqual(['approve', 'reject']);
    await change({ status: S.approved, orders: [{ orderId: id, version: await versionOf(id) }] });
    expect(await mayIn(S.approved)).toContain('hand_over');
  });

  it('are handed over and leave the stock, and one that is not approved is refused with the allowed statuses', async () => {
    const goods = await someArticle(seeded, 'Q-3', { stock: 9 });
    const approved = await anOrder(seeded, goods, 4);
    const open = await anOrder(seeded, goods, 1);
    await change({ status: S.approved, orders: [{ orderId: approved, version: await versionOf(approved) }] });
    const { data } = await change({
      status: S.finished,
      orders: [
        { orderId: open, version: await versionOf(open) },
        { orderId: approved, version: await versionOf(approved) },
      ],
    });
    expect(data.map(({ refusal }: { refusal: string | null }) => refusal === null)).toEqual([false, true]);
    expect(await stockOf(seeded, goods)).toEqual({ onHand: 5, reserved: 1 });
  });

  it('400 and nothing changes where a rejection gives no reason', async () => {
    const id = await anOrder(seeded, await someArticle(seeded, 'Q-4', { stock: 9 }));
    const orders = [{ orderId: id, version: await versionOf(id) }];
    expect(await change({ status: S.cancelled, orders })).toMatchObject({
      status: 400,
      code: 'orders.reason_required',
    });
    expect(await change({ status: S.cancelled, orders, reason: 'Dvostruka' })).toMatchObject({ status: 200 });
    expect((await orderOf(seeded, seeded.buyer, id)).status).toBe(S.cancelled);
  });
});
