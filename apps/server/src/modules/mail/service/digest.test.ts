import { articles, presentations } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pino } from 'pino';
import { anotherBuyer, seedShop, someArticle, type SeededShop } from '../../../../test/builders/seeded-shop.ts';
import { wordsIn } from '../../../../test/builders/mails.ts';
import { aPerson } from '../../../../test/builders/people.ts';
import { openTestShop, type Reply, type TestShop } from '../../../../test/http.ts';
import { deliverMail } from './deliver.ts';
import { sendDigests } from './digest.ts';

const TOPICS = ['out_of_stock.requested', 'presentation.requested', 'message.written'];

let shop: TestShop;
let seeded: SeededShop;
let wanted: number[];
beforeAll(async () => {
  shop = await openTestShop();
  seeded = await seedShop(shop);
  const codes = Array.from({ length: 30 }, (_, index) => `Z-${index}`);
  wanted = await Promise.all(codes.map((code) => someArticle(seeded, code)));
});
afterAll(() => shop.close());

const requestArticle = (token: string, articleId: number, call = shop.call) =>
  call(articles.createOutOfStockRequest, { token, body: { articleId, comment: 'Treba' } });
const mails = () => shop.db.selectFrom('outgoing_mail').select(['kind', 'to_address as to', 'facts']).execute();
/** Requests that staff have not been told of yet. */
const untold = async (): Promise<number> =>
  (await shop.db.selectFrom('outbox').select('id').where('topic', 'in', TOPICS).execute()).length;
const waiting = async (): Promise<number> =>
  (await shop.db.selectFrom('mail_digest_entry').select('message_id').execute()).length;

it('429 with Retry-After after 20 requests of a user within an hour, on any process, and one mail tells of them all', async () => {
  const second = await shop.openNode();
  const token = await anotherBuyer(seeded);
  const answers: Reply[] = [];
  while (answers.length < 60) {
    const some = wanted.slice(0, 10).map((id, index) => requestArticle(token, id, index % 2 ? shop.call : second));
    answers.push(...(await Promise.all(some)));
  }
  const refused = answers.filter(({ status }) => status === 429);
  expect([answers.filter(({ status }) => status === 200).length, refused.length]).toEqual([20, 40]);
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(3_000);

  await expect.poll(waiting).toBe(20);
  expect(await mails()).toEqual([]);
  expect(await sendDigests(shop.db, shop.now())).toBe(1);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ kind: 'mail.digest', facts: { count: 20 } });
  expect(await sendDigests(shop.db, shop.now())).toBe(0);
});

it('429 after 60 requests of a company, presentations among them; the next hour begins at nothing', async () => {
  shop.wait(2 * 3_600_000);
  const buyers = await Promise.all([1, 2, 3, 4].map(() => anotherBuyer(seeded)));
  const statuses: number[] = [];
  for (const token of buyers) {
    for (const id of wanted.slice(0, 10)) {
      statuses.push((await requestArticle(token, id)).status);
      statuses.push((await shop.call(presentations.request, { token, params: { id } })).status);
    }
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(60);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  shop.wait(3_700_000);
  expect((await requestArticle(await anotherBuyer(seeded), wanted[0] ?? 0)).status).toBe(200);
});

it('is one mail in the reader’s language to each administrator, which lists 50 requests and counts the others', async () => {
  await expect.poll(untold).toBe(0);
  await shop.db.deleteFrom('mail_digest_entry').execute();
  await aPerson(shop.db, { role: 'administrator' });
  shop.wait(2 * 3_600_000);
  for (const _ of [1, 2, 3]) {
    const token = await shop.loginAs(await aPerson(shop.db, { role: 'private' }));
    for (const id of wanted.slice(0, 20)) await requestArticle(token, id);
  }
  await expect.poll(waiting).toBe(120);
  // Several workers at once send one digest to each reader all the same.
  const workers = await Promise.all([1, 2, 3, 4].map(() => sendDigests(shop.db, shop.now())));
  expect(workers.toSorted()).toEqual([0, 0, 0, 2]);
  const context = {
    db: shop.db,
    clock: shop.now,
    log: pino({ level: 'silent' }),
    signal: new AbortController().signal,
  };
  await deliverMail(context, { mailer: null, publicUrl: 'https://sjaj.test', domain: 'sjaj.test' });
  const letters = await shop.db
    .selectFrom('outgoing_mail')
    .select(['subject', 'letter'])
    .where('kind', '=', 'mail.digest')
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  for (const { subject, letter } of letters) {
    const { text } = await wordsIn({ letter });
    expect(subject).toBe('60 novih zahtjeva');
    expect(text.match(/Traži se artikal/g)).toHaveLength(50);
    expect(text).toContain('… i još 10');
  }
});

it('is not for readers who want no mail of the topic', async () => {
  await expect.poll(untold).toBe(0);
  await shop.db.deleteFrom('mail_digest_entry').execute();
  const administrators = await shop.db
    .selectFrom('user_account')
    .select('id')
    .where('role', '=', 'administrator')
    .execute();
  const [reader, ...others] = administrators.map(({ id }) => id);
  const noMail = { topic: 'requests', in_shop: true, mail: false, push: true };
  await shop.db
    .insertInto('notification_choice')
    .values(others.map((id) => ({ user_id: id, ...noMail })))
    .execute();
  shop.wait(2 * 3_600_000);
  const token = await shop.loginAs(await aPerson(shop.db, { role: 'private' }));
  for (const id of wanted.slice(0, 4)) await requestArticle(token, id);
  await expect.poll(waiting).toBe(4);
  expect(await sendDigests(shop.db, shop.now())).toBe(1);
  const digests = shop.db
    .selectFrom('outgoing_mail')
    .select(['user_id', 'link', 'facts'])
    .where('kind', '=', 'mail.digest');
  expect(await digests.orderBy('id', 'desc').limit(1).execute()).toMatchObject([
    { user_id: reader, link: '/admin/out-of-stock-requests', facts: { count: 4 } },
  ]);
});
