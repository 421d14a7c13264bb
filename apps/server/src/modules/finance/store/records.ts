import type { BusinessDate } from '@sjaj/domain';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { allRows, execute } from '../../../platform/database/statements.ts';
import type { KnownCompany, NewRecord, StoredRecord } from '../rules/record.ts';

/** First key of the advisory locks of accounts; the second one is the company. */
const ACCOUNT_LOCK = 45_001;

/** Locks the accounts of these companies against other bookings until the transaction ends. */
export const lockAccounts = (tx: Tx, companyIds: readonly number[]): Promise<void> =>
  execute(tx)`
    select pg_advisory_xact_lock(${ACCOUNT_LOCK}, id) from unnest(${companyIds}::integer[]) as t (id) order by id
  `;

/** Adds records, and changes those whose number the account has already. An order that is known stays known. */
export async function put(tx: Tx, records: readonly NewRecord[]): Promise<void> {
  const column = <K extends keyof NewRecord>(key: K) => records.map((record) => record[key]);
  await execute(tx)`
    insert into finance_record (company_id, account_number, kind, doc_date, booking_date, payment_term, account, comment,
      owes, claims, settles, order_id)
    select * from unnest(${column('companyId')}::integer[], ${column('number')}::text[], ${column('kind')}::text[],
      ${column('docDate')}::date[], ${column('bookingDate')}::date[], ${column('dueOn')}::date[],
      ${column('account')}::text[], ${column('comment')}::text[], ${column('owes')}::integer[],
      ${column('claims')}::integer[], ${column('settles')}::text[], ${column('orderId')}::integer[])
    on conflict (company_id, account_number) do update set kind = excluded.kind, doc_date = excluded.doc_date,
      booking_date = excluded.booking_date, payment_term = excluded.payment_term, account = excluded.account,
      comment = excluded.comment, owes = excluded.owes, claims = excluded.claims, settles = excluded.settles,
      order_id = coalesce(excluded.order_id, finance_record.order_id)
  `;
}

interface SettlementRow {
  readonly id: number;
  readonly companyId: number;
  readonly number: string;
  readonly owes: number;
  readonly claims: number;
  readonly bookedOn: BusinessDate;
  readonly dueOn: BusinessDate | null;
  readonly settles: string | null;
  readonly openAmount: number;
}

/** Everything that the open amounts of these accounts follow from, in the order of booking. */
export const accounts = (tx: Tx, companyIds: readonly number[]): Promise<readonly SettlementRow[]> =>
  allRows<SettlementRow>(tx)`
    select id, company_id as "companyId", account_number as number, owes, claims, booking_date as "bookedOn",
      payment_term as "dueOn", settles, open_amount as "openAmount"
    from finance_record where company_id = any(${companyIds}::integer[]) order by company_id, booking_date, id
  `;

export async function saveOpenAmounts(
  tx: Tx,
  changed: readonly { readonly id: number; readonly openAmount: number }[],
): Promise<void> {
  if (changed.length === 0) return;
  await execute(tx)`
    update finance_record r set open_amount = t.amount
    from unnest(${changed.map(({ id }) => id)}::integer[], ${changed.map(({ openAmount }) => openAmount)}::integer[])
      as t (id, amount)
    where r.id = t.id
  `;
}

/** The companies behind these keys: numbers of the ERP, or identification numbers. */
export const companies = (db: Db | Tx, keys: readonly string[]): Promise<readonly KnownCompany[]> =>
  allRows<KnownCompany>(db)`
    select distinct on (k.key) k.key, c.id, c.title from unnest(${keys}::text[]) as k (key)
    join company c on c.external_company_id = k.key or c.jib = k.key
    order by k.key, c.external_company_id = k.key desc nulls last, c.id
  `;

/** The records of these accounts that have one of these numbers. */
export const recordsByNumber = (
  db: Db | Tx,
  companyIds: readonly number[],
  numbers: readonly string[],
): Promise<readonly StoredRecord[]> =>
  allRows<StoredRecord>(db)`
    select id, company_id as "companyId", account_number as number, kind, doc_date as "docDate",
      booking_date as "bookingDate", payment_term as "dueOn", account, comment, owes, claims, settles
    from finance_record
    where company_id = any(${companyIds}::integer[]) and account_number = any(${numbers}::text[])
  `;

/** The ids of orders by their numbers. */
export async function ordersByNumber(tx: Tx, numbers: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await allRows<{ number: string; id: number }>(tx)`
    select number, id from sales_order where number = any(${numbers}::text[])
  `;
  return new Map(rows.map(({ number, id }) => [number, id]));
}
