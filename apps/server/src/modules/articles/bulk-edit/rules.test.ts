import { expect, it } from 'vitest';
import { changedValue, isSameValue } from './rules.ts';

it('moves an article into one category', () => {
  expect(changedValue({ field: 'categoryIds', value: 7 }, [3, 5])).toEqual([7]);
});

it('adds a tag once and removes it, others stay', () => {
  expect(changedValue({ field: 'tagIds', value: 2, isAdded: true }, [3, 1])).toEqual([1, 2, 3]);
  expect(changedValue({ field: 'tagIds', value: 2, isAdded: true }, [2])).toEqual([2]);
  expect(changedValue({ field: 'tagIds', value: 2, isAdded: false }, [1, 2])).toEqual([1]);
});

it('compares flags, ids and lists of ids', () => {
  expect(isSameValue(true, changedValue({ field: 'isVisibleOnWeb', value: true }, false))).toBe(true);
  expect(isSameValue([1, 2], [1, 2])).toBe(true);
  expect(isSameValue([1, 2], [2, 1])).toBe(false);
});
