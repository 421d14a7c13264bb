import { CATEGORY_LEVELS } from '@sjaj/domain';
import { Problem } from '../../../platform/problem.ts';

/**
 * 400 where the parent is not there, would stand below its own child, or would leave the menu's three levels.
 * `parents` names the parent of every category; `id` is null for a new one.
 */
export function checkParent(
  parents: ReadonlyMap<number, number | null>,
  id: number | null,
  parentId: number | null,
): void {
  if (parentId === null) return;
  if (!parents.has(parentId)) throw new Problem('categories.parent_unknown', 400);
  const above = lineOf(parents, parentId);
  if (id !== null && above.includes(id)) throw new Problem('categories.below_itself', 400);
  const below = id === null ? 1 : depthOf(parents, id);
  if (above.length + below > CATEGORY_LEVELS) {
    throw new Problem('categories.too_deep', 400, { facts: { levels: CATEGORY_LEVELS } });
  }
}

/** A category and all above it. */
export function lineOf(parents: ReadonlyMap<number, number | null>, id: number): readonly number[] {
  const line: number[] = [];
  for (let one: number | null | undefined = id; one != null && !line.includes(one); one = parents.get(one))
    line.push(one);
  return line;
}

/** How many levels a category and what is below it take. */
function depthOf(parents: ReadonlyMap<number, number | null>, id: number): number {
  const inIt = [...parents.keys()].map((one) => lineOf(parents, one).indexOf(id)).filter((steps) => steps >= 0);
  return Math.max(0, ...inIt) + 1;
}

/** The children of a parent with `id` before another of them, or last where `beforeId` is none of them. */
export function placedBefore(siblings: readonly number[], id: number, beforeId: number | null): readonly number[] {
  const others = siblings.filter((one) => one !== id);
  const place = beforeId === null ? -1 : others.indexOf(beforeId);
  return place < 0 ? [...others, id] : others.toSpliced(place, 0, id);
}

/** The ids as a tree is read: each below its parent, those of one parent in the order given. */
export function inTreeOrder<T extends { readonly id: number; readonly parentId: number | null }>(
  rows: readonly T[],
): readonly T[] {
  const children = Map.groupBy(rows, ({ parentId }) => parentId);
  const below = (parentId: number | null): readonly T[] =>
    (children.get(parentId) ?? []).flatMap((row) => [row, ...below(row.id)]);
  return below(null);
}
