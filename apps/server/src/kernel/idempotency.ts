import { sql } from 'kysely';
import { type Db, inTransaction, type Tx } from '../platform/database/db.ts';
import type { RetentionTask } from './retention.ts';
import { prepared } from '../platform/database/prepared.ts';
import { Problem } from '../platform/problem.ts';

/** Who asks what under which key; null key: the caller sent none. */
export interface Idempotency {
  readonly actor: string;
  readonly key: string | null;
  readonly route: string;
  readonly bodyHash: Buffer;
}

interface Claim {
  readonly actor: string;
  readonly key: string;
  readonly route: string;
  readonly bodyHash: Buffer;
}

const claiming = prepared<Claim>(
  (value) => sql`
    insert into idempotency_key (actor, key, route, body_hash, status, answer)
    values (${value('actor')}, ${value('key')}, ${value('route')}, ${value('bodyHash')}, 200, 'null')
    on conflict do nothing returning key`,
);

const keeping = prepared<{ actor: string; key: string; answer: string }>(
  (value) => sql`
    update idempotency_key set answer = ${value('answer')}::jsonb
    where actor = ${value('actor')} and key = ${value('key')}`,
);

/**
 * Does the work once for each key of a caller and answers every repetition with the stored answer. The row is part of
 * the work's own transaction: a crash leaves both or none, and a second request with the same key waits for the first.
 * 409 where the key came with another body or for another route before.
 */
export const withIdempotency = <T>(tx: Tx, idempotency: Idempotency, work: () => Promise<T>): Promise<T> =>
  withIdempotencyAndRead(
    tx,
    idempotency,
    () => Promise.resolve(),
    () => work(),
  );

/** A transaction of its own for work that is done once for each key, as `withIdempotency` does it. */
export const inTransactionOnce = <T>(db: Db, idempotency: Idempotency, work: (tx: Tx) => Promise<T>): Promise<T> =>
  inTransaction(db, (tx) => withIdempotency(tx, idempotency, () => work(tx)));

/** `withIdempotency` for work that begins with reads: `prepare` is sent to the database together with the claim of the key, so it must refuse nothing. */
export async function withIdempotencyAndRead<L, T>(
  tx: Tx,
  { actor, key, route, bodyHash }: Idempotency,
  prepare: () => Promise<L>,
  work: (loaded: L) => Promise<T>,
): Promise<T> {
  if (key === null) return work(await prepare());
  const [claim, loaded] = await Promise.all([
    tx.executeQuery(claiming(tx, { actor, key, route, bodyHash })),
    prepare(),
  ]);
  if (claim.rows.length === 0) return (await storedAnswer(tx, { actor, key, route, bodyHash })) as T;
  const answer = await work(loaded);
  await tx.defer(keeping(tx, { actor, key, answer: JSON.stringify(answer) }));
  return answer;
}

async function storedAnswer(tx: Tx, { actor, key, route, bodyHash }: Idempotency): Promise<unknown> {
  const row = await tx
    .selectFrom('idempotency_key')
    .select(['route', 'body_hash', 'answer'])
    .where('actor', '=', actor)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (row.route !== route || !row.body_hash.equals(bodyHash)) throw new Problem('request.key_reused', 409);
  return row.answer;
}

/** A key answers repetitions for seven days. */
const KEY_LIFE_MS = 7 * 24 * 3_600_000;

export const purgeExpiredIdempotencyKeys: RetentionTask = async (db, now) => {
  const before = new Date(now.getTime() - KEY_LIFE_MS);
  await db.deleteFrom('idempotency_key').where('created_at', '<', before).execute();
};
