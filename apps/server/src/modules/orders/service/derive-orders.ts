import { ORDER_STATUS, type OrderStatus } from '@sjaj/contract';
import { businessYear, formatOrderNumber, type Language } from '@sjaj/domain';
import type { Staff } from '../../../kernel/actor.ts';
import { publish } from '../events.ts';
import type { Idempotency } from '../../../kernel/idempotency.ts';
import type { RequestContext } from '../../../kernel/request-context.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { Problem } from '../../../platform/problem.ts';
import { handOnStock, type Promised } from '../../stock/index.ts';
import { checkTransition } from '../rules/transitions.ts';
import { save, setReserved } from '../store/change.ts';
import * as store from '../store/derived-orders.ts';
import { drawNumber } from '../store/place.ts';
import { recountPurchases } from '../store/purchases.ts';
import { auditStatusChange } from './apply-transition.ts';
import { transitionProblem } from './change-status.ts';

/** A command of staff that derives orders from others. */
export interface DeriveOrdersInput extends RequestContext<Staff> {
  readonly idempotency: Idempotency;
}

export interface DerivedOrder {
  readonly id: number;
  readonly orderNumber: string;
}

/** A derived order without id and number. */
export type DerivedOrderDraft = Omit<store.NewDerivedOrder, 'id' | 'number' | 'at'>;

interface OrderVersion {
  readonly id: number;
  readonly version: number;
}

/** Locks orders and returns them as requested. 404 for an unknown one, 409 for a changed version. */
export async function lockVersions(tx: Tx, requested: readonly OrderVersion[]): Promise<readonly store.SourceOrder[]> {
  const ids = requested.map(({ id }) => id);
  const locked = new Map((await store.lockSources(tx, ids)).map((source) => [source.id, source]));
  return requested.map(({ id, version }) => {
    const source = locked.get(id);
    if (!source) throw new Problem('orders.not_found', 404);
    if (source.version !== version) throw new Problem('orders.changed_meanwhile', 409);
    return source;
  });
}

/** 409 for an order that cannot be merged or split in its state, or whose e-mail address is not confirmed. */
export function checkDerivable(source: store.SourceOrder, by: 'merge' | 'split', language: Language): void {
  const check = checkTransition(source, ORDER_STATUS[by === 'merge' ? 'merged' : 'split'], [by], null);
  if (check.kind === 'not_allowed') throw transitionProblem(check.allowed, language);
  if (check.kind === 'email_unconfirmed') throw new Problem('orders.email_unconfirmed', 409);
}

interface Derivation {
  readonly sources: readonly store.SourceOrder[];
  readonly drafts: readonly DerivedOrderDraft[];
  readonly to: OrderStatus;
}

/**
 * Ends the sources and inserts the orders derived from them: reserved stock passes on, each order has its history, each
 * source an audit entry and an event. Returns the derived orders in the order of the drafts.
 */
export async function deriveOrders(
  tx: Tx,
  { actor, now }: DeriveOrdersInput,
  { sources, drafts, to }: Derivation,
): Promise<readonly DerivedOrder[]> {
  const derived: store.NewDerivedOrder[] = [];
  for (const draft of drafts) derived.push({ ...draft, ...(await nextIdentity(tx, now)), at: now });
  const numbersOf = (orders: readonly { readonly number: string }[]) => orders.map(({ number }) => number).join(' + ');
  const by = { userId: actor.userId, userName: actor.name, at: now };
  for (const order of derived) {
    await store.insertDerived(tx, order);
    await store.insertFirstHistory(tx, { ...by, orderId: order.id, to: order.status, reason: numbersOf(sources) });
  }
  await passOnStock(tx, actor, sources, derived);
  const reason = numbersOf(derived);
  for (const { id, status } of sources) {
    const change = { ...by, orderId: id, from: status, to, holdReason: null, reason };
    await save(tx, change);
    await auditStatusChange(tx, actor, change);
    await publish(tx, 'order.status_changed', { orderId: id, from: status, to, reason, byUserId: by.userId });
  }
  // The sources of a merge have one company, a split has one source.
  const [first] = sources;
  const sourceIds = sources.map(({ id }) => id);
  if (first) await recountPurchases(tx, first, sourceIds);
  return derived.map(({ id, number }) => ({ id, orderNumber: number }));
}

async function nextIdentity(tx: Tx, now: Date): Promise<{ id: number; number: string }> {
  const year = businessYear(now);
  const { id, sequence } = await drawNumber(tx, year);
  return { id, number: formatOrderNumber({ year, sequence }) };
}

/** Passes the reserved stock of the sources' lines on to the derived orders. */
async function passOnStock(
  tx: Tx,
  { userId }: Staff,
  sources: readonly store.SourceOrder[],
  derived: readonly store.NewDerivedOrder[],
): Promise<void> {
  const lines = sources.flatMap((source) => source.lines);
  const articleOf = new Map(lines.map(({ id, articleId }) => [id, articleId]));
  const reservationOf = (order: { id: number; lines: readonly { id: number; reserved: number }[] }): Promised => ({
    cause: { orderId: order.id, userId },
    pieces: order.lines.map(({ id, reserved }) => ({ articleId: articleOf.get(id) ?? 0, quantity: reserved })),
  });
  await handOnStock(tx, sources.map(reservationOf), derived.map(reservationOf));
  await setReserved(
    tx,
    lines.map(({ id }) => ({ id, reserved: 0 })),
  );
}
