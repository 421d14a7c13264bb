import { recordImports } from '@sjaj/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRecordImportFixture, type RecordImportFixture } from '../../../test/builders/record-imports.ts';
import {
  addToCart,
  seedShop,
  placeOrder,
  someArticle,
  type SeededShop,
  stockOf,
} from '../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../test/http.ts';

let seeded: SeededShop;
let fixture: RecordImportFixture;

beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
  fixture = openRecordImportFixture(seeded);
});
afterAll(() => seeded.shop.close());

const HEADING = 'Šifra;Naziv;Kategorija;Brend;VPC;MPC;Nabavna cijena;PDV;JM;Barkod;Zaliha;Garancija (mjeseci)';
const COLUMNS = 'code,title.bs,categories,brand,vpc,mpc,nc,taxGroup,unit,ean,onHand,warrantyMonths';

describe('an import of articles', () => {
  it('names the columns by their headings, and keeps what was chosen for others', async () => {
    const known = await fixture.preview('articles', [HEADING, 'N-1;Krpa;;;1,00;;;;;;;']);
    expect(known).toMatchObject({ source: 'headings', hasHeading: true, chosen: COLUMNS.split(',') });
    const odd = ['Broj robe;Opis robe;Iznos', 'N-1;Krpa;12,00'];
    expect((await fixture.preview('articles', odd)).chosen).toEqual([null, null, null]);
    await fixture.compare('articles', odd, { columns: 'code,title.bs,vpc' });
    const again = await fixture.preview('articles', odd);
    expect(again).toMatchObject({ source: 'remembered', chosen: ['code', 'title.bs', 'vpc'] });
  });

  it('400 for a file without the column of codes, and for two columns of one field', async () => {
    const lines = ['Naziv;Naziv 2', 'Krpa;Krpica'];
    expect((await fixture.send('articles', lines, { columns: 'title.bs,' })).code).toBe('imports.column_missing');
    expect((await fixture.send('articles', lines, { columns: 'code,code' })).code).toBe('imports.column_twice');
    expect((await fixture.send('articles', lines, { columns: 'code,naslov' })).code).toBe('imports.field_unknown');
  });

  it('creates articles with category, brand, both prices and stock, and undoes all of it', async () => {
    const file = await fixture.compare(
      'articles',
      [HEADING, 'N-10;Kanta 10 L;Uvoz > Kante;Vedro;10,00;;6,00;17%;kom;3871234567890;25;24'],
      { columns: COLUMNS, createsMissing: 'true' },
    );
    expect(file).toMatchObject({ added: 1, changed: 0, faulty: 0, state: 'compared' });
    expect(file.missing).toEqual([
      { kind: 'category', name: 'Uvoz > Kante' },
      { kind: 'brand', name: 'Vedro' },
    ]);
    await fixture.apply(file.id);
    expect(await fixture.file(file.id)).toMatchObject({ state: 'done', done: 1, refused: 0, canUndo: true });
    const [row] = await fixture.rows(file.id);
    expect(row).toMatchObject({ outcome: 'created', code: 'N-10', title: 'Kanta 10 L' });
    expect(await fixture.rows(file.id, 'new', 'канта n10')).toHaveLength(1);
    expect(await fixture.rows(file.id, 'new', 'metla')).toHaveLength(0);
    expect(await fixture.article(row?.recordId ?? 0)).toMatchObject({
      code: 'N-10',
      vpc: 10,
      mpc: 11.7,
      nc: 6,
      ean: '3871234567890',
      onHand: 25,
      warrantyMonths: 24,
      isVisibleOnWeb: true,
    });
    await fixture.undo(file.id);
    expect(await fixture.file(file.id)).toMatchObject({ state: 'undone', undone: 1, canUndo: false });
    expect(await fixture.names()).toMatchObject({ articles: 0, brands: 0, categories: 0 });
  });

  it('shows each field before and after, changes nothing else, and restores it', async () => {
    const id = await someArticle(seeded, 'N-20', { stock: 5, vpc: 1_000 });
    const before = await fixture.article(id);
    const file = await fixture.compare('articles', ['Šifra;Naziv (en);VPC;Zaliha', 'n-20;Cloth;11,50;7']);
    expect(file).toMatchObject({ added: 0, changed: 1, same: 0 });
    const [row] = await fixture.rows(file.id);
    expect(row).toMatchObject({ recordId: id, outcome: 'change' });
    expect(row?.changes).toEqual([
      { field: 'Naziv (en)', before: expect.any(String), after: 'Cloth' },
      { field: 'VPC bez PDV-a (KM)', before: '10,00\u00a0KM', after: '11,50\u00a0KM' },
      { field: 'Zaliha', before: '5', after: '7' },
    ]);
    expect(await fixture.article(id)).toEqual(before);
    await fixture.apply(file.id);
    const { version: _, ...same } = before;
    expect(await fixture.article(id)).toMatchObject({
      ...same,
      title: { ...before.title, en: 'Cloth' },
      vpc: 11.5,
      onHand: 7,
    });
    await fixture.undo(file.id);
    expect(await fixture.article(id)).toMatchObject(same);
  });

  it('says of each wrong line what is wrong, and imports the others', async () => {
    await someArticle(seeded, 'N-30', { vpc: 1_000 });
    const file = await fixture.compare(
      'articles',
      [
        HEADING,
        ';Bez šifre;;;1;;;;;;;',
        'N-30;;;;1.234;;;;;;;',
        'N-31;Nova;Nema > Ove;Niko;5,00;;;99;kg?;12;x;',
        'N-32;Bez cijene;;;;;;;;;;',
        'N-30;Opet;;;12,00;;;;;;;',
        'N 33;Razmak;Artikli;;5;;;;;;;',
      ],
      { columns: COLUMNS },
    );
    expect(file).toMatchObject({ lines: 6, faulty: 6 });
    const messages = await fixture.messages(file.id);
    expect(messages[0]).toEqual(['Red nema šifru. Upišite je ili obrišite red.']);
    expect(messages[1]).toEqual(['„1.234“ se može pročitati na dva načina. Napišite 1234,00 ili 1,23.']);
    expect(messages[2]).toHaveLength(5);
    expect(messages[3]).toContain('Nema cijene.');
    expect(messages[4]).toEqual(['Istu šifru ima red 3. Ostavite jedan od njih.']);
    const csv = await fixture.download(`${file.id}/faulty-rows/csv`);
    expect(csv).toContain('Istu šifru ima red 3.');
  });

  it('sets attribute values by one column with all of them, or by a column named like the attribute', async () => {
    const [red, blue] = await fixture.attribute('Boja', ['crvena', 'plava']);
    const id = await someArticle(seeded, 'N-40', { vpc: 1_000 });
    const file = await fixture.compare('articles', ['Šifra;Atributi', 'N-40;boja: PLAVA', 'N-40x;Veličina: 5']);
    expect((await fixture.rows(file.id))[0]?.changes).toEqual([
      { field: 'Atributi', before: '', after: 'Boja: plava' },
    ]);
    await fixture.apply(file.id);
    expect((await fixture.article(id))?.attributeValueIds).toEqual([blue]);
    const own = await fixture.compare('articles', ['Šifra;Boja', 'N-40;crvena', 'N-20;zelena']);
    expect((await fixture.rows(own.id, 'faulty'))[0]?.errors[0]?.message).toContain('nema vrijednost „zelena“');
    await fixture.apply(own.id);
    expect((await fixture.article(id))?.attributeValueIds).toEqual([red]);
  });

  it('exports what it imports: export and import give no difference', async () => {
    const csv = await fixture.download('exports/articles/csv');
    const [heading = '', ...lines] = csv
      .replace(/^\uFEFF/, '')
      .trimEnd()
      .split('\r\n');
    expect(lines.length).toBeGreaterThan(1);
    const { chosen } = await fixture.preview('articles', [heading, ...lines]);
    expect(chosen).not.toContain(null);
    const file = await fixture.compare('articles', [heading, ...lines], { columns: chosen.join(',') });
    expect(file).toMatchObject({ lines: lines.length, same: lines.length, added: 0, changed: 0, faulty: 0 });
  });
});

describe('an import of prices', () => {
  it('asks about prices below cost and far from before, and takes or leaves them as decided', async () => {
    const [far, low, good] = [
      await someArticle(seeded, 'P-1', { vpc: 1_000 }),
      await someArticle(seeded, 'P-2', { vpc: 1_000 }),
      await someArticle(seeded, 'P-3', { vpc: 1_000 }),
    ];
    const lines = ['Šifra;VPC;MPC', 'P-1;20,00;23,40', 'P-2;4,90;9,00', 'P-3;11,00;12,87', 'P-4;1,00;1,17'];
    const file = await fixture.compare('prices', lines);
    expect(file).toMatchObject({ added: 0, changed: 3, doubtful: 2, faulty: 1 });
    expect((await fixture.rows(file.id, 'doubtful')).map(({ warnings }) => warnings[0]?.message)).toEqual([
      expect.stringContaining('Mijenja se za više od polovine'),
      expect.stringContaining('manje od nabavne cijene 5,00\u00a0KM'),
    ]);
    expect((await fixture.applyCall(file.id, {})).code).toBe('imports.decide_doubtful');
    await fixture.apply(file.id, { doubtful: 'leave_out' });
    const prices = async () => Promise.all([far, low, good].map(async (id) => (await fixture.article(id))?.vpc));
    expect(await prices()).toEqual([10, 10, 11]);
    expect(await fixture.file(file.id)).toMatchObject({ state: 'done', done: 1, refused: 2 });
    const again = await fixture.compare('prices', lines);
    await fixture.apply(again.id, { doubtful: 'take' });
    expect(await prices()).toEqual([20, 4.9, 11]);
  });

  it('leaves prices alone that somebody has changed since the comparison, also in an undo', async () => {
    const [first, second] = [
      await someArticle(seeded, 'P-10', { vpc: 1_000 }),
      await someArticle(seeded, 'P-11', { vpc: 1_000 }),
    ];
    const file = await fixture.compare('prices', ['Šifra;VPC', 'P-10;11', 'P-11;12']);
    await fixture.setPrice(first, 10.5);
    await fixture.apply(file.id);
    expect((await fixture.rows(file.id)).map(({ outcome }) => outcome)).toEqual(['moved', 'changed']);
    await fixture.setPrice(second, 12.5);
    await fixture.undo(file.id);
    expect((await fixture.rows(file.id)).map(({ outcome }) => outcome)).toEqual(['moved', 'kept']);
    expect([(await fixture.article(first)).vpc, (await fixture.article(second)).vpc]).toEqual([10.5, 12.5]);
  });

  it('begins on its day, and may be cancelled until then', async () => {
    const id = await someArticle(seeded, 'P-20', { vpc: 1_000 });
    const file = await fixture.compare('prices', ['Šifra;VPC', 'P-20;11']);
    const startsOn = '2199-01-01';
    expect((await fixture.applyCall(file.id, { startsOn: '2000-01-01' })).code).toBe('imports.day_past');
    await fixture.apply(file.id, { startsOn });
    expect(await fixture.file(file.id)).toMatchObject({ state: 'scheduled', startsOn });
    await seeded.shop.call(recordImports.stop, { token: seeded.administrator, params: { id: file.id } });
    expect(await fixture.file(file.id)).toMatchObject({ state: 'compared', startsOn: null });
    await fixture.apply(file.id, { startsOn });
    await fixture.work(() => new Date('2199-01-01T12:00:00Z'));
    expect((await fixture.article(id))?.vpc).toBe(11);
  });

  it('sets quantity prices', async () => {
    const id = await someArticle(seeded, 'P-30', { vpc: 1_000 });
    const file = await fixture.compare('prices', ['Šifra;Količinske cijene', 'P-30;10: 9,50 | 50: 9,00']);
    await fixture.apply(file.id);
    const breaks = [
      { fromQuantity: 10, price: 9.5 },
      { fromQuantity: 50, price: 9 },
    ];
    expect((await fixture.article(id))?.breaks).toEqual(breaks);
  });
});

describe('an import of contract prices', () => {
  it('sets the prices of a company, and an undo removes them', async () => {
    await someArticle(seeded, 'U-10', { vpc: 1_000 });
    const companyId = String(seeded.companyId);
    const file = await fixture.compare('contract_prices', ['Šifra;Cijena', 'U-10;9,00', 'U-11;9,00'], { companyId });
    expect(file).toMatchObject({ added: 1, faulty: 1 });
    await fixture.apply(file.id);
    expect(await fixture.contractPrices()).toEqual([900]);
    await fixture.undo(file.id);
    expect(await fixture.contractPrices()).toEqual([]);
  });
});

describe('an undo', () => {
  it('hides a new article that somebody has ordered, and is possible for the last import only', async () => {
    const first = await fixture.compare('articles', [HEADING, 'Z-1;Metla;Z;Z;5,00;;;;;;9;'], {
      columns: COLUMNS,
      createsMissing: 'true',
    });
    await fixture.apply(first.id);
    const articleId = (await fixture.rows(first.id))[0]?.recordId ?? 0;
    await addToCart(seeded, seeded.buyer, articleId);
    expect((await placeOrder(seeded, seeded.buyer)).status).toBe(200);
    await fixture.undo(first.id);
    expect((await fixture.rows(first.id))[0]).toMatchObject({ outcome: 'kept' });
    expect(await fixture.article(articleId)).toMatchObject({ code: 'Z-1', isVisibleOnWeb: false });
    expect((await stockOf(seeded, articleId)).onHand).toBe(9);
    expect((await fixture.undoCall(first.id)).code).toBe('imports.not_last');
  });
});
