import { ORDER_STATUS, type OrderStatus } from '@sjaj/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { firstRow } from '../../../platform/database/statements.ts';
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

export const find = (db: Db | Tx, id: number, scope: Scope): Promise<PayableRow | undefined> =>
  firstRow<PayableRow>(db)`
    select ${COLUMNS} from sales_order o where o.id = ${id} and ${scope}
  `;

/** As `find`, and nobody else moves the order until the transaction ends. */
export const lock = (tx: Tx, id: number, scope: Scope): Promise<PayableRow | undefined> =>
  firstRow<PayableRow>(tx)`
    select ${COLUMNS} from sales_order o where o.id = ${id} and ${scope} for update of o
  `;

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
