import { type RawBuilder, sql } from 'kysely';
import { type Db, inTransaction, type Tx } from './db.ts';
import { send } from './pipeline.ts';
import { prepared } from './prepared.ts';

/** Everything that a transaction can announce, and what it says of it. */
export interface News {
  'order.placed': { orderId: number };
  'order.status_changed': { orderId: number; from: number; to: number; reason: string | null; byUserId: number | null };
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
export type Topic = keyof News;

const announcing = prepared<{ topic: Topic; payload: string }>(
  (value) => sql`insert into outbox (topic, payload) values (${value('topic')}, ${value('payload')}::jsonb)`,
);

/** Writes the news into the transaction that it is about: it is told after commit, or never. Nobody need wait for it. */
export async function announce<T extends Topic>(tx: Tx, topic: T, payload: News[T]): Promise<void> {
  send(tx, announcing(tx, { topic, payload: newsText(topic, payload) }));
}

/** What `newsRow` takes the payload as. */
export const newsText = <T extends Topic>(_topic: T, payload: News[T]): string => JSON.stringify(payload);

/**
 * The same as a part of another statement: `insert …` to be followed by `from` and `where`, one piece of news for each row
 * there. The payload comes by `newsText`.
 */
export const newsRow = (topic: Topic, payload: RawBuilder<string>): RawBuilder<unknown> =>
  sql`insert into outbox (topic, payload) select ${sql.lit(topic)}, ${payload}::jsonb`;

/** What is done with one piece of news. It runs in the transaction that takes the news off the list; it may run again after a crash. */
export type Consumer<T extends Topic> = (tx: Tx, news: News[T]) => Promise<(() => void) | void>;

/**
 * The same for all news of the topic that come off the list at once, in order: many cost hardly more than one. It is told
 * before those who are told piece by piece, so only of what comes before everything else that is told of the same thing.
 */
export interface Gatherer<T extends Topic> {
  readonly gathered: (tx: Tx, news: readonly News[T][]) => Promise<void>;
}

export type Consumers = { readonly [T in Topic]?: readonly (Consumer<T> | Gatherer<T>)[] };

type AnyConsumer = Consumer<Topic> | Gatherer<Topic>;

/** The consumers of several modules as one table. */
export function allConsumers(...tables: readonly Consumers[]): Consumers {
  const all: Partial<Record<Topic, AnyConsumer[]>> = {};
  for (const table of tables) {
    for (const [topic, consumers] of Object.entries(table)) {
      (all[topic as Topic] ??= []).push(...(consumers as readonly AnyConsumer[]));
    }
  }
  return all as Consumers;
}

export interface Outbox {
  /** Looks for news now instead of at the next round. */
  wake(): void;
  stop(): Promise<void>;
}

const BATCH = 50;

interface OutboxSettings {
  readonly db: Db;
  readonly consumers: Consumers;
  /** ms between two looks when nobody calls. */
  readonly pollEvery?: number;
  readonly onError: (error: unknown) => void;
}

/**
 * Hands news to its consumers, each piece once over all processes: rows are claimed with SKIP LOCKED and deleted in the
 * transaction that the consumers write in. What a consumer returns runs after that commit (pushes).
 */
export function startOutbox({ db, consumers, pollEvery = 1_000, onError }: OutboxSettings): Outbox {
  let stopped = false;
  let running: Promise<void> | undefined;
  let again = false;
  const round = async (): Promise<void> => {
    do {
      again = false;
      // News may bring more news: until there is none.
      while (!stopped && (await deliverBatch(db, consumers)) > 0);
    } while (again && !stopped);
  };
  const wake = (): void => {
    if (stopped) return;
    if (running) {
      again = true;
      return;
    }
    running = round()
      .catch(onError)
      .finally(() => {
        running = undefined;
        if (again) wake();
      });
  };
  const timer = setInterval(wake, pollEvery);
  return {
    wake,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}

interface Taken {
  readonly id: number;
  readonly topic: string;
  readonly payload: News[Topic];
}

const taking = prepared<object, Taken>(
  () => sql`
    delete from outbox
    where id in (select id from outbox order by id limit ${sql.lit(BATCH)} for update skip locked)
    returning id, topic, payload`,
);

async function deliverBatch(db: Db, consumers: Consumers): Promise<number> {
  const { count, afterwards } = await inTransaction(db, async (tx) => {
    const afterwards: (() => void)[] = [];
    // Lost in a crash it is done again, so it need not wait for the disk and keep those waiting who must.
    send(tx, sql`set local synchronous_commit = off`.compile(tx));
    const { rows } = await tx.executeQuery(taking(tx, {}));
    rows.sort((a, b) => a.id - b.id);
    // The table holds what `announce` wrote, so topic and payload belong together.
    const toldOf = (topic: string) => (consumers[topic as Topic] ?? []) as readonly AnyConsumer[];
    for (const [topic, all] of Map.groupBy(rows, (row) => row.topic)) {
      const news = all.map(({ payload }) => payload);
      for (const consumer of toldOf(topic)) if ('gathered' in consumer) await consumer.gathered(tx, news);
    }
    for (const { topic, payload } of rows) {
      for (const consumer of toldOf(topic)) {
        const after = 'gathered' in consumer ? undefined : await consumer(tx, payload);
        if (after) afterwards.push(after);
      }
    }
    return { count: rows.length, afterwards };
  });
  for (const after of afterwards) after();
  return count;
}
