import { adminAttributes, adminBrands, adminCategories, categories } from '@sjaj/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aRange, type Range, someGoods } from '../../../../test/builders/catalogue.ts';
import { aCompany, aPerson } from '../../../../test/builders/people.ts';
import { aPlace } from '../../../../test/builders/place.ts';
import { openTestShop, type TestShop } from '../../../../test/http.ts';

let shop: TestShop;
let range: Range;
let token: string;
let buyer: string;
let made = 0;

const WAIT = { timeout: 30_000, interval: 50 };

beforeAll(async () => {
  shop = await openTestShop();
  range = await aRange(shop.db);
  await someGoods(shop.db, range, {
    code: 'V-1',
    title: 'Rukavica',
    categoryIds: [range.gloves],
    valueIds: [range.size.m],
  });
  token = await shop.loginAs(await aPerson(shop.db, { role: 'administrator' }));
  buyer = await shop.loginAs(await aPerson(shop.db, { companyId: await aCompany(shop.db, await aPlace(shop.db)) }));
});
afterAll(() => shop.close());

const category = (more: object = {}) => ({
  title: { bs: `Kategorija ${(made += 1)}` },
  description: {},
  parentCategoryId: null,
  order: 5,
  isOnMainPage: false,
  icon: null,
  attributeIds: [],
  ...more,
});
const addCategory = (more: object = {}) => shop.call(adminCategories.create, { token, body: category(more) });

const auditOf = (entity: string, id: number) =>
  shop.db
    .selectFrom('audit_entry')
    .select(['action', 'before', 'after'])
    .where('entity', '=', entity)
    .where('entity_id', '=', id)
    .orderBy('id')
    .execute();

describe('a category', () => {
  it('appears in the menu of customers when it is added, and disappears when it is deleted', async () => {
    const { data } = await addCategory({ title: { bs: 'Kante', en: 'Bins' }, parentCategoryId: range.gloves });
    expect(data).toMatchObject({ name: 'Kante', slug: 'kante', version: 1, articles: 0 });
    const shownTitles = async () => {
      const answer = await shop.call(categories.simplified, { token: buyer, body: {} });
      return answer.data.map((one: { id: number }) => one.id);
    };
    await expect.poll(shownTitles, WAIT).toContain(data.id);
    await shop.call(adminCategories.remove, { token, params: { id: data.id } });
    await expect.poll(shownTitles, WAIT).not.toContain(data.id);
    expect((await auditOf('category', data.id)).map(({ action }) => action)).toEqual([
      'category.create',
      'category.delete',
    ]);
  });

  it('409 for the second of two editors, 404 for one that was deleted', async () => {
    const { data } = await addCategory();
    const save = (version: number) =>
      shop.call(adminCategories.update, { token, params: { id: data.id }, body: { ...category(), version } });
    expect((await save(1)).data.version).toBe(2);
    expect([(await save(1)).status, (await save(1)).code]).toEqual([409, 'records.changed_meanwhile']);
    await shop.call(adminCategories.remove, { token, params: { id: data.id } });
    expect((await save(2)).status).toBe(404);
  });

  it('stays while articles or categories belong to it, which are named', async () => {
    const held = await shop.call(adminCategories.remove, { token, params: { id: range.gloves } });
    expect([held.status, held.code]).toEqual([409, 'records.in_use']);
    expect(held.message).toContain('V-1');
  });

  it('is put below another one, never below itself', async () => {
    const top = (await addCategory()).data;
    const child = (await addCategory({ parentCategoryId: top.id })).data;
    const body = { ...category({ parentCategoryId: child.id }), version: 1 };
    const turned = await shop.call(adminCategories.update, { token, params: { id: top.id }, body });
    expect([turned.status, turned.code]).toEqual([400, 'categories.below_itself']);
  });

  it('is listed below its parent', async () => {
    const top = (await addCategory({ title: { bs: 'Vrh' }, order: 900 })).data;
    await addCategory({ order: 950 });
    const child = (await addCategory({ title: { bs: 'Grana' }, parentCategoryId: top.id, order: 1 })).data;
    const { data } = await shop.call(adminCategories.list, { token, body: { pageSize: 100 } });
    const at = data.map(({ id }: { id: number }) => id);
    expect(at.indexOf(child.id)).toBe(at.indexOf(top.id) + 1);
    const found = await shop.call(adminCategories.list, { token, body: { quickSearch: 'gran', view: 'empty' } });
    expect(found.data).toMatchObject([{ id: child.id }]);
  });
});

describe('a brand', () => {
  const brand = (more: object = {}) => ({
    title: `Marka ${(made += 1)}`,
    description: { bs: 'Opis' },
    order: 0,
    isHighlighted: false,
    websiteUrl: null,
    ...more,
  });

  it('is added once for each key; 409 for a name that there is', async () => {
    const body = brand();
    const first = await shop.call(adminBrands.create, { token, body, key: 'brand-key-1' });
    const again = await shop.call(adminBrands.create, { token, body, key: 'brand-key-1' });
    expect(again.data.id).toBe(first.data.id);
    const taken = await shop.call(adminBrands.create, { token, body });
    expect([taken.status, taken.code]).toEqual([409, 'records.taken']);
  });

  it('leaves what it was and became; stays while articles have it', async () => {
    const { data } = await shop.call(adminBrands.create, { token, body: brand() });
    const body = { ...brand({ isHighlighted: true, websiteUrl: null }), version: 1 };
    const saved = await shop.call(adminBrands.update, { token, params: { id: data.id }, body });
    expect(saved.data).toMatchObject({ isHighlighted: true, websiteUrl: null, version: 2 });
    expect((await auditOf('brand', data.id)).at(-1)).toMatchObject({
      before: { isHighlighted: false, websiteUrl: null },
      after: { isHighlighted: true, websiteUrl: null },
    });
    const held = await shop.call(adminBrands.remove, { token, params: { id: range.references.brandId } });
    expect(held.code).toBe('records.in_use');
    expect((await shop.call(adminBrands.remove, { token, params: { id: data.id } })).status).toBe(200);
  });
});

describe('an attribute', () => {
  const attribute = (more: object = {}) => ({
    key: `osobina-${(made += 1)}`,
    title: { bs: 'Zapremina', en: 'Volume' },
    kind: 'choice',
    unit: 'l',
    isFilter: true,
    order: 3,
    values: [
      { id: null, title: { bs: '2,5' }, swatch: null },
      { id: null, title: { bs: 'bijela' }, swatch: '#ffffff' },
    ],
    ...more,
  });

  it('keeps its values in their order; those left out go', async () => {
    const { data } = await shop.call(adminAttributes.create, { token, body: attribute() });
    expect(data.values.map(({ title }: { title: { bs: string } }) => title.bs)).toEqual(['2,5', 'bijela']);
    const [litres, white] = data.values.map(({ articles: _, ...value }: { articles: number }) => value);
    const values = [white, { id: null, title: { bs: '5' }, swatch: null }];
    const body = { ...attribute({ key: data.key, values }), version: 1 };
    const saved = await shop.call(adminAttributes.update, { token, params: { id: data.id }, body });
    expect(saved.data.values).toMatchObject([{ id: white.id }, { title: { bs: '5' } }]);
    const stored = shop.db.selectFrom('attribute_value').select('number_value as number');
    const numbers = await stored.where('attribute_id', '=', data.id).orderBy('position').execute();
    expect(numbers.map(({ number }) => (number === null ? null : Number(number)))).toEqual([null, 5]);
    expect(saved.data.values.some(({ id }: { id: number }) => id === litres.id)).toBe(false);
  });

  it('loses no value that an article has', async () => {
    const { data } = await shop.call(adminAttributes.one, { token, params: { id: range.size.id } });
    const { id, version, name: _, values: had, ...form } = data;
    const emptied = { ...form, version, values: [] };
    const refused = await shop.call(adminAttributes.update, { token, params: { id }, body: emptied });
    expect([refused.status, refused.code]).toEqual([409, 'records.in_use']);
    expect(refused.message).toContain('V-1');
    const after = await shop.call(adminAttributes.one, { token, params: { id } });
    expect(after.data).toMatchObject({ version, values: had });
    expect((await shop.call(adminAttributes.remove, { token, params: { id } })).code).toBe('records.in_use');
  });

  it('never takes a value of another attribute', async () => {
    const body = attribute({ values: [{ id: range.size.s, title: { bs: 'tuđa' }, swatch: null }] });
    const { data } = await shop.call(adminAttributes.create, { token, body });
    expect(data.values).toEqual([]);
    const size = await shop.call(adminAttributes.one, { token, params: { id: range.size.id } });
    expect(size.data.values.map(({ id }: { id: number }) => id)).toContain(range.size.s);
  });
});
