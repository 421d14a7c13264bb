import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { allRows } from '../../../platform/database/statements.ts';

/** What an article may be in use by. */
const ARTICLE_USES = [
  'order',
  'purchase',
  'saved_cart',
  'cart',
  'stock',
  'promotion',
  'contract_price',
  'price_list',
  'part_number',
  'machine',
  'review',
  'request',
  'link',
] as const;

export interface ArticleUse {
  readonly kind: (typeof ARTICLE_USES)[number];
  readonly count: number;
  /** The first few that have a name. */
  readonly names: readonly string[];
}

const FEW = 3;

/** What the article is in use by, kind by kind. */
export async function articleUses(db: Db | Tx, articleId: number): Promise<readonly ArticleUse[]> {
  const rows = await allRows<ArticleUse>(db)`
    select kind, count(*)::integer as count,
      coalesce((array_agg(distinct name order by name) filter (where name <> ''))[1:${sql.lit(FEW)}], '{}') as names
    from article_use where article_id = ${articleId} group by kind`;
  return rows.toSorted((a, b) => ARTICLE_USES.indexOf(a.kind) - ARTICLE_USES.indexOf(b.kind));
}
