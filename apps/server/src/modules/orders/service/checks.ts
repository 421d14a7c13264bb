import { type Checkout, ORDER_STATUS } from '@sjaj/contract';
import type { ProblemCode } from '@sjaj/i18n/server';
import { type Customer, seesPrices } from '../../../kernel/actor.ts';
import { type FieldError, Problem } from '../../../platform/problem.ts';
import { type CartLine, isSellable, isTooMuch, findLineError, type PricedCart } from '../../cart/index.ts';
import { MIN_CARD_AMOUNT, availablePaymentTypes } from '../../payments/index.ts';
import type { Shortage } from '../../stock/index.ts';
import type { FirstState, OrderTotals } from '../rules/placing.ts';

/** Checks what does not depend on the cart. */
export function checkChoices(actor: Customer, body: Checkout, takesCards: boolean): void {
  if (!actor.canOrder) throw new Problem('checkout.may_not_order', 403);
  if (!body.termsAccepted) throw fieldProblem('termsAccepted', 'checkout.terms_required');
  const available = availablePaymentTypes({ takesCards, seesPrices: seesPrices(actor) });
  if (!available.includes(body.paymentTypeId)) throw fieldProblem('paymentTypeId', 'checkout.payment_unknown');
}

type ChoiceError = Extract<ProblemCode, `checkout.${string}`>;

/** A problem that stands at one field of the request. */
export const fieldProblem = (field: string, code: ChoiceError, status: 400 | 409 = 400): Problem =>
  new Problem(code, status, { errors: [{ field, key: code }] });

/** A card is charged only for reserved goods, in an order that needs no approval, and from the lowest amount on. */
export function checkByCard({ status }: FirstState, { total }: OrderTotals): void {
  if (status !== ORDER_STATUS.unpaid) throw fieldProblem('paymentTypeId', 'checkout.card_not_for_pre_order', 409);
  if (total < MIN_CARD_AMOUNT) throw fieldProblem('paymentTypeId', 'checkout.card_amount_too_low', 409);
}

/** The cart must be the one that the buyer has seen, and every line of it still one that can be bought. */
export function checkCart(cart: PricedCart, { cartVersion }: Checkout): void {
  if (cart.lines.length === 0) throw new Problem('checkout.empty', 409);
  if (cart.version !== cartVersion) throw new Problem('checkout.cart_changed', 409);
  const unavailable = cart.lines.filter((line) => !isSellable(line));
  if (unavailable.length > 0) throw new Problem('checkout.not_sellable', 409, { errors: unavailable.map(notSellable) });
  if (cart.lines.some((line) => findLineError(line.articleId, line, line.quantity)))
    throw new Problem('checkout.quantity_changed', 409);
  if (isTooMuch(cart)) throw new Problem('cart.total_too_high', 409);
}

const notSellable = ({ articleId, code }: CartLine): FieldError => ({
  field: `articles.${articleId}.quantity`,
  key: 'cart.not_sellable',
  facts: { code },
});

interface Coded {
  readonly articleId: number;
  readonly code: string;
}

interface WaitingPolicy {
  readonly takesPreOrders: boolean;
  /** The articles that the buyer agrees to wait for. */
  readonly agreedToWaitFor: readonly number[];
}

/** 409 for lines that became short since the buyer loaded the cart and that the buyer has not accepted as pre-orders. */
export function checkShort(lines: readonly Coded[], short: readonly Shortage[], waiting: WaitingPolicy): void {
  const agreed = new Set(waiting.takesPreOrders ? waiting.agreedToWaitFor : []);
  const open = short.filter(({ articleId }) => !agreed.has(articleId));
  if (open.length === 0) return;
  throw shortProblem(lines, open, waiting.takesPreOrders ? 'checkout.stock_changed' : 'checkout.short');
}

type ShortCode = 'checkout.short' | 'checkout.stock_changed';

/** Names each line that is short by its code, with what is available. */
export function shortProblem(
  lines: readonly Coded[],
  short: readonly Shortage[],
  problem: ShortCode = 'checkout.short',
): Problem {
  const codes = new Map(lines.map(({ articleId, code }) => [articleId, code]));
  const named = short.map(({ articleId, available }) => ({
    field: `articles.${articleId}.quantity`,
    text: `${codes.get(articleId) ?? articleId} (${available})`,
  }));
  return new Problem(problem, 409, {
    facts: { lines: named.map((line) => line.text).join(', ') },
    errors: named.map((line) => ({ field: line.field, key: problem, facts: { lines: line.text } })),
  });
}
