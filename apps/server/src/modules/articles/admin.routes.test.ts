import { adminArticles, articles } from '@sjaj/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anArticleForm } from '../../../test/builders/article-form.ts';
import { aRange, type Range, someGoods } from '../../../test/builders/catalogue.ts';
import { aCompany, aPerson } from '../../../test/builders/people.ts';
import { aPlace } from '../../../test/builders/place.ts';
import { openTestShop, type TestShop } from '../../../test/http.ts';

let shop: TestShop;
let range: Range;
let staff: string;
let buyer: string;
let made = 0;

const WAIT = { timeout: 30_000, interval: 50 };

beforeAll(async () => {
  shop = await openTestShop();
  range = await aRange(shop.db);
  staff = await shop.loginAs(await aPerson(shop.db, { role: 'administrator' }));
  const companyId = await aCompany(shop.db, await aPlace(shop.db));
  buyer = await shop.loginAs(await aPerson(shop.db, { companyId }));
});
afterAll(() => shop.close());

const goods = (more: object = {}): Promise<number> => {
  made += 1;
  return someGoods(shop.db, range, {
    code: `A-${made}`,
    title: `Artikal ${made}`,
    categoryIds: [range.gloves],
    ...more,
  });
};

const formOf = (code: string, more: object = {}) => anArticleForm(range, code, more);

const auditOf = (id: number) =>
  shop.db.selectFrom('audit_entry').selectAll().where('entity_id', '=', id).orderBy('id').execute();

describe('create', () => {
  it('adds an article once for each key, tells the log, and the shop shows it', async () => {
    const input = { token: staff, body: formOf('NOV-1'), key: 'create-nov-1' };
    const first = await shop.call(adminArticles.create, input);
    const again = await shop.call(adminArticles.create, input);
    expect(first.data).toMatchObject({ code: 'NOV-1', vpc: 12.34, onHand: 0, version: 1 });
    expect(again.data.id).toBe(first.data.id);
    expect(await auditOf(first.data.id)).toMatchObject([
      { action: 'articles.create', before: null, after: { vpc: 12.34 } },
    ]);
    const sought = { token: buyer, body: { quickSearch: 'NOV-1' } };
    await expect.poll(async () => (await shop.call(articles.listing, sought)).data.totalItems, WAIT).toBe(1);
  });

  it('409 for a code that is taken, 400 for what does not exist', async () => {
    await goods({ code: 'ZAUZET' });
    const taken = await shop.call(adminArticles.create, { token: staff, body: formOf('ZAUZET') });
    expect([taken.status, taken.code]).toEqual([409, 'articles.code_taken']);
    for (const more of [{ brandId: 9_999 }, { categoryIds: [9_999] }, { unitId: 9_999 }, { taxGroupId: 9_999 }]) {
      const unknown = await shop.call(adminArticles.create, { token: staff, body: formOf('NEMA', more) });
      expect([unknown.status, unknown.code]).toEqual([400, 'articles.reference_unknown']);
    }
  });
});

describe('update', () => {
  it('saves what the form says and counts the version up', async () => {
    const id = await goods();
    const body = {
      ...formOf('SAV-1', { vpc: 12, nc: 0.01, categoryIds: [range.gloves, range.cleaning] }),
      version: 1,
    };
    const { data } = await shop.call(adminArticles.update, { token: staff, params: { id }, body });
    expect(data).toMatchObject({ code: 'SAV-1', vpc: 12, version: 2, categoryIds: [range.gloves, range.cleaning] });
    expect(await auditOf(id)).toMatchObject([{ before: { vpc: 10 }, after: { vpc: 12 } }]);
  });

  it('409 where somebody else saved it since, and nothing is written', async () => {
    const id = await goods();
    await shop.call(adminArticles.quickEdit, { token: staff, params: { id }, body: { version: 1, vpc: 11 } });
    const late = await shop.call(adminArticles.update, {
      token: staff,
      params: { id },
      body: { ...formOf('LATE'), version: 1 },
    });
    expect([late.status, late.code]).toEqual([409, 'articles.changed_meanwhile']);
    expect((await shop.call(adminArticles.one, { token: staff, params: { id } })).data).toMatchObject({
      vpc: 11,
      version: 2,
    });
  });
});

it('changes a price from the list, and every listing has it within a second', async () => {
  const id = await goods({ code: 'BRZO-1' });
  const edit = await shop.call(adminArticles.quickEdit, {
    token: staff,
    params: { id },
    body: { version: 1, vpc: 7.77 },
  });
  expect(edit.data).toMatchObject({ vpc: 7.77, version: 2 });
  const price = async () =>
    (await shop.call(articles.listing, { token: buyer, body: { quickSearch: 'BRZO-1' } })).data.articles[0]?.price;
  await expect.poll(price, WAIT).toBe(7.77);
});

describe('stock', () => {
  it('is set to what was counted, with a movement', async () => {
    const id = await goods({ stock: 10 });
    const body = { onHand: 7, reason: 'Inventura' };
    const { data } = await shop.call(adminArticles.correctStock, { token: staff, params: { id }, body });
    expect(data.onHand).toBe(7);
    const moves = await shop.db.selectFrom('stock_movement').selectAll().where('article_id', '=', id).execute();
    expect(moves).toMatchObject([{ kind: 'correction', on_hand_change: -3, reason: 'Inventura' }]);
  });

  it('409 below what is promised to orders', async () => {
    const id = await goods({ stock: 10 });
    await shop.db.updateTable('stock_level').set({ reserved: 4 }).where('article_id', '=', id).execute();
    const { status, code } = await shop.call(adminArticles.correctStock, {
      token: staff,
      params: { id },
      body: { onHand: 3, reason: 'Inventura' },
    });
    expect([status, code]).toEqual([409, 'stock.below_reserved']);
  });
});

describe('list', () => {
  it('shows hidden articles too, by view, search and order', async () => {
    await goods({ code: 'TAJNI', title: 'Šamponček za čizme', isVisible: false, stock: 0, vpc: 99_900 });
    const list = async (body: object) => (await shop.call(adminArticles.list, { token: staff, body })).data;
    const codesOf = async (body: object) => (await list(body)).map(({ code }: { code: string }) => code);
    expect(await codesOf({ view: 'hidden' })).toEqual(['TAJNI']);
    expect(await codesOf({ quickSearch: 'samponcek' })).toEqual(['TAJNI']);
    expect(await codesOf({ quickSearch: '%' })).toEqual([]);
    expect(await codesOf({ view: 'out_of_stock' })).toContain('TAJNI');
    expect((await codesOf({ sortBy: 'vpc', isSortAscending: false }))[0]).toBe('TAJNI');
    for (const sortBy of ['code', 'title', 'onHand', 'createdAt']) expect(await list({ sortBy })).not.toHaveLength(0);
    expect((await list({ categoryIds: [range.protection] })).length).toBeGreaterThan(0);
  });

  it('has what fits a search best first: the code, what the title begins with, then what is bought most', async () => {
    const sign = await goods({ code: 'ZNAK-1', title: 'Obavezne naočare i krpelice' });
    await shop.db.updateTable('article').set({ popularity: 900 }).where('id', '=', sign).execute();
    const best = await goods({ code: 'KRP-20', title: 'Krpelice plave' });
    await shop.db.updateTable('article').set({ popularity: 5 }).where('id', '=', best).execute();
    await goods({ code: 'KRP-10', title: 'Krpelice žute' });
    await goods({ code: 'A-KRPEL', title: 'Zimska oprema' });
    const matches = async (quickSearch: string) =>
      (await shop.call(adminArticles.list, { token: staff, body: { quickSearch, sortBy: 'match' } })).data.map(
        ({ code }: { code: string }) => code,
      );
    expect(await matches('krpel')).toEqual(['KRP-20', 'KRP-10', 'ZNAK-1', 'A-KRPEL']);
    expect((await matches('zute krpelice'))[0]).toBe('KRP-10');
    expect((await matches('a krpel'))[0]).toBe('A-KRPEL');
    expect((await matches('krpelce')).slice(0, 3)).toEqual(['KRP-20', 'KRP-10', 'ZNAK-1']);
    expect((await matches('')).length).toBeGreaterThan(0);
  });

  it('offers what the form needs', async () => {
    const { data } = await shop.call(adminArticles.options, { token: staff });
    expect(data.taxGroups).toEqual([{ id: range.references.taxGroupId, title: 'PDV 17 %', rate: 17 }]);
    expect(data.categories).toHaveLength(4);
  });
});

describe('pictures', () => {
  const send = async (id: number, bytes: Buffer) => {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(bytes)]), 'slika.png');
    const request = new Request('http://shop.test/', { method: 'POST', body: form });
    const response = await shop.app.inject({
      method: 'POST',
      url: `/api/admin/articles/${id}/pictures`,
      headers: { authorization: `Bearer ${staff}`, 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    return { status: response.statusCode, ...response.json() };
  };
  const png = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#0a7' } })
      .png()
      .toBuffer();

  it('are re-encoded in three sizes and served, ordered and removed', async () => {
    const id = await goods();
    await send(id, await png(1_000, 500));
    const { data, status } = await send(id, await png(50, 50));
    expect([status, data.pictures.length]).toEqual([200, 2]);
    const [first, second] = data.pictures;
    const served = await shop.app.inject({ url: first.url.replace('-400', '-800') });
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 800, height: 400 });
    const ordered = await shop.call(adminArticles.orderPictures, {
      token: staff,
      params: { id },
      body: { pictureIds: [second.id, first.id] },
    });
    expect(ordered.data.pictures.map((one: { id: number }) => one.id)).toEqual([second.id, first.id]);
    const one = await shop.call(adminArticles.orderPictures, {
      token: staff,
      params: { id },
      body: { pictureIds: [first.id] },
    });
    expect(one.data.pictures).toEqual([first]);
    const foreign = await shop.call(adminArticles.orderPictures, {
      token: staff,
      params: { id },
      body: { pictureIds: [second.id] },
    });
    expect([foreign.status, foreign.code]).toEqual([404, 'articles.picture_not_found']);
  });

  it('are chosen from the library once; 409 for one that the article has', async () => {
    const [id, other] = [await goods(), await goods()];
    const { data } = await send(id, await png(60, 60));
    const [{ pictureId, url }] = data.pictures;
    const choose = (wanted: number) =>
      shop.call(adminArticles.addLibraryPicture, { token: staff, params: { id: other }, body: { pictureId: wanted } });
    expect((await choose(pictureId)).data.pictures).toMatchObject([{ pictureId, url }]);
    expect(await choose(pictureId)).toMatchObject({ status: 409, code: 'articles.picture_repeated' });
    expect(await choose(999_999)).toMatchObject({ status: 404, code: 'articles.picture_not_found' });
  });

  it('400 for what is no picture, too many pixels, or cut off', async () => {
    const id = await goods();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    const cut = (await png(300, 300)).subarray(0, 300);
    for (const bytes of [Buffer.from('no picture'), svg, cut, await png(6_000, 4_001)]) {
      const { status, info } = await send(id, bytes);
      expect([status, info.code]).toEqual([400, 'files.not_a_picture']);
    }
  });
});

it('404 for an article that is not there', async () => {
  const params = { id: 999_999 };
  const calls = [
    shop.call(adminArticles.one, { token: staff, params }),
    shop.call(adminArticles.quickEdit, { token: staff, params, body: { version: 1, vpc: 1 } }),
    shop.call(adminArticles.correctStock, { token: staff, params, body: { onHand: 1, reason: 'x' } }),
    shop.call(adminArticles.orderPictures, { token: staff, params, body: { pictureIds: [] } }),
  ];
  for (const { status, code } of await Promise.all(calls)) expect([status, code]).toEqual([404, 'articles.not_found']);
});
