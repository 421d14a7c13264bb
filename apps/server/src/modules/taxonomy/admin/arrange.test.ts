import { type AdminCategory, adminArticles, adminBrands, adminCategories, brands } from '@sjaj/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aRange, type Range } from '../../../../test/builders/catalogue.ts';
import { aPerson } from '../../../../test/builders/people.ts';
import { openTestShop, type TestShop } from '../../../../test/http.ts';
import { sendFile } from '../../../../test/send-file.ts';

let shop: TestShop;
let range: Range;
let token: string;

beforeAll(async () => {
  shop = await openTestShop();
  range = await aRange(shop.db);
  token = await shop.loginAs(await aPerson(shop.db, { role: 'administrator' }));
});
afterAll(() => shop.close());

const move = (id: number, parentCategoryId: number | null, beforeId: number | null) =>
  shop.call(adminCategories.move, { token, params: { id }, body: { parentCategoryId, beforeId } });
const idsOf = (tree: readonly AdminCategory[]) => tree.map(({ id }) => id);
const aPicture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#0a5c63' } })
    .png()
    .toBuffer();

it('a category moves with what is below it: among its neighbours, into another one, and out again', async () => {
  const { cleaning, detergents, protection, gloves } = range;
  const { data } = await shop.call(adminCategories.tree, { token });
  expect(idsOf(data)).toEqual([cleaning, detergents, protection, gloves]);
  expect(idsOf((await move(protection, null, cleaning)).data)).toEqual([protection, gloves, cleaning, detergents]);
  const inside = await move(cleaning, protection, gloves);
  expect(idsOf(inside.data)).toEqual([protection, cleaning, detergents, gloves]);
  expect(inside.data[2]).toMatchObject({ id: detergents, parentCategoryId: cleaning });
  expect(idsOf((await move(cleaning, null, null)).data)).toEqual([protection, gloves, cleaning, detergents]);
});

it('400 for a move below itself, 404 for a category that is unknown; the tree stays', async () => {
  const { cleaning, detergents } = range;
  const before = idsOf((await shop.call(adminCategories.tree, { token })).data);
  expect((await move(cleaning, detergents, null)).code).toBe('categories.below_itself');
  expect((await move(99_999, null, null)).status).toBe(404);
  expect(idsOf((await shop.call(adminCategories.tree, { token })).data)).toEqual(before);
});

it('the attributes of a category are offered in the form of an article, in their order; 400 for an unknown one', async () => {
  const { data } = await shop.call(adminCategories.one, { token, params: { id: range.gloves } });
  const { title, description, parentCategoryId, order, isOnMainPage, version } = data;
  const save = (attributeIds: readonly number[]) =>
    shop.call(adminCategories.update, {
      token,
      params: { id: range.gloves },
      body: { title, description, parentCategoryId, order, isOnMainPage, icon: 'helmet', attributeIds, version },
    });
  const unknown = await save([range.size.id, 99_999]);
  expect([unknown.status, unknown.errors?.[0]?.field]).toEqual([400, 'attributeIds']);
  expect((await save([range.size.id])).data).toMatchObject({ icon: 'helmet', attributeIds: [range.size.id] });
  const options = (await shop.call(adminArticles.options, { token })).data;
  const offered = options.categories.find(({ id }: { id: number }) => id === range.gloves);
  expect(offered.attributeIds).toEqual([range.size.id]);
});

it('a category has a picture and a brand its logo and site, until they are taken away', async () => {
  const id = range.references.brandId;
  const picture = { token, name: 'a.png', bytes: await aPicture() };
  const illustrated = await sendFile(shop, adminCategories.setPicture, { ...picture, params: { id: range.gloves } });
  expect(illustrated.data.pictureUrl).toMatch(/^\/files\/pictures\//);
  const logo = await sendFile(shop, adminBrands.setPicture, { ...picture, params: { id } });
  const { title, description, order, isHighlighted, version } = logo.data;
  const body = { title, description, order, isHighlighted, version };
  const save = (websiteUrl: string) =>
    shop.call(adminBrands.update, { token, params: { id }, body: { ...body, websiteUrl } });
  expect((await save('javascript:alert(1)')).status).toBe(400);
  expect((await save('https://bistra.example')).status).toBe(200);
  const brand = async () => (await shop.call(brands.one, { token, params: { id } })).data;
  await expect.poll(brand, { timeout: 30_000, interval: 50 }).toMatchObject({
    websiteUrl: 'https://bistra.example',
    logoUrl: logo.data.pictureUrl,
  });
  expect((await shop.call(adminBrands.removePicture, { token, params: { id } })).data.pictureUrl).toBeNull();
});
