import type { PriceListForm } from '@sjaj/contract';
import { sql } from 'kysely';
import { namesOf } from '../../../../kernel/names-of.ts';
import type { RecordDefinition, Stored } from '../../../../kernel/records.ts';
import { tableRecords } from '../../../../kernel/table-records.ts';
import type { Db, Tx } from '../../../../platform/database/db.ts';
import { allRows, execute } from '../../../../platform/database/statements.ts';
import { checkPeriod } from '../../rules/contract-period.ts';

export interface StoredPriceList extends Stored<PriceListForm> {
  readonly articles: number;
  readonly companies: number;
  readonly lastChange: StoredLastChange | null;
}

/** The newest change by a percentage that was not taken back. */
interface StoredLastChange {
  readonly id: number;
  readonly percentBp: number;
  readonly prices: number;
  readonly byName: string;
  readonly at: string;
}

type Row = PriceListForm & Omit<StoredPriceList, 'form'>;

interface PriceListFilter {
  readonly id?: number;
  /** Lists that one of these companies has; all for none. */
  readonly companyIds?: readonly number[];
}

/** Price lists by title, with how many articles and companies they have. */
export async function priceListRows(
  db: Db | Tx,
  { id, companyIds = [] }: PriceListFilter = {},
): Promise<readonly StoredPriceList[]> {
  const ofCompanies = sql`exists (
    select from price_list_company c where c.price_list_id = l.id and c.company_id = any(${companyIds}::integer[]))`;
  const rows = await allRows<Row>(db)`
    select l.id, l.version, l.title, l.valid_from as "validFrom", l.valid_to as "validTo", l.is_active as "isActive", l.note,
      (select count(*)::integer from price_list_item where price_list_id = l.id) as articles,
      (select count(*)::integer from price_list_company where price_list_id = l.id) as companies,
      (select jsonb_build_object('id', h.id, 'percentBp', h.percent_bp, 'byName', h.user_name, 'at', h.changed_at, 'prices',
          (select count(*) from price_list_change_item where price_list_change_id = h.id))
        from price_list_change h where h.price_list_id = l.id and h.undone_at is null order by h.id desc limit 1) as "lastChange"
    from price_list l
    where ${id === undefined ? sql`true` : sql`l.id = ${id}`} and ${companyIds.length === 0 ? sql`true` : ofCompanies}
    order by lower(l.title), l.id`;
  return rows.map(({ id: rowId, version, articles, companies, lastChange, ...form }) => ({
    id: rowId,
    version,
    articles,
    companies,
    lastChange,
    form,
  }));
}

/** Locks the list, so that its prices and companies change one after the other; false if it does not exist. */
export async function lock(tx: Tx, id: number): Promise<boolean> {
  const found = await tx.selectFrom('price_list').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  return found.length > 0;
}

const columnsOf = ({ title, validFrom, validTo, isActive, note }: PriceListForm) => ({
  title,
  valid_from: validFrom,
  valid_to: validTo,
  is_active: isActive,
  note,
});

export const priceListRecords: RecordDefinition<PriceListForm> = {
  entity: 'price_list',
  ...tableRecords('price_list', { rows: (tx, id) => priceListRows(tx, { id }), columnsOf }),
  unique: 'title',
  check: async (_tx, form) => checkPeriod(form),
  usersOf: (db, id) =>
    namesOf(
      db,
      sql`select c.title as name from price_list_company p join company c on c.id = p.company_id
        where p.price_list_id = ${id} order by c.title`,
    ),
};

/** Copies the items of a list to another one that has none. */
export const copyItems = (tx: Tx, from: number, to: number): Promise<void> =>
  execute(tx)`
    insert into price_list_item (price_list_id, article_id, price)
    select ${to}::integer, article_id, price from price_list_item where price_list_id = ${from} order by article_id
  `;
