import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { allRows, firstRow } from '../../../platform/database/statements.ts';
import type { LedgerFilter } from './ledger.ts';

interface DocumentFile {
  readonly key: string;
  readonly name: string;
  readonly bytes: number;
}

/** The file of a record. */
export const file = (db: Db | Tx, recordId: number): Promise<DocumentFile | undefined> =>
  db
    .selectFrom('finance_document')
    .select(['storage_key as key', 'name', 'bytes'])
    .where('record_id', '=', recordId)
    .executeTakeFirst();

/** The files of an account from the oldest on, at most so many. */
export const files = (
  db: Db,
  companyId: number,
  { from, to, kind, isOpen }: LedgerFilter,
  limit: number,
): Promise<readonly DocumentFile[]> =>
  allRows<DocumentFile>(db)`
    select d.storage_key as key, d.name, d.bytes from finance_document d join finance_record r on r.id = d.record_id
    where r.company_id = ${companyId}
      and (${from}::date is null or r.booking_date >= ${from}::date)
      and (${to}::date is null or r.booking_date <= ${to}::date)
      and (${kind}::text is null or r.kind = ${kind}::text)
      and (not ${isOpen}::boolean or r.open_amount > 0)
    order by r.booking_date, r.id limit ${limit}
  `;

interface RecordKey {
  readonly id: number;
  readonly companyId: number;
  readonly number: string;
}

const KEY: RawBuilder<RecordKey> = sql`id, company_id as "companyId", account_number as number`;

/** The record, locked until the transaction ends. */
export const lockRecord = (tx: Tx, id: number): Promise<RecordKey | undefined> =>
  firstRow<RecordKey>(tx)`select ${KEY} from finance_record where id = ${id} for update`;

export const attach = (tx: Tx, recordId: number, { key, name, bytes }: DocumentFile): Promise<unknown> =>
  tx
    .insertInto('finance_document')
    .values({ record_id: recordId, storage_key: key, name, bytes })
    .onConflict((conflict) =>
      conflict.column('record_id').doUpdateSet({ storage_key: key, name, bytes, created_at: sql`now()` }),
    )
    .execute();

export const detach = (tx: Tx, recordId: number): Promise<unknown> =>
  tx.deleteFrom('finance_document').where('record_id', '=', recordId).execute();

/** Attaches a file to the record of a company with this number; the key of the file before. False for an unknown record. */
export async function attachByNumber(
  tx: Tx,
  { companyId, number }: Omit<RecordKey, 'id'>,
  attached: DocumentFile,
): Promise<{ readonly replaced: string | null } | false> {
  const record = await firstRow<RecordKey>(tx)`
    select ${KEY} from finance_record where company_id = ${companyId} and account_number = ${number} for update
  `;
  if (!record) return false;
  const before = await file(tx, record.id);
  await attach(tx, record.id, attached);
  return { replaced: before?.key ?? null };
}
