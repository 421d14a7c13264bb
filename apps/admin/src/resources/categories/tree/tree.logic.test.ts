import { describe, expect, it } from 'vitest';
import { dropPlace, fitsBelow, movesOf, type TreeRow } from './tree.logic.ts';

const row = (id: number, parentCategoryId: number | null, level: number): TreeRow => ({
  id,
  parentCategoryId,
  path: Array.from({ length: level }, () => ''),
});
/** 1 › (2 › 3, 4), 5 */
const TREE = [row(1, null, 0), row(2, 1, 1), row(3, 2, 2), row(4, 1, 1), row(5, null, 0)];

describe('movesOf', () => {
  it('moves among neighbours, into the one above and out of the parent', () => {
    expect(movesOf(TREE, 4)).toEqual({
      up: { parentCategoryId: 1, beforeId: 2 },
      down: null,
      into: { parentCategoryId: 2, beforeId: null },
      out: { parentCategoryId: null, beforeId: 5 },
    });
    expect(movesOf(TREE, 2).down).toEqual({ parentCategoryId: 1, beforeId: null });
  });

  it('offers nothing that would leave the three levels of the menu', () => {
    const tree = [...TREE, row(6, 5, 1), row(7, 6, 2)];
    expect(movesOf(tree, 5).into).toBeNull();
    expect(movesOf(tree, 1).out).toBeNull();
  });
});

describe('dropPlace', () => {
  it('stands before the row, or goes into it', () => {
    expect(dropPlace(TREE, 5, { target: 4, isInto: false })).toEqual({ parentCategoryId: 1, beforeId: 4 });
    expect(dropPlace(TREE, 5, { target: 4, isInto: true })).toEqual({ parentCategoryId: 4, beforeId: null });
  });

  it('goes nowhere in its own branch, nor on itself', () => {
    expect(dropPlace(TREE, 1, { target: 3, isInto: false })).toBeNull();
    expect(dropPlace(TREE, 1, { target: 1, isInto: true })).toBeNull();
    expect(fitsBelow(TREE, 2, 4)).toBe(false);
  });
});
