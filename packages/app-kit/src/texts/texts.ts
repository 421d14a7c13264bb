import { DEFAULT_LANGUAGE, type Language } from '@sjaj/domain';
import {
  type Facts,
  openTranslations,
  type Resource,
  type ShopTexts,
  type StaffTexts,
  type Translate,
} from '@sjaj/i18n';

/** Texts that every client has, with their placeholders. */
type ClientTexts = { [Key in keyof ShopTexts & keyof StaffTexts]: ShopTexts[Key] | StaffTexts[Key] };

let current: Language = DEFAULT_LANGUAGE;
let translateKey = (key: string, _facts?: Facts): string => key;
/** Texts that were added before the first ones were set. */
let pending: Resource = {};
let addToTranslations = (texts: Resource): void => {
  pending = { ...pending, ...texts };
};

/** Sets the language of the page, for calls that are sent before its texts are loaded. A change of language reloads the page. */
export function setLanguage(language: Language): void {
  current = language;
}

/** Sets the texts of the language. Called once, before the first render. */
export function setTexts(texts: Resource): void {
  const translations = openTranslations<Record<string, string>>(current, { ...texts, ...pending });
  translateKey = translations.textWithFacts;
  addToTranslations = translations.add;
}

/** Adds texts that are loaded later. */
export const addTexts = (texts: Resource): void => addToTranslations(texts);

/** The language of the page. It never changes while the page is open, so this is no hook. */
export const language = (): Language => current;

/** The text of a key. Each client narrows it to its own keys and their placeholders. */
export const translate = (key: string, ...[facts]: readonly Facts[]): string => translateKey(key, facts);

/** The text of a key that every client has. */
export const t: Translate<ClientTexts> = translate;
