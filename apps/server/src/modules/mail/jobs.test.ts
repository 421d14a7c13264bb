import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase, openTestPool } from '../../../test/database.ts';
import { type Db, openDb } from '../../platform/database/db.ts';
import { purgeExpiredMail } from './jobs.ts';

const now = new Date('2026-11-20T10:00:00Z');

let database: FreshDatabase;
let db: Db;
beforeAll(async () => {
  database = await freshDatabase();
  db = openDb(openTestPool({ url: database.url }));
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

async function aMail(key: string, state: string, days: number): Promise<void> {
  await db
    .insertInto('outgoing_mail')
    .values({
      event_key: key,
      kind: 'message.articleArrived',
      to_address: 'ana@firma.test',
      to_name: 'Ana Anić',
      language: 'bs',
      sees_prices: true,
      state,
      created_at: new Date(now.getTime() - days * 24 * 3_600_000),
    })
    .execute();
}

it('forgets mail after half a year, but none that still waits', async () => {
  await aMail('old', 'kept', 181);
  await aMail('waits', 'queued', 181);
  await aMail('young', 'kept', 179);
  await purgeExpiredMail(db, now);
  const left = await db.selectFrom('outgoing_mail').select('event_key').orderBy('id').execute();
  expect(left.map((mail) => mail.event_key)).toEqual(['waits', 'young']);
});
