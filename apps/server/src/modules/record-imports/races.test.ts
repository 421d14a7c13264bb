import { type RecordImport, recordImports } from '@sjaj/contract';
import { feninga } from '@sjaj/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openRecordImportFixture, type RecordImportFixture } from '../../../test/builders/record-imports.ts';
import { seedShop, someArticle, type SeededShop } from '../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../test/http.ts';
import { inTransaction } from '../../platform/database/db.ts';
import { savePulledPrices } from '../articles/index.ts';
import { processPending } from './service/process-pending.ts';

/** Imports that meet each other, their undo, the ERP and the end of their worker. */

let seeded: SeededShop;
let fixture: RecordImportFixture;
let ids: readonly number[];
let round = 0;
beforeAll(async () => {
  seeded = await seedShop(await openTestShop({ connections: 8 }));
  fixture = openRecordImportFixture(seeded);
});
afterAll(() => seeded.shop.close());

const LINES = 9;
const codes = (): string[] => Array.from({ length: LINES }, (_, place) => `RI-${round}-${place}`);
beforeEach(async () => {
  round += 1;
  const created: number[] = [];
  for (const code of codes()) created.push(await someArticle(seeded, code, { vpc: 10_00 }));
  ids = created;
});

/** A comparison that sets all prices. */
const priced = (price: string) =>
  fixture.compare('prices', ['Šifra;VPC', ...codes().map((code) => `${code};${price}`)]);
const pricesNow = async (): Promise<unknown[]> => Promise.all(ids.map(async (id) => (await fixture.article(id))?.vpc));
const applyAll = async (...files: readonly { readonly id: number }[]): Promise<void> => {
  for (const { id } of files) expect((await fixture.applyCall(id, { doubtful: 'take' })).status).toBe(200);
};
const workers = async (count: number): Promise<void> => {
  await Promise.all(Array.from({ length: count }, () => fixture.work()));
  // A worker that waited for the end of an import leaves; the queue would send another.
  await fixture.work();
};
/** How often the price of each article was changed, by its history. */
async function changesOf(): Promise<number[]> {
  const { rows } = await sql<{ count: number }>`
    select count(h.id)::integer as count from unnest(${ids}::integer[]) as a (id)
    left join audit_entry h on h.entity = 'article' and h.entity_id = a.id
    group by a.id order by a.id`.execute(seeded.shop.db);
  return rows.map(({ count }) => count);
}

it('four workers save each line of an import once', async () => {
  const file = await priced('11,00');
  await applyAll(file);
  await workers(4);
  expect(await fixture.file(file.id)).toMatchObject({ state: 'done', done: LINES, refused: 0 });
  expect(await pricesNow()).toEqual(ids.map(() => 11));
  expect(await changesOf()).toEqual(ids.map(() => 1));
});

it('of two imports of the same records the one begun first saves them, and the other leaves them alone', async () => {
  const [first, second] = [await priced('11,00'), await priced('12,00')];
  await applyAll(first, second);
  await workers(4);
  expect(await fixture.file(first.id)).toMatchObject({ state: 'done', done: LINES, canUndo: false });
  expect(await fixture.file(second.id)).toMatchObject({ state: 'done', done: 0, refused: LINES });
  expect(await pricesNow()).toEqual(ids.map(() => 11));
});

it('an undo that is sent five times at once is made once', async () => {
  const file = await priced('11,00');
  await fixture.apply(file.id);
  const replies = await Promise.all(Array.from({ length: 5 }, () => fixture.undoCall(file.id)));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
  await workers(4);
  expect(await fixture.file(file.id)).toMatchObject({ state: 'undone', undone: LINES });
  expect(await pricesNow()).toEqual(ids.map(() => 10));
  expect((await fixture.undoCall(file.id)).code).toBe('imports.not_last');
});

it('an undo and another import at once end, and no price is lost between them', async () => {
  const first = await priced('11,00');
  await fixture.apply(first.id);
  const second = await priced('12,00');
  const [undo, apply] = await Promise.all([fixture.undoCall(first.id), fixture.applyCall(second.id, {})]);
  expect(apply.status).toBe(200);
  await workers(4);
  const [one, other] = [await fixture.file(first.id), await fixture.file(second.id)];
  expect([one.state, other.state]).toEqual([undo.status === 200 ? 'undone' : 'done', 'done']);
  expect(await pricesNow()).toEqual(ids.map(() => (undo.status === 200 ? 10 : 12)));
});

it('an import whose workers end after one piece each is continued to its end, and so is its undo', async () => {
  const { db, storage, now } = seeded.shop;
  const onePiece = async (): Promise<void> => {
    const stopping = new AbortController();
    let asked = 0;
    const clock = (): Date => {
      // Twice at the start, then for each piece.
      if ((asked += 1) === 3) stopping.abort();
      return now();
    };
    await processPending({ db, storage }, { clock, signal: stopping.signal, size: 2, onError: () => undefined });
  };
  const untilIs = async (state: RecordImport['state'], least: number): Promise<void> => {
    let runs = 0;
    while ((await fixture.file(id)).state !== state && runs <= LINES) {
      await onePiece();
      runs += 1;
    }
    expect(runs).toBeGreaterThanOrEqual(least);
  };
  const { id } = await priced('11,00');
  await applyAll({ id });
  await untilIs('done', LINES / 2);
  expect(await fixture.file(id)).toMatchObject({ done: LINES, refused: 0 });
  expect(await changesOf()).toEqual(ids.map(() => 1));
  expect((await fixture.undoCall(id)).status).toBe(200);
  await untilIs('undone', LINES / 2);
  expect(await pricesNow()).toEqual(ids.map(() => 10));
  expect(await changesOf()).toEqual(ids.map(() => 2));
});

it('an import beside the ERP’s pull saves each price that the ERP has not changed before it', async () => {
  const file = await priced('11,00');
  await applyAll(file);
  const pulled = ids.toReversed().map((articleId) => ({ articleId, vpc: feninga(900), mpc: null, cost: null }));
  const pull = () => inTransaction(seeded.shop.db, (tx) => savePulledPrices(tx, pulled, seeded.shop.now()));
  await Promise.all([fixture.work(), pull(), fixture.work()]);
  await fixture.work();
  const { state, done, refused } = await fixture.file(file.id);
  expect([state, done + refused]).toEqual(['done', LINES]);
  expect(new Set(await pricesNow())).toEqual(new Set([9]));
  expect(
    await seeded.shop.call(recordImports.undo, { token: seeded.administrator, params: { id: file.id } }),
  ).toMatchObject({
    status: done > 0 ? 200 : 409,
  });
});
