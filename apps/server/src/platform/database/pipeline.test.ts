import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../../test/database.ts';
import { type Db, inTransaction, openDb, openPool, type Pool, type Tx } from './db.ts';
import { send } from './pipeline.ts';

let database: FreshDatabase;
let pool: Pool;
let db: Db;
beforeAll(async () => {
  database = await freshDatabase();
  pool = openPool({ url: database.url, max: 1 });
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

it('runs what is given at once in the order in which it was given', async () => {
  const seen = await inTransaction(db, (tx) =>
    Promise.all([notes(tx), writing(1).execute(tx), notes(tx), writing(2).execute(tx), notes(tx)]),
  );
  expect([seen[0], seen[2], seen[4]]).toEqual([[], [{ id: 1 }], [{ id: 1 }, { id: 2 }]]);
  expect(await notes(db)).toHaveLength(2);
});

it('keeps what was sent although nobody waited for it', async () => {
  await inTransaction(db, async (tx) => send(tx, writing(1).compile(tx)));
  expect(await notes(db)).toEqual([{ id: 1 }]);
});

it('fails as a whole, with the reason, where something that was sent fails', async () => {
  const failing = inTransaction(db, async (tx) => {
    send(tx, writing(1).compile(tx));
    send(tx, writing(1).compile(tx));
    send(tx, writing(2).compile(tx));
  });
  await expect(failing).rejects.toMatchObject({ code: '23505' });
  expect(await notes(db)).toEqual([]);
});

it('names the first reason where a later statement only suffers from it', async () => {
  const failing = inTransaction(db, async (tx) => {
    send(tx, sql`select 1 / 0`.compile(tx));
    await writing(1).execute(tx);
  });
  await expect(failing).rejects.toMatchObject({ code: '22012' });
});

it('lets its own refusal stand, and the connection serve the next transaction', async () => {
  await expect(inTransaction(db, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  await inTransaction(db, (tx) => writing(3).execute(tx));
  expect(await notes(db)).toEqual([{ id: 3 }]);
});

it('does not let a straggler into the transaction after it', async () => {
  const kept = await inTransaction(db, async (tx) => tx);
  await expect(writing(1).execute(kept)).rejects.toThrow('after the end');
  expect(() => send(db, writing(1).compile(db))).toThrow('only a transaction');
  expect(await notes(db)).toEqual([]);
});
