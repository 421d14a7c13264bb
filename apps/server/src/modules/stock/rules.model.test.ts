import { adminStock, ORDER_STATUS as S } from '@sjaj/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  addToCart,
  anotherBuyer,
  moveOrder,
  seedShop,
  placeOrder,
  someArticle,
  type SeededShop,
  stockOf,
} from '../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../test/http.ts';
import { findLedgerErrors } from './index.ts';

/** One stock level, changed by counting staff and by orders, against a model of two numbers. */

const INITIAL_STOCK = 20;

interface Model {
  onHand: number;
  readonly orders: { readonly id: number; readonly quantity: number; status: 'reserved' | 'gone' | 'off' }[];
}

interface Real {
  readonly seeded: SeededShop;
  readonly article: number;
}

type Command = fc.AsyncCommand<Model, Real>;

const reservedIn = ({ orders }: Model): number =>
  orders.filter(({ status }) => status === 'reserved').reduce((all, { quantity }) => all + quantity, 0);

const correct = (kind: 'counted' | 'change', pieces: number): Command => ({
  check: () => true,
  async run(model, { seeded, article }) {
    const onHand = kind === 'counted' ? pieces : model.onHand + pieces;
    const body =
      kind === 'counted' ? { kind, onHand: pieces, reason: 'Popis' } : { kind, change: pieces, reason: 'Popis' };
    const { status } = await seeded.shop.call(adminStock.correct, {
      token: seeded.administrator,
      params: { id: article },
      body,
    });
    const isDone = onHand >= reservedIn(model);
    expect(status).toBe(isDone ? 200 : 409);
    if (isDone) model.onHand = onHand;
  },
  toString: () => `${kind} ${pieces}`,
});

const order = (quantity: number): Command => ({
  check: () => true,
  async run(model, { seeded, article }) {
    const buyer = await anotherBuyer(seeded);
    await addToCart(seeded, buyer, article, quantity);
    const { status, data } = await placeOrder(seeded, buyer);
    const isDone = quantity <= model.onHand - reservedIn(model);
    expect(status).toBe(isDone ? 200 : 409);
    if (isDone) model.orders.push({ id: data.orderId, quantity, status: 'reserved' });
  },
  toString: () => `order ${quantity}`,
});

/** Calls an order off, or hands it over; one that is on its way or off already refuses. */
const end = (pick: number, how: 'off' | 'gone'): Command => ({
  check: ({ orders }) => orders.length > 0,
  async run(model, { seeded }) {
    const ended = model.orders[pick % model.orders.length];
    if (ended?.status !== 'reserved') return;
    const move = (status: number) =>
      moveOrder(seeded, seeded.administrator, { id: ended.id, status, reason: 'Razlog' });
    if (how === 'gone') {
      await move(S.approved);
      expect((await move(S.finished)).status).toBe(200);
      model.onHand -= ended.quantity;
    } else {
      expect((await move(S.cancelled)).status).toBe(200);
    }
    ended.status = how;
  },
  toString: () => `${how} ${pick}`,
});

const looked = (command: Command): Command => ({
  check: (model) => command.check(model),
  async run(model, real) {
    await command.run(model, real);
    expect(await stockOf(real.seeded, real.article)).toEqual({ onHand: model.onHand, reserved: reservedIn(model) });
  },
  toString: () => command.toString(),
});

let seeded: SeededShop;
let articles = 0;
beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
});
afterAll(() => seeded.shop.close());

it('never differs from the model, and the ledger adds up to the stock after every sequence', async () => {
  const commands = fc.commands(
    [
      fc.integer({ min: 0, max: 25 }).map((pieces) => looked(correct('counted', pieces))),
      fc
        .integer({ min: -8, max: 8 })
        .filter((pieces) => pieces !== 0)
        .map((pieces) => looked(correct('change', pieces))),
      fc.integer({ min: 1, max: 9 }).map((quantity) => looked(order(quantity))),
      fc
        .tuple(fc.nat(5), fc.constantFrom('off' as const, 'gone' as const))
        .map(([pick, how]) => looked(end(pick, how))),
    ],
    { maxCommands: 25 },
  );
  await fc.assert(
    fc.asyncProperty(commands, async (steps) => {
      const article = await someArticle(seeded, `SM-${(articles += 1)}`, { stock: INITIAL_STOCK });
      await seeded.shop.db
        .insertInto('stock_movement')
        .values({ article_id: article, kind: 'opening', on_hand_change: INITIAL_STOCK, reserved_change: 0 })
        .execute();
      await fc.asyncModelRun(
        () => ({ model: { onHand: INITIAL_STOCK, orders: [] }, real: { seeded, article } }),
        steps,
      );
      expect(await findLedgerErrors(seeded.shop.db)).toEqual([]);
    }),
    { numRuns: Math.max(8, fc.readConfigureGlobal().numRuns ?? 0) },
  );
});
