import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../platform/database/db.ts';
import { prepared } from '../platform/database/prepared.ts';

/** Stands for the payload of an event in its declaration. */
interface EventType<P extends object> {
  /** Exists for the compiler only. */
  readonly payload?: P;
}

/** The payload of one event: `'order.placed': event<{ orderId: number }>()`. */
export const event = <P extends object>(): EventType<P> => ({});

/** The payloads of declared events by topic. */
export type PayloadsOf<E extends { readonly declared: object }> = {
  readonly [T in keyof E['declared'] & string]: E['declared'][T] extends EventType<infer P> ? P : never;
};

const inserting = prepared<{ topic: string; payload: string }>(
  (value) => sql`insert into outbox (topic, payload) values (${value('topic')}, ${value('payload')}::jsonb)`,
);

/**
 * Declares the events that a module publishes, in its `events.ts`. Nobody else publishes them; a module that consumes them imports
 * their type through the index of this one.
 */
export function declareEvents<D extends Readonly<Record<string, EventType<object>>>>(declared: D) {
  type Payloads = PayloadsOf<{ readonly declared: D }>;
  type Topic = keyof Payloads & string;
  const eventPayload = <T extends Topic>(_topic: T, payload: Payloads[T]): string => JSON.stringify(payload);
  return {
    declared,
    /** Publishes an event in the transaction that it is about. It is delivered after the commit; a rollback discards it. */
    publish: <T extends Topic>(tx: Tx, topic: T, payload: Payloads[T]): Promise<void> =>
      tx.defer(inserting(tx, { topic, payload: eventPayload(topic, payload) })),
    /** The payload as `insertEvent` takes it. */
    eventPayload,
    /** `publish` as a part of another statement: `insert …`, to be followed by `from` and `where`. Each row there is an event. */
    insertEvent: (topic: Topic, payload: RawBuilder<string>): RawBuilder<unknown> =>
      sql`insert into outbox (topic, payload) select ${sql.lit(topic)}, ${payload}::jsonb`,
  };
}

/**
 * Handles one event, in the transaction that takes it off the list: once, unless that transaction fails. What it returns runs
 * after the commit, and may be lost in a crash.
 */
type EventConsumer<P> = (tx: Tx, payload: P) => Promise<(() => void) | void>;

/**
 * Handles all events of a topic that come off the list at once, in order: many cost hardly more than one. It runs before the
 * consumers that take events one by one.
 */
interface BatchConsumer<P> {
  readonly batch: (tx: Tx, payloads: readonly P[]) => Promise<void>;
}

/** Consumers of some of these events, by topic: `EventConsumers<OrderEvents & PaymentEvents>`. */
export type EventConsumers<E> = { readonly [T in keyof E]?: readonly (EventConsumer<E[T]> | BatchConsumer<E[T]>)[] };
