/** A node of a flat tree: a category or a category count. */
interface TreeNode {
  readonly id: number;
  readonly parentCategoryId: number | null;
}

/** Path from the root to the category; empty for an unknown one. */
export function pathTo<N extends TreeNode>(nodes: readonly N[], id: number): readonly N[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const path: N[] = [];
  for (let node = byId.get(id); node && !path.includes(node); node = byId.get(node.parentCategoryId ?? 0)) {
    path.unshift(node);
  }
  return path;
}

export const childrenOf = <N extends TreeNode>(nodes: readonly N[], id: number | null): readonly N[] =>
  nodes.filter((node) => node.parentCategoryId === id);

/** Nodes without a parent among the given ones. */
export function rootsOf<N extends TreeNode>(nodes: readonly N[]): readonly N[] {
  const ids = new Set(nodes.map((node) => node.id));
  return nodes.filter((node) => node.parentCategoryId === null || !ids.has(node.parentCategoryId));
}

/** Toggles a category. Choosing one removes its ancestors and descendants, since values are joined by "or". */
export function chooseCategory(nodes: readonly TreeNode[], chosen: readonly number[], id: number): readonly number[] {
  if (chosen.includes(id)) return chosen.filter((other) => other !== id);
  const ancestors = new Set(pathTo(nodes, id).map((node) => node.id));
  const isRelated = (other: number) => ancestors.has(other) || pathTo(nodes, other).some((node) => node.id === id);
  return [...chosen.filter((other) => !isRelated(other)), id].sort((a, b) => a - b);
}
