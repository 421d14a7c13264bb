import type { OrderStatus } from '@sjaj/contract';
import type { Customer } from '../../../kernel/actor.ts';
import type { Db, Tx } from '../../../platform/database/db.ts';

/** The part of an order that its payment needs. */
export interface Payable {
  readonly id: number;
  readonly number: string;
  readonly status: OrderStatus;
  /** Feninga with VAT. */
  readonly total: number;
  readonly paymentTypeId: number;
  readonly placedAt: Date;
}

/** Port to orders, which are in a higher position of the same tier. `app.ts` wires the implementation. */
export interface Payables {
  /** The order, where the caller may see it. */
  readonly find: (db: Db | Tx, id: number, actor: Customer) => Promise<Payable | undefined>;
  /** The order, locked until the transaction ends; only where the caller may see it, if one is named. */
  readonly lock: (tx: Tx, id: number, actor: Customer | null) => Promise<Payable | undefined>;
  /** Moves the locked order to paid and publishes its events. */
  readonly pay: (tx: Tx, order: Payable, now: Date) => Promise<void>;
}
