import { PICTURE_IMPORT_LIMITS, recordImports } from '@sjaj/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openRecordImportFixture, type RecordImportFixture } from '../../../../test/builders/record-imports.ts';
import { seedShop, someArticle, type SeededShop } from '../../../../test/builders/seeded-shop.ts';
import { aPicture } from '../../../../test/builders/upload-files.ts';
import { openTestShop } from '../../../../test/http.ts';
import { sendFile } from '../../../../test/send-file.ts';
import { zipOf, zipPart } from '../../../../test/workbook.ts';
import { purgeRecordImports } from '../jobs.ts';

let seeded: SeededShop;
let fixture: RecordImportFixture;
let articleId: number;
let front: Buffer;
let back: Buffer;
let count = 0;

beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
  fixture = openRecordImportFixture(seeded);
  front = await aPicture('jpeg', 60, 40);
  back = await aPicture('png', 30, 50);
});
afterAll(() => seeded.shop.close());
beforeEach(async () => {
  count += 1;
  articleId = await someArticle(seeded, `PZ-${count}00`);
});

const send = (bytes: Buffer) =>
  sendFile(seeded.shop, recordImports.comparePictures, { token: seeded.administrator, name: 'slike.zip', bytes });
const code = (): string => `PZ-${count}00`;
const picturesOf = async (id: number) =>
  (
    await seeded.shop.db
      .selectFrom('article_picture as a')
      .innerJoin('picture as p', 'p.key', 'a.picture_key')
      .select(['p.name', 'p.key'])
      .where('a.article_id', '=', id)
      .orderBy('a.position')
      .execute()
  ).map(({ name, key }) => ({ name, key }));
const library = async () =>
  Number(
    (
      await seeded.shop.db
        .selectFrom('picture')
        .select((eb) => eb.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );

describe('an import of pictures', () => {
  it('lists which article gets which pictures, and what stays out, before anything changes', async () => {
    const { data, status } = await send(
      zipOf([
        zipPart(`${code()}-2.png`, back),
        zipPart(`${code().toLowerCase()}.jpg`, front),
        zipPart(`${code()}/kopija.jpg`, front),
        zipPart('NEMA-1.jpg', front),
        zipPart(`${code()}-3.jpg`, 'no picture'),
        zipPart(`${code()}-4.jpg`, Buffer.alloc(PICTURE_IMPORT_LIMITS.pictureBytes + 1)),
        zipPart(`__MACOSX/${code()}.jpg`, front),
        zipPart('jos.zip', zipOf([zipPart(`${code()}.jpg`, front)])),
      ]),
    );
    expect(status).toBe(200);
    expect(data).toMatchObject({ kind: 'pictures', state: 'compared', changed: 1, faulty: 5 });
    const [line, ...wrong] = await fixture.rows(data.id);
    const names = `${code().toLowerCase()}.webp | ${code()}-2.webp`;
    expect(line).toMatchObject({
      code: code(),
      outcome: 'change',
      changes: [{ field: 'Slike', before: '', after: names }],
    });
    expect(wrong.map(({ errors }) => errors[0]?.message)).toEqual(
      expect.arrayContaining([
        expect.stringContaining('u ZIP-u dvaput'),
        expect.stringContaining('Nijedan artikal nema šifru kao „NEMA-1.jpg“'),
        expect.stringContaining('nije slika'),
        expect.stringContaining('veća od 10 MB'),
        expect.stringContaining('„jos.zip“'),
      ]),
    );
    expect(await picturesOf(articleId)).toEqual([]);
  });

  it('adds the pictures in their order behind those of before, knows them again, and takes them off by the undo', async () => {
    const before = await library();
    const zip = zipOf([zipPart(`Slike/${code()} (2).png`, back), zipPart(`${code()}.jpg`, front)]);
    const { data } = await send(zip);
    await fixture.apply(data.id);
    expect(await fixture.file(data.id)).toMatchObject({ state: 'done', done: 1, refused: 0, canUndo: true });
    const [first, second] = await picturesOf(articleId);
    expect([first?.name, second?.name]).toEqual([`${code()}.webp`, `${code()} (2).webp`]);
    expect(await seeded.shop.storage.read(`pictures/${first?.key}-400.webp`)).not.toBeNull();
    expect((await send(zip)).data).toMatchObject({ changed: 0, faulty: 2 });

    await fixture.undo(data.id);
    expect(await fixture.file(data.id)).toMatchObject({ state: 'undone', undone: 1 });
    expect(await picturesOf(articleId)).toEqual([]);
    expect(await library()).toBe(before);
    expect(await seeded.shop.storage.read(`pictures/${first?.key}-400.webp`)).toBeNull();
  });

  it('leaves an article alone whose pictures have changed since the comparison', async () => {
    const file = async () => (await send(zipOf([zipPart(`${code()}.jpg`, front)]))).data;
    const [one, other] = [await file(), await file()];
    await fixture.apply(one.id);
    await fixture.apply(other.id);
    expect((await fixture.rows(other.id))[0]).toMatchObject({ outcome: 'moved' });
    expect(await picturesOf(articleId)).toHaveLength(1);
  });

  it('reports a picture that breaks off, and saves the others', async () => {
    const otherId = await someArticle(seeded, `${code()}B`);
    const broken = Buffer.from(back);
    broken.fill(0, broken.indexOf('IDAT') + 8, broken.indexOf('IDAT') + 20);
    const { data } = await send(zipOf([zipPart(`${code()}.png`, broken), zipPart(`${code()}B.jpg`, front)]));
    await fixture.apply(data.id);
    expect(await fixture.file(data.id)).toMatchObject({ state: 'done', done: 1, refused: 1 });
    expect(await picturesOf(articleId)).toEqual([]);
    expect(await picturesOf(otherId)).toHaveLength(1);
  });

  it('deletes the files of a comparison that nobody has applied', async () => {
    const { data } = await send(zipOf([zipPart(`${code()}.jpg`, front)]));
    const source = seeded.shop.db
      .selectFrom('record_import_picture')
      .select('source_key')
      .where('import_id', '=', data.id);
    const key = (await source.executeTakeFirstOrThrow()).source_key ?? '';
    expect(await seeded.shop.storage.read(key)).not.toBeNull();
    await purgeRecordImports(seeded.shop.storage)(
      seeded.shop.db,
      new Date(seeded.shop.now().getTime() + 8 * 86_400_000),
    );
    expect(await seeded.shop.storage.read(key)).toBeNull();
    expect(await source.execute()).toEqual([]);
  });
});

/** The first entry's head in the directory. */
const directoryOf = (zip: Buffer): number => zip.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));

function aLink(): Buffer {
  const zip = zipOf([zipPart('PZ-1.jpg', '/etc/passwd')]);
  zip.writeUInt32LE((0o120777 << 16) >>> 0, directoryOf(zip) + 38);
  return zip;
}

function anEncrypted(): Buffer {
  const zip = zipOf([zipPart(`${code()}.jpg`, front)]);
  zip.writeUInt16LE(1, directoryOf(zip) + 8);
  return zip;
}

/** Says that it is small, and unpacks to more than a picture may have. */
function aLiar(): Buffer {
  const zip = zipOf([zipPart(`${code()}.jpg`, Buffer.alloc(60 * 1_048_576))]);
  zip.writeUInt32LE(1_000, directoryOf(zip) + 24);
  return zip;
}

/** Entries that share one content. */
function overlapping(): Buffer {
  const one = zipOf([zipPart('PZ-1.jpg', front)]);
  const at = directoryOf(one);
  const entry = one.subarray(at, one.length - 22);
  const end = Buffer.from(one.subarray(one.length - 22));
  end.writeUInt16LE(50, 10);
  end.writeUInt32LE(entry.length * 50, 12);
  return Buffer.concat([one.subarray(0, at), ...Array.from({ length: 50 }, () => entry), end]);
}

describe('a hostile ZIP', () => {
  it.each([
    ['a file that is no ZIP', () => Buffer.from('no zip'), 'imports.no_zip'],
    ['a ZIP that breaks off', () => zipOf([zipPart('PZ-1.jpg', front)]).subarray(60), 'imports.no_zip'],
    ['entries that share one content', overlapping, 'imports.no_zip'],
    ['a path out of the folder', () => zipOf([zipPart('../../PZ-1.jpg', front)]), 'imports.zip_unsafe'],
    ['an absolute path', () => zipOf([zipPart('/etc/PZ-1.jpg', front)]), 'imports.zip_unsafe'],
    ['a link', aLink, 'imports.zip_unsafe'],
    ['folders only', () => zipOf([zipPart('slike/', '')]), 'imports.no_pictures'],
    ['a hundred thousand entries', () => zipOf([zipPart('PZ-1.jpg', front)], 65_535), 'imports.too_many_files'],
    ['an empty file', () => Buffer.alloc(0), 'files.empty'],
  ])('refuses %s', async (_title, make, problem) => {
    const { code: answered, status } = await send(make());
    expect({ answered, status }).toEqual({ answered: problem, status: 400 });
  });

  it('refuses what unpacks to too much together', { tags: 'full' }, async () => {
    const large = Buffer.alloc(PICTURE_IMPORT_LIMITS.pictureBytes);
    const parts = Array.from({ length: 21 }, (_one, index) => zipPart(`PZ-${index}.jpg`, large));
    expect(await send(zipOf(parts))).toMatchObject({ status: 413, code: 'imports.zip_too_large' });
  });

  it.each([
    ['one that is encrypted', anEncrypted],
    ['one that unpacks to more than it says', aLiar],
  ])('leaves out %s', async (_title, make) => {
    const { data } = await send(make());
    expect(data).toMatchObject({ changed: 0, faulty: 1 });
    expect((await fixture.rows(data.id))[0]?.errors[0]?.message).toContain('nije moguće raspakovati');
  });
});
