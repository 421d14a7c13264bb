import { adminNews, blogs } from '@sjaj/contract';
import { businessDate } from '@sjaj/domain';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCompany, aPerson } from '../../../../test/builders/people.ts';
import { aPlace } from '../../../../test/builders/place.ts';
import { openTestShop, type TestShop } from '../../../../test/http.ts';

let shop: TestShop;
let token: string;
let buyer: string;

beforeAll(async () => {
  shop = await openTestShop();
  token = await shop.loginAs(await aPerson(shop.db, { role: 'administrator' }));
  const companyId = await aCompany(shop.db, await aPlace(shop.db));
  buyer = await shop.loginAs(await aPerson(shop.db, { companyId }));
});
afterAll(() => shop.close());

const today = () => businessDate(shop.now());
const form = (changes: object = {}) => ({
  title: { bs: 'Novost' },
  summary: {},
  content: { bs: '<p>Tekst</p>' },
  publishOn: today(),
  publishUntil: null,
  isArchived: false,
  ...changes,
});
const create = async (changes: object = {}) => (await shop.call(adminNews.create, { token, body: form(changes) })).data;
const statusInShop = async (id: number) => (await shop.call(blogs.one, { token: buyer, params: { id } })).status;

async function send(path: string, bytes: Buffer) {
  const head = '--edge\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
  const response = await shop.app.inject({
    method: 'POST',
    url: `/api/admin/${path}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=edge' },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--edge--\r\n')]),
  });
  return { status: response.statusCode, data: response.json().data };
}
const aPicture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#0a5c63' } })
    .png()
    .toBuffer();

describe('a news item', () => {
  it.each([
    ['published', {}, 200],
    ['draft', { publishOn: null }, 404],
    ['scheduled', { publishOn: '2199-01-01' }, 404],
    ['ended', { publishOn: '2020-01-01', publishUntil: '2020-02-01' }, 404],
    ['archived', { isArchived: true }, 404],
  ])('that is %s is in the shop only where customers may read it', async (state, changes, status) => {
    const item = await create(changes);
    expect(item).toMatchObject({ state, name: 'Novost', slug: 'novost' });
    expect(await statusInShop(item.id)).toBe(status);
  });

  it('is sanitised before it is stored, shown and logged', async () => {
    const hostile = '<p onclick="x()">Tekst<script>alert(1)</script> <a href="javascript:x()">veza</a></p>';
    const item = await create({ content: { bs: hostile, en: '<script>x</script>' } });
    expect(item.content).toEqual({ bs: '<p>Tekst <a>veza</a></p>' });
    const { data } = await shop.call(blogs.one, { token: buyer, params: { id: item.id }, language: 'en' });
    expect(data.content).toBe('<p>Tekst <a>veza</a></p>');
    const logged = shop.db.selectFrom('audit_entry').select('after').where('action', '=', 'news_item.create');
    const { after } = await logged.orderBy('id', 'desc').executeTakeFirstOrThrow();
    expect(after).toMatchObject({ content: { bs: '<p>Tekst <a>veza</a></p>' } });
  });

  it('is read in Cyrillic with its tags kept', async () => {
    const item = await create({
      title: { bs: 'Novost', srLatn: 'Nova roba' },
      content: { bs: '<p>x</p>', srLatn: '<p>Stigla je <strong>nova roba</strong>.</p>' },
    });
    const { data } = await shop.call(blogs.one, { token: buyer, params: { id: item.id }, language: 'sr-Cyrl' });
    expect(data).toMatchObject({ title: 'Нова роба', content: '<p>Стигла је <strong>нова роба</strong>.</p>' });
  });

  it('400 for a last day before the first, and for a text with nothing left', async () => {
    const turned = await shop.call(adminNews.create, { token, body: form({ publishUntil: '2020-01-01' }) });
    expect([turned.status, turned.errors[0]?.field]).toEqual([400, 'publishUntil']);
    const empty = await shop.call(adminNews.create, {
      token,
      body: form({ content: { bs: '<p><script>x</script></p>' } }),
    });
    expect([empty.status, empty.errors[0]?.field]).toEqual([400, 'content.bs']);
  });

  it('409 for the second of two who save', async () => {
    const { id, version } = await create();
    const save = (bs: string) =>
      shop.call(adminNews.update, { token, params: { id }, body: { ...form({ title: { bs } }), version } });
    expect((await save('Prva')).data.name).toBe('Prva');
    expect((await save('Druga')).code).toBe('records.changed_meanwhile');
  });

  it('is changed by administrators only', async () => {
    const { id, version } = await create();
    for (const other of [buyer, await shop.loginAs(await aPerson(shop.db, { role: 'sales_representative' }))]) {
      const body = { ...form(), version };
      expect((await shop.call(adminNews.update, { token: other, params: { id }, body })).status).toBe(403);
    }
  });
});

describe('pictures', () => {
  it('are shown until another one takes their place, or none', async () => {
    const { id } = await create();
    const first = await send(`news/${id}/picture`, await aPicture());
    expect(first.data.pictureUrl).toMatch(/^\/files\/pictures\/content\//);
    expect((await shop.app.inject({ url: first.data.pictureUrl })).headers['content-type']).toBe('image/webp');
    const removed = await shop.call(adminNews.removePicture, { token, params: { id } });
    expect(removed.data.pictureUrl).toBeNull();
    expect((await shop.app.inject({ url: first.data.pictureUrl })).statusCode).toBe(404);
  });

  it('inside of a text stay when it is sanitised; 400 for what is no picture', async () => {
    const { data } = await send('content-pictures', await aPicture());
    const item = await create({ content: { bs: `<p>A</p><img src="${data.url}" alt="Krpa">` } });
    expect(item.content.bs).toBe(`<p>A</p><img src="${data.url}" alt="Krpa" />`);
    expect((await send('content-pictures', Buffer.from('<svg onload="x()"/>'))).status).toBe(400);
  });
});
