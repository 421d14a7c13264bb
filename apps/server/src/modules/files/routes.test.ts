import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FileShop, openFileShop } from '../../../test/builders/file-shop.ts';
import { aCompany, aPerson } from '../../../test/builders/people.ts';
import {
  aCompoundFile,
  anArchive,
  anExcelFile,
  aPdf,
  aPicture,
  aWordFile,
  brokenPictures,
  wrongTypes,
} from '../../../test/builders/upload-files.ts';

let fileShop: FileShop;
beforeAll(async () => {
  fileShop = await openFileShop();
});
afterAll(() => fileShop.shop.close());

const storedCount = async (): Promise<number> =>
  (await fileShop.shop.db.selectFrom('stored_file').select('id').execute()).length;

describe('an upload', () => {
  it.each([
    ['ugovor.pdf', aPdf(), 'application/pdf', 'ugovor.pdf'],
    [
      'ugovor.docx',
      aWordFile(),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'ugovor.docx',
    ],
    [
      'cijene.bin',
      anExcelFile(),
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'cijene.bin.xlsx',
    ],
    ['listovi.zip', anArchive('a.pdf', 'b.pdf'), 'application/zip', 'listovi.zip'],
    ['stari.xls', aCompoundFile(), 'application/vnd.ms-excel', 'stari.xls'],
    ['popis.csv', Buffer.from('šifra;količina\r\n'), 'text/csv', 'popis.csv'],
    ['popis.csv', Buffer.from([0x9a, 0x69, 0x66, 0x72, 0x61, 0x0a]), 'text/csv', 'popis.csv'],
    ['faktura.pdf.exe', aPdf(), 'application/pdf', 'faktura.pdf'],
  ])('%s gets the type of its content', async (name, bytes, mediaType, stored) => {
    expect(await fileShop.upload(name, bytes)).toMatchObject({
      status: 200,
      data: { name: stored, mediaType, bytes: bytes.length, isPicture: false, thumbnailUrl: null },
    });
  });

  it.each(wrongTypes())('415 for $title', async ({ name, bytes, purpose }) => {
    const token = purpose === 'public_picture' ? fileShop.administrator : fileShop.buyer;
    const before = await storedCount();
    expect(await fileShop.upload(name, bytes, purpose, token)).toMatchObject({
      status: 415,
      code: 'files.type_not_allowed',
    });
    expect(await storedCount()).toBe(before);
  });

  it('400 for what only begins like a picture, and for pictures that would fill the memory', async () => {
    const before = await storedCount();
    for (const { title, name, bytes, purpose } of await brokenPictures()) {
      const token = purpose === 'public_picture' ? fileShop.administrator : fileShop.buyer;
      const { status, code } = await fileShop.upload(name, bytes, purpose, token);
      expect({ title, status, code }).toEqual({ title, status: 400, code: 'files.not_a_picture' });
    }
    expect(await storedCount()).toBe(before);
  });

  it('413 for one that is larger than its purpose may be', async () => {
    const large = Buffer.concat([aPdf(), Buffer.alloc(20 * 1_048_576)]);
    expect(await fileShop.upload('ugovor.pdf', large)).toMatchObject({ status: 413, code: 'files.too_large' });
    expect(await fileShop.upload('ugovor.pdf', large.subarray(0, 20 * 1_048_576))).toMatchObject({ status: 200 });
    const endless = Buffer.concat([aPdf(), Buffer.alloc(40 * 1_048_576)]);
    expect(await fileShop.upload('ugovor.pdf', endless)).toMatchObject({ status: 413 });
  });

  it('400 for no bytes, for no file, for another field and for an unknown purpose', async () => {
    expect(await fileShop.upload('prazno.pdf', '')).toMatchObject({ status: 400, code: 'files.empty' });
    expect(await fileShop.upload('ugovor.pdf', aPdf(), 'other')).toMatchObject({
      status: 400,
      code: 'request.invalid',
    });
    const send = (payload: string) =>
      fileShop.shop.app.inject({
        method: 'POST',
        url: '/api/files/upload-file',
        headers: { authorization: `Bearer ${fileShop.buyer}`, 'content-type': 'multipart/form-data; boundary=x' },
        payload,
      });
    const other = '--x\r\ncontent-disposition: form-data; name="other"; filename="a.pdf"\r\n\r\n%PDF-1.7\r\n--x--\r\n';
    const cut = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7';
    for (const [payload, code] of [
      ['--x--\r\n', 'files.missing'],
      [other, 'files.missing'],
      [cut, 'request.malformed'],
      ['', 'files.missing'],
    ] as const) {
      const response = await send(payload);
      expect({ payload, status: response.statusCode, code: response.json().info.code }).toEqual({
        payload,
        status: 400,
        code,
      });
    }
  });

  it('ten at once are ten files', async () => {
    const pictures = await Promise.all(Array.from({ length: 10 }, (_, index) => aPicture('jpeg', 300 + index, 200)));
    const sent = await Promise.all(pictures.map((bytes, index) => fileShop.upload(`slika ${index}.jpg`, bytes)));
    expect(sent.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(new Set(sent.map(({ data }) => data.id)).size).toBe(10);
  });

  it('409 beyond the quota of the company, also for uploads at the same time; a colleague shares it', async () => {
    const full = await aCompany(fileShop.shop.db, fileShop.place);
    const token = await fileShop.shop.loginAs(await aPerson(fileShop.shop.db, { companyId: full }));
    const row = { storage_key: `private/full-${full}`, name: 'a', media_type: 'application/pdf', company_id: full };
    const bytes = 500 * 1_048_576 - aPdf().length;
    await fileShop.shop.db
      .insertInto('stored_file')
      .values({ ...row, bytes })
      .execute();
    const sent = await Promise.all([
      fileShop.upload('a.pdf', aPdf(), 'attachment', token),
      fileShop.upload('b.pdf', aPdf(), 'attachment', token),
    ]);
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 409]);
    const colleague = await fileShop.shop.loginAs(await aPerson(fileShop.shop.db, { companyId: full }));
    expect(await fileShop.upload('c.pdf', aPdf(), 'attachment', colleague)).toMatchObject({
      status: 409,
      code: 'files.quota_exceeded',
    });
  });
});
