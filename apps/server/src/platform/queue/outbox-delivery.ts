import { setTimeout as delay } from 'node:timers/promises';
import { type Db, inTransaction, type Tx } from '../database/db.ts';
import {
  BATCH,
  claimBatch,
  claimForConsumer,
  markDelivered,
  noteFailure,
  removeDelivered,
  setUnknownAside,
} from './outbox-store.ts';

/** Handles one event. What it returns runs after the commit. */
type EventConsumer = (tx: Tx, payload: never) => Promise<(() => void) | void>;
/** Handles all events of a topic in a batch at once. */
interface BatchConsumer {
  readonly batch: (tx: Tx, payloads: readonly never[]) => Promise<void>;
}
type AnyConsumer = EventConsumer | BatchConsumer;

/** Consumers by module and topic. Their payload types are checked where they are declared. */
export type ConsumersByModule = Readonly<Record<string, Readonly<Record<string, readonly AnyConsumer[] | undefined>>>>;

interface Subscriber {
  readonly name: string;
  readonly consumer: AnyConsumer;
}

export interface Outbox {
  /** Delivers what waits now instead of at the next round. */
  wake(): void;
  stop(): Promise<void>;
}

/** ms before each further attempt; after the last one an event is set aside. */
const RETRY_AFTER_MS = [1_000, 5_000, 30_000, 120_000];
/** ms from one batch to the next: ten events that are told together cost little more than one. The first is told at once. */
const BATCH_EVERY_MS = 20;

interface OutboxSettings {
  readonly db: Db;
  /** All topics that this version knows. Events of other topics are left to the servers that know them. */
  readonly topics: readonly string[];
  readonly consumers: ConsumersByModule;
  /** ms between two rounds when nobody calls. */
  readonly pollEvery?: number;
  readonly retryAfter?: readonly number[];
  readonly onError: (error: unknown) => void;
}

/**
 * Delivers events to their consumers, each event once over all processes. A batch is claimed with SKIP LOCKED and deleted in the
 * transaction that its consumers write in. Where that fails, the events of the batch are delivered one by one, each consumer
 * in a transaction of its own: only the consumer that fails is tried again, and an event that fails every time is set aside
 * for staff. Events of a batch come in the order in which they were written; one that is tried again comes later.
 */
export function startOutbox({
  db,
  topics,
  consumers,
  pollEvery = 1_000,
  retryAfter = RETRY_AFTER_MS,
  onError,
}: OutboxSettings): Outbox {
  const delivery = { db, topics, subscribersOf: subscribersIn(consumers), retryAfter, onError };
  let stopped = false;
  let running: Promise<void> | undefined;
  let again = false;
  let isDue = true;
  const round = async (): Promise<void> => {
    let count = BATCH;
    // An event may bring more events: until there is none.
    while (count > 0 && !stopped) {
      if (count < BATCH) await delay(BATCH_EVERY_MS);
      again = false;
      if (isDue) {
        isDue = false;
        await retryFailed(delivery);
      }
      count = await deliverNext(delivery);
    }
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
  const timer = setInterval(() => {
    isDue = true;
    wake();
  }, pollEvery);
  return {
    wake,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}

type SubscribersOf = (topic: string) => readonly Subscriber[];

interface Delivery {
  readonly db: Db;
  readonly topics: readonly string[];
  readonly subscribersOf: SubscribersOf;
  readonly retryAfter: readonly number[];
  readonly onError: (error: unknown) => void;
}

/** Those that take a topic in batches first: they come before those that are told event by event. */
function subscribersIn(consumers: ConsumersByModule): SubscribersOf {
  const byTopic = new Map<string, Subscriber[]>();
  for (const [name, table] of Object.entries(consumers)) {
    for (const [topic, all = []] of Object.entries(table)) {
      const subscribers = all.map((consumer, index) => ({
        name: index === 0 ? name : `${name}.${index + 1}`,
        consumer,
      }));
      byTopic.set(topic, [...(byTopic.get(topic) ?? []), ...subscribers]);
    }
  }
  for (const subscribers of byTopic.values())
    subscribers.sort((a, b) => Number('batch' in b.consumer) - Number('batch' in a.consumer));
  return (topic) => byTopic.get(topic) ?? [];
}

/** Delivers the next batch; how many events are off the list. */
async function deliverNext(delivery: Delivery): Promise<number> {
  try {
    return await deliverBatch(delivery);
  } catch (error) {
    delivery.onError(error);
  }
  const ids = await inTransaction(delivery.db, async (tx) =>
    (await claimBatch(tx, delivery.topics, 'keep')).map(({ id }) => id),
  );
  let delivered = 0;
  for (const id of ids) if (await deliverAlone(delivery, id)) delivered += 1;
  return delivered;
}

/** All of a batch in one transaction. Rejects, with nothing delivered, where one consumer fails. */
async function deliverBatch({ db, topics, subscribersOf }: Delivery): Promise<number> {
  const { count, afterwards } = await inTransaction(db, async (tx) => {
    const afterwards: (() => void)[] = [];
    const events = await claimBatch(tx, topics, 'take');
    for (const [topic, all] of Map.groupBy(events, (event) => event.topic)) {
      const payloads = all.map(({ payload }) => payload as never);
      for (const { consumer } of subscribersOf(topic)) if ('batch' in consumer) await consumer.batch(tx, payloads);
    }
    for (const { topic, payload } of events) {
      for (const { consumer } of subscribersOf(topic)) {
        const after = 'batch' in consumer ? undefined : await consumer(tx, payload as never);
        if (after) afterwards.push(after);
      }
    }
    return { count: events.length, afterwards };
  });
  for (const after of afterwards) after();
  return count;
}

/** Those whose next attempt is due, and those that no server knows. */
async function retryFailed(delivery: Delivery): Promise<void> {
  const due = await inTransaction(delivery.db, async (tx) => {
    await setUnknownAside(tx, delivery.topics);
    return (await claimBatch(tx, delivery.topics, 'due')).map(({ id }) => id);
  });
  for (const id of due) await deliverAlone(delivery, id);
}

/** Delivers one event to the consumers that have not had it yet, each in its own transaction. Whether it is off the list. */
async function deliverAlone(delivery: Delivery, id: number): Promise<boolean> {
  const { db, subscribersOf, retryAfter, onError } = delivery;
  const topic = await topicOf(db, id);
  if (topic === undefined) return false;
  const subscribers = subscribersOf(topic);
  let hasFailed = false;
  for (const subscriber of subscribers) {
    try {
      await deliverTo(db, id, subscriber);
    } catch (error) {
      onError(error);
      hasFailed = true;
      await noteFailure(db, { id, consumer: subscriber.name, error: reasonOf(error), retryAfter });
    }
  }
  return (
    !hasFailed &&
    removeDelivered(
      db,
      id,
      subscribers.map(({ name }) => name),
    )
  );
}

const topicOf = async (db: Db, id: number): Promise<string | undefined> =>
  (await db.selectFrom('outbox').select('topic').where('id', '=', id).executeTakeFirst())?.topic;

async function deliverTo(db: Db, id: number, { name, consumer }: Subscriber): Promise<void> {
  const after = await inTransaction(db, async (tx: Tx) => {
    const event = await claimForConsumer(tx, id, name);
    // Another process is at it, or was faster.
    if (!event) return undefined;
    await markDelivered(tx, id, name);
    const payload = event.payload as never;
    if (!('batch' in consumer)) return consumer(tx, payload);
    await consumer.batch(tx, [payload]);
    return undefined;
  });
  after?.();
}

const LONGEST_REASON = 500;

/** The first line, for staff: a stack is in the log. */
const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n', 1)[0]?.slice(0, LONGEST_REASON) ?? '';
