import { adminNews } from '@sjaj/contract';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FileShop, openFileShop } from '../../../test/builders/file-shop.ts';
import { aPicture } from '../../../test/builders/upload-files.ts';
import { openTransactions } from '../../../test/open-transactions.ts';
import { sendFile } from '../../../test/send-file.ts';
import { purgeTextPictures } from './index.ts';

let fileShop: FileShop;
beforeAll(async () => {
  fileShop = await openFileShop();
});
afterAll(() => fileShop.shop.close());

const DAY_MS = 86_400_000;

async function addPicture(): Promise<string> {
  const { shop, administrator: token } = fileShop;
  const { data } = await sendFile(shop, adminNews.addPicture, { token, name: 'a.png', bytes: await aPicture('png') });
  return data.url;
}

const keyOf = (url: string): string => url.replace('/files/pictures/', '').replace(/-\d+\.webp$/, '');

/** The keys of the pictures that a run after some days removes from the store. */
async function purgedAfter(days: number): Promise<Set<string>> {
  const removed = new Set<string>();
  const storage = {
    put: () => Promise.resolve(),
    putFile: () => Promise.resolve(),
    read: () => Promise.resolve(null),
    remove: async (key: string) => void removed.add(key.replace(/^pictures\//, '').replace(/-\d+\.webp$/, '')),
    incoming: '/nowhere',
  };
  const { db, now } = fileShop.shop;
  await purgeTextPictures(storage)(db, new Date(now().getTime() + days * DAY_MS + 1_000));
  return removed;
}

const run = (statement: RawBuilder<unknown>) => statement.execute(fileShop.shop.db);

it('deletes a picture a week after it was uploaded or taken out of the last text, once', async () => {
  const [abandoned, moved] = [keyOf(await addPicture()), await addPicture()];
  const title = JSON.stringify({ bs: 'Kartica' });
  const content = JSON.stringify({ bs: `<p>A</p><img src="${moved}" alt="Krpa" />` });
  await run(sql`insert into article_tab (title, content) values (${title}::jsonb, ${content}::jsonb)`);
  expect(await purgedAfter(6)).toEqual(new Set());
  expect(await purgedAfter(7)).toEqual(new Set([abandoned]));
  expect(await purgedAfter(8)).toEqual(new Set());
  await run(sql`delete from article_tab`);
  expect(await purgedAfter(20)).toEqual(new Set());
  expect(await purgedAfter(26)).toEqual(new Set());
  expect(await purgedAfter(27)).toEqual(new Set([keyOf(moved)]));
});

it('keeps no transaction open while it waits for the store', async () => {
  await addPicture();
  const { db, now } = fileShop.shop;
  const open: number[] = [];
  const remove = async (): Promise<void> => void open.push(await openTransactions(db));
  await purgeTextPictures({ ...fileShop.shop.storage, remove })(db, new Date(now().getTime() + 40 * DAY_MS));
  expect(open.length).toBeGreaterThan(0);
  expect(new Set(open)).toEqual(new Set([0]));
});

it('a picture that is put into a text again starts a new week when it leaves it', async () => {
  const url = await addPicture();
  expect(await purgedAfter(5)).toEqual(new Set());
  const body = JSON.stringify({ bs: `<img src="${url}" alt="" />` });
  const { rows } = await sql<{ id: number }>`
    insert into faq_question (topic, question, answer) values ('products', '{"bs": "?"}', ${body}::jsonb) returning id
  `.execute(fileShop.shop.db);
  expect(await purgedAfter(8)).toEqual(new Set());
  await run(sql`delete from faq_question where id = ${rows[0]?.id}`);
  expect(await purgedAfter(9)).toEqual(new Set());
  expect(await purgedAfter(16)).toEqual(new Set([keyOf(url)]));
});

it.each([
  ['a news item', (text: string) => sql`insert into news_item (title, content) values ('{"bs": "N"}', ${text}::jsonb)`],
  [
    'the lead of a page',
    (text: string) => sql`insert into information_page (name, lead) values ('lead', ${text}::jsonb)`,
  ],
  ['a page', (text: string) => sql`insert into information_page (name, content) values ('content', ${text}::jsonb)`],
  [
    'an answer',
    (text: string) =>
      sql`insert into faq_question (topic, question, answer) values ('products', '{"bs": "?"}', ${text}::jsonb)`,
  ],
  ['a tab', (text: string) => sql`insert into article_tab (title, content) values ('{"bs": "T"}', ${text}::jsonb)`],
  [
    'terms that are no longer in force',
    (text: string) =>
      sql`insert into terms_of_service (title, content, valid_from) values ('{"bs": "U"}', ${text}::jsonb, '2001-01-01')`,
  ],
  [
    'an issue of the newsletter',
    (text: string) => sql`insert into newsletter_issue (subject, body) values ('{"bs": "I"}', ${text}::jsonb)`,
  ],
])('keeps the picture of %s', async (_, insert) => {
  const [kept, abandoned] = [await addPicture(), keyOf(await addPicture())];
  await run(insert(JSON.stringify({ en: `<p>A</p><img src="${kept}" alt="" />` })));
  const purged = await purgedAfter(40);
  expect(purged).toContain(abandoned);
  expect(purged).not.toContain(keyOf(kept));
});
