import { adminListViews, type ListView } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPerson } from '../../../test/builders/people.ts';
import { openTestShop, type TestShop } from '../../../test/http.ts';

let shop: TestShop;
let tarik: string;
let lejla: string;

const VIEW = { name: 'Bez slike', search: '?view=no_picture&sort=-vpc', columns: ['code', 'vpc'] };

beforeAll(async () => {
  shop = await openTestShop();
  tarik = await shop.loginAs(await aPerson(shop.db, { role: 'administrator' }));
  lejla = await shop.loginAs(await aPerson(shop.db, { role: 'administrator' }));
});
afterAll(() => shop.close());

const viewsOf = async (token: string, list: string): Promise<ListView[]> =>
  (await shop.call(adminListViews.ofList, { token, params: { list } })).data;
const add = (token: string, more: object) => shop.call(adminListViews.create, { token, body: { ...VIEW, ...more } });
const save = (token: string, { id, version, ...view }: ListView, more: object = {}) => {
  const { name, search, columns, isShared } = view;
  const body = { name, search, columns, isShared, version, ...more };
  return shop.call(adminListViews.update, { token, params: { id }, body });
};
const choose = (token: string, list: string, viewId: number | null) =>
  shop.call(adminListViews.choose, { token, params: { list }, body: { viewId } });

it('keeps a view for the person who has saved it, on any device', async () => {
  const { status, data } = await add(tarik, { list: 'articles' });
  expect({ status, data }).toMatchObject({ status: 200, data: { ...VIEW, isOwn: true, isShared: false } });
  expect(await viewsOf(tarik, 'articles')).toMatchObject([VIEW]);
  expect(await viewsOf(tarik, 'brands')).toEqual([]);
  expect(await viewsOf(lejla, 'articles')).toEqual([]);
});

it('409 for a second view of the same name', async () => {
  await add(tarik, { list: 'towns' });
  expect(await add(tarik, { list: 'towns' })).toMatchObject({ status: 409, code: 'records.taken' });
});

it('shares a view with colleagues, who may open their list with it and not change it', async () => {
  const { data: own } = await add(tarik, { list: 'orders', isShared: true });
  const [shared] = await viewsOf(lejla, 'orders');
  expect(shared).toMatchObject({
    id: own.id,
    isOwn: false,
    isDefault: false,
    ownerName: expect.stringContaining('Ana'),
  });
  expect(await save(lejla, own)).toMatchObject({ status: 404, code: 'records.not_found' });
  expect((await shop.call(adminListViews.remove, { token: lejla, params: { id: own.id } })).status).toBe(404);
  expect((await choose(lejla, 'orders', own.id)).status).toBe(200);
  expect(await viewsOf(lejla, 'orders')).toMatchObject([{ isDefault: true }]);
  expect(await viewsOf(tarik, 'orders')).toMatchObject([{ isDefault: false }]);
  await save(tarik, own, { isShared: false });
  expect(await viewsOf(lejla, 'orders')).toEqual([]);
});

it('opens a list with one view, or with none', async () => {
  const { data: first } = await add(tarik, { list: 'polls', name: 'Prvi' });
  const { data: second } = await add(tarik, { list: 'polls', name: 'Drugi' });
  await choose(tarik, 'polls', first.id);
  await choose(tarik, 'polls', second.id);
  const defaults = async () => (await viewsOf(tarik, 'polls')).filter(({ isDefault }) => isDefault);
  expect(await defaults()).toMatchObject([{ name: 'Drugi' }]);
  await choose(tarik, 'polls', null);
  expect(await defaults()).toEqual([]);
  await choose(tarik, 'polls', first.id);
  await shop.call(adminListViews.remove, { token: tarik, params: { id: first.id } });
  expect(await viewsOf(tarik, 'polls')).toMatchObject([{ name: 'Drugi', isDefault: false }]);
});

it('404 for a default that is of another list, or of a colleague', async () => {
  const { data: view } = await add(tarik, { list: 'news' });
  expect(await choose(tarik, 'banks', view.id)).toMatchObject({ status: 404, code: 'records.not_found' });
  expect(await choose(lejla, 'news', view.id)).toMatchObject({ status: 404, code: 'records.not_found' });
});

it('409 for a view that was saved since', async () => {
  const { data: view } = await add(tarik, { list: 'pages' });
  expect((await save(tarik, view, { name: 'Novi' })).data).toMatchObject({ name: 'Novi', version: 2 });
  expect(await save(tarik, view, { name: 'Stari' })).toMatchObject({ status: 409, code: 'records.changed_meanwhile' });
});

it('409 for more views of a list than a person can use', async () => {
  for (let made = 0; made < 30; made += 1) await add(tarik, { list: 'tabs', name: `Prikaz ${made}` });
  expect(await add(tarik, { list: 'tabs' })).toMatchObject({ status: 409, code: 'lists.too_many_views' });
});

it('and for those that are saved at once', async () => {
  const saving = Array.from({ length: 40 }, (_, at) => add(tarik, { list: 'tags', name: `Prikaz ${at}` }));
  const statuses = (await Promise.all(saving)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(30);
});
