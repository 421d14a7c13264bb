import { sql } from 'kysely';
import { everyTerm, listSearch } from '../../../../platform/database/list-search.ts';
import { type RowPage, rowPage, type SearchRequest } from '../../../../platform/database/list-page.ts';
import type { Db, Tx } from '../../../../platform/database/db.ts';

export interface CompanyRow {
  readonly id: number;
  readonly title: string;
  readonly code: string;
  readonly town: unknown;
}

/** One page of the companies that have a list, by name, and their number. */
export async function companyPage(
  db: Db,
  listId: number,
  { quickSearch, ...query }: SearchRequest,
): Promise<RowPage<CompanyRow>> {
  const from = sql`price_list_company p join company c on c.id = p.company_id join town t on t.id = c.town_id
    where p.price_list_id = ${listId}
      and ${everyTerm(listSearch(quickSearch), (has) => has(sql`c.search_words`))}`;
  return rowPage(db, query, {
    select: sql`c.id, c.title, coalesce(c.external_company_id, '') as code, t.name as town`,
    from: sql`from ${from}`,
    orderBy: sql`lower(c.title), c.id`,
  });
}

/** Gives a company the list; false if it has it. */
export async function assign(tx: Tx, listId: number, companyId: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('price_list_company')
    .values({ price_list_id: listId, company_id: companyId })
    .onConflict((oc) => oc.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Takes the list away from a company; false if it does not have it. */
export async function unassign(tx: Tx, listId: number, companyId: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('price_list_company')
    .where('price_list_id', '=', listId)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
