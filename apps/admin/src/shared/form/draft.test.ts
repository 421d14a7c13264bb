import { expect, it } from 'vitest';
import { changedKeys, conflictsOf, ontoSaved, withoutChanges } from './draft.ts';

const base = { code: 'A-1', price: '10,00', names: { bs: 'Krpa', en: '' }, categories: [1, 2] };

it('knows what is not as it was saved', () => {
  expect(changedKeys(base, { ...base, names: { bs: 'Krpa', en: '' }, categories: [1, 2] })).toEqual([]);
  expect(changedKeys(base, { ...base, price: '11,00', names: { bs: 'Krpa', en: 'Cloth' } })).toEqual([
    'price',
    'names',
  ]);
});

it('puts own changes on top of what somebody else has saved', () => {
  const mine = { ...base, price: '11,00' };
  const theirs = { ...base, price: '9,00', code: 'A-2' };
  expect(ontoSaved(base, mine, theirs)).toEqual({ ...base, price: '11,00', code: 'A-2' });
});

it('calls a conflict only what both have changed, and differently', () => {
  const mine = { ...base, price: '11,00', code: 'A-3', categories: [1] };
  const theirs = { ...base, price: '9,00', code: 'A-3', names: { bs: 'Krpe', en: '' } };
  expect(conflictsOf(base, mine, theirs)).toEqual(['price']);
});

it('leaves a field to somebody else, and keeps the other changes', () => {
  const mine = { ...base, price: '11,00', code: 'A-3' };
  const theirs = { ...base, price: '9,00', code: 'A-2' };
  expect(ontoSaved(base, withoutChanges(base, mine, ['price']), theirs)).toEqual({
    ...base,
    price: '9,00',
    code: 'A-3',
  });
});
