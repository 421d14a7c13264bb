import type { ArticleCard, RunningPromotion } from '@sjaj/contract';
import { slugOf } from '@sjaj/domain';
import { localised } from '../../../../kernel/localised.ts';
import { pictureUrl } from '../../../../kernel/picture-url.ts';
import type { RequestContext } from '../../../../kernel/request-context.ts';
import type { Db } from '../../../../platform/database/db.ts';
import * as store from '../store/running.ts';

/** How promotions show their articles. The catalogue provides it: it reads prices, so it stands above pricing. */
export interface PromotedArticles {
  /** Tiles of the visible articles among these, in this order. */
  tiles(articleIds: readonly number[], context: RequestContext): Promise<ArticleCard[]>;
  /** Tiles of product groups by their leads. */
  groupTiles(leadIds: readonly number[], context: RequestContext): Promise<ArticleCard[]>;
  /** Of these articles the first one of each product group. */
  firstOfGroups(articleIds: readonly number[]): number[];
  /** The number of product groups in all promotions together. */
  count(context: RequestContext): Promise<number>;
}

const ON_HOME = { promotions: 1, articles: 12 };
const RUNNING = { promotions: 24, articles: 480 };
const MAX_TILES = 48;

/** The promotion that runs now, with its first articles; of several the one that ends first. Null where none runs. */
export async function currentPromotion(db: Db, articles: PromotedArticles, context: RequestContext) {
  const [[promotion], numberOnSale] = await Promise.all([
    store.runningPromotions(db, context.now, ON_HOME),
    articles.count(context),
  ]);
  if (!promotion) return null;
  const productSaleItems = await articles.tiles(promotion.articleIds, context);
  return { ...headOf(promotion, context), numberOnSale, productSaleItems };
}

/**
 * Every promotion that runs now and has something to show, the one that ends first before the others. Members of a
 * variation count and show as one.
 */
export async function runningPromotions(
  db: Db,
  articles: PromotedArticles,
  context: RequestContext,
): Promise<RunningPromotion[]> {
  const promotions = (await store.runningPromotions(db, context.now, RUNNING)).map((promotion) => ({
    promotion,
    leads: articles.firstOfGroups(promotion.articleIds),
  }));
  // One read for the tiles of all promotions.
  const leading = promotions.map(({ leads }) => leads.slice(0, MAX_TILES));
  const all = [...new Set(leading.flat())];
  const tiles = new Map((await articles.groupTiles(all, context)).map((tile) => [tile.id, tile]));
  const running = promotions.map(({ promotion, leads }, place) => ({
    ...headOf(promotion, context),
    slug: slugOf(localised(promotion.title, context.language)),
    description: localised(promotion.description, context.language),
    pictureUrl: pictureUrl(promotion.pictureKey, 400),
    numberOfArticles: leads.length,
    productSaleItems: (leading[place] ?? []).flatMap((id) => tiles.get(id) ?? []),
  }));
  return running.filter(({ productSaleItems }) => productSaleItems.length > 0);
}

const headOf = ({ id, title, endsAt, numberOfArticles }: store.RunningPromotion, { language }: RequestContext) => ({
  id,
  title: localised(title, language),
  endsAt: endsAt.toISOString(),
  numberOfArticles,
});
