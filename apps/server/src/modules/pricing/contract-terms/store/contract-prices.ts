import type { Content, Feninga } from '@sjaj/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/database/db.ts';
import { articleMentions } from '../../../search-terms/index.ts';

export interface StoredPrice {
  readonly articleId: number;
  readonly code: string;
  readonly title: Content;
  readonly listPrice: Feninga;
  readonly price: Feninga;
}

interface ContractPriceQuery {
  readonly companyId: number;
  readonly quickSearch?: string | undefined;
  readonly page: number;
  readonly pageSize: number;
}

/** One page of the contract prices by code, and their number. */
export async function contractPrices(
  db: Db,
  { companyId, quickSearch, page, pageSize }: ContractPriceQuery,
): Promise<{ rows: readonly StoredPrice[]; totalItems: number }> {
  const from = sql`contract_price p join article a on a.id = p.article_id
    where p.company_id = ${companyId} and ${articleMentions(quickSearch)}`;
  const [found, counted] = await Promise.all([
    sql<StoredPrice>`
      select a.id as "articleId", a.code, a.title, a.vpc as "listPrice", p.price from ${from}
      order by a.code, a.id limit ${pageSize} offset ${(page - 1) * pageSize}
    `.execute(db),
    sql<{ count: number }>`select count(*)::integer as count from ${from}`.execute(db),
  ]);
  return { rows: found.rows, totalItems: counted.rows[0]?.count ?? 0 };
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
export async function articleByCode(db: Db | Tx, code: string): Promise<FoundArticle | undefined> {
  const { rows } = await sql<FoundArticle>`
    select id, code, title, vpc, nc from article where upper(code) = upper(${code}) or ean = ${code}
    order by upper(code) = upper(${code}) desc, id limit 1
  `.execute(db);
  return rows[0];
}

export async function articleById(tx: Tx, id: number): Promise<FoundArticle | undefined> {
  const { rows } = await sql<FoundArticle>`select id, code, title, vpc, nc from article where id = ${id}`.execute(tx);
  return rows[0];
}

export async function contractPrice(tx: Tx, companyId: number, articleId: number): Promise<Feninga | null> {
  const { rows } = await sql<{ price: Feninga }>`
    select price from contract_price where company_id = ${companyId} and article_id = ${articleId}
  `.execute(tx);
  return rows[0]?.price ?? null;
}

interface ContractPriceInput {
  readonly companyId: number;
  readonly articleId: number;
  readonly price: Feninga;
}

export async function setContractPrice(tx: Tx, { companyId, articleId, price }: ContractPriceInput): Promise<void> {
  await tx
    .insertInto('contract_price')
    .values({ company_id: companyId, article_id: articleId, price })
    .onConflict((oc) => oc.columns(['company_id', 'article_id']).doUpdateSet({ price }))
    .execute();
}

export async function removeContractPrice(tx: Tx, companyId: number, articleId: number): Promise<void> {
  await tx
    .deleteFrom('contract_price')
    .where('company_id', '=', companyId)
    .where('article_id', '=', articleId)
    .execute();
}
