import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase, openTestPool } from '../../../test/database.ts';
import { type Db, inTransaction, openDb, type Pool, type Tx } from './db.ts';

let database: FreshDatabase;
let pool: Pool;
let db: Db;
beforeAll(async () => {
  database = await freshDatabase();
  pool = openTestPool({ url: database.url, max: 1 });
  db = openDb(pool);
  await sql`create table note (id integer primary key)`.execute(db);
});
beforeEach(() => sql`truncate note`.execute(db));
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const writing = (id: number) => sql`insert into note values (${id}::integer)`;
const notes = async (on: Db | Tx) => (await sql<{ id: number }>`select id from note order by id`.execute(on)).rows;

it('runs pipelined statements in the order in which they were issued', async () => {
  const seen = await inTransaction(db, (tx) =>
    Promise.all([notes(tx), writing(1).execute(tx), notes(tx), writing(2).execute(tx), notes(tx)]),
  );
  expect([seen[0], seen[2], seen[4]]).toEqual([[], [{ id: 1 }], [{ id: 1 }, { id: 2 }]]);
  expect(await notes(db)).toHaveLength(2);
});

it('commits a deferred write', async () => {
  await inTransaction(db, (tx) => tx.defer(writing(1).compile(tx)));
  expect(await notes(db)).toEqual([{ id: 1 }]);
});

it('rolls back and rejects with the error of a deferred write', async () => {
  const failing = inTransaction(db, async (tx) => {
    await tx.defer(writing(1).compile(tx));
    await tx.defer(writing(1).compile(tx));
    await tx.defer(writing(2).compile(tx));
  });
  await expect(failing).rejects.toMatchObject({ code: '23505' });
  expect(await notes(db)).toEqual([]);
});

it('rejects with the error that aborted the transaction', async () => {
  const failing = inTransaction(db, async (tx) => {
    await tx.defer(sql`select 1 / 0`.compile(tx));
    await writing(1).execute(tx);
  });
  await expect(failing).rejects.toMatchObject({ code: '22012' });
});

it('rejects with the error of the work, and the connection serves the next transaction', async () => {
  await expect(inTransaction(db, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  await inTransaction(db, (tx) => writing(3).execute(tx));
  expect(await notes(db)).toEqual([{ id: 3 }]);
});

it('refuses statements and deferred writes after the end of the transaction', async () => {
  const ended = await inTransaction(db, async (tx) => tx);
  await expect(writing(1).execute(ended)).rejects.toThrow('after the end');
  await expect(ended.defer(writing(1).compile(ended))).rejects.toThrow('after the end');
  expect(await notes(db)).toEqual([]);
});
