import type { Content, Feninga } from '@sjaj/domain';
import type { Tx } from '../../../../platform/database/db.ts';
import { allRows, firstRow } from '../../../../platform/database/statements.ts';
import type { AgreedPrice } from './agreed-prices.ts';

export interface NamedCompany {
  readonly id: number;
  readonly title: string;
  readonly jib: string;
  readonly code: string | null;
}

/** Companies by JIB, by their number at the supplier, or by name; case is ignored. */
export const companiesNamed = (tx: Tx, names: readonly string[]): Promise<readonly NamedCompany[]> =>
  allRows<NamedCompany>(tx)`
    select id, title, jib, external_company_id as code from company
    where jib = any(${names}::text[]) or upper(external_company_id) = any(${names}::text[]) or upper(title) = any(${names}::text[])
    order by id`;

export const companyById = (tx: Tx, id: number): Promise<NamedCompany | undefined> =>
  firstRow<NamedCompany>(tx)`select id, title, jib, external_company_id as code from company where id = ${id}`;

export const contractPrices = (
  tx: Tx,
  companyIds: readonly number[],
  articleIds: readonly number[],
): Promise<readonly AgreedPrice[]> =>
  allRows<AgreedPrice>(tx)`
    select company_id as "ownerId", article_id as "articleId", price from contract_price
    where company_id = any(${companyIds}::integer[]) and article_id = any(${articleIds}::integer[])`;

export interface ListedPrice {
  readonly articleId: number;
  readonly company: string;
  readonly code: string;
  readonly title: Content;
  readonly price: Feninga;
}

/** A page of all contract prices, by company and code. */
export const listedPrices = (tx: Tx, offset: number, size: number): Promise<readonly ListedPrice[]> =>
  allRows<ListedPrice>(tx)`
    select a.id as "articleId", c.jib as company, a.code, a.title, p.price
    from contract_price p join company c on c.id = p.company_id join article a on a.id = p.article_id
    order by c.id, a.code, a.id limit ${size} offset ${offset}`;
