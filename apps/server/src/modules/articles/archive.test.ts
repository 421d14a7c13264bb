import {
  type AdminArticle,
  adminArticles,
  articleArchive,
  articleBulkEdits,
  articles,
  articleSuccessors,
} from '@sjaj/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { seedShop, someArticle, type SeededShop } from '../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../test/http.ts';

let seeded: SeededShop;
let categoryId: number;

beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
  const title = JSON.stringify({ bs: 'Krpe' });
  const category = seeded.shop.db.insertInto('category').values({ title }).returning('id');
  categoryId = (await category.executeTakeFirstOrThrow()).id;
});
afterAll(() => seeded.shop.close());

/** An article in a category. */
async function anOffered(code: string): Promise<number> {
  const id = await someArticle(seeded, code);
  await seeded.shop.db.insertInto('article_category').values({ article_id: id, category_id: categoryId }).execute();
  return id;
}

const staff = () => ({ token: seeded.administrator });
const one = async (id: number): Promise<AdminArticle> =>
  (await seeded.shop.call(adminArticles.one, { ...staff(), params: { id } })).data;
const archive = (id: number, version: number, successorCode: string | null = null) =>
  seeded.shop.call(articleArchive.add, { ...staff(), params: { id }, body: { version, successorCode } });
const restore = (id: number, version: number) =>
  seeded.shop.call(articleArchive.restore, { ...staff(), params: { id }, body: { version } });
const codesOf = async (view: string, quickSearch: string) => {
  const { data } = await seeded.shop.call(adminArticles.list, { ...staff(), body: { view, quickSearch } });
  return data.map(({ code }: AdminArticle) => code);
};
const successorOf = async (articleId: number) => {
  const { data } = await seeded.shop.call(articleSuccessors.list, {
    token: seeded.buyer,
    body: { articleIds: [articleId] },
  });
  return data.map(({ successor }: { successor: { code: string } }) => successor.code);
};

it('takes an article out of shop and lists, and brings it back hidden', async () => {
  const id = await anOffered('AR-1');
  expect(await codesOf('all', 'AR-1')).toEqual(['AR-1']);
  const archived = await archive(id, 1);
  expect([archived.status, archived.data.isVisibleOnWeb]).toEqual([200, false]);
  expect(archived.data.archivedAt).not.toBeNull();
  const views = ['all', 'visible', 'hidden', 'no_picture', 'archived'];
  expect(await Promise.all(views.map((view) => codesOf(view, 'AR-1')))).toEqual([[], [], [], [], ['AR-1']]);
  await vi.waitFor(
    async () =>
      expect((await seeded.shop.call(articles.details, { token: seeded.buyer, params: { id } })).code).toBe(
        'articles.not_found',
      ),
    { timeout: 30_000, interval: 50 },
  );
  const restored = await restore(id, archived.data.version);
  expect(restored.data).toMatchObject({ archivedAt: null, isVisibleOnWeb: false, version: 3 });
  expect(await codesOf('hidden', 'AR-1')).toEqual(['AR-1']);
});

it('409 for showing an archived article, by form, by the list or many at once', async () => {
  const id = await anOffered('AR-2');
  const { data } = await archive(id, 1);
  const { id: _, onHand, reserved, lowLevel, pictures, linkTitles, slug, createdAt, archivedAt, ...form } = data;
  const saved = await seeded.shop.call(adminArticles.update, {
    ...staff(),
    params: { id },
    body: { ...form, isVisibleOnWeb: true, confirmedPrices: [] },
  });
  expect([saved.status, saved.code]).toEqual([409, 'articles.is_archived']);
  const edited = await seeded.shop.call(adminArticles.quickEdit, {
    ...staff(),
    params: { id },
    body: { version: data.version, isVisibleOnWeb: true, confirmedPrices: [] },
  });
  expect([edited.status, edited.code]).toEqual([409, 'articles.is_archived']);
  const many = await seeded.shop.call(articleBulkEdits.apply, {
    ...staff(),
    body: { selection: { ids: [id] }, change: { field: 'isVisibleOnWeb', value: true } },
  });
  expect(many.data.changed).toBe(0);
  expect((await one(id)).isVisibleOnWeb).toBe(false);
});

it('409 for an article that was changed meanwhile, 400 at the field for a successor that is unknown or itself', async () => {
  const id = await anOffered('AR-3');
  expect((await archive(id, 7)).code).toBe('articles.changed_meanwhile');
  for (const code of ['NO-SUCH', 'AR-3']) {
    const refused = await archive(id, 1, code);
    expect([refused.status, refused.errors?.[0]?.field]).toEqual([400, 'successorCode']);
  }
  expect((await one(id)).archivedAt).toBeNull();
});

it('leads from an archived article to the nearest one that is supplied, and from one that is supplied nowhere', async () => {
  const [oldest, older, current] = await Promise.all(['AR-4', 'AR-5', 'AR-6'].map((code) => anOffered(code)));
  if (!oldest || !older || !current) throw new Error('no articles');
  await archive(oldest, 1, 'AR-5');
  expect(await successorOf(oldest)).toEqual(['AR-5']);
  await archive(older, 1, 'AR-6');
  expect(await successorOf(oldest)).toEqual(['AR-6']);
  expect(await successorOf(current)).toEqual([]);
  // A circle ends.
  await archive(current, 1, 'AR-4');
  expect(await successorOf(oldest)).toEqual([]);
});
