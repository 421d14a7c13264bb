import { DEFAULT_LANGUAGE } from '@sjaj/domain';
import type { Language } from '@sjaj/domain';
import { openTextBook } from '@sjaj/i18n';
import type { Facts, Resource, StaffKey, Translate } from '@sjaj/i18n';

let translate: Translate<StaffKey> = (key) => key;
let spoken: Language = DEFAULT_LANGUAGE;

/** Hands in the texts of the page's language. Called once, before anything is drawn: another language is another load. */
export function speak(language: Language, resource: Resource): void {
  spoken = language;
  translate = openTextBook<StaffKey>(language, resource).text;
}

/** The text of a key in the page's language. */
export const t = (key: StaffKey, facts?: Facts): string => translate(key, facts);

/** The language of the page. */
export const language = (): Language => spoken;
