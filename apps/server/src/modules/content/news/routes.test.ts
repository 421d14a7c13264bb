import { blogs, termsOfServices } from '@sjaj/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPerson } from '../../../../test/builders/people.ts';
import { openTestShop, type TestShop } from '../../../../test/http.ts';

let shop: TestShop;
let token: string;

async function news(bs: string, publishedAt: string | null, more: object = {}): Promise<number> {
  const { id } = await shop.db
    .insertInto('news_item')
    .values({
      title: JSON.stringify({ bs, ...more }),
      content: JSON.stringify({ bs: '<p>Prvi odlomak.</p>' }),
      published_at: publishedAt && new Date(publishedAt),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const titles = async (body: object): Promise<string[]> =>
  (await shop.call(blogs.list, { token, body })).data.map(({ title }: { title: string }) => title);

beforeAll(async () => {
  shop = await openTestShop();
  token = await shop.loginAs(await aPerson(shop.db, { role: 'administrator' }));
  await news('Zaštita na radu', '2026-01-31T23:30:00Z', { en: 'Safety at work' });
  await news('Popust 50 %', '2025-03-02T10:00:00Z');
  await news('Zimska ponuda', '2025-01-10T10:00:00Z');
  await news('Još nije vrijeme', '2199-01-01T00:00:00Z');
  await news('Nacrt', null);
});
afterAll(() => shop.close());

describe('news', () => {
  it('are the published ones, newest first or in the requested order', async () => {
    expect(await titles({})).toEqual(['Zaštita na radu', 'Popust 50 %', 'Zimska ponuda']);
    expect(await titles({ sortBy: 'createdDate', isSortAscending: true, pageSize: 5 })).toEqual([
      'Zimska ponuda',
      'Popust 50 %',
      'Zaštita na radu',
    ]);
  });

  it.each([
    ['zastita', ['Zaštita na radu']],
    ['заштита', ['Zaštita na radu']],
    ['SAFETY', ['Zaštita na radu']],
    ['50 %', ['Popust 50 %']],
    ['%', []],
    ['50 %', ['Popust 50 %']],
    ['_', []],
  ])('are found by %j', async (quickSearch, found) => expect(await titles({ quickSearch })).toEqual(found));

  it('are grouped by month in Sarajevo time', async () => {
    expect(await titles({ month: '2026-02' })).toEqual(['Zaštita na radu']);
    const { data } = await shop.call(blogs.recent, { token });
    expect(data.archive).toEqual([
      { month: '2026-02', count: 1 },
      { month: '2025-03', count: 1 },
      { month: '2025-01', count: 1 },
    ]);
  });

  it('link to their neighbours; 404 before publication', async () => {
    const all = (await shop.call(blogs.list, { token, body: {} })).data;
    const { data } = await shop.call(blogs.one, { token, params: { id: all[1].id } });
    expect(data).toMatchObject({
      content: '<p>Prvi odlomak.</p>',
      newer: { id: all[0].id },
      older: { id: all[2].id },
    });
    const draft = await news('Nacrt 2', null);
    for (const id of [draft, 999_999]) {
      const { status, code } = await shop.call(blogs.one, { token, params: { id } });
      expect([status, code]).toEqual([404, 'content.news_not_found']);
    }
  });
});

it('shows the terms to everybody: those in force first, no future ones', async () => {
  for (const [bs, from] of [
    ['Stari', '2020-01-01'],
    ['Važeći', '2024-01-01'],
    ['Budući', '2199-01-01'],
  ] as const) {
    await shop.db
      .insertInto('terms_of_service')
      .values({ title: JSON.stringify({ bs }), content: JSON.stringify({ bs: '…' }), valid_from: new Date(from) })
      .execute();
  }
  const { data } = await shop.call(termsOfServices.list, { body: {} });
  expect(data.map(({ title }: { title: string }) => title)).toEqual(['Važeći', 'Stari']);
});
