import { expect, it } from 'vitest';
import {
  columnsQuery,
  draftOf,
  draftOfStored,
  examplesOf,
  isWithoutPrice,
  missingFields,
  missingForNew,
  repeatedFields,
  unclearPriceColumn,
} from './columns.logic.ts';

const preview = {
  columns: [{ heading: 'Šifra' }, { heading: 'Cijena' }, { heading: 'Iznos' }],
  rows: [
    ['Šifra', 'Cijena', 'Iznos'],
    ['A-1', '1,00', ''],
    ['A-2', '', '7'],
  ],
  hasHeading: true,
  fields: [
    { key: 'code', title: 'Šifra', isNeeded: true },
    { key: 'vpc', title: 'VPC', isNeeded: false },
  ],
  chosen: [null, 'vpc', null],
  source: 'headings' as const,
};

it('names what is still missing and what is chosen twice', () => {
  const draft = draftOf(preview);
  expect(missingFields(draft, preview.fields)).toEqual(['Šifra']);
  expect(repeatedFields(draft, preview.fields)).toEqual([]);
  const full = { ...draft, chosen: ['code', 'vpc', 'vpc'] };
  expect(missingFields(full, preview.fields)).toEqual([]);
  expect(repeatedFields(full, preview.fields)).toEqual(['VPC']);
});

it('shows filled cells of a column, the heading left out where there is one', () => {
  expect(examplesOf(preview, 1, true)).toEqual(['1,00']);
  expect(examplesOf(preview, 1, false)).toEqual(['Cijena', '1,00']);
});

it('says that articles are read without a price, as long as neither price has a column', () => {
  const draft = draftOf(preview);
  const without = { ...draft, chosen: ['code', '', 'nc'] };
  expect(isWithoutPrice(without, 'articles')).toBe(true);
  expect(isWithoutPrice({ ...without, chosen: ['code', 'mpc', 'nc'] }, 'articles')).toBe(false);
  expect(isWithoutPrice(draft, 'articles')).toBe(false);
  expect(isWithoutPrice(without, 'towns')).toBe(false);
});

it('asks about a column that is called a price only, until one is read', () => {
  const plain = { ...preview, columns: [{ heading: 'Šifra' }, { heading: 'Cijena (KM)' }, { heading: 'Opis' }] };
  const draft = { ...draftOf(plain), chosen: ['code', '', ''] };
  expect(unclearPriceColumn(plain, draft, 'articles')).toBe(1);
  expect(unclearPriceColumn(plain, draft, 'prices')).toBe(1);
  expect(unclearPriceColumn(plain, draft, 'companies')).toBeUndefined();
  expect(unclearPriceColumn(plain, { ...draft, chosen: ['code', 'mpc', ''] }, 'articles')).toBeUndefined();
  const named = { ...plain, columns: [{ heading: 'Šifra' }, { heading: 'Nabavna cijena' }, { heading: 'Opis' }] };
  expect(unclearPriceColumn(named, draft, 'articles')).toBeUndefined();
});

it('opens a kept file as it was chosen, and sends it back the same', () => {
  const kept = { preview, createsMissing: false, category: 'Krpe', brand: '', companyId: 7 };
  const draft = draftOfStored(kept);
  expect(draft).toMatchObject({ chosen: ['', 'vpc', ''], createsMissing: false, category: 'Krpe' });
  expect(columnsQuery(draft, 'articles')).toEqual({
    columns: ',vpc,',
    hasHeading: 'true',
    createsMissing: 'false',
    category: 'Krpe',
    brand: '',
    companyId: '7',
  });
});

it('says what new articles need that neither a column nor the choice beside the columns has', () => {
  const draft = { ...draftOf(preview), chosen: ['code', 'vpc', ''] };
  expect(missingForNew(draft, 'articles')).toEqual(['title', 'categories', 'brand']);
  expect(missingForNew({ ...draft, chosen: ['code', 'title.hr', 'categories'], brand: 'Sjaj' }, 'articles')).toEqual(
    [],
  );
  expect(missingForNew(draft, 'prices')).toEqual([]);
});
