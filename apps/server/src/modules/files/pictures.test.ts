import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FileShop, openFileShop } from '../../../test/builders/file-shop.ts';
import { aPicture } from '../../../test/builders/upload-files.ts';

let fileShop: FileShop;
beforeAll(async () => {
  fileShop = await openFileShop();
});
afterAll(() => fileShop.shop.close());

describe('a picture', () => {
  it.each([
    ['jpeg', 'image/jpeg', 'slika.jpg'],
    ['png', 'image/png', 'slika.png'],
    ['webp', 'image/webp', 'slika.webp'],
    ['gif', 'image/webp', 'slika.webp'],
    ['avif', 'image/webp', 'slika.webp'],
  ] as const)('%s is upright, without metadata, with a small picture', async (format, mediaType, name) => {
    const sent = await aPicture(format, 600, 400);
    const { data } = await fileShop.upload('slika.jpeg', sent);
    expect(data).toMatchObject({ mediaType, name, isPicture: true });
    const response = await fileShop.open(data.viewUrl);
    const facts = await sharp(response.rawPayload).metadata();
    expect(facts.exif).toBeUndefined();
    if (format === 'jpeg') expect([facts.width, facts.height]).toEqual([400, 600]);
    const small = await fileShop.open(data.thumbnailUrl);
    expect(small.headers['content-type']).toBe('image/webp');
    const { width = 0, height = 0 } = await sharp(small.rawPayload).metadata();
    expect(Math.max(width, height)).toBe(480);
  });

  it('of a phone is made smaller', async () => {
    const { data } = await fileShop.upload('telefon.jpg', await aPicture('jpeg', 4_000, 3_000));
    const { width = 0, height = 0 } = await sharp((await fileShop.open(data.viewUrl)).rawPayload).metadata();
    expect(Math.max(width, height)).toBe(2_560);
  });

  it('400 for more pixels than a screen or a scanner has, unless it is a photo, and for a side that no camera has', async () => {
    const { width, height } = { width: 5_000, height: 5_000 };
    const plain = (size: { width: number; height: number }) =>
      sharp({ create: { ...size, channels: 3, background: '#0088cc' } });
    const refused = { status: 400, code: 'files.not_a_picture' };
    expect(await fileShop.upload('slika.png', await plain({ width, height }).png().toBuffer())).toMatchObject(refused);
    expect((await fileShop.upload('slika.jpg', await plain({ width, height }).jpeg().toBuffer())).status).toBe(200);
    const tall = await plain({ width: 1, height: 30_001 }).png().toBuffer();
    expect(await fileShop.upload('slika.png', tall)).toMatchObject(refused);
  });

  it('loses what is hidden behind its end', async () => {
    const hidden = Buffer.from('<script>alert(1)</script>');
    const { data } = await fileShop.upload('slika.png', Buffer.concat([await aPicture('png'), hidden]));
    expect((await fileShop.open(data.viewUrl)).rawPayload.includes(hidden)).toBe(false);
  });

  it('for all is sent by staff only, and served without a token', async () => {
    const bytes = await aPicture('jpeg', 900, 600);
    expect(await fileShop.upload('novost.jpg', bytes, 'public_picture')).toMatchObject({ status: 403 });
    const { data } = await fileShop.upload('novost.jpg', bytes, 'public_picture', fileShop.administrator);
    expect(data.viewUrl).toMatch(/^\/files\/pictures\/uploads\/[\w-]+-800\.webp$/);
    expect((await fileShop.open(data.viewUrl)).statusCode).toBe(200);
  });
});
