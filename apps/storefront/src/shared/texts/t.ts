import { DEFAULT_LANGUAGE } from '@sjaj/domain';
import type { Language } from '@sjaj/domain';
import { openTextBook } from '@sjaj/i18n';
import type { Facts, Resource, ShopKey, Translate } from '@sjaj/i18n';

let translate: Translate<ShopKey> = (key) => key;
/** Texts of a page that was there before the first ones. */
let early: Resource = {};
let addMore = (more: Resource): void => {
  early = { ...early, ...more };
};
let spoken: Language = DEFAULT_LANGUAGE;

/** Chooses the language of the page, for calls that leave before its texts are there. Another language is another load. */
export function chooseLanguage(language: Language): void {
  spoken = language;
}

/** Hands in the texts of the chosen language. Called once, before anything is drawn. */
export function giveTexts(resource: Resource): void {
  const book = openTextBook<ShopKey>(spoken, { ...resource, ...early });
  translate = book.text;
  addMore = book.add;
}

/** Adds the texts of pages that came later. */
export const giveMoreTexts = (resource: Resource): void => addMore(resource);

/** The text of a key in the page's language. */
export const t = (key: ShopKey, facts?: Facts): string => translate(key, facts);

/** The language of the page. */
export const language = (): Language => spoken;
