import type { AdminCategory } from '@sjaj/contract';
import { CATEGORY_LEVELS } from '@sjaj/domain';

export type TreeRow = Pick<AdminCategory, 'id' | 'parentCategoryId' | 'path'>;

/** Where a category is moved: below a parent, before one of its children, or last. */
export interface Place {
  readonly parentCategoryId: number | null;
  readonly beforeId: number | null;
}

const childrenOf = (rows: readonly TreeRow[], parentId: number | null): readonly TreeRow[] =>
  rows.filter(({ parentCategoryId }) => parentCategoryId === parentId);

/** The category and all below it. */
function branchOf(rows: readonly TreeRow[], id: number): ReadonlySet<number> {
  const branch = new Set([id]);
  // Parents stand before their children.
  for (const row of rows) if (row.parentCategoryId !== null && branch.has(row.parentCategoryId)) branch.add(row.id);
  return branch;
}

/** Whether a category can stand below a parent: not in its own branch, and within the levels of the menu. */
export function fitsBelow(rows: readonly TreeRow[], id: number, parentId: number | null): boolean {
  const own = rows.find((row) => row.id === id);
  const parent = rows.find((row) => row.id === parentId);
  if (!own || (parentId !== null && !parent)) return false;
  const branch = branchOf(rows, id);
  if (parentId !== null && branch.has(parentId)) return false;
  const deepest = Math.max(...rows.filter((row) => branch.has(row.id)).map(({ path }) => path.length));
  const level = parent ? parent.path.length + 1 : 0;
  return level + deepest - own.path.length < CATEGORY_LEVELS;
}

export const MOVES = ['up', 'down', 'into', 'out'] as const;
export type Move = (typeof MOVES)[number];

/** Where each key moves a category: among its neighbours, into the one above it, or out of its parent; null where it cannot. */
export function movesOf(rows: readonly TreeRow[], id: number): Readonly<Record<Move, Place | null>> {
  const row = rows.find((one) => one.id === id);
  if (!row) return { up: null, down: null, into: null, out: null };
  const { parentCategoryId } = row;
  const siblings = childrenOf(rows, parentCategoryId);
  const place = siblings.findIndex((one) => one.id === id);
  const above = siblings[place - 1];
  const next = siblings[place + 1];
  const parent = rows.find((one) => one.id === parentCategoryId);
  return {
    up: above ? { parentCategoryId, beforeId: above.id } : null,
    down: next ? { parentCategoryId, beforeId: siblings[place + 2]?.id ?? null } : null,
    into: above && fitsBelow(rows, id, above.id) ? { parentCategoryId: above.id, beforeId: null } : null,
    out: parent ? { parentCategoryId: parent.parentCategoryId, beforeId: afterOf(rows, parent) } : null,
  };
}

/** The next child of the same parent. */
function afterOf(rows: readonly TreeRow[], { id, parentCategoryId }: TreeRow): number | null {
  const siblings = childrenOf(rows, parentCategoryId);
  return siblings[siblings.findIndex((one) => one.id === id) + 1]?.id ?? null;
}

/** Where a dragged category lands: on the upper half of a row before it, on the lower half into it; null where it cannot. */
export function dropPlace(rows: readonly TreeRow[], id: number, { target, isInto }: Drop): Place | null {
  const row = rows.find((one) => one.id === target);
  if (!row || id === target) return null;
  const place = isInto
    ? { parentCategoryId: row.id, beforeId: null }
    : { parentCategoryId: row.parentCategoryId, beforeId: row.id };
  return fitsBelow(rows, id, place.parentCategoryId) ? place : null;
}

export interface Drop {
  readonly target: number;
  readonly isInto: boolean;
}
