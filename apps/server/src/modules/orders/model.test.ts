import { ORDER_STATUS as S, type OrderStatus } from '@sjaj/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  addToCart,
  anotherBuyer,
  cartOf,
  moveOrder,
  openStall,
  placeOrder,
  someArticle,
  type Stall,
  stockOf,
} from '../../../test/builders/stall.ts';
import { openTestShop } from '../../../test/http.ts';
import { edgesFor, type Mover } from './rules.ts';

/** The whole of ordering against a model of a few lines: what is on the shelf, in the cart, and in each order. */

const SHELF = 12;

interface Model {
  onHand: number;
  inCart: number;
  readonly orders: { readonly id: number; readonly quantity: number; status: OrderStatus }[];
}

interface Real {
  readonly stall: Stall;
  readonly buyer: string;
  readonly article: number;
}

const PROMISED: readonly OrderStatus[] = [S.created, S.approved];
const reservedIn = (model: Model): number =>
  model.orders.filter(({ status }) => PROMISED.includes(status)).reduce((all, { quantity }) => all + quantity, 0);

type Command = fc.AsyncCommand<Model, Real>;

const add = (quantity: number): Command => ({
  check: () => true,
  async run(model, { stall, buyer, article }) {
    expect((await addToCart(stall, buyer, article, quantity)).status).toBe(200);
    model.inCart += quantity;
  },
  toString: () => `add ${quantity}`,
});

const order: Command = {
  check: () => true,
  async run(model, { stall, buyer }) {
    const { status, code, data } = await placeOrder(stall, buyer);
    if (model.inCart === 0) return expect(code).toBe('checkout.empty');
    if (model.inCart > model.onHand - reservedIn(model)) return expect(code).toBe('checkout.short');
    expect(status).toBe(200);
    model.orders.push({ id: data.orderId, quantity: model.inCart, status: S.created });
    model.inCart = 0;
  },
  toString: () => 'order',
};

/** What a move does to the shelf; false where the shelf cannot. */
function moveGoods(model: Model, { quantity }: { quantity: number }, from: OrderStatus, to: OrderStatus): boolean {
  if (from === S.notDelivered && to === S.finished && quantity > model.onHand - reservedIn(model)) return false;
  if (to === S.finished) model.onHand -= quantity;
  if (to === S.notDelivered) model.onHand += quantity;
  return true;
}

const move = (who: 'buyer' | 'administrator', pick: number, to: OrderStatus): Command => ({
  check: (model) => model.orders.length > 0,
  async run(model, { stall, buyer }) {
    const moved = model.orders[pick % model.orders.length];
    if (!moved) return;
    const movers: Mover[] = who === 'buyer' ? ['orderer'] : ['staff'];
    const isEdge = edgesFor({ status: moved.status, waitsFor: null }, movers).some((edge) => edge.to === to);
    const token = who === 'buyer' ? buyer : stall.administrator;
    const { status } = await moveOrder(stall, token, { id: moved.id, status: to, reason: 'Razlog' });
    const isDone = isEdge && moveGoods(model, moved, moved.status, to);
    expect(status).toBe(isDone ? 200 : 409);
    if (isDone) moved.status = to;
  },
  toString: () => `${who} moves ${pick} to ${to}`,
});

const looked = (command: Command): Command => ({
  check: (model) => command.check(model),
  async run(model, real) {
    await command.run(model, real);
    const { stall, buyer, article } = real;
    expect(await stockOf(stall, article)).toEqual({ onHand: model.onHand, reserved: reservedIn(model) });
    const { cartItems } = await cartOf(stall, buyer);
    expect(cartItems[0]?.quantity ?? 0).toBe(model.inCart);
  },
  toString: () => command.toString(),
});

let stall: Stall;
let articles = 0;
beforeAll(async () => {
  stall = await openStall(await openTestShop());
});
afterAll(() => stall.shop.close());

it('never differs from the model, whatever buyer and staff do in whatever order', async () => {
  const target = fc.constantFrom(S.created, S.approved, S.cancelled, S.finished, S.delivered, S.notDelivered);
  const commands = fc.commands(
    [
      fc.integer({ min: 1, max: 4 }).map((quantity) => looked(add(quantity))),
      fc.constant(looked(order)),
      fc.tuple(fc.nat(5), target).map(([pick, to]) => looked(move('administrator', pick, to))),
      fc.nat(5).map((pick) => looked(move('buyer', pick, S.cancelled))),
    ],
    { maxCommands: 40 },
  );
  await fc.assert(
    fc.asyncProperty(commands, async (steps) => {
      const article = await someArticle(stall, `M-${(articles += 1)}`, { stock: SHELF });
      const buyer = await anotherBuyer(stall);
      const model: Model = { onHand: SHELF, inCart: 0, orders: [] };
      await fc.asyncModelRun(() => ({ model, real: { stall, buyer, article } }), steps);
    }),
    { numRuns: 50 },
  );
});
