import type { checkout, orders, orderSheets, repeating, ordersOverview as ordersOverviewGroup } from '@sjaj/contract';
import { seesPrices } from '../../kernel/actor.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Handlers } from '../../kernel/handlers.ts';
import { WithMessage } from '../../platform/http/answers.ts';
import type { RateLimits } from '../../platform/http/rate-limits.ts';
import { type Cards, redirectOrNull } from '../payments/index.ts';
import type { Settings } from '../settings/index.ts';
import { changeStatus, messageOf as statusMessageOf } from './service/change-status.ts';
import { checkoutOptions } from './service/checkout-options.ts';
import { infoOf, placeOrder } from './service/place.ts';
import { withPriceProbeLimit } from './service/price-probe-limit.ts';
import { ordersOverview } from './service/overview.ts';
import { listOrders, orderDestinations, readOrder } from './service/read.ts';
import { buyerLimits } from './service/limits.ts';
import { repeatLines, repeatOrder } from './service/repeat.ts';
import { reviewRepeat } from './service/repeat-review.ts';
import { orderSheet } from './service/sheet.ts';
import { rowView } from './views.ts';

interface CheckoutDeps {
  readonly db: Db;
  readonly settings: () => Promise<Settings>;
  readonly cards: Cards;
  readonly limits: RateLimits;
}

export const checkoutHandlers = ({ db, settings, cards, limits }: CheckoutDeps): Handlers<typeof checkout> => ({
  limits: (call) => buyerLimits(db, call),
  options: async (call) => checkoutOptions(db, { settings: await settings(), cards }, call),
  async place(call) {
    const proof = await call.readProof();
    const shop = { settings: await settings(), cards };
    const placed = await withPriceProbeLimit(limits, call.actor, () => placeOrder(db, shop, { ...call, proof }));
    // After the commit: whatever the gateway does, the order is there, and can be paid from its page.
    // A repeated answer is read with the rights of today; the form for the gateway shows the total as well.
    const isShown = seesPrices(call.actor);
    const payment = await redirectOrNull(db, cards, isShown ? placed.attempt : null, call);
    const total = isShown ? placed.order.total : null;
    return new WithMessage({ ...placed.order, total, payment }, infoOf(placed), { number: placed.order.number });
  },
});

export const orderHandlers = (db: Db): Handlers<typeof orders> => ({
  list: (call) => listOrders(db, call.body, call, rowView),
  one: (call) => readOrder(db, call.params.id, call),
  addresses: (call) => orderDestinations(db, call),
  async updateStatus(call) {
    const { number, to } = await changeStatus(db, call);
    return new WithMessage(await readOrder(db, call.body.orderId, call), statusMessageOf(call.actor, to), { number });
  },
  repeat: async (call) => repeatView(await repeatOrder(db, call)),
});

export const orderOverviewHandlers = (db: Db): Handlers<typeof ordersOverviewGroup> => ({
  one: (call) => ordersOverview(db, call),
});

export const repeatHandlers = (db: Db): Handlers<typeof repeating> => ({
  review: (call) => reviewRepeat(db, call),
  lines: async (call) => repeatView(await repeatLines(db, call)),
});

function repeatView({ number, added, left }: Awaited<ReturnType<typeof repeatOrder>>) {
  const info = left.length === 0 ? 'orders.repeated' : 'orders.repeated_partly';
  return new WithMessage({ added, left }, info, { number, added, failed: left.length });
}

export const orderSheetHandlers = (db: Db): Handlers<typeof orderSheets> => ({
  customer: (call) => orderSheet(db, call),
  staff: (call) => orderSheet(db, call),
});
