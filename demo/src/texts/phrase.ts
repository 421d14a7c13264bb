import { croatian, serbian } from './lexicon.ts';

/** Bosnian, English, and a Croatian or Serbian wording where another word alone would break the agreement. */
export type Phrase = readonly [bs: string, en: string, hr?: string | undefined, sr?: string | undefined];

/** A text in the languages that are written; Cyrillic follows from `srLatn`. */
export interface Texts {
  readonly bs: string;
  readonly hr: string;
  readonly srLatn: string;
  readonly en: string;
}

export const LANGUAGES = ['bs', 'hr', 'srLatn', 'en'] as const;

const known = new WeakMap<Phrase, Texts>();

/** The phrase in every written language; worked out once for each phrase of the tables. */
export function texts(phrase: Phrase): Texts {
  const before = known.get(phrase);
  if (before) return before;
  const [bs, en, hr, sr] = phrase;
  const after = { bs, hr: hr ?? croatian(bs), srLatn: sr ?? serbian(bs), en };
  known.set(phrase, after);
  return after;
}

/** The same text in every language: names, codes, measures. */
export const same = (text: string): Texts => ({ bs: text, hr: text, srLatn: text, en: text });

/** Parts joined by a separator, language by language; empty parts leave no gap. */
export function join(parts: readonly Texts[], separator = ' '): Texts {
  const glue = (language: keyof Texts): string =>
    parts
      .map((part) => part[language])
      .filter((part) => part !== '')
      .join(separator);
  return { bs: glue('bs'), hr: glue('hr'), srLatn: glue('srLatn'), en: glue('en') };
}

/** Fills `{name}` places of a text with the texts given for them. */
export function fill(pattern: Texts, facts: Readonly<Record<string, Texts>>): Texts {
  const put = (language: keyof Texts): string =>
    pattern[language].replace(/\{(\w+)\}/g, (place, name: string) => facts[name]?.[language] ?? place);
  return { bs: put('bs'), hr: put('hr'), srLatn: put('srLatn'), en: put('en') };
}
