/** A key in quotes, or the beginning of one that a template completes: `role.${role}` uses the whole namespace. */
const KEY = /['"`]([a-z][A-Za-z]*)\.([A-Za-z0-9_]+)['"`]/g;
const NAMESPACE = /`([a-z][A-Za-z]*)\.\$\{/g;

/** The keys that none of the sources names, in order. Keys are static, so a search of the text is enough. */
export function unusedKeys(keys: readonly string[], sources: readonly string[]): string[] {
  const named = new Set<string>();
  const whole = new Set<string>();
  for (const source of sources) {
    for (const [, namespace, name] of source.matchAll(KEY)) named.add(`${namespace}.${name}`);
    for (const [, namespace = ''] of source.matchAll(NAMESPACE)) whole.add(namespace);
  }
  return keys.filter((key) => !named.has(key) && !whole.has(key.slice(0, key.indexOf('.'))));
}
