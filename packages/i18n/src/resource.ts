import { type Language, toCyrillic, withoutGuards } from '@sjaj/domain';
import type { Area, Resource, Text } from './texts.ts';

/** Names of ours that stay in Latin letters in Cyrillic texts. */
const LATIN_NAMES = ['Sjaj'];

const FORMS = { en: ['one', 'other'], others: ['one', 'few', 'other'] } as const;

/** The text in a language, plural forms still together. */
export function textIn(text: Text, language: Language): string {
  if (language === 'srCyrl') return withoutGuards(text.srCyrl ?? toCyrillic(text.srLatn, LATIN_NAMES));
  return withoutGuards(text[language]);
}

/** The plural form names of a language, in the order in which texts give them. */
export const formsOf = (language: Language): readonly string[] => (language === 'en' ? FORMS.en : FORMS.others);

/** All texts of the areas in one language, by key. */
export function resourceOf(areas: readonly Area[], language: Language): Resource {
  const resource: Record<string, string> = {};
  for (const area of areas) {
    for (const [namespace, table] of Object.entries(area)) {
      for (const [name, text] of Object.entries(table))
        addText(resource, `${namespace}.${name}`, textIn(text, language), language);
    }
  }
  return resource;
}

function addText(resource: Record<string, string>, key: string, text: string, language: Language): void {
  const parts = text.split('¦').map((part) => part.trim());
  if (parts.length === 1) {
    resource[key] = text;
    return;
  }
  formsOf(language).forEach((form, index) => {
    resource[`${key}_${form}`] = parts[index] ?? '';
  });
}
