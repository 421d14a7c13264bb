import { DEFAULT_LANGUAGE, isLanguage } from '@sjaj/domain';
import type { Language } from '@sjaj/domain';

/** The key of localStorage. */
export const LANGUAGE_KEY = 'sjaj.language';

/** The language chosen on this device; the default where none was, or the browser keeps nothing. */
export function storedLanguage(): Language {
  try {
    const stored = localStorage.getItem(LANGUAGE_KEY);
    return isLanguage(stored) ? stored : DEFAULT_LANGUAGE;
  } catch {
    return DEFAULT_LANGUAGE;
  }
}

/** Stores a choice; false where it changes nothing. It takes effect with the next load of the page. */
export function storeLanguage(language: Language): boolean {
  if (language === storedLanguage()) return false;
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
    return true;
  } catch {
    return false;
  }
}
