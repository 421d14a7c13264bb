import { z } from 'zod';
import { PriceSource } from './catalogue.articles.ts';
import { Id, Instant, longText, Price, Quantity, SeenPrice, shape, Sum } from './shapes.ts';

/** Merged orders have more. */
const MOST_LINES = 1_000;
const MOST_ADDED = 200;

const isDistinct = <Item>(idOf: (item: Item) => number) =>
  [(items: readonly Item[]) => new Set(items.map(idOf)).size === items.length, { error: 'duplicate' }] as const;

/** What becomes of the lines of an order; lines that are not named stay as they are. */
export const OrderEditRequest = shape({
  /** Of the order that the caller has seen. */
  version: z.int().min(1),
  /** 0 takes a line out. */
  lines: z
    .array(shape({ lineId: Id, quantity: z.int().min(0).max(9_999) }))
    .max(MOST_LINES)
    .refine(...isDistinct(({ lineId }: { lineId: number }) => lineId)),
  added: z
    .array(shape({ articleId: Id, quantity: Quantity }))
    .max(MOST_ADDED)
    .refine(...isDistinct(({ articleId }: { articleId: number }) => articleId)),
});

/** A line as it would be. */
const EditedLine = shape({
  /** Null for a new one. */
  lineId: Id.nullable(),
  articleId: Id,
  quantity: Quantity,
  price: Price,
  priceSource: PriceSource,
  /** The price that was agreed, where the edit changes it. */
  agreedPrice: Price.nullable(),
  amount: Sum,
  /** Pieces that the order can have of the article: what is available and what it holds already; null for an untouched line. */
  available: z.int().min(0).nullable(),
});

export const OrderEditPreview = shape({
  lines: z.array(EditedLine),
  /** In the prices of the lines: with VAT for private customers, without it for companies. */
  goods: Sum,
  postage: Sum,
  discount: Sum,
  /** Without VAT, with the postage. */
  net: Sum,
  vat: Sum,
  total: Sum,
  totalBefore: Sum,
  /** The order no longer reaches what its coupon asks for, and loses the discount. */
  losesCoupon: z.boolean(),
});

/** Why the lines of an order cannot be changed so. */
export const EDIT_PROBLEMS = [
  'orders.not_found',
  'orders.changed_meanwhile',
  'orders.edit_not_open',
  'orders.email_unconfirmed',
  'orders.edit_paid_by_card',
  'orders.edit_discount_divided',
  'orders.edit_above_limit',
  'orders.edit_unchanged',
  'orders.edit_empty',
  'orders.edit_duplicate',
  'articles.not_found',
  'cart.not_sellable',
  'cart.quantity_not_whole',
  'cart.quantity_below_minimum',
  'cart.quantity_above_maximum',
  'cart.quantity_not_in_packs',
  'cart.too_many_lines',
  'cart.total_too_high',
  'checkout.short',
] as const;

/** Why it is done, which the customer reads too. */
export const EditReason = longText(500).min(1);

const EditedQuantity = shape({ quantity: Quantity, price: SeenPrice }).nullable();

/** What staff have changed in the lines of an order. */
export const OrderEdit = shape({
  at: Instant,
  who: z.string(),
  reason: z.string(),
  /** `before` is null for a line that was added, `after` for one that was taken out. */
  lines: z.array(
    shape({ code: z.string(), title: z.string(), unit: z.string(), before: EditedQuantity, after: EditedQuantity }),
  ),
  totalBefore: SeenPrice,
  totalAfter: SeenPrice,
});

export type OrderEditRequest = z.output<typeof OrderEditRequest>;
export type OrderEditPreview = z.output<typeof OrderEditPreview>;
export type OrderEdit = z.output<typeof OrderEdit>;
