import type { Content, Feninga } from '@sjaj/domain';
import type { Tx } from '../../../../platform/database/db.ts';
import { allRows } from '../../../../platform/database/statements.ts';

export interface PricedArticle {
  readonly id: number;
  readonly code: string;
  readonly title: Content;
  readonly vpc: Feninga;
  readonly nc: Feninga;
}

/** Articles by code; case is ignored. */
export const articlesByCode = (tx: Tx, codes: readonly string[]): Promise<readonly PricedArticle[]> =>
  allRows<PricedArticle>(tx)`
    select id, code, title, vpc, nc from article where upper(code) = any(${codes}::text[]) order by id`;

/** A price of a company or of a price list. */
export interface AgreedPrice {
  readonly ownerId: number;
  readonly articleId: number;
  readonly price: Feninga;
}
