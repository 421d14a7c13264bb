export type StorageArea = 'local' | 'session';

const areaOf = (area: StorageArea): Storage => (area === 'local' ? localStorage : sessionStorage);

/** The stored text; null where there is none or the browser refuses storage. */
export function readStored(key: string, area: StorageArea = 'local'): string | null {
  try {
    return areaOf(area).getItem(key);
  } catch {
    return null;
  }
}

/** The keys that have a text; none where the browser refuses storage. */
export function storedKeys(area: StorageArea): readonly string[] {
  try {
    return Object.keys(areaOf(area));
  } catch {
    return [];
  }
}

/** Stores a text, or removes it for null; false where the browser refuses. */
export function writeStored(key: string, text: string | null, area: StorageArea = 'local'): boolean {
  try {
    if (text === null) areaOf(area).removeItem(key);
    else areaOf(area).setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
