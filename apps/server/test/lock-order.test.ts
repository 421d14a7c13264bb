import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { lockValues } from '../src/modules/articles/bulk-edit/store.ts';
import { lock } from '../src/modules/articles/store/articles.ts';
import { lockMembers } from '../src/modules/articles/variations/store.ts';
import { inTransaction, type Tx } from '../src/platform/database/db.ts';
import { openRecordImportFixture, type RecordImportFixture } from './builders/record-imports.ts';
import { seedShop, someArticle, type SeededShop } from './builders/seeded-shop.ts';
import { openTestShop } from './http.ts';

/** What staff and imports do to articles neither deadlocks with orders nor keeps them waiting. */

let seeded: SeededShop;
let fixture: RecordImportFixture;
let url: string;
let order: Client;
beforeAll(async () => {
  seeded = await seedShop(
    await openTestShop({
      reach: async (database) => {
        url = database;
        return database;
      },
    }),
  );
  fixture = openRecordImportFixture(seeded);
});
afterAll(() => seeded.shop.close());
/** The connection on which an order is placed. */
beforeEach(async () => {
  order = new Client({ connectionString: url });
  await order.connect();
  await order.query('begin');
});
afterEach(() => order.end());

const takesStock = (articleId: number) =>
  order.query('select from stock_level where article_id = $1 for update nowait', [articleId]);

async function someoneWaits(): Promise<void> {
  const waiting = sql<{ count: number }>`select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  await vi.waitFor(async () => expect((await waiting.execute(seeded.shop.db)).rows[0]?.count).toBe(1), 30_000);
}

it('an import locks the stock of a piece in the order in which orders lock it, whatever the order of its lines', async () => {
  const [first, second] = [await someArticle(seeded, 'LO-1'), await someArticle(seeded, 'LO-2')];
  const file = await fixture.compare('articles', ['Šifra;Zaliha', 'LO-2;7', 'LO-1;8']);
  expect((await takesStock(first)).rowCount).toBe(1);
  const applied = fixture.apply(file.id);
  await someoneWaits();
  expect((await takesStock(second)).rowCount).toBe(1);
  await order.query('commit');
  await applied;
  expect(await fixture.file(file.id)).toMatchObject({ state: 'done', done: 2, refused: 0 });
});

it.each([
  ['a product is saved', 'LO-3', (tx: Tx, id: number) => lock(tx, id)],
  ['many products are changed', 'LO-4', (tx: Tx, id: number) => lockValues(tx, 'isVisibleOnWeb', [id])],
  ['variations are joined', 'LO-5', (tx: Tx, id: number) => lockMembers(tx, [id])],
])('an order line is written while %s', async (_, code, locks) => {
  const id = await someArticle(seeded, code);
  await inTransaction(seeded.shop.db, async (tx) => {
    expect(await locks(tx, id)).toBeDefined();
    const referred = await order.query('select from article where id = $1 for key share nowait', [id]);
    expect(referred.rowCount).toBe(1);
  });
});
