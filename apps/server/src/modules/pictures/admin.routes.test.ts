import {
  adminArticles,
  adminNews,
  adminPictures,
  articles,
  blogs,
  brands,
  categories,
  promotions,
} from '@sjaj/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOrder, seedShop, someArticle, type SeededShop } from '../../../test/builders/seeded-shop.ts';
import { aPicture } from '../../../test/builders/upload-files.ts';
import { openTestShop, type TestShop } from '../../../test/http.ts';

let shop: TestShop;
let seeded: SeededShop;
let token: string;
let buyer: string;
let articleId: number;

beforeAll(async () => {
  shop = await openTestShop();
  seeded = await seedShop(shop);
  articleId = await someArticle(seeded, 'KRPA-77');
  const category = shop.db.insertInto('category').values({ title: '{"bs":"Krpe"}' }).returning('id');
  const { id } = await category.executeTakeFirstOrThrow();
  await shop.db.insertInto('article_category').values({ article_id: articleId, category_id: id }).execute();
  ({ administrator: token, buyer } = seeded);
});
afterAll(() => shop.close());

async function send(path: string, bytes: Buffer, fileName = 'slika.png') {
  const head = `--edge\r\ncontent-disposition: form-data; name="file"; filename="${fileName}"\r\n\r\n`;
  const response = await shop.app.inject({
    method: 'POST',
    url: `/api/admin/${path}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=edge' },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--edge--\r\n')]),
  });
  return { status: response.statusCode, data: response.json().data, code: response.json().info?.code };
}
const upload = async (fileName?: string) => (await send('pictures', await aPicture('png'), fileName)).data;
const one = (id: number) => shop.call(adminPictures.one, { token, params: { id } });
const save = (picture: { id: number; name: string; version: number }, changes: object) =>
  shop.call(adminPictures.update, {
    token,
    params: { id: picture.id },
    body: { name: picture.name, alt: {}, focus: null, version: picture.version, ...changes },
  });
const idsOf = async (body: object): Promise<number[]> =>
  (await shop.call(adminPictures.list, { token, body })).data.map(({ id }: { id: number }) => id);
const isServed = async (url: string) => (await shop.app.inject({ url })).statusCode === 200;
const choose = (pictureId: number) =>
  shop.call(adminArticles.addLibraryPicture, { token, params: { id: articleId }, body: { pictureId } });
const takeOff = () =>
  shop.call(adminArticles.orderPictures, { token, params: { id: articleId }, body: { pictureIds: [] } });

describe('an uploaded picture', () => {
  it('is named by its file without path and foreign ending, and nothing shows it', async () => {
    const { status, data } = await send('pictures', await aPicture('jpeg', 90, 60), '../Bočica 5L.jpg.exe');
    expect([status, data]).toMatchObject([
      200,
      { name: 'Bočica 5L.webp', width: 60, height: 90, uses: [], useCount: 0 },
    ]);
    expect(data.bytes).toBeGreaterThan(0);
    expect(await isServed(data.url)).toBe(true);
    expect(await idsOf({ view: 'unused' })).toContain(data.id);
  });

  it('400 for what is no picture', async () => {
    expect(await send('pictures', Buffer.from('<svg onload="x()"/>'))).toMatchObject({
      status: 400,
      code: 'files.not_a_picture',
    });
  });
});

describe('the list', () => {
  it('finds by name, alternative text, and code and title of an article', async () => {
    const picture = await upload('Spremnik.png');
    await save(picture, { alt: { bs: 'Žuti spremnik sa točkićima', en: 'Yellow tub on wheels' } });
    await choose(picture.id);
    for (const quickSearch of ['spremnik.webp', 'zuti tockic', 'yellow tub', 'KRPA-77', 'artikal krpa'])
      expect(await idsOf({ quickSearch }), quickSearch).toContain(picture.id);
    expect(await idsOf({ quickSearch: 'nema ga' })).toEqual([]);
    await takeOff();
  });

  it('tells by what shows them, and which have no alternative text', async () => {
    const [used, free] = [await upload(), await upload()];
    await choose(used.id);
    await save(free, { alt: { bs: 'Krpa' } });
    expect(await idsOf({ usedBy: ['article', 'brand'] })).toEqual([used.id]);
    expect(await idsOf({ usedBy: ['category'] })).toEqual([]);
    const [unused, withoutAlt] = [await idsOf({ view: 'unused' }), await idsOf({ view: 'without_alt' })];
    expect([unused.includes(used.id), unused.includes(free.id)]).toEqual([false, true]);
    expect([withoutAlt.includes(used.id), withoutAlt.includes(free.id)]).toEqual([true, false]);
    expect((await one(used.id)).data).toMatchObject({
      useCount: 1,
      uses: [{ kind: 'article', id: articleId, title: 'KRPA-77 Artikal KRPA-77' }],
    });
    await takeOff();
  });
});

describe('the alternative text', () => {
  it('is read on the page of the article in the reader’s language, Cyrillic from Latin letters', async () => {
    const picture = await upload();
    await choose(picture.id);
    await save(picture, { alt: { bs: 'Plava krpa na stolu', srLatn: 'Plava krpa na stolu', en: 'A blue cloth' } });
    const altIn = async (language: string) =>
      (await shop.call(articles.details, { token: buyer, params: { id: articleId }, language })).data.imageAlts;
    await expect.poll(() => altIn('bs')).toEqual(['Plava krpa na stolu']);
    expect([await altIn('en'), await altIn('sr-Cyrl')]).toEqual([['A blue cloth'], ['Плава крпа на столу']]);
    await takeOff();
  });

  it('409 for the second of two who save, 400 for more than 200 letters and a point outside', async () => {
    const picture = await upload();
    expect((await save(picture, { alt: { bs: 'Prvi' } })).data).toMatchObject({ alt: { bs: 'Prvi' }, version: 2 });
    expect(await save(picture, { alt: { bs: 'Drugi' } })).toMatchObject({ code: 'records.changed_meanwhile' });
    const long = await save({ ...picture, version: 2 }, { alt: { bs: 'a'.repeat(201) } });
    expect([long.status, long.errors[0]?.field]).toEqual([400, 'alt.bs']);
    expect((await save({ ...picture, version: 2 }, { focus: { x: 101, y: 0 } })).status).toBe(400);
  });
});

it('a published story has the description and the focus point of its picture', async () => {
  const form = {
    title: { bs: 'Novost' },
    summary: {},
    content: { bs: '<p>T</p>' },
    publishUntil: null,
    isArchived: false,
  };
  const story = await shop.call(adminNews.create, { token, body: { ...form, publishOn: '2026-01-01' } });
  await send(`news/${story.data.id}/picture`, await aPicture('png'), 'vijest.png');
  const [id = 0] = await idsOf({ usedBy: ['news_item'] });
  const read = async () => (await shop.call(blogs.one, { token: buyer, params: { id: story.data.id } })).data;
  expect(await read()).toMatchObject({ pictureAlt: '', pictureFocus: null });
  await save((await one(id)).data, { alt: { bs: 'Skladište' }, focus: { x: 25, y: 70 } });
  expect(await read()).toMatchObject({ pictureAlt: 'Skladište', pictureFocus: { x: 25, y: 70 } });
});

it('categories, brands and promotions have the description of their picture, without a change of their own', async () => {
  const picture = await upload();
  const { key } = await shop.db
    .selectFrom('picture')
    .select('key')
    .where('id', '=', picture.id)
    .executeTakeFirstOrThrow();
  const category = await shop.db.selectFrom('category').select('id').executeTakeFirstOrThrow();
  const brand = await shop.db.selectFrom('brand').select('id').executeTakeFirstOrThrow();
  await shop.db.updateTable('category').set({ picture_key: key }).where('id', '=', category.id).execute();
  await shop.db.updateTable('brand').set({ logo_key: key }).where('id', '=', brand.id).execute();
  const promotion = { title: '{"bs":"Akcija"}', picture_key: key, starts_at: '2020-01-01', ends_at: '2100-01-01' };
  const { id } = await shop.db.insertInto('promotion').values(promotion).returning('id').executeTakeFirstOrThrow();
  await shop.db
    .insertInto('promotion_article')
    .values({ promotion_id: id, article_id: articleId, price: 1, retail_price: 1 })
    .execute();
  await save(picture, { alt: { bs: 'Krpe na polici' }, focus: { x: 10, y: 20 } });
  const read = async () => [
    (await shop.call(categories.getCategories, { token: buyer, body: {} })).data.find(
      (one: { id: number }) => one.id === category.id,
    ),
    (await shop.call(brands.one, { token: buyer, params: { id: brand.id } })).data,
    (await shop.call(promotions.running, { token: buyer })).data[0],
  ];
  const display = { pictureAlt: 'Krpe na polici', pictureFocus: { x: 10, y: 20 } };
  await expect.poll(read).toMatchObject([display, { logoAlt: 'Krpe na polici' }, display]);
});

describe('another file', () => {
  it('takes the place of the picture in each article, and the old one is gone', async () => {
    const picture = await upload('prva.png');
    await choose(picture.id);
    const { data } = await send(`pictures/${picture.id}/file`, await aPicture('png', 200, 100), 'druga.png');
    expect(data).toMatchObject({ id: picture.id, name: 'prva.webp', version: 2, useCount: 1, width: 100, height: 200 });
    expect([await isServed(picture.url), await isServed(data.url)]).toEqual([false, true]);
    const article = await shop.call(adminArticles.one, { token, params: { id: articleId } });
    expect(article.data.pictures).toMatchObject([{ pictureId: picture.id, url: data.url }]);
    await takeOff();
  });

  it('400 for what is no picture, and the one before it stays', async () => {
    const picture = await upload();
    expect((await send(`pictures/${picture.id}/file`, Buffer.from('GIF89a'))).status).toBe(400);
    expect((await one(picture.id)).data).toEqual(picture);
    expect(await isServed(picture.url)).toBe(true);
  });
});

describe('deleting', () => {
  const remove = (id: number) => shop.call(adminPictures.remove, { token, params: { id } });

  it('takes the files along; 409 with names while something shows the picture', async () => {
    const picture = await upload();
    await choose(picture.id);
    expect(await remove(picture.id)).toMatchObject({ status: 409, code: 'records.in_use' });
    expect(await isServed(picture.url)).toBe(true);
    await takeOff();
    expect((await remove(picture.id)).status).toBe(200);
    expect([(await one(picture.id)).status, await isServed(picture.url)]).toEqual([404, false]);
    expect((await remove(picture.id)).status).toBe(404);
  });

  it('leaves the files that a placed order shows', async () => {
    const picture = await upload();
    await choose(picture.id);
    await anOrder(seeded, articleId);
    await takeOff();
    expect((await remove(picture.id)).status).toBe(200);
    expect(await isServed(picture.url)).toBe(true);
  });
});
