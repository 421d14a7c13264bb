import { type MERGE_OBSTACLES, ORDER_STATUS, type OrderStatus } from '@sjaj/contract';

type MergeObstacle = (typeof MERGE_OBSTACLES)[number];

interface Place {
  readonly street: string;
  readonly town: string;
  readonly postalCode: string;
  readonly country: string;
}

/** As much of an order as decides whether it can be merged with another. */
export interface Mergeable {
  readonly status: OrderStatus;
  readonly companyId: number | null;
  readonly paymentTypeId: number;
  readonly deliveryMethod: string;
  readonly expressPostId: number | null;
  readonly pickupPlaceId: number | null;
  readonly deliveryAddress: Place;
}

/** What keeps an order from being merged with the base: private orders never are. Contacts and notes may differ. */
export function obstacleBetween(base: Mergeable, other: Mergeable): MergeObstacle | null {
  if (other.companyId === null || other.companyId !== base.companyId) return 'company';
  if (other.status !== ORDER_STATUS.created) return 'status';
  if (other.deliveryMethod !== base.deliveryMethod || other.expressPostId !== base.expressPostId) return 'delivery';
  if (other.pickupPlaceId !== base.pickupPlaceId || placeOf(other) !== placeOf(base)) return 'address';
  return other.paymentTypeId === base.paymentTypeId ? null : 'payment';
}

const placeOf = ({ deliveryAddress: { street, town, postalCode, country } }: Mergeable): string =>
  JSON.stringify([street, town, postalCode, country].map((part) => part.trim().toLowerCase()));

/** What merging reads of a line; amounts are feninga. */
export interface MergedLine {
  readonly id: number;
  readonly articleId: number;
  readonly quantity: number;
  readonly reserved: number;
  readonly unitPrice: number;
  readonly listPrice: number;
  readonly oldPrice: number | null;
  readonly priceSource: string;
  readonly taxRateBp: number;
  readonly net: number;
  readonly discount: number;
  readonly note: string | null;
}

/** The most pieces that one line may hold. */
const MOST = 9_999;

/**
 * The lines of all orders, in their order. Lines of one article at one price, for one reason and with one note are one
 * line, which keeps the id of the first of them; sums of everything stay what they were.
 */
export function joinLines<Line extends MergedLine>(lines: readonly Line[]): readonly Line[] {
  const joined = new Map<string, Line>();
  for (const line of lines) {
    const key = keyOf(line);
    const first = joined.get(key);
    if (!first) joined.set(key, line);
    else if (first.quantity + line.quantity > MOST) joined.set(`${key} ${line.id}`, line);
    else joined.set(key, together(first, line));
  }
  return [...joined.values()];
}

const keyOf = ({ articleId, unitPrice, listPrice, oldPrice, priceSource, taxRateBp, note }: MergedLine): string =>
  JSON.stringify([articleId, unitPrice, listPrice, oldPrice, priceSource, taxRateBp, note]);

const together = <Line extends MergedLine>(first: Line, next: Line): Line => ({
  ...first,
  quantity: first.quantity + next.quantity,
  reserved: first.reserved + next.reserved,
  net: first.net + next.net,
  discount: first.discount + next.discount,
});

/** Distinct texts of the orders as one, null for none. */
export function joinTexts(texts: readonly (string | null)[], separator: string): string | null {
  const said = [...new Set(texts.filter((one) => one !== null && one !== ''))];
  return said.length === 0 ? null : said.join(separator);
}
