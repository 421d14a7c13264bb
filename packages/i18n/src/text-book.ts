import { formatNumber, type Language, languageTag } from '@sjaj/domain';
import type { Facts, Resource } from './texts.ts';

/** Turns a key and what fills it into the text. */
export type Translate<Key extends string> = (key: Key, facts?: Facts) => string;

/** The texts of one language: handed in, nothing is fetched and nothing falls back. */
export interface TextBook<Key extends string> {
  /** The text of a key; the key itself where there is none. */
  readonly text: Translate<Key>;
  /** Adds texts of the same language that came later. */
  readonly add: (more: Resource) => void;
}

const PLACE = /\{(\w+)\}/g;

/** A fact as it is read: how many of something there are as the shop writes its numbers, `1.234`. */
const written = (name: string, fact: Facts[string] | undefined): string =>
  name === 'count' && typeof fact === 'number' ? formatNumber(fact) : String(fact ?? '');

/** Opens the texts of a language. `count` among the facts chooses the plural form, as `Intl.PluralRules` has it. */
export function openTextBook<Key extends string>(language: Language, resource: Resource): TextBook<Key> {
  const known = new Map(Object.entries(resource));
  const plural = new Intl.PluralRules(languageTag(language));
  const patternOf = (key: string, count: Facts[string] | undefined): string =>
    (typeof count === 'number' ? known.get(`${key}_${plural.select(count)}`) : undefined) ?? known.get(key) ?? key;
  return {
    text: (key, facts = {}) =>
      patternOf(key, facts['count']).replace(PLACE, (_, name: string) => written(name, facts[name])),
    add: (more) => {
      for (const [key, text] of Object.entries(more)) known.set(key, text);
    },
  };
}
