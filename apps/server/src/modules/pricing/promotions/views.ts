import type { AdminPromotion, AdminPromotionItem, PromotionItemsPlan } from '@sjaj/contract';
import { feninga, type Language, slugOf, toKm } from '@sjaj/domain';
import { localised } from '../../../kernel/localised.ts';
import { pictureUrl } from '../../../kernel/picture-url.ts';
import type { ViewContext } from '../../../kernel/request-context.ts';
import type { Plan } from './rules/items-plan.ts';
import { stateOf } from './rules/promotion.ts';
import type { ItemRow } from './store/items.ts';
import type { StoredPromotion } from './store/promotions.ts';

export function promotionView(
  { id, version, form, startsAt, endsAt, ...same }: StoredPromotion,
  context: ViewContext,
): AdminPromotion {
  const name = localised(form.title, context.language);
  return {
    ...form,
    id,
    version,
    name,
    slug: slugOf(name),
    state: stateOf({ startsAt, endsAt, isActive: form.isActive }, context.now),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    articles: same.articles,
    pictureUrl: pictureUrl(same.pictureKey, 400),
  };
}

interface ItemViewContext {
  readonly language: Language;
  /** The icon shown in place of a missing picture. */
  readonly placeholderOf: (categoryId: number | undefined) => string;
}

export function itemView(row: ItemRow, { language, placeholderOf }: ItemViewContext): AdminPromotionItem {
  const { categoryId, pictureKey, title, overlaps, listPrice, listRetailPrice, ...same } = row;
  return {
    ...same,
    title: localised(title, language),
    vpc: toKm(feninga(listPrice)),
    mpc: toKm(feninga(listRetailPrice)),
    price: toKm(feninga(row.price)),
    retailPrice: toKm(feninga(row.retailPrice)),
    imageUrl: pictureUrl(pictureKey, 160),
    placeholder: placeholderOf(categoryId ?? undefined),
    overlaps: overlaps.map((promotion) => localised(promotion, language)),
  };
}

/** The number of planned articles that staff see. */
const SAMPLE_SIZE = 50;

export const planView = ({ items, same, faults }: Plan, language: Language): PromotionItemsPlan => ({
  added: items.filter(({ before }) => before === null).length,
  changed: items.filter(({ before }) => before !== null).length,
  same,
  overlapping: items.filter(({ isInOtherPromotion }) => isInOtherPromotion).length,
  belowCost: items.filter(({ price, costPrice }) => price < costPrice).length,
  faults: [...faults],
  sample: items
    .slice(0, SAMPLE_SIZE)
    .map(({ code, title, listPrice, listRetailPrice, price, retailPrice, before }) => ({
      code,
      title: localised(title, language),
      vpc: toKm(listPrice),
      mpc: toKm(listRetailPrice),
      price: toKm(price),
      retailPrice: toKm(retailPrice),
      before: before && toKm(before.price),
    })),
});
