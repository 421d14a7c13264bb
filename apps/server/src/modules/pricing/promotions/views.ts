import type { AdminSale, AdminSaleItem, SaleItemsPlan } from '@sjaj/contract';
import { feninga, type Language, slugOf, toKm } from '@sjaj/domain';
import { localised } from '../../../kernel/localised.ts';
import { pictureUrl } from '../../../kernel/picture-url.ts';
import type { Plan } from './rules/items-plan.ts';
import { stateOf } from './rules/promotion.ts';
import type { ItemRow } from './store/items.ts';
import type { StoredSale } from './store/promotions.ts';

interface Reader {
  readonly language: Language;
  readonly now: Date;
}

export function saleView({ id, version, form, startsAt, endsAt, ...same }: StoredSale, reader: Reader): AdminSale {
  const name = localised(form.title, reader.language);
  return {
    ...form,
    id,
    version,
    name,
    slug: slugOf(name),
    state: stateOf({ startsAt, endsAt, isActive: form.isActive }, reader.now),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    articles: same.articles,
    pictureUrl: pictureUrl(same.pictureKey, 400),
  };
}

interface ItemReader {
  readonly language: Language;
  /** The icon shown in place of a missing picture. */
  readonly placeholderOf: (categoryId: number | undefined) => string;
}

export function itemView(row: ItemRow, { language, placeholderOf }: ItemReader): AdminSaleItem {
  const { categoryId, pictureKey, title, overlaps, ...same } = row;
  return {
    ...same,
    title: localised(title, language),
    vpc: toKm(feninga(row.vpc)),
    mpc: toKm(feninga(row.mpc)),
    price: toKm(feninga(row.price)),
    retailPrice: toKm(feninga(row.retailPrice)),
    imageUrl: pictureUrl(pictureKey, 160),
    placeholder: placeholderOf(categoryId ?? undefined),
    overlaps: overlaps.map((sale) => localised(sale, language)),
  };
}

/** As much of a plan as a person looks over. */
const SAMPLE = 50;

export const planView = ({ items, same, faults }: Plan, language: Language): SaleItemsPlan => ({
  added: items.filter(({ before }) => before === null).length,
  changed: items.filter(({ before }) => before !== null).length,
  same,
  overlapping: items.filter(({ isElsewhere }) => isElsewhere).length,
  belowCost: items.filter(({ price, nc }) => price < nc).length,
  faults: [...faults],
  sample: items.slice(0, SAMPLE).map(({ code, title, vpc, mpc, price, retailPrice, before }) => ({
    code,
    title: localised(title, language),
    vpc: toKm(vpc),
    mpc: toKm(mpc),
    price: toKm(price),
    retailPrice: toKm(retailPrice),
    before: before && toKm(before.price),
  })),
});
