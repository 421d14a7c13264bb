import { ORDER_STATUS as S } from '@sjaj/contract';
import { businessDate } from '@sjaj/domain';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Db } from '../../src/platform/database/db.ts';

interface Figures {
  readonly quantity: number;
  readonly revenue: number;
  readonly cost: number;
  readonly costed: number;
}

type Sums = Readonly<Record<string, Figures>>;

const COUNTING: readonly number[] = [S.created, S.paid, S.approved, S.finished, S.delivered];
const RETURNING = ['refund', 'credit_note'];
const NOTHING: Figures = { quantity: 0, revenue: 0, cost: 0, costed: 0 };

const isNothing = (figures: Figures): boolean => Object.values(figures).every((value) => value === 0);

/** Adds figures up by a key; what comes to nothing is left out, as it says nothing. */
function sumsBy<Row extends Figures>(rows: readonly Row[], keyOf: (row: Row) => string): Sums {
  const sums = new Map<string, Figures>();
  for (const row of rows) {
    const { quantity, revenue, cost, costed } = sums.get(keyOf(row)) ?? NOTHING;
    sums.set(keyOf(row), {
      quantity: quantity + row.quantity,
      revenue: revenue + row.revenue,
      cost: cost + row.cost,
      costed: costed + row.costed,
    });
  }
  return Object.fromEntries([...sums].filter(([, figures]) => !isNothing(figures)).toSorted());
}

interface SoldLine extends Figures {
  readonly day: string;
  readonly companyId: number | null;
  readonly articleId: number;
  readonly orderId: number;
}

/** What counts as sold, worked out from orders, lines, complaints and withdrawals one by one. */
async function soldLines(db: Db): Promise<readonly SoldLine[]> {
  const orders = await db.selectFrom('sales_order').selectAll().execute();
  const lines = await db.selectFrom('sales_order_line').selectAll().execute();
  const complaints = await db.selectFrom('complaint').selectAll().execute();
  const withdrawn = await db
    .selectFrom('withdrawal_line')
    .innerJoin('withdrawal', 'withdrawal.id', 'withdrawal_line.withdrawal_id')
    .select(['order_line_id', 'quantity'])
    .where('outcome', '=', 'accepted')
    .execute();
  return lines.flatMap((line): SoldLine[] => {
    const order = orders.find(({ id }) => id === line.order_id);
    if (!order || !COUNTING.includes(order.status) || order.confirm_email_by !== null) return [];
    const complained = complaints
      .filter((one) => one.order_line_id === line.id && RETURNING.includes(one.outcome ?? ''))
      .map(({ quantity }) => quantity ?? line.quantity);
    const declared = withdrawn.filter((one) => one.order_line_id === line.id).map(({ quantity }) => quantity);
    const back = [...complained, ...declared].reduce((sum, one) => sum + one, 0);
    const quantity = line.quantity - Math.min(back, line.quantity);
    const revenue = Math.round(((line.net - line.discount) * quantity) / line.quantity);
    return [
      {
        day: businessDate(order.placed_at),
        companyId: order.company_id,
        articleId: line.article_id,
        orderId: order.id,
        quantity,
        revenue,
        cost: quantity * (line.unit_cost ?? 0),
        costed: line.unit_cost === null ? 0 : revenue,
      },
    ];
  });
}

const read = async (db: Db, table: string, key: string): Promise<Sums> => {
  const { rows } = await sql<Figures & { key: string }>`
    select ${sql.raw(key)} as key, quantity::integer as quantity, revenue, cost, costed_revenue as costed from ${sql.table(table)}`.execute(
    db,
  );
  return sumsBy(rows, (row) => row.key);
};

/** Expects all tables of sums to hold what the orders come to. */
export async function expectSumsOfOrders(db: Db): Promise<void> {
  const lines = await soldLines(db);
  expect(await read(db, 'revenue_line', `concat_ws(' ', day, company_id, article_id, order_id)`)).toEqual(
    sumsBy(lines, ({ day, companyId, articleId, orderId }) =>
      [day, companyId, articleId, orderId].filter((part) => part !== null).join(' '),
    ),
  );
  expect(await read(db, 'revenue_by_article', `concat_ws(' ', day, article_id)`)).toEqual(
    sumsBy(lines, ({ day, articleId }) => `${day} ${articleId}`),
  );
  expect(await read(db, 'revenue_by_company', `concat_ws(' ', day, company_id)`)).toEqual(
    sumsBy(lines, ({ day, companyId }) => (companyId === null ? day : `${day} ${companyId}`)),
  );
  const { rows } = await sql<{ key: string; orders: number }>`
    select concat_ws(' ', day, company_id) as key, orders from revenue_by_company where orders <> 0`.execute(db);
  const ordersOf = Map.groupBy(lines, ({ day, companyId }) => (companyId === null ? day : `${day} ${companyId}`));
  expect(Object.fromEntries(rows.map(({ key, orders }) => [key, orders]).toSorted())).toEqual(
    Object.fromEntries(
      [...ordersOf].map(([key, of]) => [key, new Set(of.map(({ orderId }) => orderId)).size]).toSorted(),
    ),
  );
}
