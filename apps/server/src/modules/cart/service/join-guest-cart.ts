import type { Session } from '@sjaj/contract';
import { type Language, ZERO } from '@sjaj/domain';
import { text } from '@sjaj/i18n/server';
import type { Tx } from '../../../platform/database/db.ts';
import { localised } from '../../../kernel/localised.ts';
import { publish } from '../events.ts';
import { evaluateCoupon, type Refusal } from '../../coupons/index.ts';
import { type JoinPlan, MOST_LINES, planJoining } from '../rules/cart.ts';
import { mostThatFit } from '../rules/most-that-fit.ts';
import * as carts from '../store/carts.ts';
import * as lines from '../store/lines.ts';
import type { ContentRow } from '../store/contents.ts';
import { type GuestCart, guestCart, type GuestLine, join } from '../store/guest-carts.ts';
import {
  type Contents,
  forCoupon,
  isRefused,
  loadContents,
  priceCart,
  type PricedCart,
  repricedLines,
} from './load.ts';
import { couponReason, reasonOf } from './problems.ts';
import type { RequestContext } from '../../../kernel/request-context.ts';
import type { Customer } from '../../../kernel/actor.ts';

type Joined = Pick<Session, 'joinedLines' | 'leftLines' | 'leftCode'>;

const NOTHING: Joined = { joinedLines: 0, leftLines: [], leftCode: null };

/**
 * Merges a guest's cart into a customer's open cart: quantities are added, notes are copied, and so is a discount code if the
 * customer may use it and has none. Lines and codes that cannot be merged are returned with a reason. The caller must prevent
 * further changes of the guest's cart and delete it.
 */
export async function joinGuestCart(tx: Tx, context: RequestContext<Customer>, guestId: number): Promise<Joined> {
  const guest = await guestCart(tx, guestId);
  if (guest.lines.length === 0 && guest.couponId === null) return NOTHING;
  const { actor, now, language } = context;
  const articleIds = guest.lines.map(({ articleId }) => articleId);
  const [open, { rows, prices }] = await Promise.all([
    carts.touch(tx, actor, now),
    loadContents(tx, { cart: actor, articleIds }, { buyer: actor, now }),
  ]);
  const bare = { ...open, couponId: null };
  const price = (plan: JoinPlan<GuestLine>): Promise<PricedCart> =>
    priceCart(tx, { cart: bare, rows: after(rows, plan), prices }, { buyer: actor, now });
  const { plan, cart, left } = await leaveOutExcess(planJoining(rows, guest.lines), rows, {
    price,
    isExcess: (joined) => isRefused(joined, actor),
  });
  await join(tx, open.id, seen(plan, cart, { rows, prices }));
  await lines.set(
    tx,
    open.id,
    repricedLines({ rows, prices }, cart, new Set(plan.joined.map(({ articleId }) => articleId))),
  );
  await publish(tx, 'cart.changed', { userId: actor.userId, cartId: open.id, version: open.version });
  const named = new Map(rows.map((row) => [row.articleId, row]));
  const lineOf = (articleId: number, reason: string): Joined['leftLines'][number] => {
    const row = named.get(articleId);
    return { code: row?.code ?? '', title: row ? localised(row.title, language, [row.brand]) : '', reason };
  };
  return {
    joinedLines: plan.joined.length,
    leftLines: [
      ...plan.errors.map((error) => lineOf(error.articleId, reasonOf(error, language))),
      ...left.map(({ articleId, code }) => lineOf(articleId, text(language, code, { maximum: MOST_LINES }))),
    ],
    leftCode: await moveCoupon(tx, context, { guest, open, cart }),
  };
}

/** The rows after the merge. */
function after(rows: readonly ContentRow[], { joined }: JoinPlan<GuestLine>): readonly ContentRow[] {
  const quantities = new Map(joined.map(({ articleId, quantity }) => [articleId, quantity]));
  return rows.map((row) => ({ ...row, quantity: quantities.get(row.articleId) ?? row.quantity }));
}

interface LeftLine {
  readonly articleId: number;
  readonly code: 'cart.too_many_lines' | 'cart.total_too_high';
}

interface JoinLimits {
  readonly price: (plan: JoinPlan<GuestLine>) => Promise<PricedCart>;
  readonly isExcess: (cart: PricedCart) => boolean;
}

interface FittedJoin {
  readonly plan: JoinPlan<GuestLine>;
  readonly cart: PricedCart;
  readonly left: readonly LeftLine[];
}

/** Leaves out the last merged lines, as many as it takes for the cart to be within its limits. */
async function leaveOutExcess(
  whole: JoinPlan<GuestLine>,
  rows: readonly ContentRow[],
  { price, isExcess }: JoinLimits,
): Promise<FittedJoin> {
  const held = new Set(rows.filter(({ quantity }) => quantity > 0).map(({ articleId }) => articleId));
  const joined: GuestLine[] = [];
  const left: LeftLine[] = [];
  let lines = held.size;
  for (const line of whole.joined) {
    const isNew = !held.has(line.articleId);
    if (isNew && lines >= MOST_LINES) left.push({ articleId: line.articleId, code: 'cart.too_many_lines' });
    else joined.push(line);
    if (isNew) lines += 1;
  }
  const first = (count: number): JoinPlan<GuestLine> => ({ ...whole, joined: joined.slice(0, count) });
  const cart = await price(first(joined.length));
  if (!isExcess(cart)) return { plan: first(joined.length), cart, left };
  const kept = await mostThatFit(joined.length, async (count) => !isExcess(await price(first(count))));
  const excess = joined.slice(kept).map(({ articleId }) => ({ articleId, code: 'cart.total_too_high' }) as const);
  const plan = first(kept);
  return { plan, cart: await price(plan), left: [...left, ...excess.toReversed()] };
}

/**
 * The merged lines with the price that the customer has seen. A pending price notice of the customer's line remains, and so does
 * that of the guest's line if both pay the same prices.
 */
function seen({ joined }: JoinPlan<GuestLine>, cart: PricedCart, { rows, prices }: Contents) {
  const own = rows.filter(({ quantity }) => quantity > 0);
  const before = prices(own);
  const untold = new Map(
    own.flatMap(({ articleId, seenPrice }) =>
      seenPrice !== null && seenPrice !== before.get(articleId)?.price ? [[articleId, seenPrice]] : [],
    ),
  );
  const held = new Set(own.map(({ articleId }) => articleId));
  return joined.map((line) => {
    const { articleId, seenPrice } = line;
    const now = cart.lines.find((priced) => priced.articleId === articleId)?.price.price ?? ZERO;
    const guests = cart.isRetail && !held.has(articleId) ? seenPrice : null;
    return { ...line, seenPrice: untold.get(articleId) ?? guests ?? now };
  });
}

/** Temporary refusals: the code is applied, and the cart shows the reason. */
const FOR_NOW: readonly (Refusal | null)[] = [null, 'coupons.below_minimum', 'coupons.nothing_in_scope'];

interface MoveCouponInput {
  readonly guest: GuestCart;
  readonly open: carts.OpenCart;
  readonly cart: PricedCart;
}

/** Applies the guest's code to the customer's cart if that has none; otherwise returns the reason. */
async function moveCoupon(
  tx: Tx,
  context: RequestContext<Customer>,
  { guest, open, cart }: MoveCouponInput,
): Promise<Joined['leftCode']> {
  if (guest.couponId === null || guest.couponId === open.couponId) return null;
  const { actor, now, language } = context;
  const judged = await evaluateCoupon(tx, guest.couponId, { holder: actor, lines: forCoupon(cart.lines), now });
  if (!judged) return null;
  const { code, minimumOrder } = judged.coupon;
  if (open.couponId !== null) return { code, reason: otherCode(language) };
  if (judged.refusal !== null && !FOR_NOW.includes(judged.refusal))
    return { code, reason: couponReason({ minimumOrder, refusal: judged.refusal }, context) };
  await lines.setCoupon(tx, open.id, guest.couponId);
  return null;
}

const otherCode = (language: Language): string => text(language, 'coupons.other_on_cart');
