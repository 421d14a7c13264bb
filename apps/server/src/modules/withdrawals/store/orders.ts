import type { BusinessDate, Content } from '@sjaj/domain';
import { type RawBuilder } from 'kysely';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { allRows, execute, firstRow } from '../../../platform/database/statements.ts';

/** A consumer's order, as far as a withdrawal needs it. */
export interface ConsumerOrder {
  readonly id: number;
  readonly number: string;
  readonly status: number;
  readonly isUnconfirmed: boolean;
  readonly buyer: string;
  readonly email: string;
  readonly address: { readonly street: string; readonly postalCode: string; readonly town: string };
  readonly receivedOn: BusinessDate | null;
}

/** The consumer's order in the scope; undefined where it is a company's or nobody's. */
export const findConsumerOrder = (
  db: Db | Tx,
  id: number,
  scope: RawBuilder<boolean>,
): Promise<ConsumerOrder | undefined> =>
  firstRow<ConsumerOrder>(db)`
    select o.id, o.number, o.status, o.confirm_email_by is not null as "isUnconfirmed", o.orderer_name as buyer,
      o.orderer_email as email, o.delivery_address as address,
      (select (min(h.at) at time zone 'Europe/Sarajevo')::date from sales_order_history h
        where h.order_id = o.id and h.to_status = 5) as "receivedOn"
    from sales_order o where o.id = ${id} and o.company_id is null and ${scope}
  `;

/** Locks the order: of two declarations at once, the second sees the first. */
export const lockOrder = (tx: Tx, id: number): Promise<void> =>
  execute(tx)`select from sales_order where id = ${id} for no key update`;

export interface OrderedLine {
  readonly lineId: number;
  readonly code: string;
  readonly title: Content;
  readonly brand: string;
  readonly unit: Content;
  readonly left: number;
}

/** The lines of an order with the pieces that can still be withdrawn; what was refused can be declared again. */
export const orderedLines = (db: Db | Tx, orderId: number): Promise<OrderedLine[]> =>
  allRows<OrderedLine>(db)`
    select l.id as "lineId", l.code, l.title, l.brand, l.unit, greatest(0, l.quantity - coalesce((
      select sum(w.quantity)::integer from withdrawal_line w join withdrawal d on d.id = w.withdrawal_id
      where w.order_line_id = l.id and d.outcome is distinct from 'refused'), 0)) as left
    from sales_order_line l where l.order_id = ${orderId} order by l.position
  `;
