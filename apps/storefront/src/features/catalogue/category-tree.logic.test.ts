import { describe, expect, it } from 'vitest';
import { chooseCategory, pathTo, rootsOf } from './category-tree.logic.ts';

const tree = [
  { id: 1, parentCategoryId: null },
  { id: 11, parentCategoryId: 1 },
  { id: 111, parentCategoryId: 11 },
  { id: 12, parentCategoryId: 1 },
  { id: 2, parentCategoryId: null },
];

describe('the category tree', () => {
  it('finds the path from the root', () => {
    expect(pathTo(tree, 111).map(({ id }) => id)).toEqual([1, 11, 111]);
    expect(pathTo(tree, 99)).toEqual([]);
  });

  it('ends on a cycle', () => {
    expect(
      pathTo(
        [
          { id: 1, parentCategoryId: 2 },
          { id: 2, parentCategoryId: 1 },
        ],
        1,
      ),
    ).toHaveLength(2);
  });

  it('takes nodes without a known parent as roots', () => {
    expect(rootsOf(tree.slice(1)).map(({ id }) => id)).toEqual([11, 12, 2]);
  });

  it('narrows by a chosen descendant and widens by a chosen ancestor', () => {
    expect(chooseCategory(tree, [1], 11)).toEqual([11]);
    expect(chooseCategory(tree, [11, 2], 111)).toEqual([2, 111]);
    expect(chooseCategory(tree, [12, 111], 1)).toEqual([1]);
    expect(chooseCategory(tree, [11], 12)).toEqual([11, 12]);
    expect(chooseCategory(tree, [11], 11)).toEqual([]);
  });
});
