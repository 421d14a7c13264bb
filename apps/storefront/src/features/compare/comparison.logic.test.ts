import type { ArticleDetails } from '@sjaj/contract';
import { describe, expect, it } from 'vitest';
import { comparedRows, phonePlaces } from './comparison.logic.ts';

const PLAIN = {
  unit: 'kom',
  price: 10,
  salePrice: null,
  contentPrice: null,
  costsOfUse: [],
  quantityBreaks: [],
  stock: { state: 'in_stock', available: 99, expectedOn: null },
  brand: { id: 1, title: 'Bistra' },
  pack: null,
  minimumQuantity: 1,
  packSize: 1,
  hazards: null,
  netWeightG: 0,
  warrantyMonths: null,
  attributes: [],
};
const article = (more: object): ArticleDetails => ({ ...PLAIN, ...more }) as unknown as ArticleDetails;
const attribute = (id: number, title: string, value: string) => ({
  id,
  title,
  unit: null,
  values: [{ id: id * 10, title: value }],
});

describe('the rows of a comparison', () => {
  it('puts what differs first, and leaves out what is known of none', () => {
    const rows = comparedRows([
      article({ attributes: [attribute(1, 'Miris', 'limun'), attribute(2, 'Boja', 'bijela')] }),
      article({ price: 12, attributes: [attribute(2, 'Boja', 'bijela'), attribute(3, 'Sloj', 'dva')] }),
    ]);
    expect(rows.map(({ key, differs }) => [key, differs])).toEqual([
      ['price', true],
      ['attribute 1', true],
      ['attribute 3', true],
      ['delivery', false],
      ['stock', false],
      ['brand', false],
      ['minimum', false],
      ['attribute 2', false],
    ]);
    expect(rows[1]?.values).toEqual(['limun', null]);
  });

  it('marks the lowest amounts of a row, and none where they are equal or only one is known', () => {
    const use = (kind: string, price: number) => ({ kind, price });
    const rows = comparedRows([
      article({ price: 10, salePrice: 7, costsOfUse: [use('ready_litre', 0.2), use('square_metres', 1)] }),
      article({ price: 9, costsOfUse: [use('ready_litre', 0.2)] }),
      article({ price: 7, costsOfUse: [use('ready_litre', 0.4)] }),
    ]);
    const lowest = (key: string) => [...(rows.find((row) => row.key === key)?.lowest ?? [])];
    expect(lowest('price')).toEqual([0, 2]);
    expect(lowest('use ready_litre')).toEqual([0, 1]);
    expect(lowest('use square_metres')).toEqual([]);
    const hidden = comparedRows([article({ price: null }), article({ price: null })]);
    expect(hidden.some(({ key }) => key === 'price')).toBe(false);
  });
});

it('shows the first article on a phone, and one of the others beside it', () => {
  expect(phonePlaces(1, 1)).toEqual([0]);
  expect(phonePlaces(2, 5)).toEqual([0, 1]);
  expect([1, 2, 3, 4].map((second) => phonePlaces(4, second)[1])).toEqual([1, 2, 3, 1]);
});
