import { PromotionItemsInput } from '@sjaj/contract';
import { expect, it } from 'vitest';
import { askOf, EMPTY_ASK, percentOf } from './ask.logic.ts';

it.each([
  ['12,5', 12.5],
  ['20 %', 20],
  ['0', null],
  ['100', null],
  ['pola', null],
  [' ', undefined],
])('reads the percentage %j as %j', (typed, percent) => {
  expect(percentOf(typed)).toBe(percent);
});

it('asks for codes with or without a percentage', () => {
  for (const percent of ['', '10']) {
    const asked = askOf({ ...EMPTY_ASK, text: 'CL-1 8,50\nCL-2', percent });
    expect(asked).toMatchObject({ ask: { percent: percent ? 10 : null, source: { lines: [{ price: 8.5 }, {}] } } });
    expect(PromotionItemsInput.safeParse('ask' in asked && asked.ask).success).toBe(true);
  }
});

it('asks for a brand or a category with a percentage only', () => {
  const scope = { ...EMPTY_ASK, kind: 'scope' } as const;
  expect(askOf({ ...scope, percent: '10' })).toEqual({ faults: { empty: true } });
  expect(askOf({ ...scope, brandId: '3' })).toEqual({ faults: { percent: true } });
  const asked = askOf({ ...scope, brandId: '3', percent: '10' });
  expect(asked).toEqual({ ask: { percent: 10, source: { kind: 'scope', brandId: 3, categoryId: null } } });
});

it('says what is wrong with what was pasted', () => {
  expect(askOf(EMPTY_ASK)).toEqual({ faults: { empty: true } });
  expect(askOf({ ...EMPTY_ASK, text: 'CL-1 skupo' })).toEqual({ faults: { wrongLines: [1] } });
  expect(askOf({ ...EMPTY_ASK, text: 'CL-1', percent: 'pola' })).toEqual({ faults: { percent: true } });
});
