import { articles, reviews } from '@sjaj/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { anotherBuyer, seedShop, type SeededShop, someArticle } from '../../../test/builders/seeded-shop.ts';
import { openTestShop, type TestShop } from '../../../test/http.ts';

const FIRST_KEY = '7b0c2d7e-0000-4000-8000-000000000001';
const SECOND_KEY = '7b0c2d7e-0000-4000-8000-000000000002';

let shop: TestShop;
let seeded: SeededShop;

beforeAll(async () => {
  shop = await openTestShop();
  seeded = await seedShop(shop);
});
afterAll(() => shop.close());

/** An article that the server's memory knows already. */
async function known(code: string): Promise<number> {
  const id = await someArticle(seeded, code);
  await vi.waitFor(async () => expect((await listReviews(id)).status).toBe(200), { timeout: 30_000, interval: 50 });
  return id;
}

const add = (articleId: number, token: string, more: object = {}, key?: string) =>
  shop.call(reviews.add, { token, body: { articleId, rating: 5, comment: 'Odlično', ...more }, ...(key && { key }) });
const listReviews = (id: number) => shop.call(reviews.list, { token: seeded.buyer, params: { id }, body: {} });
const listed = (state: string, quickSearch: string) =>
  shop.call(reviews.moderationList, { token: seeded.administrator, body: { state, quickSearch } });
const decide = ({ id, createdAt }: { id: number; createdAt: string }, state: string) =>
  shop.call(reviews.moderate, { token: seeded.administrator, params: { id }, body: { state, createdAt } });

describe('a review', () => {
  it('is visible after staff have published it, and counts for the rating of the article', async () => {
    const id = await known('OCJ-1');
    expect(await add(id, seeded.buyer, { rating: 4 })).toMatchObject({ status: 200, code: 'articles.review_received' });
    expect((await listReviews(id)).data).toEqual([]);
    const waiting = (await listed('pending', 'OCJ-1')).data;
    expect(waiting).toMatchObject([{ rating: 4, state: 'pending', article: { id, code: 'OCJ-1' } }]);

    expect((await decide(waiting[0], 'published')).status).toBe(200);
    const { data, paging } = await listReviews(id);
    expect(paging?.totalItems).toBe(1);
    expect(data).toMatchObject([{ rating: 4, comment: 'Odlično', author: 'Ana A.' }]);
    const rated = async () => (await shop.call(articles.details, { token: seeded.buyer, params: { id } })).data.rating;
    await vi.waitFor(async () => expect(await rated()).toEqual({ average: 4, count: 1 }), { timeout: 30_000 });
  });

  it('replaces the earlier one of the same user and is pending again', async () => {
    const id = await known('OCJ-2');
    await add(id, seeded.buyer);
    await decide((await listed('pending', 'OCJ-2')).data[0], 'published');
    await add(id, seeded.buyer, { rating: 2, comment: 'Ipak ne' });
    expect((await listReviews(id)).data).toEqual([]);
    const { data } = await listed('pending', 'OCJ-2');
    expect(data).toMatchObject([{ rating: 2, comment: 'Ipak ne' }]);
  });

  it('is stored for each user, and once when a request is repeated with its key', async () => {
    const id = await known('OCJ-3');
    const other = await anotherBuyer(seeded);
    await add(id, seeded.buyer, {}, FIRST_KEY);
    await add(id, other, { comment: 'Može' }, SECOND_KEY);
    await decide((await listed('pending', 'OCJ-3')).data[0], 'published');
    await add(id, other, { comment: 'Može' }, SECOND_KEY);
    expect((await listed('pending', 'OCJ-3')).data).toHaveLength(1);
    expect((await listReviews(id)).data).toHaveLength(1);
  });

  it.each([
    ['no stars', 'A', { rating: 0 }],
    ['six stars', 'B', { rating: 6 }],
    ['no words', 'C', { comment: '  ' }],
    ['too many words', 'D', { comment: 'a'.repeat(1_001) }],
  ])('is refused with %s', async (_, letter, error) => {
    const id = await known(`OCJ-4${letter}`);
    expect((await add(id, seeded.buyer, error)).status).toBe(400);
    expect((await listed('pending', 'OCJ-4')).data).toEqual([]);
  });

  it('404 for a hidden article', async () => {
    const id = await someArticle(seeded, 'OCJ-5', { isVisible: false });
    expect(await add(id, seeded.buyer)).toMatchObject({ status: 404, code: 'articles.not_found' });
    expect((await listReviews(id)).status).toBe(404);
  });
});

describe('moderation', () => {
  it('409 if the author has replaced the review since', async () => {
    const id = await known('OCJ-6');
    await add(id, seeded.buyer);
    const [seen] = (await listed('pending', 'OCJ-6')).data;
    shop.wait(1_000);
    await add(id, seeded.buyer, { comment: 'Nešto drugo' });
    expect(await decide(seen, 'published')).toMatchObject({ status: 409, code: 'records.changed_meanwhile' });
    expect((await listReviews(id)).data).toEqual([]);
  });

  it('writes the decision and its author to the audit log', async () => {
    const id = await known('OCJ-7');
    await add(id, seeded.buyer);
    const [review] = (await listed('pending', 'OCJ-7')).data;
    await decide(review, 'rejected');
    expect((await listed('rejected', 'OCJ-7')).data).toMatchObject([{ id: review.id }]);
    const entries = await shop.db
      .selectFrom('audit_entry')
      .select(['action', 'before', 'after'])
      .where('entity', '=', 'review')
      .where('entity_id', '=', review.id)
      .execute();
    expect(entries).toMatchObject([
      { action: 'reviews.reject', before: { state: 'pending' }, after: { state: 'rejected' } },
    ]);
  });

  it('sorts what waits by rating and by the time of writing', async () => {
    const id = await known('OCJ-SORT');
    await add(id, seeded.buyer, { rating: 2 });
    shop.wait(1_000);
    await add(id, await anotherBuyer(seeded), { rating: 5 });
    const ratings = async (body: object) =>
      (
        await shop.call(reviews.moderationList, {
          token: seeded.administrator,
          body: { state: 'pending', quickSearch: 'OCJ-SORT', ...body },
        })
      ).data.map(({ rating }: { rating: number }) => rating);
    expect(await ratings({})).toEqual([5, 2]);
    expect(await ratings({ sortBy: 'rating', isSortAscending: true })).toEqual([2, 5]);
    expect(await ratings({ sortBy: 'createdDate', isSortAscending: true })).toEqual([2, 5]);
    expect(await ratings({ sortBy: 'rating', isSortAscending: false })).toEqual([5, 2]);
  });

  it('404 for an unknown review', async () => {
    const unknown = { id: 2_000_000_000, createdAt: new Date().toISOString() };
    expect(await decide(unknown, 'published')).toMatchObject({ status: 404, code: 'records.not_found' });
  });
});
