const listeners = new Set<() => void>();

/** Opens the menu of all categories, wherever on the page the wish comes from. */
export function openCategoryMenu(): void {
  for (const listener of listeners) listener();
}

/** Tells when the menu is wished for; returns what ends the subscription. */
export function onCategoryMenu(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
