import type { Session } from '@sjaj/contract';
import { type Language, ZERO } from '@sjaj/domain';
import { text } from '@sjaj/i18n/server';
import type { Tx } from '../../../platform/database/db.ts';
import { localised } from '../../../kernel/localised.ts';
import { publish } from '../../../kernel/domain-events.ts';
import { evaluateCoupon, type Refusal } from '../../coupons/index.ts';
import { isTooMuch, type JoinPlan, MOST_LINES, planJoining } from '../rules/cart.ts';
import * as store from '../store/lines.ts';
import type { ContentRow } from '../store/contents.ts';
import { type GuestCart, guestCart, type GuestLine, join } from '../store/guest-carts.ts';
import { type Contents, forCoupon, look, priceCart, type PricedCart, repricedLines } from './load.ts';
import { couponReason, reasonOf } from './problems.ts';
import type { RequestContext } from '../../../kernel/request-context.ts';
import type { Customer } from '../../../kernel/actor.ts';

type Joined = Pick<Session, 'joinedLines' | 'leftLines' | 'leftCode'>;

const NOTHING: Joined = { joinedLines: 0, leftLines: [], leftCode: null };

/**
 * Lets what lies in a guest's cart join a customer's open cart: quantities add up, notes come along, and so does a discount
 * code that the customer may use where there is none yet. What cannot be is named with its reason; nothing of it stops the
 * rest. Whoever asks has made sure that nobody changes the guest's cart any more, and removes it.
 */
export async function joinGuestCart(tx: Tx, context: RequestContext<Customer>, guestId: number): Promise<Joined> {
  const guest = await guestCart(tx, guestId);
  if (guest.lines.length === 0 && guest.couponId === null) return NOTHING;
  const { actor, now, language } = context;
  const articleIds = guest.lines.map(({ articleId }) => articleId);
  const [open, { rows, prices }] = await Promise.all([
    store.touch(tx, actor, now),
    look(tx, { cart: actor, articleIds }, { buyer: actor, now }),
  ]);
  const bare = { ...open, couponId: null };
  const price = (plan: JoinPlan<GuestLine>): Promise<PricedCart> =>
    priceCart(tx, { cart: bare, rows: after(rows, plan), prices }, { buyer: actor, now });
  const { plan, cart, left } = await asMuchAsFits(planJoining(rows, guest.lines), rows, price);
  await join(tx, open.id, seen(plan, cart, { rows, prices }));
  await store.set(
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
      ...plan.faults.map((fault) => lineOf(fault.articleId, reasonOf(fault, language))),
      ...left.map(({ articleId, code }) => lineOf(articleId, text(language, code, { maximum: MOST_LINES }))),
    ],
    leftCode: await moveCode(tx, context, { guest, open, cart }),
  };
}

/** The rows as they will stand. */
function after(rows: readonly ContentRow[], { joined }: JoinPlan<GuestLine>): readonly ContentRow[] {
  const quantities = new Map(joined.map(({ articleId, quantity }) => [articleId, quantity]));
  return rows.map((row) => ({ ...row, quantity: quantities.get(row.articleId) ?? row.quantity }));
}

interface Left {
  readonly articleId: number;
  readonly code: 'cart.too_many_lines' | 'cart.total_too_high';
}

interface Fitting {
  readonly plan: JoinPlan<GuestLine>;
  readonly cart: PricedCart;
  readonly left: readonly Left[];
}

/** Leaves out the last of the joining lines until the cart is one that a cart can be. */
async function asMuchAsFits(
  whole: JoinPlan<GuestLine>,
  rows: readonly ContentRow[],
  price: (plan: JoinPlan<GuestLine>) => Promise<PricedCart>,
): Promise<Fitting> {
  const held = new Set(rows.filter(({ quantity }) => quantity > 0).map(({ articleId }) => articleId));
  const joined: GuestLine[] = [];
  const left: Left[] = [];
  let lines = held.size;
  for (const line of whole.joined) {
    const isNew = !held.has(line.articleId);
    if (isNew && lines >= MOST_LINES) left.push({ articleId: line.articleId, code: 'cart.too_many_lines' });
    else joined.push(line);
    if (isNew) lines += 1;
  }
  let plan = { ...whole, joined };
  let cart = await price(plan);
  while (isTooMuch(cart) && plan.joined.length > 0) {
    const last = plan.joined.at(-1);
    if (last) left.push({ articleId: last.articleId, code: 'cart.total_too_high' });
    plan = { ...plan, joined: plan.joined.slice(0, -1) };
    cart = await price(plan);
  }
  return { plan, cart, left };
}

/**
 * The joined lines with the price that the customer has seen. A change of price that the own line tells of, or the guest's
 * where the customer pays the same prices, is still to be told.
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

/** Why a code that the customer may use gives nothing for now: it is put on the cart, which tells the reason. */
const FOR_NOW: readonly (Refusal | null)[] = [null, 'coupons.below_minimum', 'coupons.nothing_in_scope'];

interface Moving {
  readonly guest: GuestCart;
  readonly open: store.OpenCart;
  readonly cart: PricedCart;
}

/** Puts the guest's code on the customer's cart where that has none; otherwise says why not. */
async function moveCode(
  tx: Tx,
  context: RequestContext<Customer>,
  { guest, open, cart }: Moving,
): Promise<Joined['leftCode']> {
  if (guest.couponId === null || guest.couponId === open.couponId) return null;
  const { actor, now, language } = context;
  const judged = await evaluateCoupon(tx, guest.couponId, { holder: actor, lines: forCoupon(cart.lines), now });
  if (!judged) return null;
  const { code, minimumOrder } = judged.coupon;
  if (open.couponId !== null) return { code, reason: otherCode(language) };
  if (judged.refusal !== null && !FOR_NOW.includes(judged.refusal))
    return { code, reason: couponReason({ minimumOrder, refusal: judged.refusal }, context) };
  await store.setCoupon(tx, open.id, guest.couponId);
  return null;
}

const otherCode = (language: Language): string => text(language, 'coupons.other_on_cart');
