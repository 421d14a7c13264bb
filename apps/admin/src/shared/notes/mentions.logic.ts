import { searchTextOf } from '@sjaj/domain';

export interface Colleague {
  readonly id: number;
  readonly name: string;
}

const MOST = 6;
const BEGUN = /(^|\s)@([\p{L} -]{0,30})$/u;

/** What is typed after an `@` at the end of the text, which ends where the caret stands; null where nothing is. */
const begunIn = (text: string): string | null => BEGUN.exec(text)?.[2] ?? null;

/** The colleagues who fit what is typed after the `@` before the caret; none where no mention is begun or it is complete. */
export function suggestionsFor(text: string, colleagues: readonly Colleague[]): readonly Colleague[] {
  const begun = begunIn(text);
  if (begun === null) return [];
  const typed = searchTextOf(begun).trim();
  return colleagues
    .filter(({ name }) => {
      const words = searchTextOf(name).trim();
      return words !== typed && (words.startsWith(typed) || words.split(' ').some((word) => word.startsWith(typed)));
    })
    .slice(0, MOST);
}

interface TypedText {
  readonly text: string;
  readonly caret: number;
}

/** The text with the mention completed that is begun before the caret, which stands behind it then. */
export function withMention({ text, caret }: TypedText, { name }: Colleague): TypedText {
  const start = text.slice(0, caret).replace(BEGUN, (_, before: string) => `${before}@${name} `);
  return { text: start + text.slice(caret).replace(/^ /, ''), caret: start.length };
}

const MENTION = /(?:^|\s)@(\p{L}[\p{L}-]*)/gu;

/** The colleague whose whole name the text begins with: of `Ana Kos` and `Ana Kos Marić` the longer. */
const namedAtStart = (text: string, colleagues: readonly Colleague[]): Colleague | undefined =>
  colleagues
    .filter(({ name }) => text.startsWith(name) && !/^[\p{L}-]/u.test(text.slice(name.length)))
    .toSorted((one, other) => other.name.length - one.name.length)[0];

/** The parts of a text that begin with an `@`, each with whom it names. */
const mentionsOf = (text: string, colleagues: readonly Colleague[]) =>
  [...text.matchAll(MENTION)].map(({ index, 0: whole, 1: word = '' }) => {
    const at = index + whole.length - word.length - 1;
    return { at, word, colleague: namedAtStart(text.slice(at + 1), colleagues) };
  });

/** Whom the text names, by id. */
export const mentionedIn = (text: string, colleagues: readonly Colleague[]): number[] => [
  ...new Set(mentionsOf(text, colleagues).flatMap(({ colleague }) => colleague?.id ?? [])),
];

/** What is typed after an `@` and names nobody who will be told; null where there is none, or where it can still be completed. */
export function unknownIn({ text, caret }: TypedText, colleagues: readonly Colleague[]): string | null {
  const isOffered = suggestionsFor(text.slice(0, caret), colleagues).length > 0;
  const typedAt = isOffered ? text.lastIndexOf('@', caret - 1) : -1;
  return mentionsOf(text, colleagues).find(({ at, colleague }) => !colleague && at !== typedAt)?.word ?? null;
}

interface TextPart {
  readonly text: string;
  readonly isMention: boolean;
}

/** The text in parts: what names a colleague, and what is between. */
export function partsOf(text: string, mentions: readonly Colleague[]): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { at, colleague } of mentionsOf(text, mentions)) {
    if (!colleague) continue;
    if (at > end) parts.push({ text: text.slice(end, at), isMention: false });
    end = at + 1 + colleague.name.length;
    parts.push({ text: text.slice(at, end), isMention: true });
  }
  return end < text.length ? [...parts, { text: text.slice(end), isMention: false }] : parts;
}
