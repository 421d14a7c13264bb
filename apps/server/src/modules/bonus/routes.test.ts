import { adminBonus, adminBonusRules, bonus } from '@sjaj/contract';
import { addDays, businessDate } from '@sjaj/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPerson } from '../../../test/builders/people.ts';
import {
  aCompanyWithAddress,
  anOrder,
  moveOrder,
  seedShop,
  someArticle,
  type SeededShop,
} from '../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../test/http.ts';
import { updateBonusPoints } from './service.ts';

let seeded: SeededShop;
let otherBuyer: string;
let articleId: number;

const today = () => businessDate(seeded.shop.now());
const form = (more: object = {}) => ({
  pointsPerKm: 1,
  categoryId: null,
  brandId: null,
  customers: 'all',
  startsOn: addDays(today(), -30),
  endsOn: null,
  ...more,
});
const addRule = (more: object = {}) =>
  seeded.shop.call(adminBonusRules.create, { token: seeded.administrator, body: form(more) });

beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
  const otherCompany = await aCompanyWithAddress(seeded);
  otherBuyer = await seeded.shop.loginAs(await aPerson(seeded.shop.db, { companyId: otherCompany }));
  articleId = await someArticle(seeded, 'BON-1');
  await addRule();
});
afterAll(() => seeded.shop.close());

const update = () => updateBonusPoints(seeded.shop.db, seeded.shop.now());
const balance = async (token = seeded.buyer): Promise<number> =>
  (await seeded.shop.call(bonus.account, { token })).data.balance;
const entries = async (token = seeded.buyer) =>
  (await seeded.shop.call(bonus.entries, { token, body: { pageSize: 100 } })).data as {
    kind: string;
    points: number;
    order: { id: number | null } | null;
    reason: string | null;
  }[];
const settle = (points: number, reason = 'Poklon', id = seeded.companyId) =>
  seeded.shop.call(adminBonus.settle, {
    token: seeded.administrator,
    params: { owner: 'companies', id },
    body: { points, reason },
  });

async function aDeliveredOrder(token = seeded.buyer, quantity = 3): Promise<number> {
  const orderId = await anOrder(seeded, articleId, quantity, token);
  for (const status of [2, 4, 5]) await moveOrder(seeded, seeded.administrator, { id: orderId, status });
  return orderId;
}

/** One point for each KM of the goods. */
async function pointsWorth(orderId: number): Promise<number> {
  const { goods_net, discount } = await seeded.shop.db
    .selectFrom('sales_order')
    .select(['goods_net', 'discount'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return Math.floor((goods_net - discount) / 100);
}

async function anInvoice(orderId: number, openAmount: number): Promise<number> {
  const { id } = await seeded.shop.db
    .insertInto('finance_record')
    .values({
      company_id: seeded.companyId,
      doc_date: today(),
      booking_date: today(),
      account: '2110',
      account_number: `F-${orderId}`,
      kind: 'invoice',
      owes: 1_000,
      open_amount: openAmount,
      order_id: orderId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

describe('a delivered order', () => {
  it('earns its points once, for all users of its company and nobody else', async () => {
    const before = await balance();
    const orderId = await aDeliveredOrder();
    await Promise.all([update(), update()]);
    await update();
    const points = await pointsWorth(orderId);
    expect(points).toBeGreaterThan(0);
    expect(await balance()).toBe(before + points);
    expect((await entries())[0]).toMatchObject({ kind: 'earned', points, order: { id: orderId }, reason: null });
    const colleague = await seeded.shop.loginAs(await aPerson(seeded.shop.db, { companyId: seeded.companyId }));
    expect(await balance(colleague)).toBe(before + points);
    expect((await entries(colleague))[0]?.order).toMatchObject({ id: null });
    expect([await balance(otherBuyer), await entries(otherBuyer)]).toEqual([0, []]);
  });

  it('that was bought on account earns when nothing of its invoice is open', async () => {
    const orderId = await aDeliveredOrder();
    await seeded.shop.db.updateTable('sales_order').set({ payment_type_id: 3 }).where('id', '=', orderId).execute();
    const before = await balance();
    await update();
    expect(await balance()).toBe(before);
    const invoiceId = await anInvoice(orderId, 1_000);
    await update();
    expect(await balance()).toBe(before);
    await seeded.shop.db.updateTable('finance_record').set({ open_amount: 0 }).where('id', '=', invoiceId).execute();
    await update();
    expect(await balance()).toBe(before + (await pointsWorth(orderId)));
  });

  it('earns nothing before it is delivered, or outside the days of a rule', async () => {
    const before = await balance();
    const early = await aDeliveredOrder();
    await seeded.shop.db
      .updateTable('sales_order')
      .set({ placed_at: new Date(seeded.shop.now().getTime() - 40 * 86_400_000) })
      .where('id', '=', early)
      .execute();
    const onItsWay = await anOrder(seeded, articleId, 2);
    await update();
    expect(await balance()).toBe(before);
    for (const status of [2, 4, 5]) await moveOrder(seeded, seeded.administrator, { id: onItsWay, status });
    await update();
    expect(await balance()).toBe(before + (await pointsWorth(onItsWay)));
  });

  it('earns by the best of its rules', async () => {
    const { brand_id: brandId } = await seeded.shop.db
      .selectFrom('article')
      .select('brand_id')
      .where('id', '=', articleId)
      .executeTakeFirstOrThrow();
    const { data } = await addRule({ pointsPerKm: 2, brandId, customers: 'companies' });
    const ignored = await addRule({ pointsPerKm: 9, customers: 'private' });
    const before = await balance();
    const orderId = await aDeliveredOrder();
    await update();
    const worth = await pointsWorth(orderId);
    const earned = (await balance()) - before;
    expect([2 * worth, 2 * worth + 1]).toContain(earned);
    for (const { id } of [data, ignored.data])
      await seeded.shop.call(adminBonusRules.remove, { token: seeded.administrator, params: { id } });
  });
});

describe('what comes back', () => {
  it('takes the points of the whole order, once', async () => {
    const before = await balance();
    const orderId = await aDeliveredOrder();
    await update();
    expect(await balance()).toBeGreaterThan(before);
    await seeded.shop.db.updateTable('sales_order').set({ status: 3 }).where('id', '=', orderId).execute();
    await Promise.all([update(), update()]);
    expect(await balance()).toBe(before);
    expect((await entries())[0]).toMatchObject({ kind: 'returned', order: { id: orderId } });
  });

  it('takes the share of a line whose complaint ended with the money back', async () => {
    const orderId = await aDeliveredOrder();
    await update();
    const before = await balance();
    const line = await seeded.shop.db
      .selectFrom('sales_order_line')
      .select('id')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    await seeded.shop.db
      .insertInto('complaint')
      .values({
        number: `R-${orderId}`,
        kind: 'return',
        company_id: seeded.companyId,
        user_id: await aPerson(seeded.shop.db, { companyId: seeded.companyId }),
        contact_person: 'Amra',
        language: 'bs',
        product_name: 'Krpa',
        term: 'in_time',
        order_id: orderId,
        order_line_id: line.id,
        quantity: 1,
        outcome: 'refund',
        closed_at: seeded.shop.now(),
        status: 4,
      })
      .execute();
    await update();
    await update();
    expect(before - (await balance())).toBe(Math.floor((await pointsWorth(orderId)) / 3));
  });
});

describe('a settlement', () => {
  it('takes points off with a reason, in the audit log; 409 at the field for more than there are', async () => {
    await aDeliveredOrder();
    await update();
    const before = await balance();
    const reply = await settle(3, 'Poklon bon');
    expect([reply.status, reply.data.balance]).toEqual([200, before - 3]);
    expect((await entries())[0]).toMatchObject({ kind: 'settled', points: -3, reason: 'Poklon bon', order: null });
    const audit = await seeded.shop.db
      .selectFrom('audit_entry')
      .select(['action', 'entity_id'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(audit).toMatchObject({ action: 'bonus.settle' });
    const refused = await settle(before);
    expect([refused.status, refused.code, refused.errors?.[0]?.field]).toEqual([409, 'bonus.too_few_points', 'points']);
    expect(await balance()).toBe(before - 3);
  });

  it('is refused once of two at once that each take all points', async () => {
    await aDeliveredOrder();
    await update();
    const all = await balance();
    const replies = await Promise.all([settle(all), settle(all), settle(all)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await balance()).toBe(0);
    const sum = (await entries()).reduce((total, { points }) => total + points, 0);
    expect(sum).toBe(0);
  });

  it('404 for a customer that there is not, and for a user of a company', async () => {
    expect((await settle(1, 'Poklon', 999_999)).status).toBe(404);
    const userId = await aPerson(seeded.shop.db, { companyId: seeded.companyId });
    const params = { owner: 'users', id: userId };
    expect((await seeded.shop.call(adminBonus.account, { token: seeded.administrator, params })).status).toBe(404);
  });
});

it('403 for a user without prices, where a colleague reads the points', async () => {
  const blind = await seeded.shop.loginAs(
    await aPerson(seeded.shop.db, { companyId: seeded.companyId, canViewPrices: false }),
  );
  const reply = await seeded.shop.call(bonus.account, { token: blind });
  expect([reply.status, reply.code]).toEqual([403, 'bonus.hidden']);
  expect((await seeded.shop.call(bonus.account, { token: seeded.buyer })).status).toBe(200);
});
