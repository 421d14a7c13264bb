import type { AdminArticle, ARTICLE_RELATIONS } from '@sjaj/contract';
import { z } from 'zod';
import { kmOf } from '../../../shared/figures/typed-amounts.ts';
import {
  asTyped,
  count,
  km,
  optionalText,
  optionalTexts,
  text,
  textsWithBosnian,
} from '../../../shared/form/field-codecs.logic.ts';
import { NO_TEXT, type TextField } from '../../../shared/texts-form/text-draft.logic.ts';

const DESCRIPTION_ROWS = 8;
const SHORT_ROWS = 3;

export const TEXT_FIELDS = [
  { key: 'title', label: 'article.name', longest: 200 },
  { key: 'shortDescription', label: 'article.shortDescription', longest: 500, rows: SHORT_ROWS, optional: true },
  { key: 'description', label: 'article.description', longest: 16_000, rows: DESCRIPTION_ROWS, optional: true },
] as const satisfies readonly TextField<string>[];

export const AMOUNT_FIELDS = ['nc', 'vpc', 'mpc'] as const;
export type AmountField = (typeof AMOUNT_FIELDS)[number];

export type CountField = 'minimumQuantity' | 'packSize' | 'netWeightG';

type ArticleRelation = (typeof ARTICLE_RELATIONS)[number];

/** The fields of an article. */
export const FIELDS = z.object({
  code: text(),
  catalogNumber: optionalText(),
  ean: optionalText(),
  articleType: asTyped<AdminArticle['articleType']>(),
  brandId: count(),
  categoryIds: asTyped<readonly number[]>(),
  unitId: count(),
  taxGroupId: count(),
  title: textsWithBosnian(),
  shortDescription: optionalTexts(),
  description: optionalTexts(),
  nc: km(),
  vpc: km(),
  mpc: km(),
  minimumQuantity: count(),
  packSize: count(),
  netWeightG: count(),
  videoUrl: optionalText(),
  warrantyMonths: count(),
  isVisibleOnWeb: asTyped<boolean>(),
  disableSelling: asTyped<boolean>(),
  isDiscontinued: asTyped<boolean>(),
  attributeValueIds: asTyped<readonly number[]>(),
  tagIds: asTyped<readonly number[]>(),
  units: z.array(z.object({ unitId: count(), factor: count(), ean: optionalText() })).readonly(),
  links: z.array(z.object({ code: text(), relation: asTyped<ArticleRelation>() })).readonly(),
  breaks: z.array(z.object({ fromQuantity: count(), price: km() })).readonly(),
});

export type DraftUnit = Draft['units'][number];
export type DraftLink = Draft['links'][number];
export type Draft = z.input<typeof FIELDS>;

/** The initial values of a new article. It is hidden until staff publish it. */
export const EMPTY_DRAFT: Draft = {
  code: '',
  catalogNumber: '',
  ean: '',
  articleType: 'product',
  brandId: '',
  categoryIds: [],
  unitId: '',
  taxGroupId: '',
  title: NO_TEXT,
  shortDescription: NO_TEXT,
  description: NO_TEXT,
  nc: '',
  vpc: '',
  mpc: '',
  minimumQuantity: '1',
  packSize: '1',
  netWeightG: '0',
  videoUrl: '',
  warrantyMonths: '',
  isVisibleOnWeb: false,
  disableSelling: false,
  isDiscontinued: false,
  attributeValueIds: [],
  tagIds: [],
  units: [],
  links: [],
  breaks: [],
};

/** The draft of a new article like this one: what only one article can have is left out, and it is hidden until staff publish it. */
export const copyOf = (draft: Draft): Draft => ({
  ...draft,
  code: '',
  catalogNumber: '',
  ean: '',
  units: draft.units.map((unit) => ({ ...unit, ean: '' })),
  isVisibleOnWeb: false,
});

/** The margin in percent of the price; null if the price or the cost is not an amount, or the price is 0. */
export function marginOf(price: string, cost: string): number | null {
  const [sellingPrice, costPrice] = [kmOf(price), kmOf(cost)];
  if (sellingPrice === null || costPrice === null || sellingPrice === 0) return null;
  return Math.round(((sellingPrice - costPrice) / sellingPrice) * 1_000) / 10;
}
