import { type Feninga, formatKm, type Language, subtract, ZERO } from '@sjaj/domain';
import type { ProblemCode, Facts } from '@sjaj/i18n/server';

/** How much one order of a guest may hold. */
interface OrderBounds {
  readonly lines: number;
  readonly quantity: number;
  readonly total: Feninga;
}

/** How much may be open at once. */
interface OpenBounds {
  readonly openOrders: number;
  readonly openTotal: Feninga;
}

interface Ordered {
  readonly lines: readonly { readonly articleId: number; readonly quantity: number }[];
  readonly total: Feninga;
}

interface BoundError {
  readonly code: Extract<ProblemCode, `checkout.guest_${string}`>;
  readonly facts: Facts;
  /** The lines that are too large. */
  readonly articleIds: readonly number[];
}

/** What one order of a guest holds too much of; null where it fits. */
export function findBoundError({ lines, total }: Ordered, bounds: OrderBounds, language: Language): BoundError | null {
  if (lines.length > bounds.lines)
    return { code: 'checkout.guest_too_many_lines', facts: { count: bounds.lines }, articleIds: [] };
  const large = lines.filter(({ quantity }) => quantity > bounds.quantity);
  if (large.length > 0) {
    const articleIds = large.map(({ articleId }) => articleId);
    return { code: 'checkout.guest_too_many_pieces', facts: { count: bounds.quantity }, articleIds };
  }
  if (total <= bounds.total) return null;
  return {
    code: 'checkout.guest_total_too_high',
    facts: { maximum: formatKm(bounds.total, language) },
    articleIds: [],
  };
}

/**
 * So many confirmed orders that staff have not approved yet count as one open order. A mailbox costs nothing, so that confirmed orders have a
 * bound as well; behind one network there are several honest guests, and nobody approves on a Sunday.
 */
export const CONFIRMED_PER_OPEN = 4;

/** What a guest, an e-mail address or a network has ordered and neither confirmed nor paid: the most of the three. */
export interface OpenOrders {
  readonly orders: number;
  readonly total: Feninga;
}

/** Whether no order of this total may come on top. */
export const isOpenTooMuch = (open: OpenOrders, bounds: OpenBounds, total: Feninga = ZERO): boolean =>
  open.orders >= bounds.openOrders || total > subtract(bounds.openTotal, open.total);

interface Confirmation {
  readonly isEmailConfirmed: boolean;
  readonly confirmEmailBy: Date | null;
}

const HOUR_MS = 3_600_000;
const NOTHING_TO_CONFIRM: Confirmation = { isEmailConfirmed: true, confirmEmailBy: null };

interface ConfirmationInput {
  readonly isGuests: boolean;
  /** By a card, which confirms its owner when it pays. */
  readonly isPaidFirst: boolean;
  readonly now: Date;
  readonly confirmHours: number;
}

/** What an order waits for besides its status: a guest who pays by no card answers a mail in time. */
export function confirmationOf({ isGuests, isPaidFirst, now, confirmHours }: ConfirmationInput): Confirmation {
  if (!isGuests) return NOTHING_TO_CONFIRM;
  const ends = new Date(now.getTime() + confirmHours * HOUR_MS);
  return { isEmailConfirmed: false, confirmEmailBy: isPaidFirst ? null : ends };
}
