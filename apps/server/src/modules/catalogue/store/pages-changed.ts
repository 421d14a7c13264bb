import type { Db } from '../../../platform/database/db.ts';
import { allRows } from '../../../platform/database/statements.ts';

interface PageChange {
  readonly kind: 'categories' | 'brands';
  readonly id: number;
  /** Null for a brand of before, without articles. */
  readonly at: Date | null;
}

/**
 * When the pages of categories and brands were last changed: the record itself, or the newest of the articles that it
 * shows, whichever is later. Articles are read once, and summed up the tree by category.
 */
export async function pagesChangedAt(db: Db): Promise<Readonly<Record<PageChange['kind'], ReadonlyMap<number, Date>>>> {
  const rows = await allRows<PageChange>(db)`
    with recursive newest as materialized (
      select l.category_id as id, max(a.changed_at) as at
      from article_category l join article a on a.id = l.article_id where a.is_visible_on_web group by l.category_id
    ), below (top, id) as (
      select id, id from category union all
      select b.top, c.id from below b join category c on c.parent_category_id = b.id
    )
    select 'categories' as kind, c.id, greatest(c.changed_at, max(n.at)) as at
    from category c join below b on b.top = c.id left join newest n on n.id = b.id group by c.id
    union all
    select 'brands', b.id, greatest(b.changed_at, (
      select max(a.changed_at) from article a where a.brand_id = b.id and a.is_visible_on_web))
    from brand b`;
  const of = (kind: PageChange['kind']): ReadonlyMap<number, Date> =>
    new Map(rows.flatMap((row) => (row.kind === kind && row.at ? [[row.id, row.at] as const] : [])));
  return { categories: of('categories'), brands: of('brands') };
}
