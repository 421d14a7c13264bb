import type { RunningPromotion } from '@sjaj/contract';
import { slugOf } from '@sjaj/domain';
import { localised } from '../../../kernel/localised.ts';
import { pictureDisplayView } from '../../../kernel/picture-display.ts';
import { pictureUrl } from '../../../kernel/picture-url.ts';
import {
  type RunningPromotion as PromotionRecord,
  runningPromotions as readRunningPromotions,
} from '../../pricing/index.ts';
import { bySaving } from '../rules.ts';
import type { CatalogueContext } from './catalogue-context.ts';
import type { Viewer } from './viewer.ts';
import { articlesFor } from './listing.ts';
import { PLAIN } from './product-rows.ts';

const ON_HOME = { promotions: 24, articles: 12 };
const RUNNING = { promotions: 24, articles: 480 };
const MOST_TILES = 48;

/** The promotion that runs now, of several the one that ends first, and what saves most in all of them. Null where none runs. */
export async function currentPromotion(catalogue: CatalogueContext, viewer: Viewer) {
  const [running, onSale] = await Promise.all([
    readRunningPromotions(catalogue.db, viewer.now, ON_HOME),
    articlesFor(catalogue, viewer, { ...PLAIN, pageSize: 5, isOnSale: true }),
  ]);
  const [promotion] = running;
  if (!promotion) return null;
  const leads = catalogue.reader.firstOfGroups([...new Set(running.flatMap(({ articleIds }) => articleIds))]);
  const tiles = bySaving(await catalogue.reader.groupTiles(leads, viewer));
  return {
    ...headOf(promotion, viewer),
    numberOnSale: onSale.totalItems,
    productSaleItems: tiles.slice(0, ON_HOME.articles),
  };
}

/**
 * Every promotion that runs now and has something to show, the one that ends first before the others. Members of a
 * variation count and show as one.
 */
export async function runningPromotions(catalogue: CatalogueContext, viewer: Viewer): Promise<RunningPromotion[]> {
  const promotions = (await readRunningPromotions(catalogue.db, viewer.now, RUNNING)).map((promotion) => ({
    promotion,
    leads: catalogue.reader.firstOfGroups(promotion.articleIds),
  }));
  // One read for the tiles of all promotions.
  const leading = promotions.map(({ leads }) => leads.slice(0, MOST_TILES));
  const all = [...new Set(leading.flat())];
  const tiles = new Map((await catalogue.reader.groupTiles(all, viewer)).map((tile) => [tile.id, tile]));
  const running = promotions.map(({ promotion, leads }, place) => ({
    ...headOf(promotion, viewer),
    slug: slugOf(localised(promotion.title, viewer.language)),
    description: localised(promotion.description, viewer.language),
    pictureUrl: pictureUrl(promotion.pictureKey, 400),
    ...pictureDisplayView(promotion.display, viewer.language),
    numberOfArticles: leads.length,
    productSaleItems: (leading[place] ?? []).flatMap((id) => tiles.get(id) ?? []),
  }));
  return running.filter(({ productSaleItems }) => productSaleItems.length > 0);
}

const headOf = ({ id, title, endsAt, numberOfArticles }: PromotionRecord, { language }: Viewer) => ({
  id,
  title: localised(title, language),
  endsAt: endsAt.toISOString(),
  numberOfArticles,
});
