import { DEFAULT_LANGUAGE, type Language } from '@sjaj/domain';
import { type Facts, openTextBook, type Resource, type ShopKey, type StaffKey, type Translate } from '@sjaj/i18n';

/** Texts that every client has. */
export type ClientKey = ShopKey & StaffKey;

let current: Language = DEFAULT_LANGUAGE;
let translateKey: Translate<string> = (key) => key;
/** Texts that were added before the first ones were set. */
let pending: Resource = {};
let addToBook = (texts: Resource): void => {
  pending = { ...pending, ...texts };
};

/** Sets the language of the page, for calls that are sent before its texts are loaded. A change of language reloads the page. */
export function setLanguage(language: Language): void {
  current = language;
}

/** Sets the texts of the language. Called once, before the first render. */
export function setTexts(texts: Resource): void {
  const book = openTextBook<string>(current, { ...texts, ...pending });
  translateKey = book.text;
  addToBook = book.add;
}

/** Adds texts that are loaded later. */
export const addTexts = (texts: Resource): void => addToBook(texts);

/** The language of the page. It never changes while the page is open, so this is no hook. */
export const language = (): Language => current;

/** The text of a key. Each client narrows it to its own keys. */
export const translate = (key: string, facts?: Facts): string => translateKey(key, facts);

/** The text of a key that every client has. */
export const t = (key: ClientKey, facts?: Facts): string => translateKey(key, facts);
