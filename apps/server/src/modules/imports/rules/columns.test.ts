import { describe, expect, it } from 'vitest';
import { checkColumns, headingsOf, isPriceHeading, namedColumns, previewOf } from './columns.ts';

describe('namedColumns', () => {
  it.each([[['Naziv', 'Šifra', 'Na stanju']], [['Назив', 'Шифра', 'На стању']], [['Title', 'Code', 'On hand']]])(
    'finds the columns by the headings %j',
    (heading) => {
      expect(namedColumns([['', ''], heading, ['Krpa', 'A-1', '5']])).toEqual({
        codeColumn: 1,
        quantityColumn: 2,
        hasHeading: true,
      });
    },
  );

  it.each([
    [
      'headings that it does not know',
      [
        ['šifra', 'VPC', 'MPC'],
        ['A-1', '60', '29'],
      ],
    ],
    [
      'other headings',
      [
        ['naziv', 'cijena'],
        ['Krpa', '26,10'],
      ],
    ],
    [
      'no headings',
      [
        ['A-1', '5'],
        ['A-2', '6'],
      ],
    ],
    [
      'two columns that may be meant',
      [
        ['Šifra', 'Stanje', 'Količina'],
        ['A-1', '5', '6'],
      ],
    ],
    ['an empty sheet', []],
  ])('guesses nothing of %s', (_, rows) => {
    expect(namedColumns(rows)).toBeNull();
  });
});

describe('isPriceHeading', () => {
  it.each(['VPC', 'MPC', 'Cijena', 'цијена', 'Cijena s PDV-om', 'Price (KM)', 'КМ', 'Cena', 'Nabavna', 'Iznos'])(
    'knows %j',
    (heading) => {
      expect(isPriceHeading(heading)).toBe(true);
    },
  );

  it.each(['Na stanju', 'Količina', 'Šifra', 'Centar', 'Naziv', ''])('lets %j be', (heading) => {
    expect(isPriceHeading(heading)).toBe(false);
  });
});

describe('checkColumns', () => {
  const columns = { codeColumn: 0, quantityColumn: 1, hasHeading: true };
  const check =
    (rows: string[][], more: object = {}) =>
    () =>
      checkColumns(rows, { ...columns, ...more });

  it.each([
    [
      'a heading of prices',
      [
        ['šifra', 'VPC', 'MPC'],
        ['A-1', '60', '70'],
        ['A-2', '29', '35'],
      ],
    ],
    [
      'decimals',
      [
        ['Šifra', 'Stanje'],
        ['A-1', '26,10'],
        ['A-2', '29'],
        ['A-3', '7'],
      ],
    ],
    [
      'a currency',
      [
        ['Šifra', 'Stanje'],
        ['A-1', '26 КМ'],
      ],
    ],
  ])('refuses %s as a quantity', (_, rows) => {
    expect(check(rows)).toThrow('imports.looks_like_prices');
  });

  it('lets pieces be, also with decimals that are zero, and a single wrong line', () => {
    expect(
      check([
        ['Šifra', 'Stanje'],
        ['A-1', '26,00'],
        ['A-2', '1.000'],
        ['A-3', '7'],
      ]),
    ).not.toThrow();
    expect(
      check([
        ['Šifra', 'Stanje'],
        ['A-1', '26,5'],
        ['A-2', '1'],
        ['A-3', '7'],
        ['A-4', '8'],
      ]),
    ).not.toThrow();
  });

  it('refuses a column that the sheet does not have, and one for both', () => {
    expect(check([['A-1', '5']], { quantityColumn: 7, hasHeading: false })).toThrow('imports.columns_unknown');
    expect(check([['A-1', '5']], { quantityColumn: 0, hasHeading: false })).toThrow('imports.columns_unknown');
  });
});

it('begins at the headings, whatever stands above them', () => {
  const rows = [['Čisto d.o.o., Zenica'], ['Stanje na dan 1.11.2026.'], [], ['Šifra', 'Stanje'], ['A-1', '5']];
  expect(namedColumns(rows)).toEqual({ codeColumn: 0, quantityColumn: 1, hasHeading: true });
  expect(previewOf(rows, null)).toMatchObject({
    columns: [{ heading: 'Šifra' }, {}],
    rows: [
      ['Šifra', 'Stanje'],
      ['A-1', '5'],
    ],
  });
});

describe('previewOf', () => {
  it('shows the columns with the first rows and says where the choice comes from', () => {
    const rows = [
      ['', ''],
      ['Artikal', 'Kom', 'VPC'],
      ['A-1', '5', '26,10'],
    ];
    expect(previewOf(rows, null)).toEqual({
      columns: [
        { heading: 'Artikal', isPrice: false },
        { heading: 'Kom', isPrice: false },
        { heading: 'VPC', isPrice: true },
      ],
      rows: [
        ['Artikal', 'Kom', 'VPC'],
        ['A-1', '5', '26,10'],
      ],
      hasHeading: true,
      chosen: null,
      source: null,
    });
    const remembered = { codeColumn: 0, quantityColumn: 1, hasHeading: true };
    expect(previewOf(rows, remembered)).toMatchObject({ chosen: remembered, source: 'remembered' });
  });

  it('takes a first row with figures for a line', () => {
    expect(headingsOf([['A-1', '5']])).toBeNull();
    expect(previewOf([['A-1', '5']], null)).toMatchObject({ hasHeading: false, columns: [{ heading: '' }, {}] });
  });
});
