import { lowestQuantity } from '@sjaj/domain';
import { type Agreements, discountFor, offerOf, type PriceFacts } from '../pricing/index.ts';
import type { CardRow } from './card-table.ts';
import type { CodeSpace } from './code-space.ts';
import type { References } from './references.ts';
import type { Texts } from './texts.ts';

export interface SaleWindow {
  /** ms since 1970; from the first up to, not including, the second. */
  readonly from: number;
  readonly to: number;
}

/** What the index keeps of an article. */
export interface ArticleDocument {
  readonly id: number;
  readonly variationId: number | null;
  readonly isLead: boolean;
  readonly isDiscontinued: boolean;
  readonly brandId: number;
  readonly categoryIds: readonly number[];
  readonly valueIds: readonly number[];
  readonly tagIds: readonly number[];
  readonly title: Texts;
  readonly prices: PriceFacts;
  readonly minimum: number;
  readonly pack: number;
  readonly available: number;
  readonly sales: readonly SaleWindow[];
  readonly popularity: number;
  readonly rating: number;
  /** ms since 1970. */
  readonly createdAt: number;
}

/** What it reads of an article besides, to find it by, and does not keep. */
export interface ArticleText {
  readonly codes: readonly string[];
  readonly descriptions: readonly string[];
}

export interface ReadArticle {
  readonly document: ArticleDocument;
  readonly text: ArticleText;
}

/** Articles that share a card: a variation's members, or one alone. */
export type CardDocuments = readonly ArticleDocument[];

const START_OF_TIME = Date.UTC(2000, 0, 1);
/** Behind everything that can still be had. */
const DISCONTINUED_RANK = -1;

export const secondsSince2000 = (ms: number): number => Math.floor((ms - START_OF_TIME) / 1_000);

/** The member that stands for its card: the lead where it can be seen, else the first that is still made. */
export const leadOf = (members: CardDocuments): ArticleDocument | undefined =>
  [...members].sort(
    (a, b) => Number(a.isDiscontinued) - Number(b.isDiscontinued) || Number(b.isLead) - Number(a.isLead) || a.id - b.id,
  )[0];

export const isOnSale = (article: ArticleDocument, now: number): boolean =>
  article.sales.some(({ from, to }) => from <= now && now < to);

/** Everything that the card can be filtered by: what any of its members has, categories with those above them. */
export function codesOf(members: CardDocuments, space: CodeSpace, references: References): number[] {
  const codes = new Set<number>();
  for (const { brandId, categoryIds, valueIds, tagIds } of members) {
    codes.add(space.codeFor('brand', brandId));
    for (const tag of tagIds) codes.add(space.codeFor('tag', tag));
    for (const category of categoryIds) {
      for (const id of references.pathOf(category)) codes.add(space.codeFor('category', id));
    }
    for (const value of valueIds) {
      const attribute = references.filterAttributeOf(value);
      if (attribute !== undefined) codes.add(space.codeForValue(value, attribute));
    }
  }
  return [...codes].sort((a, b) => a - b);
}

/** The card's row: any member's stock and sale, the lowest price, the newest and most wanted member. */
export function rowOf(lead: ArticleDocument, members: CardDocuments, codes: readonly number[], now: number): CardRow {
  return {
    id: lead.id,
    codes,
    net: Math.min(...members.map((member) => normalPrice(member, false))),
    gross: Math.min(...members.map((member) => normalPrice(member, true))),
    isInStock: members.some(({ available }) => available > 0),
    isOnSale: members.some((member) => isOnSale(member, now)),
    createdAt: Math.max(...members.map(({ createdAt }) => secondsSince2000(createdAt))),
    rank: lead.isDiscontinued ? DISCONTINUED_RANK : Math.max(...members.map(({ popularity }) => popularity)),
    rating: Math.max(...members.map(({ rating }) => rating)),
  };
}

const NOTHING_AGREED = { contractPrice: null, discountBp: 0 };

/** The price of one unit in the quantity that the field starts with, sales left out: what listings filter by. */
const normalPrice = (article: ArticleDocument, retail: boolean): number =>
  offerOf(article.prices, NOTHING_AGREED, { retail, quantity: lowestQuantity(article) }).normalPrice;

/** The same for a company with its agreements: the lowest of the members. */
export function agreedPrice(members: CardDocuments, agreements: Agreements, references: References): number {
  return Math.min(
    ...members.map((article) => {
      const conditions = {
        contractPrice: agreements.contractPrices.get(article.id) ?? null,
        discountBp: discountFor(agreements.discounts, {
          brandId: article.brandId,
          steps: references.stepsOf(article.categoryIds),
        }),
      };
      return offerOf(article.prices, conditions, { retail: false, quantity: lowestQuantity(article) }).normalPrice;
    }),
  );
}
