import { businessDate } from '@sjaj/domain';
import type { Staff } from '../../../kernel/actor.ts';
import { writeAudit } from '../../../kernel/audit.ts';
import { type Idempotency, inTransactionOnce } from '../../../kernel/idempotency.ts';
import { type Db, inTransaction, type Tx } from '../../../platform/database/db.ts';
import { Problem } from '../../../platform/problem.ts';
import { expectStock, MOST_ON_HAND, receiveStock } from '../../stock/index.ts';
import { receive } from '../rules/receipt.ts';
import * as store from '../store/orders.ts';
import { lockVendor } from '../store/terms.ts';

const ENTITY = 'purchase_order';

interface OrderedPieces {
  readonly articleId: number;
  readonly quantity: number;
}

interface PlaceInput {
  readonly vendorId: number;
  readonly expectedOn: string;
  readonly note: string;
  readonly lines: readonly OrderedPieces[];
}

/** The quantities by article: one that is named twice is ordered once. 409 for more than can be counted. */
const merged = (lines: readonly OrderedPieces[]): readonly OrderedPieces[] => {
  const sums = new Map<number, number>();
  for (const { articleId, quantity } of lines) sums.set(articleId, (sums.get(articleId) ?? 0) + quantity);
  if (Math.max(...sums.values()) > MOST_ON_HAND)
    throw new Problem('stock.too_many', 409, { facts: { maximum: MOST_ON_HAND } });
  return [...sums].map(([articleId, quantity]) => ({ articleId, quantity }));
};

/** Notes an order at a vendor and returns its id. 404 for an unknown vendor or article, 400 for a day that is over. */
export const placeOrder = (
  db: Db,
  { staff, now }: { readonly staff: Staff; readonly now: Date },
  { vendorId, expectedOn, note, ...input }: PlaceInput,
  once: Idempotency,
): Promise<number> =>
  inTransactionOnce(db, once, async (tx) => {
    if (expectedOn < businessDate(now)) throw new Problem('purchasing.day_past', 400);
    const vendor = await lockVendor(tx, vendorId);
    if (vendor === undefined) throw new Problem('records.not_found', 404);
    const lines = merged(input.lines);
    const by = { userId: staff.userId, userName: staff.name, now };
    const id = await store.insert(tx, { vendorId, expectedOn, note, lines, ...by });
    if (id === undefined) throw new Problem('articles.not_found', 404);
    await renewExpectations(
      tx,
      lines.map(({ articleId }) => articleId),
    );
    await writeAudit(tx, staff, {
      action: 'purchasing.create',
      entity: ENTITY,
      entityId: id,
      after: { about: vendor, expectedOn, note, lines },
    });
    return id;
  });

interface OrderInput {
  readonly id: number;
  readonly version: number;
  readonly staff: Staff;
  readonly now: Date;
}

/** Books goods into the stock. 404 for what was not ordered, 409 for an order that has ended or was changed meanwhile. */
export const receiveGoods = (
  db: Db,
  { lines: sent, ...input }: OrderInput & { readonly lines: readonly OrderedPieces[] },
  once: Idempotency,
): Promise<null> =>
  inTransactionOnce(db, once, async (tx) => {
    const { id, staff, now } = input;
    const order = await lockOpen(tx, input);
    const arrived = merged(sent);
    const { lines, isComplete } = receive(await store.lines(tx, id), arrived);
    await store.saveReceived(tx, id, lines);
    await receiveStock(tx, arrived, { userId: staff.userId, reason: order.number });
    await store.touch(tx, id, isComplete ? { state: 'received', now } : null);
    await renewExpectations(
      tx,
      arrived.map(({ articleId }) => articleId),
    );
    const after = { about: order.number, lines: arrived };
    await writeAudit(tx, staff, { action: 'purchasing.receive', entity: ENTITY, entityId: id, after });
    return null;
  });

/** Ends an order of which no more is expected. 404 for an unknown one, 409 for one that has ended or was changed meanwhile. */
export const closeOrder = (db: Db, input: OrderInput): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { id, staff, now } = input;
    const order = await lockOpen(tx, input);
    const lines = await store.lines(tx, id);
    const isReceived = lines.some(({ received }) => received > 0);
    await store.touch(tx, id, { state: isReceived ? 'received' : 'cancelled', now });
    await renewExpectations(
      tx,
      lines.map(({ articleId }) => articleId),
    );
    const after = { about: order.number };
    await writeAudit(tx, staff, { action: 'purchasing.end', entity: ENTITY, entityId: id, after });
  });

async function lockOpen(tx: Tx, { id, version }: OrderInput): Promise<store.StoredOrder> {
  const order = await store.lock(tx, id);
  if (!order) throw new Problem('records.not_found', 404);
  if (order.state !== 'ordered') throw new Problem('purchasing.ended', 409);
  if (order.version !== version) throw new Problem('records.changed_meanwhile', 409);
  return order;
}

/** The stock tells of the next day on which goods of an open order arrive. */
const renewExpectations = async (tx: Tx, articleIds: readonly number[]): Promise<void> =>
  expectStock(tx, await store.expectations(tx, articleIds));
