import { ORDER_STATUS, type OrderStatus } from '@sjaj/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/db.ts';
import type { Scope } from './scope.ts';

export interface PayableRow {
  readonly id: number;
  readonly number: string;
  readonly status: OrderStatus;
  readonly total: number;
  readonly paymentTypeId: number;
  readonly placedAt: Date;
}

const COLUMNS = sql`
  o.id, o.number, o.status, o.total, o.payment_type_id as "paymentTypeId", o.placed_at as "placedAt"`;

export async function find(db: Db | Tx, id: number, scope: Scope): Promise<PayableRow | undefined> {
  const { rows } = await sql<PayableRow>`
    select ${COLUMNS} from sales_order o where o.id = ${id} and ${scope}
  `.execute(db);
  return rows[0];
}

/** As `find`, and nobody else moves the order until the transaction ends. */
export async function lock(tx: Tx, id: number, scope: Scope): Promise<PayableRow | undefined> {
  const { rows } = await sql<PayableRow>`
    select ${COLUMNS} from sales_order o where o.id = ${id} and ${scope} for update of o
  `.execute(tx);
  return rows[0];
}

/** Orders that still wait for their money, the oldest first. */
export const unpaid = (db: Db, placedBefore: Date, limit: number): Promise<readonly { id: number; placedAt: Date }[]> =>
  db
    .selectFrom('sales_order')
    .select(['id', 'placed_at as placedAt'])
    .where('status', '=', ORDER_STATUS.unpaid)
    .where('placed_at', '<=', placedBefore)
    .orderBy('placed_at')
    .orderBy('id')
    .limit(limit)
    .execute();
