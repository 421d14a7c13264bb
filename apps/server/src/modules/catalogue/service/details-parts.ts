import type { ArticleDetails } from '@sjaj/contract';
import { feninga, grossFromNet, type Language, toKm } from '@sjaj/domain';
import { localised } from '../../../kernel/localised.ts';
import type { References } from '../indexing/rules.ts';
import { oldPriceView, type UnitPrice } from '../../pricing/index.ts';
import { type TileContext, unitPriceFor } from './tiles.ts';
import type { ArticleFacts } from '../store/article-facts.ts';
import type { DetailsFacts } from '../store/details.ts';
import type { Viewer } from './viewer.ts';

/** The article's attributes with their values, each in the shop's order. */
export function attributesOf(
  { valueIds }: ArticleFacts,
  { references, language }: { readonly references: References; readonly language: Language },
): ArticleDetails['attributes'] {
  const owned = new Set(valueIds);
  return [...references.attributes.values()].flatMap(({ id, title, unit }) => {
    const own = references.valuesOf(id).filter((value) => owned.has(value.id));
    if (own.length === 0) return [];
    const views = own.map((value) => ({ id: value.id, title: localised(value.title, language) }));
    return [{ id, title: localised(title, language), unit, values: views }];
  });
}

/**
 * The quantities from which a unit costs the viewer less than in any smaller one, in ascending order; none where prices are
 * retail or hidden.
 */
export function breaksOf(
  facts: ArticleFacts,
  unitPrice: UnitPrice,
  context: TileContext,
): ArticleDetails['quantityBreaks'] {
  const { viewer } = context;
  if (!viewer.seesPrices || viewer.payer.retail) return [];
  let least = unitPrice.price;
  return facts.breaks.flatMap(({ fromQuantity, price }) => {
    if (price >= least) return [];
    least = price;
    const oldPrice = oldPriceView(unitPriceFor(facts, context, fromQuantity));
    const priceWithVat = toKm(grossFromNet(price, facts.taxRateBp));
    return [{ fromQuantity, price: toKm(price), oldPrice, priceWithVat }];
  });
}

/** What one litre, kilogram or metre costs the viewer, rounded to the feninga. */
export function contentPriceOf(
  { contentAmount, contentUnit }: Pick<DetailsFacts, 'contentAmount' | 'contentUnit'>,
  unitPrice: UnitPrice,
  viewer: Viewer,
): ArticleDetails['contentPrice'] {
  const amount = Number(contentAmount ?? 0);
  if (!viewer.seesPrices || contentUnit === null || !(amount > 0)) return null;
  return { price: toKm(feninga(Math.round(unitPrice.price / amount))), unit: contentUnit };
}
