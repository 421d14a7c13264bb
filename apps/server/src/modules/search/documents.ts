import { type Feninga, lowestQuantity } from '@sjaj/domain';
import { type Agreements, discountFor, NO_CONDITIONS, type Offer, offerOf, type PriceFacts } from '../pricing/index.ts';
import type { CardRow } from './card-table.ts';
import { type CodeSpace, FACETS } from './code-space.ts';
import type { References } from './references.ts';
import type { Texts } from './texts.ts';

export interface SaleWindow {
  /** ms since 1970; from the first up to, not including, the second. */
  readonly from: number;
  readonly to: number;
  readonly price: Feninga;
  /** With VAT. */
  readonly retail: Feninga;
}

/** What the index keeps of an article by itself: enough to say what it costs anybody at any time. */
export interface Member {
  readonly id: number;
  readonly brandId: number;
  readonly categoryIds: readonly number[];
  readonly prices: PriceFacts;
  readonly minimum: number;
  readonly pack: number;
  readonly sales: readonly SaleWindow[];
}

/** What it reads of an article, to write the row of its card. */
export interface ArticleDocument extends Member {
  readonly variationId: number | null;
  readonly isLead: boolean;
  readonly isDiscontinued: boolean;
  readonly valueIds: readonly number[];
  readonly tagIds: readonly number[];
  readonly title: Texts;
  readonly available: number;
  readonly popularity: number;
  readonly rating: number;
  /** ms since 1970. */
  readonly createdAt: number;
}

/** What it reads of an article besides, to find it by. */
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
  members.toSorted(
    (a, b) => Number(a.isDiscontinued) - Number(b.isDiscontinued) || Number(b.isLead) - Number(a.isLead) || a.id - b.id,
  )[0];

export const isOnSale = (article: Member, now: number): boolean =>
  article.sales.some(({ from, to }) => from <= now && now < to);

export interface CardCodes {
  readonly all: readonly number[];
  readonly categories: readonly number[];
}

/**
 * Everything that the card can be filtered by: what any of its members has, categories with those above them. Those of one
 * facet stand side by side, the facets in their order.
 */
export function codesOf(members: CardDocuments, space: CodeSpace, references: References): CardCodes {
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
  const { facets } = space;
  const all = [...codes].sort((a, b) => (facets[a] ?? 0) - (facets[b] ?? 0) || a - b);
  return { all, categories: all.filter((code) => facets[code] === FACETS.category) };
}

/** The card's row: any member's stock and sale, the lowest price, the newest and most wanted member. */
export function rowOf(lead: ArticleDocument, members: CardDocuments, codes: CardCodes, now: number): CardRow {
  return {
    id: lead.id,
    codes: codes.all,
    categoryCodes: codes.categories,
    net: Math.min(...members.map((member) => offer(member, { retail: false, now }).normalPrice)),
    gross: Math.min(...members.map((member) => offer(member, { retail: true, now }).normalPrice)),
    isInStock: members.some(({ available }) => available > 0),
    ...saleOf(members, now),
    createdAt: Math.max(...members.map(({ createdAt }) => secondsSince2000(createdAt))),
    rank: lead.isDiscontinued ? DISCONTINUED_RANK : Math.max(...members.map(({ popularity }) => popularity)),
    rating: Math.max(...members.map(({ rating }) => rating)),
  };
}

/** What of a card begins and ends with sales. */
export const saleOf = (members: readonly Member[], now: number): Pick<CardRow, 'isOnSale' | 'netNow' | 'grossNow'> => ({
  isOnSale: members.some((member) => isOnSale(member, now)),
  netNow: Math.min(...members.map((member) => offer(member, { retail: false, now }).price)),
  grossNow: Math.min(...members.map((member) => offer(member, { retail: true, now }).price)),
});

interface Buying {
  readonly retail: boolean;
  /** ms since 1970. */
  readonly now: number;
}

/** What one unit costs in the quantity that the field starts with. */
function offer(article: Member, { retail, now }: Buying, conditions = NO_CONDITIONS): Offer {
  const { vpc, mpc, taxRateBp, breaks } = article.prices;
  let sale: Feninga | null = null;
  let saleRetail: Feninga | null = null;
  for (const window of article.sales) {
    if (window.from > now || now >= window.to) continue;
    if (sale === null || window.price < sale) sale = window.price;
    if (saleRetail === null || window.retail < saleRetail) saleRetail = window.retail;
  }
  const quantity = lowestQuantity(article);
  return offerOf({ vpc, mpc, taxRateBp, breaks, sale, saleRetail }, conditions, { retail, quantity });
}

interface Agreed {
  readonly agreements: Agreements;
  readonly references: References;
  /** ms since 1970. */
  readonly now: number;
}

/** What a card costs a company with agreements: the lowest of the members, running sales included. */
export function agreedPrice(members: readonly Member[], { agreements, references, now }: Agreed): number {
  const { contractPrices, discounts } = agreements;
  return Math.min(
    ...members.map((article) => {
      const { id, brandId, categoryIds } = article;
      const steps = references.stepsOf(categoryIds);
      const discountBp = discountFor(discounts, { brandId, steps });
      const conditions = { contractPrice: contractPrices.get(id) ?? null, discountBp };
      return offer(article, { retail: false, now }, conditions).price;
    }),
  );
}
