import { adminPriceLists } from '@sjaj/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anArticleOfCost } from '../../../../test/builders/price-lists.ts';
import { openRecordImportFixture, type RecordImportFixture } from '../../../../test/builders/record-imports.ts';
import { seedShop, type SeededShop } from '../../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../../test/http.ts';

let seeded: SeededShop;
let fixture: RecordImportFixture;
let listId: number;

beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
  fixture = openRecordImportFixture(seeded);
  const body = { title: 'Hoteli 2026', validFrom: null, validTo: null, isActive: true, note: '' };
  listId = (await seeded.shop.call(adminPriceLists.create, { token: seeded.administrator, body })).data.id;
  await anArticleOfCost(seeded, 'IL-1', 1_000, 500);
  await anArticleOfCost(seeded, 'IL-2', 2_000, 500);
});
afterAll(() => seeded.shop.close());

const prices = async () => {
  const input = { token: seeded.administrator, params: { id: listId }, body: {} };
  const { data } = await seeded.shop.call(adminPriceLists.items, input);
  return data.map(({ code, price }: { code: string; price: number }) => [code, price]);
};

describe('an import of prices of price lists', () => {
  it('sets the prices of the named list; an undo brings the prices before back', async () => {
    const first = await fixture.compare('price_lists', ['Cjenovnik;Šifra;Cijena', 'hoteli 2026;IL-1;9,00']);
    expect(first).toMatchObject({ added: 1, faulty: 0 });
    await fixture.apply(first.id);
    const lines = ['Cjenovnik;Šifra;Cijena', 'Hoteli 2026;IL-1;8,50', 'Hoteli 2026;il-2;17,00'];
    const second = await fixture.compare('price_lists', lines);
    expect(second).toMatchObject({ added: 1, changed: 1 });
    await fixture.apply(second.id);
    expect(await prices()).toEqual([
      ['IL-1', 8.5],
      ['IL-2', 17],
    ]);
    await fixture.expectNoDifference('price_lists', 2);
    await fixture.undo(second.id);
    expect(await prices()).toEqual([['IL-1', 9]]);
  });

  it('says which list or article does not exist, and asks about a price below cost', async () => {
    const file = await fixture.compare('price_lists', [
      'Cjenovnik;Šifra;Cijena',
      'Škole;IL-1;9,00',
      ';IL-1;9,00',
      'Hoteli 2026;NOPE;9,00',
      'Hoteli 2026;IL-2;4,00',
    ]);
    expect(file).toMatchObject({ faulty: 3 });
    expect((await fixture.messages(file.id)).flat().join(' ')).toContain('Nema cjenovnika „Škole“');
    expect(await fixture.rows(file.id, 'doubtful')).toHaveLength(1);
  });
});
