import { RECORD_IMPORT_LIMITS, recordImports } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openRecordImportFixture, type RecordImportFixture } from '../../../test/builders/record-imports.ts';
import { seedShop, type SeededShop } from '../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../test/http.ts';
import { purgeRecordImports } from './jobs.ts';

let seeded: SeededShop;
let fixture: RecordImportFixture;

beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
  fixture = openRecordImportFixture(seeded);
});
afterAll(() => seeded.shop.close());

it('has the columns of a compared file chosen again, until it is imported', async () => {
  const { shop, administrator: token } = seeded;
  const lines = ['Artikal broj;Cijena;Opis robe', 'N-5;11,70;Krpa za staklo'];
  const wrong = await fixture.compare('articles', lines, { columns: 'code,mpc,brand' });
  expect(wrong).toMatchObject({ canChooseColumns: true });
  const params = { id: wrong.id };
  const { data, status, code } = await shop.call(recordImports.columns, { token, params });
  expect([status, code]).toEqual([200, undefined]);
  expect(data).toMatchObject({ preview: { chosen: ['code', 'mpc', 'brand'] }, createsMissing: false, category: '' });
  const choice = { hasHeading: 'true', createsMissing: 'true', category: 'Krpe', brand: 'Sjaj' } as const;
  const body = { ...choice, columns: 'code,vpc,title.bs' };
  const again = await shop.call(recordImports.compareAgain, { token, params, body });
  expect(again.data).toMatchObject({ id: wrong.id, fileName: wrong.fileName, added: 1, lines: 1, faulty: 0 });
  const [row] = await fixture.rows(wrong.id);
  expect(row).toMatchObject({ code: 'N-5', title: 'Krpa za staklo' });
  expect((await fixture.preview('articles', lines)).chosen).toEqual(['code', 'vpc', 'title.bs']);
  const twice = { ...body, columns: 'code,code,title.bs' };
  expect((await shop.call(recordImports.compareAgain, { token, params, body: twice })).code).toBe(
    'imports.column_twice',
  );
  await fixture.apply(wrong.id);
  const late = await shop.call(recordImports.compareAgain, { token, params, body });
  expect([late.status, late.code]).toEqual([409, 'imports.file_gone']);
  expect(await fixture.file(wrong.id)).toMatchObject({ canChooseColumns: false, done: 1 });
  await purgeRecordImports(shop.storage)(shop.db, shop.now());
  const { source_key: key } = await shop.db
    .selectFrom('record_import')
    .select('source_key')
    .where('id', '=', wrong.id)
    .executeTakeFirstOrThrow();
  expect(key).toBeNull();
  await fixture.undo(wrong.id);
});

it('404 for the columns of an import that is not there, 409 for a file that is gone', async () => {
  const { shop, administrator: token } = seeded;
  const missing = await shop.call(recordImports.columns, { token, params: { id: 2_000_000_000 } });
  expect([missing.status, missing.code]).toEqual([404, 'records.not_found']);
  const { id } = await fixture.compare('articles', ['Šifra;VPC', 'N-6;2,00']);
  await shop.db.updateTable('record_import').set({ source_key: 'imports/gone.csv' }).where('id', '=', id).execute();
  const gone = await shop.call(recordImports.columns, { token, params: { id } });
  expect([gone.status, gone.code]).toEqual([409, 'imports.file_gone']);
});

it('begins at the headings, whatever stands above them', async () => {
  const lines = [
    'Čisto d.o.o. Zenica;;',
    'Cjenovnik na dan 1.11.2026.;;',
    ';;',
    'R.br.;Šif.;Naziv artikla;VPC',
    '1;N-8;Kanta 12 L;7,00',
    '2;N-9;Kanta 20 L;9,00',
  ];
  const preview = await fixture.preview('articles', lines);
  expect(preview.columns.map(({ heading }) => heading)).toEqual(['R.br.', 'Šif.', 'Naziv artikla', 'VPC']);
  expect(preview).toMatchObject({ hasHeading: true, chosen: [null, 'code', 'title.bs', 'vpc'] });
  const file = await fixture.compare('articles', lines, {
    columns: ',code,title.bs,vpc',
    category: 'Kante',
    createsMissing: 'true',
    brand: 'Sjaj',
  });
  expect(file).toMatchObject({ lines: 2, added: 2, faulty: 0 });
  expect((await fixture.rows(file.id)).map(({ id, code }) => [id, code])).toEqual([
    [5, 'N-8'],
    [6, 'N-9'],
  ]);
});

it('reads units as other programs write them', async () => {
  await seeded.shop.db
    .insertInto('measurement_unit')
    .values({ code: 'rola', name: '{"bs":"rola"}', abbreviation: '{"bs":"rola"}' })
    .execute();
  const lines = ['Šifra;Naziv robe;JM;VPC', 'N-10;Ubrus;RL;7,00', 'N-11;Ubrus mali;bala;7,00'];
  const file = await fixture.compare('articles', lines, { category: 'Kante', brand: 'Sjaj', createsMissing: 'true' });
  expect(file).toMatchObject({ lines: 2, added: 1, faulty: 1 });
  const [read] = await fixture.rows(file.id);
  expect(read?.changes).toContainEqual({ field: 'Jedinica mjere', before: '', after: 'rola' });
});

it('lists imports by file and sender, the newest first until they are sorted', async () => {
  await fixture.compare('articles', ['Šifra;Naziv', 'L-1;Krpa'], { columns: 'code,title.bs' });
  await fixture.compare('articles', ['Šifra;Naziv', 'L-2;Krpa'], { columns: 'code,title.bs' });
  const idsFor = async (body: object): Promise<number[]> => {
    const call = { token: seeded.administrator, body: { pageSize: 100, ...body } };
    return (await seeded.shop.call(recordImports.list, call)).data.map(({ id }: { id: number }) => id);
  };
  const newest = await idsFor({});
  expect(newest).toEqual(newest.toSorted((a, b) => b - a));
  expect(await idsFor({ sortBy: 'createdAt' })).toEqual(newest.toReversed());
  const [file] = (await seeded.shop.call(recordImports.list, { token: seeded.administrator, body: {} })).data;
  expect(await idsFor({ quickSearch: file.byName.toUpperCase() })).toEqual(newest);
  expect(await idsFor({ quickSearch: 'nigdje' })).toEqual([]);
});

it('reads headings as price lists abbreviate and explain them', async () => {
  const headings = ['Šifra art.', 'JMJ', 'Nabavna cijena (KM)', 'VPC bez PDV-a', 'MPC sa PDV-om', 'VPC sa PDV-om'];
  const { chosen } = await fixture.preview('articles', [headings.join(';'), 'N-12;RL;1,00;7,00;8,19;8,19']);
  // A wholesale price with VAT is none that the shop keeps.
  expect(chosen).toEqual(['code', 'unit', 'nc', 'vpc', 'mpc', null]);
});

it('refuses more lines than a file may have', async () => {
  const lines = ['Šifra;VPC', ...Array.from({ length: RECORD_IMPORT_LIMITS.rows }, (_, line) => `N-${line};1,00`)];
  const refused = await fixture.send('prices', lines, { columns: 'code,vpc' });
  expect(refused).toMatchObject({ status: 400, code: 'imports.too_many_lines' });
});
