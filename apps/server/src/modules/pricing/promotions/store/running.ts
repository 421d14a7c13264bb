import { sql } from 'kysely';
import { type PictureDisplay, pictureDisplay } from '../../../../kernel/picture-display.ts';
import type { Db } from '../../../../platform/database/db.ts';
import { allRows } from '../../../../platform/database/statements.ts';

export interface RunningPromotion {
  readonly id: number;
  readonly title: unknown;
  readonly description: unknown;
  readonly pictureKey: string | null;
  readonly display: PictureDisplay | null;
  readonly endsAt: Date;
  /** Only visible articles. */
  readonly numberOfArticles: number;
  readonly articleIds: readonly number[];
}

interface RunningPromotionLimits {
  readonly promotions: number;
  /** Of each promotion; the most popular visible ones. */
  readonly articles: number;
}

/** The promotions that run at `now`, the one that ends first before the others. */
export const runningPromotions = (
  db: Db,
  now: Date,
  { promotions, articles }: RunningPromotionLimits,
): Promise<readonly RunningPromotion[]> =>
  allRows<RunningPromotion>(db)`
    select p.id, p.title, p.description, p.picture_key as "pictureKey", ${pictureDisplay('p.picture_key')} as display,
      p.ends_at as "endsAt",
      s.number as "numberOfArticles", coalesce(s.ids, '{}') as "articleIds"
    from promotion p
    cross join lateral (
      select count(*)::integer as number,
        (array_agg(a.id order by a.popularity desc, a.id))[1:${sql.lit(articles)}] as ids
      from promotion_article i join article a on a.id = i.article_id
      where i.promotion_id = p.id and a.is_visible_on_web
    ) s
    where p.is_active and p.starts_at <= ${now} and p.ends_at > ${now}
    order by p.ends_at, p.id limit ${sql.lit(promotions)}`;
