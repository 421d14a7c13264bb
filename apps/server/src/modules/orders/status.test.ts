import { adminOrders, ORDER_STATUS as S, orders } from '@sjaj/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCompany, aPerson } from '../../../test/builders/people.ts';
import { withSetting } from '../../../test/builders/place.ts';
import {
  addToCart,
  anOrder,
  anotherBuyer,
  moveOrder,
  seedShop,
  orderOf,
  placeOrder,
  someArticle,
  type SeededShop,
  stockOf,
} from '../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../test/http.ts';

let seeded: SeededShop;
let companyAdmin: string;
beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
  const { shop, companyId } = seeded;
  companyAdmin = await shop.loginAs(await aPerson(shop.db, { role: 'company_admin', companyId }));
});
afterAll(() => seeded.shop.close());

const allowStockZero = async (allowed: boolean) => {
  await withSetting(seeded.shop.db, 'allowOrderingStockZero', allowed);
  seeded.shop.wait(1_100);
};
const setStock = (articleId: number, onHand: number) =>
  seeded.shop.db.updateTable('stock_level').set({ on_hand: onHand }).where('article_id', '=', articleId).execute();

describe('an order on its way', () => {
  it('is approved, handed over and delivered by staff, and the goods leave the stock once', async () => {
    const article = await someArticle(seeded, 'W-1', { stock: 10 });
    const id = await anOrder(seeded, article, 4);
    const approval = await moveOrder(seeded, seeded.administrator, { id, status: S.approved });
    expect(approval).toMatchObject({ status: 200, code: 'orders.approved', data: { may: ['hand_over', 'cancel'] } });
    expect(await stockOf(seeded, article)).toEqual({ onHand: 10, reserved: 4 });
    await moveOrder(seeded, seeded.administrator, { id, status: S.finished });
    expect(await stockOf(seeded, article)).toEqual({ onHand: 6, reserved: 0 });
    const { data } = await moveOrder(seeded, seeded.administrator, { id, status: S.delivered });
    expect(data.history.map(({ to }: { to: number }) => to)).toEqual([S.created, S.approved, S.finished, S.delivered]);
    expect(data.may).toEqual([]);
    const { entries } = await seeded.shop.db
      .selectFrom('audit_entry')
      .select(({ fn }) => fn.countAll<number>().as('entries'))
      .where('entity_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(entries).toBe(3);
  });

  it('comes back, goes out again, and is short where somebody else has bought the goods meanwhile', async () => {
    const article = await someArticle(seeded, 'W-2', { stock: 5 });
    const id = await anOrder(seeded, article, 5);
    const { administrator } = seeded;
    for (const status of [S.approved, S.finished]) await moveOrder(seeded, administrator, { id, status });
    await moveOrder(seeded, administrator, { id, status: S.notDelivered, reason: 'Nema nikoga' });
    expect(await stockOf(seeded, article)).toEqual({ onHand: 5, reserved: 0 });
    const other = await anOrder(seeded, article, 1);
    expect(await moveOrder(seeded, administrator, { id, status: S.finished })).toMatchObject({
      status: 409,
      code: 'checkout.short',
    });
    await moveOrder(seeded, administrator, { id: other, status: S.cancelled, reason: 'Greška' });
    expect((await moveOrder(seeded, administrator, { id, status: S.finished })).status).toBe(200);
    expect(await stockOf(seeded, article)).toEqual({ onHand: 0, reserved: 0 });
  });

  it('is rejected with a reason only, which the buyer reads, and the goods are free again', async () => {
    const article = await someArticle(seeded, 'W-3', { stock: 5 });
    const id = await anOrder(seeded, article, 2);
    const blank = await moveOrder(seeded, seeded.administrator, { id, status: S.cancelled, reason: ' ' });
    expect(blank).toMatchObject({ status: 400, code: 'orders.reason_required' });
    const rejection = await moveOrder(seeded, seeded.administrator, {
      id,
      status: S.cancelled,
      reason: 'Prekoračen limit',
    });
    expect(rejection).toMatchObject({ status: 200, code: 'orders.rejected' });
    const { history } = await orderOf(seeded, seeded.buyer, id);
    expect(history[1]).toMatchObject({ from: S.created, to: S.cancelled, reason: 'Prekoračen limit' });
    expect(await stockOf(seeded, article)).toEqual({ onHand: 5, reserved: 0 });
  });
});

describe('a change is refused', () => {
  it('409 with the allowed ones where the table has no such way', async () => {
    const id = await anOrder(seeded, await someArticle(seeded, 'X-1'), 1);
    const reply = await moveOrder(seeded, seeded.administrator, { id, status: S.delivered });
    expect(reply).toMatchObject({ status: 409, code: 'orders.transition_not_allowed' });
    expect(reply.message).toContain('Odobrena, Otkazana');
  });

  it('409 where the order was changed since the caller saw it', async () => {
    const id = await anOrder(seeded, await someArticle(seeded, 'X-2'), 1);
    await moveOrder(seeded, seeded.administrator, { id, status: S.approved });
    const body = { orderId: id, status: S.finished, version: 1 };
    const reply = await seeded.shop.call(orders.updateStatus, { token: seeded.administrator, body });
    expect(reply).toMatchObject({ status: 409, code: 'orders.changed_meanwhile' });
  });

  it('to a buyer who wants more than to cancel, at every status', async () => {
    const id = await anOrder(seeded, await someArticle(seeded, 'X-3'), 1);
    for (const status of [S.approved, S.paid, S.finished, S.delivered, S.merged, S.split, S.created])
      expect((await moveOrder(seeded, seeded.buyer, { id, status })).status).toBe(409);
    expect((await moveOrder(seeded, seeded.buyer, { id, status: S.cancelled })).code).toBe('orders.cancelled');
  });

  it('404 for an order of a colleague or of another company, for reading and for changing', async () => {
    const id = await anOrder(seeded, await someArticle(seeded, 'X-4'), 1);
    const { shop } = seeded;
    const companyId = await aCompany(shop.db, seeded.place);
    const outsiders = [
      await anotherBuyer(seeded),
      await shop.loginAs(await aPerson(shop.db, { role: 'company_admin', companyId })),
      await shop.loginAs(await aPerson(shop.db, { role: 'private' })),
    ];
    for (const token of outsiders) {
      expect((await shop.call(orders.one, { token, params: { id } })).status).toBe(404);
      expect((await shop.call(orders.repeat, { token, params: { id } })).status).toBe(404);
      expect((await moveOrder(seeded, token, { id, status: S.cancelled })).status).toBe(404);
    }
    expect((await shop.call(adminOrders.one, { token: seeded.buyer, params: { id } })).status).toBe(403);
  });
});

describe('a pre-order', () => {
  it('waits for stock with what there is set aside, and becomes an order when the rest has come', async () => {
    await allowStockZero(true);
    const article = await someArticle(seeded, 'Y-1', { stock: 3 });
    await addToCart(seeded, seeded.buyer, article, 5);
    const reply = await placeOrder(seeded, seeded.buyer);
    expect(reply).toMatchObject({ code: 'orders.placed_as_pre_order', data: { status: S.preOrder } });
    const id = reply.data.orderId;
    const staffView = await seeded.shop.call(adminOrders.one, { token: seeded.administrator, params: { id } });
    expect(staffView.data).toMatchObject({
      waitsFor: 'stock',
      may: ['confirm', 'reject'],
      orderLines: [{ quantity: 5, reserved: 3 }],
      shortLines: [{ available: 0 }],
    });
    expect((await moveOrder(seeded, seeded.administrator, { id, status: S.created })).code).toBe('checkout.short');
    await setStock(article, 5);
    const confirmed = await moveOrder(seeded, seeded.administrator, { id, status: S.created });
    expect(confirmed.data).toMatchObject({ status: S.created, waitsFor: null, orderLines: [{ reserved: 5 }] });
    await allowStockZero(false);
  });

  it('gives back what it had when it is cancelled', async () => {
    await allowStockZero(true);
    const article = await someArticle(seeded, 'Y-2', { stock: 3 });
    const id = await anOrder(seeded, article, 8);
    await moveOrder(seeded, seeded.buyer, { id, status: S.cancelled });
    expect(await stockOf(seeded, article)).toEqual({ onHand: 3, reserved: 0 });
    await allowStockZero(false);
  });

  it('above the limit of a buyer waits for the company admin, with the goods set aside', async () => {
    const { shop, companyId } = seeded;
    const token = await shop.loginAs(await aPerson(shop.db, { companyId, orderLimit: 100_00 }));
    const article = await someArticle(seeded, 'Y-3', { vpc: 90_00, stock: 10 });
    await addToCart(seeded, token, article, 1);
    const reply = await placeOrder(seeded, token);
    expect(reply).toMatchObject({ code: 'orders.placed_above_limit', data: { status: S.preOrder } });
    expect((await stockOf(seeded, article)).reserved).toBe(1);
    const id = reply.data.orderId;
    expect((await moveOrder(seeded, seeded.administrator, { id, status: S.created })).status).toBe(409);
    expect((await moveOrder(seeded, token, { id, status: S.created })).status).toBe(409);
    expect((await orderOf(seeded, companyAdmin, id)).may).toEqual(['confirm', 'cancel']);
    expect((await moveOrder(seeded, companyAdmin, { id, status: S.created })).data).toMatchObject({
      status: S.created,
    });
  });

  it('that is above the limit and short waits for the company first, for the stock after that', async () => {
    await allowStockZero(true);
    const { shop, companyId } = seeded;
    const token = await shop.loginAs(await aPerson(shop.db, { companyId, orderLimit: 1 }));
    const article = await someArticle(seeded, 'Y-6', { stock: 2 });
    const id = await anOrder(seeded, article, 3, token);
    const approved = await moveOrder(seeded, companyAdmin, { id, status: S.created });
    expect(approved.data).toMatchObject({ status: S.preOrder, waitsFor: 'stock', may: ['cancel'] });
    await setStock(article, 3);
    const confirmed = await moveOrder(seeded, seeded.administrator, { id, status: S.created });
    expect(confirmed.data).toMatchObject({ status: S.created, waitsFor: null });
    expect(await stockOf(seeded, article)).toEqual({ onHand: 3, reserved: 3 });
    await allowStockZero(false);
  });

  it('counts the month: what was ordered, not what was cancelled', async () => {
    const { shop, companyId } = seeded;
    const token = await shop.loginAs(await aPerson(shop.db, { companyId, monthLimit: 250_00 }));
    const article = await someArticle(seeded, 'Y-4', { vpc: 100_00 });
    const first = await anOrder(seeded, article, 1, token);
    const second = await anOrder(seeded, article, 1, token);
    const third = await anOrder(seeded, article, 1, token);
    const states = await Promise.all([first, second, third].map((id) => orderOf(seeded, token, id)));
    expect(states.map(({ status }) => status)).toEqual([S.created, S.created, S.preOrder]);
    await moveOrder(seeded, token, { id: third, status: S.cancelled });
    await moveOrder(seeded, token, { id: first, status: S.cancelled });
    expect((await orderOf(seeded, token, await anOrder(seeded, article, 1, token))).status).toBe(S.created);
  });

  it('of a company admin is not approved by themselves unless the company allows it', async () => {
    const { shop, place } = seeded;
    for (const mayApproveOwnOrders of [false, true]) {
      const companyId = await aCompany(shop.db, { ...place, mayApproveOwnOrders });
      const admin = await aPerson(shop.db, { role: 'company_admin', companyId, orderLimit: 1 });
      const token = await shop.loginAs(admin);
      await shop.db
        .insertInto('address')
        .values({
          company_id: companyId,
          title: 'A',
          contact_person: 'B',
          phone: '1',
          street: 'C',
          town_id: place.townId,
        })
        .execute();
      const id = await anOrder(seeded, await someArticle(seeded, `Y-5${mayApproveOwnOrders}`), 1, token);
      const { status } = await moveOrder(seeded, token, { id, status: S.created });
      expect(status).toBe(mayApproveOwnOrders ? 200 : 409);
    }
  });
});
