import { ORDER_STATUS, type OrderStatus } from '@sjaj/contract';
import { businessYear, formatOrderNumber, type Language } from '@sjaj/domain';
import type { Staff } from '../../../kernel/actor.ts';
import type { Tx } from '../../../platform/database/db.ts';
import type { Idempotency } from '../../../kernel/idempotency.ts';
import { publish } from '../../../kernel/domain-events.ts';
import { Problem } from '../../../platform/problem.ts';
import { handOnStock, type Promised } from '../../stock/index.ts';
import { move, type Mover } from '../rules.ts';
import * as change from '../store/change.ts';
import * as store from '../store/parts.ts';
import { drawNumber } from '../store/place.ts';
import { transitionProblem } from './change-status.ts';

/** What a member of staff asks for when orders are made of orders. */
export interface Making {
  readonly actor: Staff;
  readonly language: Language;
  readonly now: Date;
  readonly idempotency: Idempotency;
}

export interface Made {
  readonly id: number;
  readonly orderNumber: string;
}

/** A made order before it has an id and a number. */
export type Draft = Omit<store.MadeOrder, 'id' | 'number' | 'at'>;

interface Seen {
  readonly id: number;
  readonly version: number;
}

/** Locks the sources; 404 for an unknown one, 409 where one was changed since it was seen. They come in the order asked. */
export async function lockSeen(tx: Tx, seen: readonly Seen[]): Promise<readonly store.Source[]> {
  const found = new Map(
    (
      await store.lockSources(
        tx,
        seen.map(({ id }) => id),
      )
    ).map((source) => [source.id, source]),
  );
  return seen.map(({ id, version }) => {
    const source = found.get(id);
    if (!source) throw new Problem('orders.not_found', 404);
    if (source.version !== version) throw new Problem('orders.changed_meanwhile', 409);
    return source;
  });
}

/** 409 with what is allowed where the order may not end this way, or not before its e-mail address is confirmed. */
export function checkMove(source: store.Source, mover: Extract<Mover, 'merge' | 'split'>, language: Language): void {
  const moved = move(source, ORDER_STATUS[mover === 'merge' ? 'merged' : 'split'], [mover], null);
  if (moved.kind === 'not_allowed') throw transitionProblem(moved.allowed, language);
  if (moved.kind === 'email_unconfirmed') throw new Problem('orders.email_unconfirmed', 409);
}

interface Conversion {
  readonly sources: readonly store.Source[];
  readonly drafts: readonly Draft[];
  readonly to: OrderStatus;
}

/**
 * Closes the sources and writes the orders made of them: goods stay promised, every order gets its history, staff's write
 * its audit, everybody the news. Returns the made orders in the order of the drafts.
 */
export async function convert(tx: Tx, making: Making, { sources, drafts, to }: Conversion): Promise<readonly Made[]> {
  const made: store.MadeOrder[] = [];
  for (const draft of drafts) made.push({ ...draft, ...(await identity(tx, making.now)), at: making.now });
  const origin = sources.map(({ number }) => number).join(' + ');
  const by = { userId: making.actor.userId, userName: making.actor.name, at: making.now };
  for (const order of made) {
    await store.insertMade(tx, order);
    await store.begin(tx, { ...by, orderId: order.id, to: order.status, reason: origin });
  }
  await handOn(tx, making, sources, made);
  const reason = made.map(({ number }) => number).join(' + ');
  for (const { id, status } of sources) {
    const step = { ...by, orderId: id, from: status, to, waitsFor: null, reason };
    await change.save(tx, step);
    await change.audit(tx, step);
    await publish(tx, 'order.status_changed', { orderId: id, from: status, to, reason, byUserId: by.userId });
  }
  return made.map(({ id, number }) => ({ id, orderNumber: number }));
}

async function identity(tx: Tx, now: Date): Promise<{ id: number; number: string }> {
  const year = businessYear(now);
  const { id, sequence } = await drawNumber(tx, year);
  return { id, number: formatOrderNumber({ year, sequence }) };
}

/** What the sources' lines have set aside is the made orders' from now on. */
async function handOn(
  tx: Tx,
  { actor }: Making,
  sources: readonly store.Source[],
  made: readonly store.MadeOrder[],
): Promise<void> {
  const lines = sources.flatMap((source) => source.lines);
  const articleOf = new Map(lines.map(({ id, articleId }) => [id, articleId]));
  const promised = (orderId: number, held: readonly { id: number; reserved: number }[]): Promised => ({
    cause: { orderId, userId: actor.userId },
    pieces: held.map(({ id, reserved }) => ({ articleId: articleOf.get(id) ?? 0, quantity: reserved })),
  });
  await handOnStock(
    tx,
    sources.map((source) => promised(source.id, source.lines)),
    made.map((order) => promised(order.id, order.lines)),
  );
  await change.setReserved(
    tx,
    lines.map(({ id }) => ({ id, reserved: 0 })),
  );
}
