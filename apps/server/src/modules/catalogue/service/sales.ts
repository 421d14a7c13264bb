import type { RunningSale } from '@sjaj/contract';
import { slugOf } from '@sjaj/domain';
import { localised } from '../../../kernel/localised.ts';
import { pictureUrl } from '../../../kernel/picture-url.ts';
import { type RunningPromotion, runningPromotions } from '../../pricing/index.ts';
import type { CatalogueContext } from './catalogue-context.ts';
import type { Viewer } from '../viewer.ts';
import { articlesFor } from './listing.ts';
import { PLAIN } from './product-rows.ts';

const ON_HOME = { promotions: 1, articles: 12 };
const RUNNING = { promotions: 24, articles: 480 };
const MOST_CARDS = 48;

/** The sale that runs now, with its first articles; of several the one that ends first. Null where none runs. */
export async function saleNow(catalogue: CatalogueContext, viewer: Viewer) {
  const [[sale], onSale] = await Promise.all([
    runningPromotions(catalogue.db, viewer.now, ON_HOME),
    articlesFor(catalogue, viewer, { ...PLAIN, pageSize: 5, isOnSale: true }),
  ]);
  if (!sale) return null;
  return {
    ...headOf(sale, viewer),
    numberOnSale: onSale.totalItems,
    productSaleItems: await catalogue.reader.tiles(sale.articleIds, viewer),
  };
}

/**
 * Every sale that runs now and has something to show, the one that ends first before the others; the sizes and colours of
 * one article count and show as one.
 */
export async function salesNow(catalogue: CatalogueContext, viewer: Viewer): Promise<RunningSale[]> {
  const sales = (await runningPromotions(catalogue.db, viewer.now, RUNNING)).map((sale) => ({
    sale,
    leads: leadsOf(catalogue, sale.articleIds),
  }));
  // All cards in one reading: sales are few, and so are their statements.
  const shown = sales.map(({ leads }) => leads.slice(0, MOST_CARDS));
  const all = [...new Set(shown.flat())];
  const cards = new Map((await catalogue.reader.groupTiles(all, viewer)).map((card) => [card.id, card]));
  const running = sales.map(({ sale, leads }, place) => ({
    ...headOf(sale, viewer),
    slug: slugOf(localised(sale.title, viewer.language)),
    description: localised(sale.description, viewer.language),
    pictureUrl: pictureUrl(sale.pictureKey, 400),
    numberOfArticles: leads.length,
    productSaleItems: (shown[place] ?? []).flatMap((id) => cards.get(id) ?? []),
  }));
  return running.filter(({ productSaleItems }) => productSaleItems.length > 0);
}

/** Of the members of one variation only the first. */
function leadsOf({ model }: CatalogueContext, articleIds: readonly number[]): number[] {
  const taken = new Set<number>();
  return articleIds.filter((id) => {
    if (taken.has(id)) return false;
    for (const member of model.index.groupOf(id)?.productIds ?? []) taken.add(member);
    return true;
  });
}

const headOf = ({ id, title, endsAt, numberOfArticles }: RunningPromotion, { language }: Viewer) => ({
  id,
  title: localised(title, language),
  endsAt: endsAt.toISOString(),
  numberOfArticles,
});
