import type { BusinessDate, Content, Feninga } from '@sjaj/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/database/db.ts';
import { type RowPage, rowPage, type SearchRequest } from '../../../../platform/database/list-page.ts';
import { firstRow } from '../../../../platform/database/statements.ts';
import { itemsByCode } from '../../../search-terms/index.ts';
import type { ContractPeriod } from '../../rules/contract-period.ts';

export interface StoredPrice extends ContractPeriod {
  readonly articleId: number;
  readonly code: string;
  readonly title: Content;
  readonly listPrice: Feninga;
  readonly price: Feninga;
}

interface ContractPriceQuery extends SearchRequest {
  readonly companyId: number;
}

/** One page of the contract prices by code, and their number. */
export async function contractPrices(
  db: Db,
  { companyId, quickSearch, ...query }: ContractPriceQuery,
): Promise<RowPage<StoredPrice>> {
  const { found, orderBy } = itemsByCode(quickSearch);
  const from = sql`contract_price p join article_summary a on a.id = p.article_id
    where p.company_id = ${companyId} and ${found}`;
  return rowPage(db, query, {
    // The title is read of the page only.
    select: sql`a.id as "articleId", a.code, (select title from article where id = a.id) as title, a.vpc as "listPrice", p.price,
      p.valid_from as "validFrom", p.valid_to as "validTo"`,
    from: sql`from ${from}`,
    orderBy,
  });
}

interface FoundArticle {
  readonly id: number;
  readonly code: string;
  readonly title: Content;
  readonly vpc: Feninga;
  /** The purchase price without VAT. */
  readonly nc: Feninga;
}

/** The article with this code or barcode; case is ignored. */
export const articleByCode = (db: Db | Tx, code: string): Promise<FoundArticle | undefined> =>
  firstRow<FoundArticle>(db)`
    select id, code, title, vpc, nc from article where upper(code) = upper(${code}) or ean = ${code}
    order by upper(code) = upper(${code}) desc, id limit 1
  `;

export const articleById = (tx: Tx, id: number): Promise<FoundArticle | undefined> =>
  firstRow<FoundArticle>(tx)`select id, code, title, vpc, nc from article where id = ${id}`;

interface Agreed extends ContractPeriod {
  readonly price: Feninga;
}

/** The contract price of an article, whether it holds now or not. */
export const contractPrice = (tx: Tx, companyId: number, articleId: number): Promise<Agreed | undefined> =>
  firstRow<Agreed>(tx)`
    select price, valid_from as "validFrom", valid_to as "validTo" from contract_price
    where company_id = ${companyId} and article_id = ${articleId}
  `;

interface ContractPriceInput {
  readonly companyId: number;
  readonly articleId: number;
  readonly price: Feninga;
  readonly period: ContractPeriod;
}

export async function setContractPrice(
  tx: Tx,
  { companyId, articleId, price, period }: ContractPriceInput,
): Promise<void> {
  const set = { price, valid_from: period.validFrom, valid_to: period.validTo };
  await tx
    .insertInto('contract_price')
    .values({ company_id: companyId, article_id: articleId, ...set })
    .onConflict((oc) => oc.columns(['company_id', 'article_id']).doUpdateSet(set))
    .execute();
}

interface CopyInput {
  readonly from: number;
  readonly to: number;
  /** Whether articles that have a contract price already get the other one. */
  readonly replaces: boolean;
  readonly today: BusinessDate;
}

/** Copies the contract prices that have not ended; how many were copied, and how many there are to copy. */
export async function copyContractPrices(tx: Tx, { from, to, replaces, today }: CopyInput) {
  const conflict = replaces
    ? sql`do update set price = excluded.price, valid_from = excluded.valid_from, valid_to = excluded.valid_to`
    : sql`do nothing`;
  const row = await firstRow<{ copied: number; total: number }>(tx)`
    with source as (
      select article_id, price, valid_from, valid_to from contract_price
      where company_id = ${from} and (valid_to is null or valid_to >= ${today})
    ), written as (
      insert into contract_price (company_id, article_id, price, valid_from, valid_to)
      select ${to}::integer, article_id, price, valid_from, valid_to from source order by article_id
      on conflict (company_id, article_id) ${conflict} returning article_id
    ) select (select count(*)::integer from written) as copied, (select count(*)::integer from source) as total
  `;
  return row ?? { copied: 0, total: 0 };
}

export async function removeContractPrice(tx: Tx, companyId: number, articleId: number): Promise<void> {
  await tx
    .deleteFrom('contract_price')
    .where('company_id', '=', companyId)
    .where('article_id', '=', articleId)
    .execute();
}
