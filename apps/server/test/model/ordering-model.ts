import { ORDER_STATUS as S, type OrderStatus } from '@sjaj/contract';

/** Ordering in a few lines: the stock of two articles, the cart, each order, and how often the coupon is used. */

export const INITIAL_STOCK = 12;
/** Feninga, of the two articles. */
export const PRICES = [1_000, 333] as const;
export const COUPON_BP = 1_000;
export const COUPON_USES = 2;

type Pieces = readonly [number, number];

export interface ModelOrder {
  readonly id: number;
  status: OrderStatus;
  pieces: Pieces;
  total: number;
  discount: number;
  /** Whether it came from a split or a merge. */
  readonly isDerived: boolean;
  /** The checkouts with a coupon that it came from, by their number. */
  readonly uses: ReadonlySet<number>;
}

export interface Model {
  onHand: [number, number];
  cart: [number, number];
  hasCoupon: boolean;
  readonly orders: ModelOrder[];
}

export const freshModel = (): Model => ({
  onHand: [INITIAL_STOCK, INITIAL_STOCK],
  cart: [0, 0],
  hasCoupon: false,
  orders: [],
});

/** Who may move an order where; written down again, not taken from the shop. */
const WAYS: Readonly<Partial<Record<OrderStatus, readonly OrderStatus[]>>> = {
  [S.created]: [S.approved, S.cancelled],
  [S.approved]: [S.finished, S.cancelled],
  [S.finished]: [S.delivered, S.notDelivered],
  [S.notDelivered]: [S.finished, S.cancelled],
};

export const mayMove = (who: 'buyer' | 'administrator', from: OrderStatus, to: OrderStatus): boolean =>
  who === 'administrator' ? (WAYS[from] ?? []).includes(to) : from === S.created && to === S.cancelled;

const PROMISED: readonly OrderStatus[] = [S.created, S.approved];
const DEAD: readonly OrderStatus[] = [S.cancelled, S.merged, S.split];

export const reservedIn = ({ orders }: Model): Pieces => {
  const promised = orders.filter(({ status }) => PROMISED.includes(status));
  return [sum(promised.map(({ pieces }) => pieces[0])), sum(promised.map(({ pieces }) => pieces[1]))];
};

/** Whether so many more are available. */
export function canGive(model: Model, pieces: Pieces): boolean {
  const reserved = reservedIn(model);
  return pieces.every((wanted, index) => wanted <= (model.onHand[index] ?? 0) - (reserved[index] ?? 0));
}

/** A use is one for good as long as anything of what was ordered with it goes on. */
export const usesOf = ({ orders }: Model): number =>
  new Set(orders.filter(({ status }) => !DEAD.includes(status)).flatMap(({ uses }) => [...uses])).size;

/** What a cart costs: 17 % on top of what is left after the coupon, each rounded half up. */
export function costOf(pieces: Pieces, hasCoupon: boolean): { readonly total: number; readonly discount: number } {
  const goods = pieces[0] * PRICES[0] + pieces[1] * PRICES[1];
  const discount = hasCoupon ? Math.floor((goods * COUPON_BP + 5_000) / 10_000) : 0;
  const net = goods - discount;
  return { total: net + Math.floor((net * 17 + 50) / 100), discount };
}

/** The coupon counts at checkout only where there is a use left. */
export const couponCounts = (model: Model): boolean => model.hasCoupon && usesOf(model) < COUPON_USES;

/** Moves the goods of an order into the status; false, and nothing is moved, where the stock is too low. */
export function moveGoods(model: Model, order: ModelOrder, to: OrderStatus): boolean {
  if (order.status === S.notDelivered && to === S.finished && !canGive(model, order.pieces)) return false;
  const sign = to === S.finished ? -1 : to === S.notDelivered ? 1 : 0;
  model.onHand = [model.onHand[0] + sign * order.pieces[0], model.onHand[1] + sign * order.pieces[1]];
  return true;
}

export const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);
