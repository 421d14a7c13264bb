import { adminJobs } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPerson } from '../../../test/builders/people.ts';
import { openTestShop, type TestShop } from '../../../test/http.ts';

let shop: TestShop;
let token: string;

beforeAll(async () => {
  shop = await openTestShop();
  token = await shop.loginAs(await aPerson(shop.db, { role: 'administrator' }));
  await shop.db
    .insertInto('job_state')
    .values([
      { name: 'mail.deliver', schedule: '* * * * *', seen_at: shop.now(), next_run_at: shop.now() },
      { name: 'records.tidy', schedule: null, seen_at: shop.now() },
      { name: 'of.an-older-version', schedule: null, seen_at: shop.now() },
    ])
    .execute();
});
afterAll(() => shop.close());

const jobs = async () => (await shop.call(adminJobs.list, { token })).data;
const idOf = async (name: string): Promise<number> =>
  (await jobs()).find((job: { name: string; id: number }) => job.name === name).id;
const requests = () => shop.db.selectFrom('job_request').select(['name', 'data', 'key']).execute();
const aDeadLetter = async (): Promise<number> => {
  const letter = { name: 'records.tidy', data: JSON.stringify({ recordId: 7 }), error: 'column missing', attempts: 6 };
  const insert = shop.db.insertInto('job_failure').values({ ...letter, failed_at: shop.now() });
  return (await insert.returning('id').executeTakeFirstOrThrow()).id;
};

it('lists the jobs of this version with what became of them', async () => {
  expect(await jobs()).toMatchObject([
    { name: 'mail.deliver', state: 'never', schedule: '* * * * *' },
    { name: 'records.tidy', state: 'never', schedule: null, deadLetters: 0 },
  ]);
});

it('asks for a run of a scheduled job, once however often it is pressed', async () => {
  const params = { id: await idOf('mail.deliver') };
  await shop.call(adminJobs.run, { token, params });
  expect(await shop.call(adminJobs.run, { token, params })).toMatchObject({ status: 200, code: 'jobs.asked' });
  expect(await requests()).toEqual([{ name: 'mail.deliver', data: {}, key: 'soon' }]);
  await shop.db.deleteFrom('job_request').execute();
});

it('409 for a job that makes no sense without its data', async () => {
  const params = { id: await idOf('records.tidy') };
  expect(await shop.call(adminJobs.run, { token, params })).toMatchObject({ status: 409, code: 'jobs.needs_data' });
});

it('gives a dead letter to the worker again with the data that it had, once', async () => {
  const id = await aDeadLetter();
  expect((await shop.call(adminJobs.failures, { token, body: { quickSearch: 'MISSING' } })).data).toMatchObject([
    { id, name: 'records.tidy', data: '{"recordId": 7}', error: 'column missing', tries: 6 },
  ]);
  expect((await shop.call(adminJobs.retry, { token, params: { id } })).status).toBe(200);
  expect((await shop.call(adminJobs.retry, { token, params: { id } })).status).toBe(404);
  expect(await requests()).toEqual([{ name: 'records.tidy', data: { recordId: 7 }, key: null }]);
});

it('puts a dead letter away and remembers who did', async () => {
  const id = await aDeadLetter();
  expect((await shop.call(adminJobs.dismiss, { token, params: { id } })).status).toBe(200);
  expect((await shop.call(adminJobs.failures, { token, body: {} })).data).toEqual([]);
  const audit = await shop.db.selectFrom('audit_entry').select('action').where('entity_id', '=', id).execute();
  expect(audit).toContainEqual({ action: 'jobs.dismiss' });
});

const aFailedEvent = async (): Promise<number> => {
  const event = { topic: 'message.written', payload: '{"userId": 9}', attempts: 5, failed_consumer: 'mail' };
  const insert = shop.db
    .insertInto('outbox')
    .values({ ...event, error: 'cannot be mailed', failed_at: shop.now(), delivered_to: ['messages', 'realtime'] });
  return (await insert.returning('id').executeTakeFirstOrThrow()).id;
};
const event = (id: number) => shop.db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst();

it('lists the events that were set aside, and finds them by their reason', async () => {
  const id = await aFailedEvent();
  expect((await shop.call(adminJobs.failedEvents, { token, body: { quickSearch: 'MAILED' } })).data).toMatchObject([
    { id, topic: 'message.written', consumer: 'mail', error: 'cannot be mailed', data: '{"userId": 9}', attempts: 5 },
  ]);
  expect((await shop.call(adminJobs.failedEvents, { token, body: { quickSearch: 'else' } })).data).toEqual([]);
  await shop.call(adminJobs.dismissEvent, { token, params: { id } });
});

it('delivers an event again that staff give back, once', async () => {
  const id = await aFailedEvent();
  expect((await shop.call(adminJobs.retryEvent, { token, params: { id } })).status).toBe(200);
  expect((await shop.call(adminJobs.retryEvent, { token, params: { id } })).status).toBe(404);
  // The message does not exist, so there is nothing to mail: the event is done.
  await expect.poll(() => event(id)).toBeUndefined();
});

it('404 for an event that is on its way, and an audit entry for one that is put away', async () => {
  const id = await aFailedEvent();
  expect((await shop.call(adminJobs.dismissEvent, { token, params: { id } })).status).toBe(200);
  expect((await shop.call(adminJobs.dismissEvent, { token, params: { id } })).status).toBe(404);
  const audit = await shop.db.selectFrom('audit_entry').select('action').where('entity_id', '=', id).execute();
  expect(audit).toContainEqual({ action: 'events.dismiss' });
});

it('tells how much waits and since when', async () => {
  await shop.db
    .insertInto('job_request')
    .values({ name: 'of.an-older-version', data: '{}', requested_at: new Date('2026-01-01') })
    .execute();
  expect((await shop.call(adminJobs.backlog, { token })).data).toMatchObject({
    requests: { count: 2, since: '2026-01-01T00:00:00.000Z' },
    mails: { count: 0, since: null },
  });
});
