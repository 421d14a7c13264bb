import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Problem } from '../../../platform/problem.ts';
import { checkParent, inTreeOrder, lineOf } from './rules.ts';

// 1 > 2 > 3, and 4 by itself.
const PARENTS = new Map<number, number | null>([
  [1, null],
  [2, 1],
  [3, 2],
  [4, null],
]);

const codeOf = (id: number | null, parentId: number | null): string | null => {
  try {
    checkParent(PARENTS, id, parentId);
    return null;
  } catch (error) {
    if (error instanceof Problem) return error.code;
    throw error;
  }
};

describe('checkParent', () => {
  it.each([
    [null, null, null],
    [null, 2, null],
    [4, 2, null],
    [null, 3, 'categories.too_deep'],
    [2, 4, null],
    [1, 4, 'categories.too_deep'],
    [1, 1, 'categories.below_itself'],
    [1, 3, 'categories.below_itself'],
    [4, 9, 'categories.parent_unknown'],
  ])('%s below %s: %s', (id, parentId, expected) => {
    expect(codeOf(id, parentId)).toBe(expected);
  });

  it('never lets a ring or a fourth level come about', () => {
    const ids = fc.integer({ min: 1, max: 8 });
    fc.assert(
      fc.property(fc.array(fc.tuple(ids, fc.option(ids, { nil: null })), { maxLength: 40 }), (moves) => {
        const parents = new Map<number, number | null>(Array.from({ length: 8 }, (_, index) => [index + 1, null]));
        for (const [id, parentId] of moves) {
          try {
            checkParent(parents, id, parentId);
            parents.set(id, parentId);
          } catch (error) {
            expect(error).toBeInstanceOf(Problem);
          }
        }
        for (const id of parents.keys()) {
          const line = lineOf(parents, id);
          expect(line.length).toBeLessThanOrEqual(3);
          expect(parents.get(line.at(-1) ?? 0)).toBeNull();
        }
      }),
    );
  });
});

it('reads a tree from its rows: each below its parent', () => {
  const rows = [...PARENTS].map(([id, parentId]) => ({ id, parentId })).toReversed();
  expect(inTreeOrder(rows).map(({ id }) => id)).toEqual([4, 1, 2, 3]);
});
