import { adminPurchasing } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openRecordImportFixture, type RecordImportFixture } from '../../../../test/builders/record-imports.ts';
import { seedShop, someArticle, type SeededShop } from '../../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../../test/http.ts';

let seeded: SeededShop;
let fixture: RecordImportFixture;
let vendorId: number;

beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
  fixture = openRecordImportFixture(seeded);
  const vendor = { title: 'Chemie Nord', code: 'CN', delivery_days: 10 };
  const row = await seeded.shop.db.insertInto('vendor').values(vendor).returning('id').executeTakeFirstOrThrow();
  vendorId = row.id;
});
afterAll(() => seeded.shop.close());

const HEADING = 'Šifra;Dobavljač;Šifra kod dobavljača;Komada u pakovanju;Dopuniti do';
const termsOf = async (id: number) =>
  (await seeded.shop.call(adminPurchasing.terms, { token: seeded.administrator, params: { id } })).data;
const messages = async (id: number) => (await fixture.rows(id, 'faulty')).map(({ errors }) => errors[0]?.message);

it('sets where and how articles are bought, exports it without a difference, and takes it back', async () => {
  const [first, second] = [await someArticle(seeded, 'DB-1'), await someArticle(seeded, 'DB-2')];
  const file = await fixture.compare('article_vendors', [HEADING, 'db-1;Chemie Nord;A 77;12;48', 'DB-2;cn;;;']);
  expect(file).toMatchObject({ lines: 2, changed: 2, added: 0, faulty: 0 });
  await fixture.apply(file.id);
  expect(await fixture.file(file.id)).toMatchObject({ state: 'done', done: 2 });
  expect(await termsOf(first)).toMatchObject({ vendorId, partNumber: 'A 77', packSize: 12, targetLevel: 48 });
  expect(await termsOf(second)).toMatchObject({ vendorId, partNumber: '', packSize: 1, targetLevel: null });
  const lines = (await fixture.download('exports/article_vendors/csv')).replace('\uFEFF', '').trimEnd().split('\r\n');
  expect(lines.length).toBeGreaterThan(2);
  const again = await fixture.compare('article_vendors', lines);
  expect(again).toMatchObject({ same: lines.length - 1, changed: 0, faulty: 0 });
  await fixture.undo(file.id);
  expect(await termsOf(first)).toMatchObject({ vendorId: null });
  expect(await termsOf(second)).toMatchObject({ vendorId: null });
});

it('says what is wrong with a line', async () => {
  await someArticle(seeded, 'DB-3');
  await someArticle(seeded, 'DB-4');
  const lines = ['NEMA-9;Chemie Nord;;;', 'DB-3;Nepoznat;;;', 'DB-4;;A 1;6;'];
  const file = await fixture.compare('article_vendors', [HEADING, ...lines]);
  expect(file).toMatchObject({ lines: 3, changed: 0, faulty: 3 });
  expect(await messages(file.id)).toEqual([
    expect.stringContaining('Nema artikla s ovom šifrom'),
    'Nema dobavljača „Nepoznat“.',
    expect.stringContaining('Bez dobavljača'),
  ]);
});
