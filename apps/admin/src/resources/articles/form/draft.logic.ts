import type { AdminArticle } from '@sjaj/contract';
import { parseKm, toKm } from '@sjaj/domain';
import { amountText } from '../../../shared/figures/amounts.ts';
import {
  type DraftText,
  draftTextOf,
  NO_TEXT,
  type TextField,
  writtenIn,
  writtenTitle,
} from '../../../shared/texts-form/text-draft.logic.ts';
import { type DraftBreak, draftBreakOf, sentBreak } from './breaks.logic.ts';

const DESCRIPTION_ROWS = 8;
const SHORT_ROWS = 3;

export const TEXT_FIELDS = [
  { key: 'title', label: 'article.name', longest: 200 },
  { key: 'shortDescription', label: 'article.shortDescription', longest: 500, rows: SHORT_ROWS, optional: true },
  { key: 'description', label: 'article.description', longest: 16_000, rows: DESCRIPTION_ROWS, optional: true },
] as const satisfies readonly TextField<string>[];
type TextKey = (typeof TEXT_FIELDS)[number]['key'];

export const AMOUNT_FIELDS = ['nc', 'vpc', 'mpc'] as const;
export type AmountField = (typeof AMOUNT_FIELDS)[number];

export type CountField = 'minimumQuantity' | 'packSize' | 'netWeightG';

/** An article in the form: the values of the fields, valid or not. */
export type Draft = Readonly<
  Record<TextKey, DraftText> &
    Record<AmountField | CountField, string> & {
      code: string;
      catalogNumber: string;
      articleType: AdminArticle['articleType'];
      brandId: string;
      categoryIds: readonly number[];
      unitId: string;
      taxGroupId: string;
      videoUrl: string;
      isVisibleOnWeb: boolean;
      disableSelling: boolean;
      breaks: readonly DraftBreak[];
    }
>;

/** The initial values of a new article. It is hidden until staff publish it. */
export const EMPTY_DRAFT: Draft = {
  code: '',
  catalogNumber: '',
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
  isVisibleOnWeb: false,
  disableSelling: false,
  breaks: [],
};

/** The fields of a saved article. */
export const draftOf = (article: AdminArticle): Draft => ({
  code: article.code,
  catalogNumber: article.catalogNumber ?? '',
  articleType: article.articleType,
  brandId: String(article.brandId),
  categoryIds: article.categoryIds,
  unitId: String(article.unitId),
  taxGroupId: String(article.taxGroupId),
  title: draftTextOf(article.title),
  shortDescription: draftTextOf(article.shortDescription),
  description: draftTextOf(article.description),
  nc: amountText(article.nc),
  vpc: amountText(article.vpc),
  mpc: amountText(article.mpc),
  minimumQuantity: String(article.minimumQuantity),
  packSize: String(article.packSize),
  netWeightG: String(article.netWeightG),
  videoUrl: article.videoUrl ?? '',
  isVisibleOnWeb: article.isVisibleOnWeb,
  disableSelling: article.disableSelling,
  breaks: article.breaks.map(draftBreakOf),
});

/** The body of the call. An invalid number becomes null, which the contract rejects. */
export const formOf = (draft: Draft) => ({
  code: draft.code.trim(),
  catalogNumber: draft.catalogNumber.trim() || null,
  articleType: draft.articleType,
  brandId: countOf(draft.brandId),
  categoryIds: [...draft.categoryIds],
  unitId: countOf(draft.unitId),
  taxGroupId: countOf(draft.taxGroupId),
  title: writtenTitle(draft.title),
  shortDescription: writtenIn(draft.shortDescription),
  description: writtenIn(draft.description),
  nc: kmOf(draft.nc),
  vpc: kmOf(draft.vpc),
  mpc: kmOf(draft.mpc),
  minimumQuantity: countOf(draft.minimumQuantity),
  packSize: countOf(draft.packSize),
  netWeightG: countOf(draft.netWeightG),
  videoUrl: draft.videoUrl.trim() || null,
  isVisibleOnWeb: draft.isVisibleOnWeb,
  disableSelling: draft.disableSelling,
  breaks: draft.breaks.map(sentBreak),
});

/** Parses the text of a field as an amount in KM; null if it is not an amount. */
export function kmOf(typed: string): number | null {
  const amount = parseKm(typed);
  return amount === null ? null : toKm(amount);
}

/** The margin in percent of the price; null if the price or the cost is not an amount, or the price is 0. */
export function marginOf(price: string, cost: string): number | null {
  const [sellingPrice, costPrice] = [kmOf(price), kmOf(cost)];
  if (sellingPrice === null || costPrice === null || sellingPrice === 0) return null;
  return Math.round(((sellingPrice - costPrice) / sellingPrice) * 1_000) / 10;
}

const countOf = (typed: string): number | null => (/^\d{1,9}$/.test(typed.trim()) ? Number(typed) : null);
