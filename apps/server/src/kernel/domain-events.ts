import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../platform/database/db.ts';
import { prepared } from '../platform/database/prepared.ts';

/** Everything that a transaction can publish, and what it says of it. */
export interface DomainEvents {
  /** `isUnconfirmed`: of a guest, who is asked to confirm the e-mail address before anybody else hears of it. */
  'order.placed': { orderId: number; isUnconfirmed?: boolean };
  'order.status_changed': { orderId: number; from: number; to: number; reason: string | null; byUserId: number | null };
  /** The guest, or staff for the guest, has confirmed the e-mail address of the order. */
  'order.email_confirmed': { orderId: number };
  /** The mail that asks for the confirmation is wanted once more. */
  'order.confirmation_requested': { orderId: number };
  'cart.changed': { userId: number; cartId: number; version: number };
  'message.written': { userId: number; messageId?: number };
  'session.ended': { sessionIds: number[] };
  /** What the user may do, or for which company, is another now: the screens look again. */
  'session.changed': { userId: number };
  'newsletter.requested': { subscriptionId: number };
  'out_of_stock.requested': { requestId: number };
  'presentation.requested': { requestId: number };
  /** Something can be bought that could not, and somebody waits for it. The database itself announces it. */
  'stock.arrived': { articleId: number };
  /** The gateway says of a payment what does not fit what was asked for; without an order where none is known. */
  'payment.mismatch': { orderId: number | null; number: string };
  /** Money of an order went back at the gateway, and nobody here had asked for it. */
  'payment.went_back': { orderId: number; number: string };
  'payment.refund_due': { orderId: number; reason: 'cancelled' | 'late' | 'twice' };
  'payment.refunded': { orderId: number };
  'out_of_stock.answered': { requestId: number };
  'presentation.answered': { requestId: number };
}
export type Topic = keyof DomainEvents;

/** Every topic that this version knows: an event of another one is left to the servers that do. */
export const TOPICS = Object.keys({
  'order.placed': true,
  'order.status_changed': true,
  'order.email_confirmed': true,
  'order.confirmation_requested': true,
  'cart.changed': true,
  'message.written': true,
  'session.ended': true,
  'session.changed': true,
  'newsletter.requested': true,
  'out_of_stock.requested': true,
  'presentation.requested': true,
  'stock.arrived': true,
  'payment.mismatch': true,
  'payment.went_back': true,
  'payment.refund_due': true,
  'payment.refunded': true,
  'out_of_stock.answered': true,
  'presentation.answered': true,
} satisfies Record<Topic, true>) as readonly Topic[];

const announcing = prepared<{ topic: Topic; payload: string }>(
  (value) => sql`insert into outbox (topic, payload) values (${value('topic')}, ${value('payload')}::jsonb)`,
);

/** Publishes an event in the transaction that it is about. It is delivered after the commit; a rollback discards it. */
export const publish = <T extends Topic>(tx: Tx, topic: T, payload: DomainEvents[T]): Promise<void> =>
  tx.defer(announcing(tx, { topic, payload: eventPayload(topic, payload) }));

/** What `insertEvent` takes the payload as. */
export const eventPayload = <T extends Topic>(_topic: T, payload: DomainEvents[T]): string => JSON.stringify(payload);

/**
 * The same as a part of another statement: `insert …` to be followed by `from` and `where`, one piece of news for each row
 * there. The payload comes by `eventPayload`.
 */
export const insertEvent = (topic: Topic, payload: RawBuilder<string>): RawBuilder<unknown> =>
  sql`insert into outbox (topic, payload) select ${sql.lit(topic)}, ${payload}::jsonb`;

/**
 * What is done with one event, in the transaction that takes it off the list: once, unless that transaction fails. What it
 * returns runs after the commit, and may be lost in a crash.
 */
export type EventConsumer<T extends Topic> = (tx: Tx, news: DomainEvents[T]) => Promise<(() => void) | void>;

/**
 * The same for all news of the topic that come off the list at once, in order: many cost hardly more than one. It is told
 * before those who are told piece by piece, so only of what comes before everything else that is told of the same thing.
 */
export interface BatchConsumer<T extends Topic> {
  readonly batch: (tx: Tx, news: readonly DomainEvents[T][]) => Promise<void>;
}

export type EventConsumers = { readonly [T in Topic]?: readonly (EventConsumer<T> | BatchConsumer<T>)[] };
