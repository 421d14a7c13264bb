import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase, openTestPool } from '../../test/database.ts';
import { type Db, inTransaction, openDb } from '../platform/database/db.ts';
import type { Idempotency } from './idempotency.ts';
import { withIdempotency } from './idempotency.ts';

let database: FreshDatabase;
let db: Db;

beforeAll(async () => {
  database = await freshDatabase();
  db = openDb(openTestPool({ url: database.url, max: 20 }));
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const idempotencyOf = (key: string | null, body = 'a', actor = 'user:1'): Idempotency => ({
  actor,
  key,
  route: 'POST /shopping-cart/checkout',
  bodyHash: createHash('sha256').update(body).digest(),
});
const once = (idempotency: Idempotency, work: () => Promise<unknown>) =>
  inTransaction(db, (tx) => withIdempotency(tx, idempotency, work));

it('does the work of 20 equal requests once and gives all the same answer', async () => {
  let done = 0;
  const work = async () => ({ orderId: (done += 1) });
  const answers = await Promise.all(Array.from({ length: 20 }, () => once(idempotencyOf('twenty-at-once'), work)));
  expect(done).toBe(1);
  expect(answers).toEqual(Array(20).fill({ orderId: 1 }));
});

it('409 for the same key with another body', async () => {
  await once(idempotencyOf('another-body', 'a'), async () => 1);
  await expect(once(idempotencyOf('another-body', 'b'), async () => 2)).rejects.toMatchObject({
    status: 409,
    code: 'request.key_reused',
  });
});

it('keeps the keys of callers apart', async () => {
  await once(idempotencyOf('same-key', 'a', 'user:1'), async () => 'mine');
  expect(await once(idempotencyOf('same-key', 'a', 'user:2'), async () => 'yours')).toBe('yours');
});

it('leaves nothing behind when the work fails, so that a retry does it', async () => {
  await expect(once(idempotencyOf('fails-first'), () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await once(idempotencyOf('fails-first'), async () => 'done')).toBe('done');
});

it('does the work every time without a key', async () => {
  expect(await once(idempotencyOf(null), async () => 1)).toBe(1);
  expect(await once(idempotencyOf(null), async () => 2)).toBe(2);
});
