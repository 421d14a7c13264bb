import { sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';

export interface CurrentSale {
  readonly id: number;
  readonly title: unknown;
  readonly endsAt: Date;
  /** Visible articles. */
  readonly numberOfArticles: number;
  readonly articleIds: readonly number[];
}

/** The running sale that ends first, with its most wanted visible articles. */
export async function currentSale(db: Db, now: Date, articles: number): Promise<CurrentSale | undefined> {
  const { rows } = await sql<CurrentSale>`
    select p.id, p.title, p.ends_at as "endsAt", s.number as "numberOfArticles",
      coalesce(s.ids, '{}') as "articleIds"
    from product_sale p
    cross join lateral (
      select count(*)::integer as number,
        (array_agg(a.id order by a.popularity desc, a.id))[1:${sql.lit(articles)}] as ids
      from product_sale_item i join article a on a.id = i.article_id
      where i.product_sale_id = p.id and a.is_visible_on_web
    ) s
    where p.is_active and p.starts_at <= ${now} and p.ends_at > ${now}
    order by p.ends_at, p.id limit 1`.execute(db);
  return rows[0];
}
