import { adminArticles, articleBulkEdits } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aRange, type Range, someGoods } from '../../../../test/builders/catalogue.ts';
import { aCompany, aPerson } from '../../../../test/builders/people.ts';
import { aPlace } from '../../../../test/builders/place.ts';
import { openTestShop, type Reply, type TestShop } from '../../../../test/http.ts';
import { inTransaction } from '../../../platform/database/db.ts';
import { purgeBulkEdits } from './store.ts';

const DAY_MS = 86_400_000;
const MANY = 520;

let shop: TestShop;
let range: Range;
let staff: string;
let brushes: number[];

beforeAll(async () => {
  shop = await openTestShop();
  range = await aRange(shop.db);
  staff = await shop.loginAs(await aPerson(shop.db, { role: 'administrator' }));
  brushes = [];
  for (const code of ['CT-1', 'CT-2', 'CT-3']) {
    brushes.push(await someGoods(shop.db, range, { code, title: `Četka ${code}`, categoryIds: [range.gloves] }));
  }
});
afterAll(() => shop.close());

const apply = (selection: object, change: object) =>
  shop.call(articleBulkEdits.apply, { token: staff, body: { selection, change } });
const undo = (id: number) => shop.call(articleBulkEdits.undo, { token: staff, params: { id } });
const found = (quickSearch: string, more: object = {}) => ({ found: { quickSearch, ...more } });
const codesOf = async (body: object): Promise<string[]> =>
  (await shop.call(adminArticles.list, { token: staff, body })).data.map((row: { readonly code: string }) => row.code);
const one = async (id: number) => (await shop.call(adminArticles.one, { token: staff, params: { id } })).data;

it('hides all that a search finds, whatever the page, and shows them again where nobody has since', async () => {
  const { data } = await apply(found('četka'), { field: 'isVisibleOnWeb', value: false });
  expect(data).toEqual({ changed: 3, id: expect.any(Number) });
  expect(await codesOf({ quickSearch: 'cetka', view: 'hidden' })).toEqual(['CT-1', 'CT-2', 'CT-3']);
  const again = await apply(found('četka'), { field: 'isVisibleOnWeb', value: false });
  expect(again.data).toEqual({ changed: 0, id: null });
  await apply({ ids: [brushes[0]] }, { field: 'isVisibleOnWeb', value: true });
  await apply({ ids: [brushes[0]] }, { field: 'isVisibleOnWeb', value: false });
  await apply({ ids: [brushes[1]] }, { field: 'isVisibleOnWeb', value: true });
  expect((await undo(data.id ?? 0)).data).toEqual({ changed: 2, id: null });
  expect(await codesOf({ quickSearch: 'cetka', view: 'hidden' })).toEqual([]);
  const twice = await undo(data.id ?? 0);
  expect([twice.status, twice.code]).toEqual([409, 'articles.bulk_edit_undone']);
});

it('moves articles into a category, adds and removes a tag, and undo restores each as it was', async () => {
  const [first, second] = brushes;
  const tag = await shop.db
    .insertInto('tag')
    .values({ title: JSON.stringify({ bs: 'Novo' }) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const other = await shop.db
    .insertInto('category')
    .values({ title: JSON.stringify({ bs: 'Četke' }) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const moved = await apply({ ids: [first, second] }, { field: 'categoryIds', value: other.id });
  const tagged = await apply({ ids: [first] }, { field: 'tagIds', value: tag.id, isAdded: true });
  expect(await one(first ?? 0)).toMatchObject({ categoryIds: [other.id], tagIds: [tag.id] });
  await undo(moved.data.id ?? 0);
  await undo(tagged.data.id ?? 0);
  expect(await one(first ?? 0)).toMatchObject({ categoryIds: [range.gloves], tagIds: [] });
});

it('changes more articles than one transaction takes, and tells the log of each', async () => {
  const template = await shop.db
    .selectFrom('article')
    .select(['brand_id', 'unit_id', 'tax_group_id'])
    .where('id', '=', brushes[0] ?? 0)
    .executeTakeFirstOrThrow();
  await shop.db
    .insertInto('article')
    .values(
      Array.from({ length: MANY }, (_, index) => ({
        ...template,
        code: `MNOGO-${index}`,
        title: JSON.stringify({ bs: `Mnogo ${index}` }),
        vpc: 100,
        mpc: 117,
        nc: 50,
      })),
    )
    .execute();
  const brand = await shop.db.insertInto('brand').values({ title: 'Zora' }).returning('id').executeTakeFirstOrThrow();
  const { data } = await apply(found('mnogo'), { field: 'brandId', value: brand.id });
  expect(data.changed).toBe(MANY);
  const entries = await shop.db
    .selectFrom('audit_entry')
    .select(['before', 'after'])
    .where('action', '=', 'articles.bulk_edit')
    .where('after', '@>', JSON.stringify({ brandId: brand.id }) as never)
    .execute();
  expect(entries).toHaveLength(MANY);
  expect(entries[0]).toMatchObject({ before: { brandId: template.brand_id } });
});

it('ends where somebody takes it back meanwhile, and leaves no article changed', async () => {
  const brands = () =>
    shop.db.selectFrom('article').select(['id', 'brand_id']).where('code', 'like', 'MNOGO-%').orderBy('id').execute();
  const before = await brands();
  const brand = await shop.db.insertInto('brand').values({ title: 'Kratko' }).returning('id').executeTakeFirstOrThrow();
  let undoing: Promise<Reply> | undefined;
  const applying = await inTransaction(shop.db, async (tx) => {
    // The second batch waits for this one.
    await tx
      .selectFrom('article')
      .select('id')
      .where('id', '=', before.at(-1)?.id ?? 0)
      .forUpdate()
      .execute();
    const applied = apply(found('mnogo'), { field: 'brandId', value: brand.id });
    const firstBatch = () =>
      shop.db
        .selectFrom('bulk_edit_item')
        .select('bulk_edit_id as id')
        .where('after', '=', JSON.stringify(brand.id))
        .execute();
    await expect.poll(firstBatch).not.toEqual([]);
    const [item] = await firstBatch();
    undoing = undo(item?.id ?? 0);
    return { applied };
  });
  expect((await applying.applied).status).toBe(200);
  expect((await undoing)?.status).toBe(200);
  expect(await brands()).toEqual(before);
});

it('leaves an article as it is where what it had before was deleted', async () => {
  const titled = (title: string) =>
    shop.db.insertInto('brand').values({ title }).returning('id').executeTakeFirstOrThrow();
  const [before, after] = [await titled('Kratka'), await titled('Duga')];
  await apply({ ids: [brushes[0]] }, { field: 'brandId', value: before.id });
  const { data } = await apply({ ids: [brushes[0]] }, { field: 'brandId', value: after.id });
  await shop.db.deleteFrom('brand').where('id', '=', before.id).execute();
  expect((await undo(data.id ?? 0)).data).toEqual({ changed: 0, id: null });
  expect(await one(brushes[0] ?? 0)).toMatchObject({ brandId: after.id });
});

it('refuses what does not exist, callers who are no staff, and to take back what is too old', async () => {
  const unknown = await apply({ ids: brushes }, { field: 'brandId', value: 99_999 });
  expect([unknown.status, unknown.code]).toEqual([400, 'articles.reference_unknown']);
  expect((await apply({ ids: [] }, { field: 'isVisibleOnWeb', value: true })).status).toBe(400);
  const companyId = await aCompany(shop.db, await aPlace(shop.db));
  const buyer = await shop.loginAs(await aPerson(shop.db, { companyId }));
  const body = { selection: { ids: brushes }, change: { field: 'isVisibleOnWeb' as const, value: false } };
  expect((await shop.call(articleBulkEdits.apply, { token: buyer, body })).status).toBe(403);
  const { data } = await apply({ ids: brushes }, { field: 'isVisibleOnWeb', value: false });
  await purgeBulkEdits(shop.db, new Date(Date.now() + 8 * DAY_MS));
  expect((await undo(data.id ?? 0)).status).toBe(404);
});
