import { ORDER_STATUS, type OrderEditRequest, type OrderStatus, type PriceSource } from '@sjaj/contract';
import { type Content, type Feninga, feninga } from '@sjaj/domain';

/** The statuses in which the goods are still in the house and nobody has charged a card. */
export const EDITABLE: readonly OrderStatus[] = [
  ORDER_STATUS.preOrder,
  ORDER_STATUS.created,
  ORDER_STATUS.paid,
  ORDER_STATUS.approved,
];

/** What a piece costs, and why. Amounts are feninga. */
export interface LineTerms {
  readonly unitPrice: Feninga;
  readonly listPrice: Feninga;
  readonly oldPrice: Feninga | null;
  readonly priceSource: PriceSource;
  readonly taxRateBp: number;
}

interface Described {
  readonly articleId: number;
  readonly code: string;
  readonly title: Content;
  readonly brand: string;
  readonly unit: Content;
}

/** A line of the order before the edit. */
export interface AgreedLine extends LineTerms, Described {
  readonly id: number;
  readonly quantity: number;
  readonly reserved: number;
  readonly weightG: number;
  readonly note: string | null;
}

/** A line after the edit, before it has a price. */
export interface WantedLine {
  readonly articleId: number;
  readonly quantity: number;
  /** Null for a new line. */
  readonly agreed: AgreedLine | null;
}

export const isTouched = ({ agreed, quantity }: WantedLine): boolean => agreed?.quantity !== quantity;

/** The lines that remain, in their order, then the new ones. Undefined where a line is named that the order does not have. */
export function wantedLines(lines: readonly AgreedLine[], edit: OrderEditRequest): readonly WantedLine[] | undefined {
  const quantities = new Map(edit.lines.map(({ lineId, quantity }) => [lineId, quantity]));
  const known = new Set(lines.map(({ id }) => id));
  if (edit.lines.some(({ lineId }) => !known.has(lineId))) return undefined;
  const kept = lines
    .map((agreed) => ({ articleId: agreed.articleId, quantity: quantities.get(agreed.id) ?? agreed.quantity, agreed }))
    .filter(({ quantity }) => quantity > 0);
  return [...kept, ...edit.added.map((line) => ({ ...line, agreed: null }))];
}

/** The first new line of an article that another line has already. */
export const duplicateIn = (wanted: readonly WantedLine[]): WantedLine | undefined =>
  wanted.find(
    (line) => line.agreed === null && wanted.some((other) => other.agreed && other.articleId === line.articleId),
  );

/** Whether a line has another quantity price in the edit than in the order, both at prices of today. Sizes and colours count together. */
export type BreakChange = 'reached' | 'lost' | 'none';

interface TermsOfToday {
  readonly today: LineTerms;
  readonly breakChange: BreakChange;
}

/**
 * The price of a line. An untouched line keeps what was agreed, unless other lines that count together with it have changed its quantity price.
 * Any other one gets today's price for its quantity, but never one above the agreed price, unless that was a quantity price and the quantity
 * became smaller, of the line or of what counts with it.
 */
export function termsOf(line: WantedLine, { today, breakChange }: TermsOfToday): LineTerms {
  const { agreed, quantity } = line;
  if (agreed === null) return today;
  if (!isTouched(line) && breakChange === 'none') return agreedTerms(agreed);
  const isLess = breakChange === 'lost' || quantity < agreed.quantity;
  const isLower = today.unitPrice < agreed.unitPrice && (isTouched(line) || breakChange === 'reached');
  const isWithdrawn = isLess && agreed.priceSource === 'quantity_break' && today.unitPrice >= agreed.unitPrice;
  return isLower || isWithdrawn ? { ...today, taxRateBp: agreed.taxRateBp } : agreedTerms(agreed);
}

const agreedTerms = ({ unitPrice, listPrice, oldPrice, priceSource, taxRateBp }: AgreedLine): LineTerms => ({
  unitPrice,
  listPrice,
  oldPrice,
  priceSource,
  taxRateBp,
});

interface Stocked {
  readonly articleId: number;
  readonly quantity: number;
  readonly agreed: Pick<AgreedLine, 'quantity' | 'reserved'> | null;
}

/** How many pieces of a touched line the order gives back, and how many it still lacks. Untouched lines stay as they are. */
export function stockChange({ quantity, agreed }: Stocked): { readonly release: number; readonly lacking: number } {
  const held = agreed?.reserved ?? 0;
  if (agreed?.quantity === quantity) return { release: 0, lacking: 0 };
  return { release: Math.max(0, held - quantity), lacking: Math.max(0, quantity - held) };
}

/** A line that was edited, as the history keeps it. Prices are feninga. */
export interface LineChange extends Omit<Described, 'articleId'> {
  readonly before: { readonly quantity: number; readonly unitPrice: Feninga } | null;
  readonly after: { readonly quantity: number; readonly unitPrice: Feninga } | null;
}

interface PricedLine extends Described {
  readonly quantity: number;
  readonly unitPrice: Feninga;
  readonly agreed: AgreedLine | null;
}

const isChanged = (line: PricedLine): boolean => isTouched(line) || line.agreed?.unitPrice !== line.unitPrice;

/** What differs in quantity or price: changed and new lines, then those that were taken out. */
export function changesOf(before: readonly AgreedLine[], after: readonly PricedLine[]): readonly LineChange[] {
  const stays = new Set(after.flatMap(({ agreed }) => agreed?.id ?? []));
  const changed = after.filter(isChanged).map((line) => ({
    ...describedOf(line),
    before: line.agreed && figuresOf(line.agreed),
    after: figuresOf(line),
  }));
  const removed = before
    .filter(({ id }) => !stays.has(id))
    .map((line) => ({ ...describedOf(line), before: figuresOf(line), after: null }));
  return [...changed, ...removed];
}

const describedOf = ({ code, title, brand, unit }: Described) => ({ code, title, brand, unit });
const figuresOf = ({ quantity, unitPrice }: { quantity: number; unitPrice: Feninga }) => ({ quantity, unitPrice });

/** Fills the lines of an article from what was given for it, in their order. */
export function fillLines<Line extends Stocked>(
  lines: readonly Line[],
  given: ReadonlyMap<number, number>,
): readonly (Line & { readonly reserved: number })[] {
  const left = new Map(given);
  return lines.map((line) => {
    const { release, lacking } = stockChange(line);
    const share = Math.min(lacking, left.get(line.articleId) ?? 0);
    left.set(line.articleId, (left.get(line.articleId) ?? 0) - share);
    return { ...line, reserved: (line.agreed?.reserved ?? 0) - release + share };
  });
}

/** What the lines come to at the prices of their buyer, before discounts. */
export const goodsOf = (lines: readonly { readonly quantity: number; readonly unitPrice: Feninga }[]): Feninga =>
  feninga(lines.reduce((all, { quantity, unitPrice }) => all + quantity * unitPrice, 0));
