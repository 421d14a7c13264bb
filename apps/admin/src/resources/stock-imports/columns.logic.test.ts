import { expect, it } from 'vitest';
import { canCompare, chosenColumns, draftOf } from './columns.logic.ts';

const preview = {
  columns: [
    { heading: 'Artikal', isPrice: false },
    { heading: 'VPC', isPrice: true },
    { heading: 'Ima', isPrice: false },
  ],
  rows: [],
  hasHeading: true,
  chosen: null,
  source: null,
};

it('allows no comparison before both columns are chosen', () => {
  const draft = draftOf(preview);
  expect(chosenColumns(draft)).toBeNull();
  expect(canCompare({ ...draft, code: '0' }, preview)).toBe(false);
  expect(canCompare({ ...draft, code: '0', quantity: '0' }, preview)).toBe(false);
  expect(canCompare({ ...draft, code: '0', quantity: '2' }, preview)).toBe(true);
});

it('refuses a quantity column with prices', () => {
  expect(canCompare({ code: '0', quantity: '1', hasHeading: true }, preview)).toBe(false);
});

it('starts with the columns that the headings name', () => {
  const chosen = { codeColumn: 0, quantityColumn: 2, hasHeading: true };
  expect(chosenColumns(draftOf({ ...preview, chosen }))).toEqual(chosen);
});
