import { ORDER_STATUS as S, type OrderStatus } from '@sjaj/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { seedShop, type SeededShop } from '../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../test/http.ts';
import {
  canGive,
  costOf,
  couponCounts,
  freshModel,
  mayMove,
  type Model,
  type ModelOrder,
  moveGoods,
  reservedIn,
  sum,
  usesOf,
} from '../../../test/model/ordering-model.ts';
import * as real from '../../../test/model/ordering-shop.ts';

/** The whole of ordering against a model of a few lines: cart, coupon, stock, every status, split, merge and edits. */

type Command = fc.AsyncCommand<Model, real.Real>;
type Step = (model: Model, shop: real.Real) => Promise<void>;

/** Does it, then holds everything against the model. */
const step = (name: string, run: Step, check: (model: Model) => boolean = () => true): Command => ({
  check,
  async run(model, shop) {
    await run(model, shop);
    const reserved = reservedIn(model);
    expect(await real.see(shop)).toEqual({
      stockLevels: model.onHand.map((onHand, index) => ({ onHand, reserved: reserved[index] })),
      cart: model.cart,
      uses: usesOf(model),
      orders: model.orders
        .toSorted((a, b) => a.id - b.id)
        .map(({ id, status, total, discount, pieces }) => ({ id, status, total, discount, pieces })),
    });
  },
  toString: () => name,
});

const pick = ({ orders }: Model, index: number): ModelOrder => {
  const picked = orders[index % orders.length];
  if (!picked) throw new RangeError('no order');
  return picked;
};
const hasOrders = ({ orders }: Model): boolean => orders.length > 0;

const add = (article: 0 | 1, quantity: number) =>
  step(`add ${quantity} of ${article}`, async (model, shop) => {
    expect((await real.add(shop, article, quantity)).status).toBe(200);
    model.cart[article] += quantity;
  });

const set = (article: 0 | 1, quantity: number) =>
  step(`set ${article} to ${quantity}`, async (model, shop) => {
    const reply = await real.set(shop, article, quantity);
    expect(reply?.status ?? null).toBe(model.cart[article] === 0 ? null : 200);
    if (reply) model.cart[article] = quantity;
  });

const coupon = (isOn: boolean) =>
  step(`coupon ${isOn ? 'on' : 'off'}`, async (model, shop) => {
    const { status } = await real.toggleCoupon(shop, isOn);
    const isRefused = isOn && (sum(model.cart) === 0 || usesOf({ ...model }) >= 2);
    expect(status).toBe(isRefused ? 409 : 200);
    if (!isRefused) model.hasCoupon = isOn;
  });

let uses = 0;
const order = step('order', async (model, shop) => {
  const hasCoupon = couponCounts(model);
  const { status, code, data } = await real.order(shop);
  if (sum(model.cart) === 0) return expect(code).toBe('checkout.empty');
  if (!canGive(model, model.cart)) return expect(code).toBe('checkout.short');
  expect(status).toBe(200);
  const cost = costOf(model.cart, hasCoupon);
  expect(Math.round(data.total * 100)).toBe(cost.total);
  const own = new Set(hasCoupon ? [(uses += 1)] : []);
  model.orders.push({
    id: data.orderId,
    status: S.created,
    pieces: [...model.cart],
    ...cost,
    uses: own,
    isDerived: false,
  });
  model.cart = [0, 0];
  model.hasCoupon = false;
});

const move = (who: 'buyer' | 'administrator', index: number, to: OrderStatus) =>
  step(
    `${who} moves ${index} to ${to}`,
    async (model, shop) => {
      const moved = pick(model, index);
      const token = who === 'buyer' ? shop.buyer : shop.seeded.administrator;
      const { status } = await real.move(shop, token, moved.id, to);
      const isDone = mayMove(who, moved.status, to) && moveGoods(model, moved, to);
      expect(status).toBe(isDone ? 200 : 409);
      if (isDone) moved.status = to;
    },
    hasOrders,
  );

const merge = (one: number, other: number) =>
  step(
    `merge ${one} and ${other}`,
    async (model, shop) => {
      const sources = [pick(model, one), pick(model, other)];
      const { status, data } = await real.merge(
        shop,
        sources.map(({ id }) => id),
      );
      expect(status).toBe(sources.every((source) => source.status === S.created) ? 200 : 409);
      if (status !== 200) return;
      const [a, b] = sources as [ModelOrder, ModelOrder];
      for (const source of sources) source.status = S.merged;
      model.orders.push({
        id: data.id,
        status: S.created,
        pieces: [a.pieces[0] + b.pieces[0], a.pieces[1] + b.pieces[1]],
        total: a.total + b.total,
        discount: a.discount + b.discount,
        uses: new Set([...a.uses, ...b.uses]),
        isDerived: true,
      });
    },
    (model) => hasOrders(model) && pick(model, one) !== pick(model, other),
  );

const split = (index: number, article: 0 | 1, quantity: number) =>
  step(
    `split ${quantity} of ${article} off ${index}`,
    async (model, shop) => {
      const source = pick(model, index);
      const has = source.pieces[article];
      const reply = await real.split(shop, source.id, article, quantity);
      if (has === 0) return expect(reply).toBeNull();
      const isOpen = source.status === S.created || source.status === S.approved;
      const fits = quantity <= has && sum(source.pieces) > quantity;
      expect(reply?.status).toBe(isOpen ? (fits ? 200 : 400) : 409);
      if (reply?.status !== 200) return;
      const secondPieces: [number, number] = article === 0 ? [quantity, 0] : [0, quantity];
      const firstPieces: [number, number] = [source.pieces[0] - secondPieces[0], source.pieces[1] - secondPieces[1]];
      const { orders } = await real.see(shop);
      const figures = (id: number) => orders.find((one) => one.id === id) ?? { total: 0, discount: 0 };
      const [first, second] = [figures(reply.data.first.id), figures(reply.data.second.id)];
      expect(first.total + second.total).toBe(source.total);
      expect(first.discount + second.discount).toBe(source.discount);
      const { status } = source;
      const part = (id: number, pieces: [number, number], { total, discount }: typeof first): ModelOrder => ({
        id,
        status,
        pieces,
        total,
        discount,
        uses: source.uses,
        isDerived: true,
      });
      source.status = S.split;
      model.orders.push(
        part(reply.data.first.id, firstPieces, first),
        part(reply.data.second.id, secondPieces, second),
      );
    },
    hasOrders,
  );

const edit = (index: number, article: 0 | 1, quantity: number) =>
  step(
    `edit ${index} to ${quantity} of ${article}`,
    async (model, shop) => {
      const edited = pick(model, index);
      const has = edited.pieces[article];
      const reply = await real.edit(shop, edited.id, article, quantity);
      if (has === 0 && quantity === 0) return expect(reply).toBeNull();
      const isOpen = edited.status === S.created || edited.status === S.approved;
      const isDivided = edited.isDerived && edited.discount > 0;
      if (!isOpen || isDivided) return expect(reply?.status).toBe(409);
      const pieces: [number, number] = article === 0 ? [quantity, edited.pieces[1]] : [edited.pieces[0], quantity];
      if (quantity === has || sum(pieces) === 0) return expect(reply?.status).toBe(400);
      const more: [number, number] = article === 0 ? [quantity - has, 0] : [0, quantity - has];
      if (quantity > has && !canGive(model, more)) return expect(reply?.code).toBe('checkout.short');
      expect(reply?.status).toBe(200);
      Object.assign(edited, { pieces, ...costOf(pieces, edited.discount > 0) });
    },
    hasOrders,
  );

let seeded: SeededShop;
beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
});
afterAll(() => seeded.shop.close());

const article = fc.constantFrom(0 as const, 1 as const);
const quantity = fc.integer({ min: 1, max: 4 });
const target = fc.constantFrom(S.created, S.approved, S.cancelled, S.finished, S.delivered, S.notDelivered);
const commands = fc.commands(
  [
    fc.tuple(article, quantity).map((of) => add(...of)),
    fc.tuple(article, fc.nat(4)).map((of) => set(...of)),
    fc.boolean().map(coupon),
    fc.constant(order),
    fc.tuple(fc.nat(9), target).map((of) => move('administrator', ...of)),
    fc.nat(9).map((index) => move('buyer', index, S.cancelled)),
    fc.tuple(fc.nat(9), fc.nat(9)).map((of) => merge(...of)),
    fc.tuple(fc.nat(9), article, quantity).map((of) => split(...of)),
    fc.tuple(fc.nat(9), article, fc.nat(6)).map((of) => edit(...of)),
  ],
  { maxCommands: 50, size: 'max' },
);

it('never differs from the model, whatever buyer and staff do in whatever order', async () => {
  await fc.assert(
    fc.asyncProperty(commands, async (steps) => {
      const shop = await real.openReal(seeded);
      await fc.asyncModelRun(() => ({ model: freshModel(), real: shop }), steps);
    }),
    { numRuns: inject('sequences') },
  );
});
