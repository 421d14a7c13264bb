import type { CartItem } from '@sjaj/contract';
import {
  availableOn,
  type Content,
  type DocumentTotals,
  type Feninga,
  feninga,
  grossTotals,
  highestQuantity,
  lowestQuantity,
  nearestQuantities,
  netTotals,
  oldPriceOf,
  type PriceByRule,
  findQuantityError,
  subtract,
  ZERO,
} from '@sjaj/domain';

export const MOST_LINES = 500;
/** The largest total with VAT that an order can have: an amount beyond it is a slip of the finger. */
const HIGHEST_TOTAL: Feninga = feninga(20_000_000_00);
/** Two thousand tonnes, in grams. */
const HIGHEST_WEIGHT = 2_000_000_000;

interface Load {
  readonly totals: Pick<DocumentTotals, 'goods' | 'total'>;
  readonly weightG: number;
}

/** Whether goods are more than one order can hold; a discount does not make them less. */
export const isTooMuch = ({ totals: { goods, total }, weightG }: Load): boolean =>
  Math.max(goods, total) > HIGHEST_TOTAL || isTooHeavy({ weightG });

/** All that a buyer without prices may be told: how many pieces reach the largest total says what one costs. */
export const isTooHeavy = ({ weightG }: Pick<Load, 'weightG'>): boolean => weightG > HIGHEST_WEIGHT;

/** As much of an article as decides whether it can be bought. */
export interface Sellable {
  readonly articleId: number;
  readonly code: string;
  readonly title: Content;
  readonly unit: Content;
  readonly minimumQuantity: number;
  readonly packSize: number;
  readonly isVisible: boolean;
  readonly disableSelling: boolean;
  readonly isDiscontinued: boolean;
  readonly onHand: number;
  readonly reserved: number;
  /** Whether more than is available can be ordered. */
  readonly takesPreOrders: boolean;
}

export const isSellable = ({ isVisible, disableSelling, isDiscontinued }: Sellable): boolean =>
  isVisible && !disableSelling && !isDiscontinued;

const ERROR_CODES = {
  not_whole: 'cart.quantity_not_whole',
  below_minimum: 'cart.quantity_below_minimum',
  above_maximum: 'cart.quantity_above_maximum',
  not_multiple: 'cart.quantity_not_in_packs',
} as const;

/** Why an article cannot be in a cart in this quantity, and what fills the text that says so. */
export interface LineError {
  readonly code:
    | 'articles.not_found'
    | 'cart.not_sellable'
    | 'cart.out_of_stock'
    | 'cart.not_enough_stock'
    | (typeof ERROR_CODES)[keyof typeof ERROR_CODES];
  readonly articleId: number;
  readonly article: Sellable | null;
  readonly facts: Readonly<Record<string, number | string>>;
}

/** Null where so many of the article can be in a cart, whatever is in stock. A hidden article is as good as unknown. */
export function findLineError(articleId: number, article: Sellable | undefined, quantity: number): LineError | null {
  if (!article?.isVisible) return { code: 'articles.not_found', articleId, article: null, facts: {} };
  if (!isSellable(article)) return { code: 'cart.not_sellable', articleId, article, facts: { code: article.code } };
  const rule = { minimum: article.minimumQuantity, pack: article.packSize };
  const error = findQuantityError(quantity, rule);
  if (error === null) return null;
  const { lower, upper } = nearestQuantities(quantity, rule);
  const facts = {
    min: lowestQuantity(rule),
    max: highestQuantity(rule),
    ...(lower === null ? {} : { lower }),
    ...(upper === null ? {} : { upper }),
  };
  return { code: ERROR_CODES[error], articleId, article, facts };
}

/** The most of an article that can be had of what is available; null where that is less than the smallest quantity. */
const mostAvailable = (article: Sellable): number | null =>
  nearestQuantities(availableOn(article), { minimum: article.minimumQuantity, pack: article.packSize }).lower;

/** Null where so many of the article can be ordered: stock counts too, unless the shop takes pre-orders. */
export function findOrderError(articleId: number, article: Sellable | undefined, quantity: number): LineError | null {
  const error = findLineError(articleId, article, quantity);
  if (error || !article || article.takesPreOrders || quantity <= availableOn(article)) return error;
  const most = mostAvailable(article);
  if (most === null) return { code: 'cart.out_of_stock', articleId, article, facts: { code: article.code } };
  const facts = { code: article.code, available: availableOn(article), lower: most };
  return { code: 'cart.not_enough_stock', articleId, article, facts };
}

/** The nearest quantity to a former one that can be ordered today, rather more than less; null where none can. */
export function quantityToday(article: Sellable | undefined, former: number): number | null {
  if (!article || !isSellable(article)) return null;
  const { lower, upper } = nearestQuantities(former, { minimum: article.minimumQuantity, pack: article.packSize });
  const wanted = findLineError(article.articleId, article, former) === null ? former : (upper ?? lower);
  if (wanted === null || findOrderError(article.articleId, article, wanted) === null) return wanted;
  return mostAvailable(article);
}

interface PresentLine extends Sellable {
  readonly quantity: number;
}

interface Added {
  readonly articleId: number;
  readonly quantity: number;
}

/** What can be added, an article that is asked for twice once, and what cannot. */
export interface AddPlan {
  readonly fits: readonly Added[];
  readonly errors: readonly LineError[];
}

/** Holds each article's quantity after adding against its rules: the sum counts, not the piece that is added. */
export function planAdding(items: readonly Added[], lines: readonly PresentLine[]): AddPlan {
  const present = new Map(lines.map((line) => [line.articleId, line]));
  const wanted = new Map<number, number>();
  for (const { articleId, quantity } of items) wanted.set(articleId, (wanted.get(articleId) ?? 0) + quantity);
  const fits: Added[] = [];
  const errors: LineError[] = [];
  for (const [articleId, quantity] of wanted) {
    const line = present.get(articleId);
    const error = findOrderError(articleId, line, (line?.quantity ?? 0) + quantity);
    if (error) errors.push(error);
    else fits.push({ articleId, quantity });
  }
  return { fits, errors };
}

/** A line of another cart that is to join this one. */
interface JoiningLine {
  readonly articleId: number;
  readonly quantity: number;
}

/** What of another cart's lines can be in this one, and why the rest cannot. */
export interface JoinPlan<Line extends JoiningLine> {
  /** `quantity` is what the line of this cart then has in all. */
  readonly joined: readonly Line[];
  readonly errors: readonly LineError[];
}

/**
 * Quantities add up, as far as they may: where the sum cannot be ordered, the nearest that can, rather more than less. No
 * line of the cart ever becomes smaller; what is not as it was asked for is named.
 */
export function planJoining<Line extends JoiningLine>(
  lines: readonly PresentLine[],
  joining: readonly Line[],
): JoinPlan<Line> {
  const present = new Map(lines.map((line) => [line.articleId, line]));
  const joined: Line[] = [];
  const errors: LineError[] = [];
  for (const line of joining) {
    const own = present.get(line.articleId);
    const held = own?.quantity ?? 0;
    const error = findOrderError(line.articleId, own, held + line.quantity);
    const quantity = error ? (quantityToday(own, held + line.quantity) ?? 0) : held + line.quantity;
    if (error) errors.push(error);
    if (quantity > held) joined.push({ ...line, quantity });
  }
  return { joined, errors };
}

interface CountedLine {
  readonly quantity: number;
  readonly price: { readonly price: Feninga; readonly taxRateBp: number };
  /** Its share of the cart's discount; none where left out. */
  readonly discount?: Feninga;
}

/** The totals of lines at their buyer's prices: VAT on top for companies, inside for private customers. */
export const totalsOf = (lines: readonly CountedLine[], isRetail: boolean): DocumentTotals =>
  (isRetail ? grossTotals : netTotals)(
    lines.map(({ quantity, price, discount = ZERO }) => ({
      unitPrice: price.price,
      quantity,
      taxRateBp: price.taxRateBp,
      discount,
    })),
  );

interface SavingLine {
  readonly quantity: number;
  readonly price: PriceByRule;
}

/** What the lines cost less than at the old prices that are shown. */
export const savingsOf = (lines: readonly SavingLine[]): Feninga =>
  feninga(
    lines.reduce((all, { quantity, price }) => {
      const old = oldPriceOf(price);
      return old ? all + (old.amount - price.price) * quantity : all;
    }, 0),
  );

interface FreeShipping {
  readonly freeShippingEnabled: boolean;
  /** The goods' total with VAT, after discounts, from which delivery is free. */
  readonly freeShippingAmount: Feninga;
}

/** How much is missing until delivery is free, 0 where it is; null where it never is. */
export function missingToFree(goodsTotal: Feninga, settings: FreeShipping): Feninga | null {
  if (!settings.freeShippingEnabled) return null;
  const missing = subtract(settings.freeShippingAmount, goodsTotal);
  return missing > 0 ? missing : ZERO;
}

interface NoticedLine extends PresentLine {
  readonly price: { readonly price: Feninga };
  /** Null where it was never shown. */
  readonly seenPrice: Feninga | null;
  readonly available: number;
}

/** What the buyer has to know of a line before ordering it. */
export function noticesOf(line: NoticedLine): CartItem['notices'] {
  const notices: CartItem['notices'] = [];
  if (!isSellable(line)) return ['not_sellable'];
  if (line.seenPrice !== null && line.price.price > line.seenPrice) notices.push('price_up');
  if (line.seenPrice !== null && line.price.price < line.seenPrice) notices.push('price_down');
  if (line.quantity > line.available) notices.push('short');
  if (findLineError(line.articleId, line, line.quantity)) notices.push('wrong_quantity');
  return notices;
}
