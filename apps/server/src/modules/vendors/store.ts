import type { VendorForm } from '@sjaj/contract';
import { feninga, fromKm, toKm } from '@sjaj/domain';
import { sql } from 'kysely';
import { namesOf } from '../../kernel/names-of.ts';
import type { RecordDefinition, Stored } from '../../kernel/records.ts';
import { tableRecords } from '../../kernel/table-records.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { allRows } from '../../platform/database/statements.ts';

export interface VendorRow extends Stored<VendorForm> {
  /** Articles that are bought there. */
  readonly articles: number;
}

interface Row extends Omit<VendorForm, 'minimumWorth'> {
  readonly id: number;
  readonly version: number;
  /** Feninga. */
  readonly minimumWorth: number;
  readonly articles: number;
}

/** All vendors by title, or the one with this id. */
export async function vendorRows(db: Db | Tx, id?: number): Promise<readonly VendorRow[]> {
  const rows = await allRows<Row>(db)`
    select v.id, v.version, v.title, v.code, v.contact, v.email, v.phone, v.delivery_days as "deliveryDays",
      v.minimum_worth as "minimumWorth", v.note,
      (select count(*)::integer from article_vendor a where a.vendor_id = v.id) as articles
    from vendor v where ${id ?? null}::integer is null or v.id = ${id ?? null}::integer
    order by lower(v.title), v.id`;
  return rows.map(({ id: rowId, version, articles, minimumWorth, ...form }) => ({
    id: rowId,
    version,
    articles,
    form: { ...form, minimumWorth: toKm(feninga(minimumWorth)) },
  }));
}

const columnsOf = ({ title, code, contact, email, phone, deliveryDays, minimumWorth, note }: VendorForm) => ({
  title,
  code,
  contact,
  email,
  phone,
  delivery_days: deliveryDays,
  minimum_worth: fromKm(minimumWorth),
  note,
});

export const vendorRecords: RecordDefinition<VendorForm> = {
  entity: 'vendor',
  ...tableRecords('vendor', { rows: vendorRows, columnsOf }),
  unique: 'title',
  usersOf: (db, id) =>
    namesOf(
      db,
      sql`select a.code as name from article_vendor v join article a on a.id = v.article_id where v.vendor_id = ${id}
        union all select purchase_order_number(o.id) from purchase_order o where o.vendor_id = ${id}`,
    ),
};
