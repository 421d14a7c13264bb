import { ORDER_STATUS as S, type OrderStatus } from '@sjaj/contract';
import { startOfDay } from '@sjaj/domain';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { seedShop, type SeededShop } from '../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../test/http.ts';
import * as real from '../../../test/model/ordering-shop.ts';
import { expectSumsOfOrders } from '../../../test/oracle/revenue-oracle.ts';
import { refreshSums, reportJobs } from './index.ts';
import { applyChanges } from './store/sums.ts';

/** Whatever happens to orders, in whatever order and however often the sums are brought up to date meanwhile, they are those of the orders. */

let seeded: SeededShop;
beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
});
afterAll(() => seeded.shop.close());

type Step = (shop: real.Real) => Promise<unknown>;

const MINUTE_MS = 60_000;
/** Around the midnights at which a year and the hour of the clocks change. */
const MIDNIGHTS = ['2026-01-01', '2026-03-29', '2026-03-30', '2026-10-25', '2026-10-26', '2026-07-15'];

const pick = async ({ userId }: real.Real, index: number): Promise<number | undefined> => {
  const { rows } = await sql<{ id: number }>`
    select id from sales_order where user_id = ${userId} order by id`.execute(seeded.shop.db);
  return rows[index % Math.max(1, rows.length)]?.id;
};

/** Runs it with one of the orders, where there is one. */
const withOrder =
  (index: number, run: (shop: real.Real, id: number) => Promise<unknown>): Step =>
  async (shop) => {
    const id = await pick(shop, index);
    return id === undefined ? null : run(shop, id);
  };

const order =
  (pieces: readonly [number, number], hasCoupon: boolean): Step =>
  async (shop) => {
    await real.add(shop, 0, pieces[0]);
    if (pieces[1] > 0) await real.add(shop, 1, pieces[1]);
    if (hasCoupon) await real.toggleCoupon(shop, true);
    return real.order(shop);
  };

const move = (index: number, to: OrderStatus) =>
  withOrder(index, (shop, id) => real.move(shop, seeded.administrator, id, to));

const merge =
  (one: number, other: number): Step =>
  async (shop) => {
    const ids = [await pick(shop, one), await pick(shop, other)].filter((id) => id !== undefined);
    return new Set(ids).size === 2 ? real.merge(shop, ids) : null;
  };

const split = (index: number, article: 0 | 1, quantity: number) =>
  withOrder(index, (shop, id) => real.split(shop, id, article, quantity));

const edit = (index: number, article: 0 | 1, quantity: number) =>
  withOrder(index, (shop, id) => real.edit(shop, id, article, quantity));

/** The order was placed so many minutes before or after a midnight in Sarajevo. */
const place = (index: number, day: string, minutes: number) =>
  withOrder(index, (_shop, id) =>
    seeded.shop.db
      .updateTable('sales_order')
      .set({ placed_at: new Date(startOfDay(day).getTime() + minutes * MINUTE_MS) })
      .where('id', '=', id)
      .execute(),
  );

/** The order becomes one of a guest, who has to confirm the address or has done so; or one of the company again. */
const confirmEmail = (index: number, state: 'due' | 'done' | 'company') =>
  withOrder(index, ({ companyId }, id) =>
    seeded.shop.db
      .updateTable('sales_order')
      .set({
        confirm_email_by: state === 'due' ? new Date('2100-01-01') : null,
        is_email_confirmed: state !== 'due',
        company_id: state === 'company' ? companyId : null,
      })
      .where('id', '=', id)
      .execute(),
  );

const forget =
  (article: 0 | 1, cost: number): Step =>
  async (shop) =>
    seeded.shop.db.updateTable('article').set({ nc: cost }).where('id', '=', shop.articles[article]).execute();

let complaints = 0;
const complain = (index: number, quantity: number | null) =>
  withOrder(index, async ({ companyId, userId }, id) => {
    const number = `M-${(complaints += 1)}`;
    await sql`
      insert into complaint (number, kind, contact_person, product_name, term, language, user_id, company_id, order_id,
        order_line_id, quantity)
      select ${number}, 'return', 'Ana', 'Sapun', 'in_time', 'bs', ${userId}, ${companyId}, l.order_id, l.id,
        least(l.quantity, ${quantity})
      from sales_order_line l where l.order_id = ${id} order by l.id limit 1`.execute(seeded.shop.db);
  });

/** Closes the complaints of an order with an outcome, or opens them again. */
const settle = (index: number, outcome: string | null) =>
  withOrder(index, (_shop, id) =>
    seeded.shop.db
      .updateTable('complaint')
      .set({ outcome, status: outcome === null ? 2 : 4, closed_at: outcome === null ? null : seeded.shop.now() })
      .where('order_id', '=', id)
      .execute(),
  );

const withdraw = (index: number, quantity: number, outcome: string | null) =>
  withOrder(index, async ({ userId }, id) => {
    const answer = outcome === null ? null : 'Odgovor';
    await sql`
      with made as (
        insert into withdrawal (order_id, user_id, is_late, goods, created_at, outcome, answer, answered_at, answered_by_name)
        values (${id}, ${userId}, false, 'Sapun', now(), ${outcome}, ${answer}, case when ${answer}::text is null then null else now() end, ${answer})
        returning id
      )
      insert into withdrawal_line (withdrawal_id, order_line_id, quantity)
      select made.id, l.id, least(l.quantity, ${quantity}) from made, sales_order_line l where l.order_id = ${id}`.execute(
      seeded.shop.db,
    );
  });

const refuse = (index: number) =>
  withOrder(index, (_shop, id) =>
    seeded.shop.db
      .updateTable('withdrawal')
      .set({ outcome: 'refused', answer: 'Ne', answered_at: seeded.shop.now(), answered_by_name: 'Ana' })
      .where('order_id', '=', id)
      .execute(),
  );

const apply =
  (limit: number): Step =>
  () =>
    applyChanges(seeded.shop.db, limit);

const article = fc.constantFrom(0 as const, 1 as const);
const few = fc.integer({ min: 1, max: 3 });
const any = fc.nat(9);
const outcome = fc.constantFrom('refund', 'credit_note', 'replacement', null);
const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(fc.tuple(few, fc.nat(3)), fc.boolean()).map((of) => order(...of)) },
  {
    weight: 6,
    arbitrary: fc
      .tuple(any, fc.constantFrom(S.approved, S.cancelled, S.finished, S.delivered, S.notDelivered))
      .map((of) => move(...of)),
  },
  { weight: 2, arbitrary: fc.tuple(any, any).map((of) => merge(...of)) },
  { weight: 2, arbitrary: fc.tuple(any, article, few).map((of) => split(...of)) },
  { weight: 3, arbitrary: fc.tuple(any, article, fc.nat(4)).map((of) => edit(...of)) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(any, fc.constantFrom(...MIDNIGHTS), fc.constantFrom(-61, -1, 0, 1, 59, 121))
      .map((of) => place(...of)),
  },
  { weight: 1, arbitrary: fc.tuple(any, fc.constantFrom('due', 'done', 'company')).map((of) => confirmEmail(...of)) },
  { weight: 1, arbitrary: fc.tuple(article, fc.constantFrom(0, 123)).map((of) => forget(...of)) },
  { weight: 2, arbitrary: fc.tuple(any, fc.option(few)).map((of) => complain(...of)) },
  { weight: 2, arbitrary: fc.tuple(any, outcome).map((of) => settle(...of)) },
  {
    weight: 4,
    arbitrary: fc.tuple(any, fc.option(few), outcome).map(([index, quantity, found]): Step => async (shop) => {
      await complain(index, quantity)(shop);
      await settle(index, found)(shop);
    }),
  },
  { weight: 2, arbitrary: fc.tuple(any, few, fc.constantFrom('accepted', null)).map((of) => withdraw(...of)) },
  { weight: 1, arbitrary: any.map(refuse) },
  { weight: 4, arbitrary: fc.constantFrom(1, 2, 5).map(apply) },
);

const rowsOf = async (table: string) =>
  (await sql`select to_jsonb(t) as row from ${sql.table(table)} t order by to_jsonb(t)::text`.execute(seeded.shop.db))
    .rows;

it('are those of the orders after any steps, and the same when they are computed again', async () => {
  const { db, now, app } = seeded.shop;
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 15, maxLength: 40, size: 'max' }), async (all) => {
      const shop = await real.openReal(seeded);
      for (const step of all) await step(shop);
      await refreshSums(db);
      await expectSumsOfOrders(db);
    }),
    { numRuns: inject('sequences'), endOnFailure: true },
  );
  const lines = await rowsOf('revenue_line');
  expect(lines.length).toBeGreaterThan(3);
  const job = reportJobs.find(({ name }) => name === 'reports.rebuild-revenue');
  await job?.run({ db, clock: now, log: app.log, signal: new AbortController().signal }, {});
  expect(await rowsOf('revenue_line')).toEqual(lines);
  await expectSumsOfOrders(db);
});
