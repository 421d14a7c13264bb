import { adminPromotions } from '@sjaj/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aRange, someGoods } from '../../../../test/builders/catalogue.ts';
import { aPerson } from '../../../../test/builders/people.ts';
import { openTestShop, type TestShop } from '../../../../test/http.ts';

let shop: TestShop;
let token: string;
let id: number;

beforeAll(async () => {
  shop = await openTestShop();
  token = await shop.loginAs(await aPerson(shop.db, { role: 'administrator' }));
  const days = { startsOn: '2026-10-01', endsOn: '2026-10-31' };
  const body = { title: { bs: 'Akcija' }, description: {}, ...days, isActive: true };
  ({ id } = (await shop.call(adminPromotions.create, { token, body })).data);
});
afterAll(() => shop.close());

async function send(
  bytes: Buffer,
  path = `product-sales/${id}/picture`,
): Promise<{ status: number; url: string | undefined }> {
  const edge = 'edge-of-part';
  const head = `--${edge}\r\ncontent-disposition: form-data; name="file"; filename="slika.png"\r\n\r\n`;
  const response = await shop.app.inject({
    method: 'POST',
    url: `/api/admin/${path}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${edge}` },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${edge}--\r\n`)]),
  });
  return { status: response.statusCode, url: response.json().data?.pictureUrl };
}

const aPicture = (): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#0a5c63' } })
    .png()
    .toBuffer();
const isServed = async (url: string | undefined): Promise<boolean> =>
  (await shop.app.inject({ url: url ?? '/nowhere' })).headers['content-type'] === 'image/webp';

it('is served from when it is set until another one takes its place, or none', async () => {
  const first = await send(await aPicture());
  expect([first.status, await isServed(first.url)]).toEqual([200, true]);
  const second = await send(await aPicture());
  expect([await isServed(first.url), await isServed(second.url)]).toEqual([false, true]);
  const removed = await shop.call(adminPromotions.removePicture, { token, params: { id } });
  expect(removed.data.pictureUrl).toBeNull();
  expect(await isServed(second.url)).toBe(false);
});

it('400 for what is no picture, and the one before it stays', async () => {
  const { url } = await send(await aPicture());
  expect((await send(Buffer.from('GIF89a'))).status).toBe(400);
  expect((await shop.call(adminPromotions.one, { token, params: { id } })).data.pictureUrl).toBe(url);
  expect(await isServed(url)).toBe(true);
});

it('never takes away the picture of an article that the sale showed', async () => {
  const range = await aRange(shop.db);
  const goods = { code: 'SLIKA-1', title: 'Krpa', categoryIds: [range.gloves] };
  const articleId = await someGoods(shop.db, range, goods);
  expect((await send(await aPicture(), `articles/${articleId}/pictures`)).status).toBe(200);
  const rows = shop.db.selectFrom('article_picture').select('picture_key').where('article_id', '=', articleId);
  const { picture_key } = await rows.executeTakeFirstOrThrow();
  await shop.db.updateTable('promotion').set({ picture_key }).where('id', '=', id).execute();
  await shop.call(adminPromotions.removePicture, { token, params: { id } });
  expect(await isServed(`/files/pictures/${picture_key}-400.webp`)).toBe(true);
});
