import { describe, expect, it } from 'vitest';
import { foldedFilters } from './folded-filters.logic.ts';

const attribute = (id: number, count: number) => ({
  id,
  title: `Osobina ${id}`,
  unit: null,
  values: [{ id: id * 10, title: 'da', count, swatch: null }],
});
const ids = (attributes: readonly { readonly id: number }[]) => attributes.map(({ id }) => id);
const many = Array.from({ length: 14 }, (_, index) => attribute(index + 1, 3));

describe('a long list of attributes', () => {
  it('is collapsed after the limit', () => {
    const { shown, folded } = foldedFilters(many, [], 6);
    expect(ids(shown)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(ids(folded)).toEqual([11, 12, 13, 14]);
  });

  it('keeps attributes with a chosen value visible', () => {
    expect(ids(foldedFilters(many, [130], 6).shown)).toContain(13);
  });

  it('collapses attributes without results, after those with results', () => {
    const { shown, folded } = foldedFilters(
      [attribute(1, 0), attribute(2, 4), attribute(3, 0), attribute(4, 1)],
      [],
      2,
    );
    expect(ids(shown)).toEqual([2, 4]);
    expect(ids(folded)).toEqual([1, 3]);
  });

  it('collapses attributes that few of the articles have, unless a value of them is chosen', () => {
    const mixed = [attribute(1, 20), attribute(2, 9), attribute(3, 17), attribute(4, 2)];
    expect(ids(foldedFilters(mixed, [], 32).shown)).toEqual([1, 3]);
    expect(ids(foldedFilters(mixed, [40], 32).shown)).toEqual([1, 3, 4]);
  });

  it('collapses nothing if it would be a single attribute', () => {
    expect(foldedFilters(many.slice(0, 11), [], 6).folded).toEqual([]);
  });

  it('keeps every attribute', () => {
    const { shown, folded } = foldedFilters(many, [10], 6);
    expect(ids([...shown, ...folded]).sort((a, b) => a - b)).toEqual(ids(many));
  });
});
