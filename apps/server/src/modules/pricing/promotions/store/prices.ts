import { type RawBuilder, sql } from 'kysely';
import type { PromotionPriceTuple } from '../rules/running.ts';

/** A `PromotionPriceTuple` of promotion `p` and its article `i`. */
export const PROMOTION_PRICE = sql<PromotionPriceTuple>`json_build_array(
  extract(epoch from p.starts_at) * 1000, extract(epoch from p.ends_at) * 1000, i.price, i.retail_price)`;

/** The prices of article `a` in the promotions that are switched on; with `now`, only in those that have not ended. */
export const promotionPricesOfArticle = (
  now?: RawBuilder<Date>,
): RawBuilder<readonly PromotionPriceTuple[] | null> => sql`
  (select json_agg(${PROMOTION_PRICE}) from promotion_article i join promotion p on p.id = i.promotion_id
    where i.article_id = a.id and p.is_active ${now ? sql`and p.ends_at > ${now}::timestamptz` : sql``})`;
