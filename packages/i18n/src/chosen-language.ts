import { DEFAULT_LANGUAGE, isLanguage } from '@sjaj/domain';
import type { Language } from '@sjaj/domain';

const STORAGE_KEY = 'sjaj.language';

/** The language chosen on this device; the default where none was, or the browser keeps nothing. */
export function storedLanguage(): Language {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return isLanguage(stored) ? stored : DEFAULT_LANGUAGE;
  } catch {
    return DEFAULT_LANGUAGE;
  }
}

/** Remembers a choice; false where it changes nothing. The page must be loaded anew to speak it. */
export function storeLanguage(language: Language): boolean {
  if (language === storedLanguage()) return false;
  try {
    localStorage.setItem(STORAGE_KEY, language);
    return true;
  } catch {
    return false;
  }
}
