import { expect, it } from 'vitest';
import { draftErrors, NEW_DRAFT, ruleOf, selectionOf } from './draft.logic.ts';

const draft = (more: Partial<typeof NEW_DRAFT>) => ({ ...NEW_DRAFT, value: '5', ...more });

it.each([
  ['5', 'percent', undefined],
  ['+5', 'percent', undefined],
  ['-2,5', 'percent', undefined],
  ['', 'percent', 'priceChanges.percentWrong'],
  ['0', 'percent', 'priceChanges.percentWrong'],
  ['-100', 'percent', 'priceChanges.percentWrong'],
  ['1,234', 'amount', 'priceChanges.amountWrong'],
  ['-0,50', 'amount', undefined],
  ['0', 'margin', undefined],
  ['96', 'margin', 'priceChanges.targetWrong'],
] as const)('checks %s as %s', (value, by, error) => {
  expect(draftErrors(draft({ value, by })).value).toBe(error);
});

it('checks margins, and of a list only its lines', () => {
  expect(draftErrors(draft({ marginFrom: 'x', marginTo: '101' }))).toEqual({
    marginFrom: 'priceChanges.marginWrong',
    marginTo: 'priceChanges.marginWrong',
  });
  expect(draftErrors(draft({ source: 'list', value: '' }))).toEqual({ pasted: 'priceChanges.pastedMissing' });
  expect(draftErrors(draft({ source: 'list', value: '', pasted: 'A;1' }))).toEqual({});
});

it('sends only the filters that hold, the chosen articles, or the pasted lines', () => {
  expect(selectionOf(draft({ words: ' krpa ', marginFrom: '10,5', categoryIds: [3] }), [])).toEqual({
    found: { view: 'all', categoryIds: [3], brandIds: [], tagIds: [], quickSearch: 'krpa', marginFrom: 10.5 },
  });
  expect(selectionOf(draft({}), [7])).toEqual({ ids: [7] });
  expect(selectionOf(draft({ source: 'list', pasted: 'A;1' }), [])).toEqual({ pasted: 'A;1' });
});

it('takes listed prices as they are', () => {
  expect(ruleOf(draft({ source: 'list' }))).toMatchObject({ change: { by: 'list' }, roundTo: 1 });
  expect(ruleOf(draft({ value: '-2,5' }))).toMatchObject({ change: { by: 'percent', value: -2.5 }, roundTo: 5 });
});
