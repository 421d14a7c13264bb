import { afterAll, beforeAll, expect, it } from 'vitest';
import { openRecordImportFixture, type RecordImportFixture } from '../../../test/builders/record-imports.ts';
import { seedShop, someArticle, type SeededShop } from '../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../test/http.ts';

let seeded: SeededShop;
let fixture: RecordImportFixture;

beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
  fixture = openRecordImportFixture(seeded);
});
afterAll(() => seeded.shop.close());

interface NewAttribute {
  readonly key: string;
  readonly title: Readonly<Record<string, string>>;
  readonly kind?: 'choice' | 'number';
  readonly values: readonly string[];
}

async function attribute({ key, title, kind = 'choice', values }: NewAttribute): Promise<number> {
  const { db } = seeded.shop;
  const row = { key, kind, title: JSON.stringify(title) };
  const { id } = await db.insertInto('attribute').values(row).returning('id').executeTakeFirstOrThrow();
  const rows = values.map((value, position) => ({
    attribute_id: id,
    title: JSON.stringify({ bs: value }),
    position,
  }));
  if (rows.length > 0) await db.insertInto('attribute_value').values(rows).execute();
  return id;
}

async function valuesOf(attributeId: number): Promise<string[]> {
  const { db } = seeded.shop;
  const values = db.selectFrom('attribute_value').select('title').where('attribute_id', '=', attributeId);
  return (await values.orderBy('position').execute()).map(({ title }) => (title as { bs: string }).bs);
}

const CREATES = { createsMissing: 'true' } as const;

it('reads the column of an attribute by its name in each language and by its code', async () => {
  const id = await attribute({
    key: 'miris',
    title: { bs: 'Miris', hr: 'Mirisna nota', en: 'Scent' },
    values: ['limun', 'lavanda'],
  });
  for (const heading of ['Miris', 'Mirisna nota', 'Scent', 'miris', 'МИРИС']) {
    const { chosen } = await fixture.preview('articles', [`Šifra;${heading}`, 'A-1;limun']);
    expect(chosen, heading).toEqual(['code', `attribute.${id}`]);
  }
});

it('names no attribute by a heading that two of them have', async () => {
  const first = await attribute({ key: 'visina', title: { bs: 'Dimenzija' }, values: ['10'] });
  const second = await attribute({ key: 'duzina', title: { bs: 'Dimenzija' }, values: ['20'] });
  const { chosen } = await fixture.preview('articles', ['Šifra;Dimenzija;Dimenzija (duzina);visina', 'A-1;1;2;3']);
  expect(chosen).toEqual(['code', null, `attribute.${second}`, `attribute.${first}`]);
});

it('creates values that the attribute lacks where staff want it, once however they are written, and undoes them', async () => {
  const id = await attribute({ key: 'boja', title: { bs: 'Boja' }, values: ['crvena'] });
  const articles = await Promise.all(['A-10', 'A-11', 'A-12'].map((code) => someArticle(seeded, code)));
  const lines = ['Šifra;Boja', 'A-10;Zelena', 'A-11;zelena | crvena', 'A-12;plava'];
  const refused = await fixture.compare('articles', lines);
  expect(refused).toMatchObject({ changed: 0, faulty: 3, missing: [] });
  const file = await fixture.compare('articles', lines, CREATES);
  expect(file).toMatchObject({ changed: 3, faulty: 0, created: 0 });
  expect(file.missing).toEqual([
    { kind: 'attribute_value', name: 'Boja: Zelena' },
    { kind: 'attribute_value', name: 'Boja: plava' },
  ]);
  expect(await valuesOf(id)).toEqual(['crvena']);
  expect((await fixture.rows(file.id))[1]?.changes).toEqual([{ field: 'Boja', before: '', after: 'crvena | Zelena' }]);
  await fixture.apply(file.id);
  expect(await fixture.file(file.id)).toMatchObject({ done: 3, created: 2 });
  expect(await valuesOf(id)).toEqual(['crvena', 'Zelena', 'plava']);
  expect((await fixture.article(articles[1] ?? 0))?.attributeValueIds).toHaveLength(2);
  expect(await fixture.compare('articles', lines, CREATES)).toMatchObject({ same: 3, missing: [] });
  await fixture.undo(file.id);
  expect(await fixture.file(file.id)).toMatchObject({ state: 'undone', undone: 3, created: 0 });
  expect(await valuesOf(id)).toEqual(['crvena']);
});

it('leaves a created value that somebody uses when the import is undone, and says so', async () => {
  const id = await attribute({ key: 'materijal', title: { bs: 'Materijal' }, values: [] });
  await someArticle(seeded, 'A-20');
  const other = await someArticle(seeded, 'A-21');
  const file = await fixture.compare('articles', ['Šifra;Atributi', 'A-20;Materijal: pamuk'], CREATES);
  expect(file.missing).toEqual([{ kind: 'attribute_value', name: 'Materijal: pamuk' }]);
  await fixture.apply(file.id);
  const value = seeded.shop.db.selectFrom('attribute_value').select('id').where('attribute_id', '=', id);
  const { id: valueId } = await value.executeTakeFirstOrThrow();
  const row = { article_id: other, attribute_value_id: valueId };
  await seeded.shop.db.insertInto('article_attribute_value').values(row).execute();
  await fixture.undo(file.id);
  expect(await fixture.file(file.id)).toMatchObject({ state: 'undone', undone: 1, created: 1 });
  expect(await valuesOf(id)).toEqual(['pamuk']);
});

it('refuses what is no number for an attribute of numbers, and more values than one may have', async () => {
  await attribute({ key: 'volumen', title: { bs: 'Volumen' }, kind: 'number', values: ['5', '-5'] });
  const full = Array.from({ length: 300 }, (_, place) => `v${place}`);
  await attribute({ key: 'model', title: { bs: 'Model' }, values: full });
  const codes = ['A-30', 'A-31', 'A-32', 'A-33'];
  for (const code of codes) await someArticle(seeded, code);
  const lines = ['Šifra;Volumen;Model', 'A-30;5 litara;', 'A-31;0,75;', 'A-32;-5;', 'A-33;;X9'];
  const file = await fixture.compare('articles', lines, CREATES);
  expect(await fixture.messages(file.id)).toEqual([
    [expect.stringContaining('„5 litara“ nije')],
    [expect.stringContaining('više od 300 vrijednosti')],
  ]);
  expect(file.missing).toEqual([{ kind: 'attribute_value', name: 'Volumen: 0,75' }]);
  const changed = await fixture.rows(file.id, 'changed');
  expect(changed.map(({ changes }) => changes[0]?.after)).toEqual(['0,75', '-5']);
});

it('what cannot be created any more is refused with its lines, and holds up no others', async () => {
  const gone = await attribute({ key: 'sezona', title: { bs: 'Sezona' }, values: ['ljeto'] });
  const codes = ['A-60', 'A-61', 'A-62', 'A-63'];
  const articles = await Promise.all(codes.map((code) => someArticle(seeded, code)));
  const lines = ['Šifra;Naziv;Sezona', 'A-60;Prvi;', 'A-61;Drugi;zima', 'A-62;Treći;ljeto', 'A-63;Četvrti;'];
  const file = await fixture.compare('articles', lines, CREATES);
  expect(file).toMatchObject({ changed: 4, missing: [{ name: 'Sezona: zima' }] });
  await seeded.shop.db.deleteFrom('attribute_value').where('attribute_id', '=', gone).execute();
  await seeded.shop.db.deleteFrom('attribute').where('id', '=', gone).execute();
  await fixture.apply(file.id);
  const titles = await Promise.all(articles.map(async (id) => (await fixture.article(id))?.title.bs));
  expect(await fixture.file(file.id)).toMatchObject({ state: 'done', done: 2, refused: 2 });
  expect([titles[0], titles[3]]).toEqual(['Prvi', 'Četvrti']);
});

it('a value that is deleted while the import is under way is missed, not left out in silence', async () => {
  const id = await attribute({ key: 'oblik', title: { bs: 'Oblik' }, values: ['okrugao'] });
  await Promise.all(['A-70', 'A-71'].map((code) => someArticle(seeded, code)));
  const file = await fixture.compare('articles', ['Šifra;Oblik', 'A-70;okrugao', 'A-71;okrugao']);
  await seeded.shop.db.deleteFrom('attribute_value').where('attribute_id', '=', id).execute();
  await fixture.apply(file.id);
  expect(await fixture.file(file.id)).toMatchObject({ state: 'done', done: 0, refused: 2 });
});

it('creates no more values than an attribute may have, and gives an article no more than its form takes', async () => {
  const id = await attribute({ key: 'serija', title: { bs: 'Serija' }, values: [] });
  const many = (name: string, count = 100) => Array.from({ length: count }, (_, at) => `${name}${at}`).join(' | ');
  await Promise.all(['A-80', 'A-81', 'A-82', 'A-83', 'A-84'].map((code) => someArticle(seeded, code)));
  const fileOf = (...lines: readonly string[]) => fixture.compare('articles', ['Šifra;Serija', ...lines], CREATES);
  expect(await fileOf(`A-84;${many('e', 101)}`)).toMatchObject({ changed: 0, faulty: 1 });
  const first = await fileOf(`A-80;${many('a')}`, `A-81;${many('b')}`);
  const second = await fileOf(`A-82;${many('c')}`, `A-83;${many('d', 50)}`);
  await fixture.apply(first.id);
  await fixture.apply(second.id);
  expect(await fixture.file(second.id)).toMatchObject({ done: 1, refused: 1, created: 100 });
  expect(await valuesOf(id)).toHaveLength(300);
});

it('exports a column for each attribute, also for one that is called like another column, and reads them again', async () => {
  await attribute({ key: 'ambalaza', title: { bs: 'Pakovanje', en: 'Pack' }, values: ['boca 1/2; ručka', 'kanta'] });
  const articleId = await someArticle(seeded, 'A-40');
  const file = await fixture.compare('articles', ['Šifra;ambalaza', 'A-40;"boca 1/2; ručka | kanta"']);
  await fixture.apply(file.id);
  expect((await fixture.article(articleId))?.attributeValueIds).toHaveLength(2);
  const [heading = ''] = await fixture.exportedLines('articles');
  expect(heading.split(';')).toEqual(expect.arrayContaining(['Miris', 'Pakovanje (ambalaza)', 'Dimenzija (visina)']));
  expect(heading.split(';')).not.toContain('Atributi');
  await fixture.expectNoDifference('articles', 5);
});

it('says how deep categories may be for a path that is deeper', async () => {
  await someArticle(seeded, 'A-50');
  const file = await fixture.compare('articles', ['Šifra;Kategorije', 'A-50;Jedan > Dva > Tri > Četiri'], CREATES);
  expect((await fixture.messages(file.id)).at(-1)).toEqual([
    '„Jedan > Dva > Tri > Četiri“ je preduboko: broj nivoa kategorija, kao i u meniju prodavnice, je 3. Skratite putanju.',
  ]);
});
