/** The option after an arrow key, around both ends; null is the field itself, which `stopsAtField` puts between the ends. */
export function nextOption(
  keys: readonly string[],
  active: string | null,
  direction: 1 | -1,
  stopsAtField: boolean,
): string | null {
  const index = active === null ? -1 : keys.indexOf(active);
  const next = direction === 1 ? keys[index + 1] : index === -1 ? keys.at(-1) : keys[index - 1];
  if (next !== undefined || stopsAtField) return next ?? null;
  return keys.at(direction === 1 ? 0 : -1) ?? null;
}
