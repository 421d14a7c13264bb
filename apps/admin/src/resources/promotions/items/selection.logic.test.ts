import { PromotionItemsInput } from '@sjaj/contract';
import { expect, it } from 'vitest';
import { selectionInput, EMPTY_SELECTION, percentOf } from './selection.logic.ts';

it.each([
  ['12,5', 12.5],
  ['20 %', 20],
  ['0', null],
  ['100', null],
  ['pola', null],
  [' ', undefined],
])('parses the percentage %j as %j', (typed, percent) => {
  expect(percentOf(typed)).toBe(percent);
});

it('accepts codes with or without a percentage', () => {
  for (const percent of ['', '10']) {
    const result = selectionInput({ ...EMPTY_SELECTION, text: 'CL-1 8,50\nCL-2', percent });
    expect(result).toMatchObject({ input: { percent: percent ? 10 : null, source: { lines: [{ price: 8.5 }, {}] } } });
    expect(PromotionItemsInput.safeParse('input' in result && result.input).success).toBe(true);
  }
});

it('requires a percentage for a brand or a category', () => {
  const scope = { ...EMPTY_SELECTION, kind: 'scope' } as const;
  expect(selectionInput({ ...scope, percent: '10' })).toEqual({ errors: { empty: true } });
  expect(selectionInput({ ...scope, brandId: '3' })).toEqual({ errors: { percent: true } });
  const result = selectionInput({ ...scope, brandId: '3', percent: '10' });
  expect(result).toEqual({ input: { percent: 10, source: { kind: 'scope', brandId: 3, categoryId: null } } });
});

it('reports the errors of pasted lines', () => {
  expect(selectionInput(EMPTY_SELECTION)).toEqual({ errors: { empty: true } });
  expect(selectionInput({ ...EMPTY_SELECTION, text: 'CL-1 skupo' })).toEqual({ errors: { wrongLines: [1] } });
  expect(selectionInput({ ...EMPTY_SELECTION, text: 'CL-1', percent: 'pola' })).toEqual({ errors: { percent: true } });
});
