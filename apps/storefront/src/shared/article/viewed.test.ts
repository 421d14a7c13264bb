import { describe, expect, it } from 'vitest';
import { MOST_VIEWED, parseViewed, viewedWith } from './viewed.ts';

describe('recently viewed articles', () => {
  it('have the newest first, none twice, ten at most', () => {
    expect(viewedWith([3, 2, 1], 2)).toEqual([2, 3, 1]);
    const many = Array.from({ length: 15 }, (_, index) => index + 1).reduce<readonly number[]>(viewedWith, []);
    expect(many).toEqual([15, 14, 13, 12, 11, 10, 9, 8, 7, 6]);
    expect(many).toHaveLength(MOST_VIEWED);
  });

  it.each([[null], ['{'], ['{"a":1}'], ['"x"'], ['[-1, "2", 1.5]']])('are none for a store with %j', (stored) => {
    expect(parseViewed(stored)).toEqual([]);
  });
});
