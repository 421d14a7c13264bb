import type { PartNumber } from '@sjaj/contract';
import type { Content } from '@sjaj/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { deleteRow, insertRow, updateVersion } from '../../../platform/database/rows.ts';
import { type RowPage, rowPage, type SearchRequest } from '../../../platform/database/list-page.ts';
import { allRows, firstRow } from '../../../platform/database/statements.ts';
import { everyTerm, listSearch, mentions } from '../../../platform/database/list-search.ts';

export interface PartNumberRow extends Omit<PartNumber, 'slug' | 'title'> {
  readonly title: Content;
  readonly brand: string;
}

const COLUMNS = sql`n.id, n.code, n.version, a.id as "articleId", a.code as "articleCode", a.title, b.title as brand`;
const TABLES = sql`customer_part_number n join article a on a.id = n.article_id join brand b on b.id = a.brand_id`;

/** One page of a company's part numbers by number, and how many fit. */
export const page = (db: Db, companyId: number, query: SearchRequest): Promise<RowPage<PartNumberRow>> =>
  rowPage(db, query, {
    select: COLUMNS,
    from: sql`from ${TABLES} where n.company_id = ${companyId} and ${mentions(query.quickSearch, sql`code_words(n.code), a.search_words, b.title`)}`,
    orderBy: sql`n.code, n.id`,
  });

export const one = (db: Db | Tx, companyId: number, id: number): Promise<PartNumberRow | undefined> =>
  firstRow<PartNumberRow>(db)`
    select ${COLUMNS} from ${TABLES} where n.company_id = ${companyId} and n.id = ${id}
  `;

/** The part number, locked until the transaction ends. */
export const lock = (tx: Tx, companyId: number, id: number): Promise<PartNumberRow | undefined> =>
  firstRow<PartNumberRow>(tx)`
    select ${COLUMNS} from ${TABLES} where n.company_id = ${companyId} and n.id = ${id} for update of n
  `;

/** The article with this code, exactly or by its letters and digits where only one fits. */
export async function articleOf(tx: Tx, code: string, seesHidden: boolean): Promise<number | undefined> {
  const rows = await allRows<{ id: number; isExact: boolean }>(tx)`
    select id, code = ${code} as "isExact" from article
    where code_key(code) collate "C" = code_key(${code}) collate "C" and code_key(${code}) <> ''
      and (is_visible_on_web or ${seesHidden})
    limit 10
  `;
  return rows.find(({ isExact }) => isExact)?.id ?? (rows.length === 1 ? rows[0]?.id : undefined);
}

/** The code of the article that a number of the company names already, letters and digits compared; a row left out. */
export async function holderOf(tx: Tx, companyId: number, code: string, except: number): Promise<string | undefined> {
  const row = await firstRow<{ code: string }>(tx)`
    select a.code from customer_part_number n join article a on a.id = n.article_id
    where n.company_id = ${companyId} and code_key(n.code) collate "C" = code_key(${code}) collate "C" and n.id <> ${except}
  `;
  return row?.code;
}

interface Values {
  readonly code: string;
  readonly articleId: number;
}

export const insert = (tx: Tx, companyId: number, { code, articleId }: Values): Promise<number> =>
  insertRow(tx, 'customer_part_number', { company_id: companyId, code, article_id: articleId });

export const update = (tx: Tx, id: number, { code, articleId }: Values): Promise<void> =>
  updateVersion(tx, 'customer_part_number', id, { code, article_id: articleId });

export const remove = (tx: Tx, id: number): Promise<void> => deleteRow(tx, 'customer_part_number', id);

export interface CompanyRow {
  readonly id: number;
  readonly title: string;
  readonly jib: string;
  readonly codes: number;
}

const CODES = sql`(select count(*)::integer from customer_part_number n where n.company_id = c.id)`;

/** One page of companies, those with the most part numbers first, and how many fit. */
export const companies = (db: Db, query: SearchRequest): Promise<RowPage<CompanyRow>> =>
  rowPage(db, query, {
    select: sql`c.id, c.title, c.jib, ${CODES} as codes`,
    from: sql`from company c where ${everyTerm(listSearch(query.quickSearch), (has) => has(sql`c.search_words`))}`,
    orderBy: sql`codes desc, c.title collate "bs-x-icu", c.id`,
  });

export const company = (db: Db | Tx, id: number): Promise<CompanyRow | undefined> =>
  firstRow<CompanyRow>(db)`
    select c.id, c.title, c.jib, ${CODES} as codes from company c where c.id = ${id}
  `;

const BATCH = 1_000;

/** The next part numbers of a company, after this id. */
export const batch = (db: Db, companyId: number, after: number): Promise<readonly PartNumberRow[]> =>
  allRows<PartNumberRow>(db)`
    select ${COLUMNS} from ${TABLES} where n.company_id = ${companyId} and n.id > ${after} order by n.id limit ${BATCH}
  `;
