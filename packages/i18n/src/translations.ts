import { formatNumber, type Language, languageTag } from '@sjaj/domain';
import type { Facts, FactsFor, Resource } from './texts.ts';

/** Turns a key and what fills its placeholders into the text. `Places` are the placeholders by key. */
export type Translate<Places extends Record<keyof Places, string>> = <Key extends keyof Places & string>(
  key: Key,
  ...facts: FactsFor<Places[Key]>
) => string;

/** The texts of one language: handed in, nothing is fetched and nothing falls back. */
export interface Translations<Places extends Record<keyof Places, string>> {
  /** The text of a key; the key itself where there is none. */
  readonly text: Translate<Places>;
  /** The same for a key that is known only at run time: nobody checks that the facts fill its placeholders. */
  readonly textWithFacts: (key: keyof Places & string, facts?: Facts) => string;
  /** Adds texts of the same language that came later. */
  readonly add: (more: Resource) => void;
}

/** A placeholder, with the full stop that ends its sentence. */
const PLACE = /\{(\w+)\}(\.(?!\S))?/g;

/** A fact as it is read: how many of something there are as the shop writes its numbers, `1.234`. */
const written = (name: string, fact: Facts[string] | undefined): string =>
  name === 'count' && typeof fact === 'number' ? formatNumber(fact) : String(fact ?? '');

/** Opens the texts of a language. `count` among the facts chooses the plural form, as `Intl.PluralRules` has it. */
export function openTranslations<Places extends Record<keyof Places, string>>(
  language: Language,
  resource: Resource,
): Translations<Places> {
  const known = new Map(Object.entries(resource));
  const plural = new Intl.PluralRules(languageTag(language));
  const patternOf = (key: string, count: Facts[string] | undefined): string =>
    (typeof count === 'number' ? known.get(`${key}_${plural.select(count)}`) : undefined) ?? known.get(key) ?? key;
  const fill = (key: string, facts: Facts = {}): string =>
    patternOf(key, facts['count']).replace(PLACE, (_, name: string, stop = '') => {
      const value = written(name, facts[name]);
      // A date, or the name of a company, may end in the full stop of its sentence.
      return value.endsWith('.') ? value : value + stop;
    });
  return {
    text: (key, ...[facts]: readonly Facts[]) => fill(key, facts),
    textWithFacts: fill,
    add: (more) => {
      for (const [key, text] of Object.entries(more)) known.set(key, text);
    },
  };
}
