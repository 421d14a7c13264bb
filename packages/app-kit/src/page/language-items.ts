import { LANGUAGE_NAMES, type Language, languageTag } from '@sjaj/domain';
import { storeLanguage } from '@sjaj/i18n';
import type { MenuItem } from '@sjaj/ui';
import { language } from '../texts/texts.ts';

/** Stores the language and reloads the page in it. */
export function switchLanguage(next: Language): void {
  if (storeLanguage(next)) window.location.reload();
}

/** The items of a language menu, each by its own name. */
export const languageItems = (languages: readonly Language[], onSelect = switchLanguage): readonly MenuItem[] =>
  languages.map((one) => ({
    key: one,
    label: LANGUAGE_NAMES[one],
    lang: languageTag(one),
    isChecked: one === language(),
    onSelect: () => onSelect(one),
  }));
