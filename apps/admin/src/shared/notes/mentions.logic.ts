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

/** Whom the text names, by id. */
export const mentionedIn = (text: string, colleagues: readonly Colleague[]): number[] =>
  colleagues.filter(({ name }) => text.includes(`@${name}`)).map(({ id }) => id);

interface TextPart {
  readonly text: string;
  readonly isMention: boolean;
}

/** The text in parts: what names a colleague, and what is between. */
export function partsOf(text: string, mentions: readonly Colleague[]): readonly TextPart[] {
  const names = mentions.map(({ name }) => `@${name}`);
  const parts: TextPart[] = [];
  let rest = text;
  while (rest !== '') {
    const first = names
      .map((name) => ({ name, at: rest.indexOf(name) }))
      .filter(({ at }) => at >= 0)
      .toSorted((one, other) => one.at - other.at)[0];
    if (!first) return [...parts, { text: rest, isMention: false }];
    if (first.at > 0) parts.push({ text: rest.slice(0, first.at), isMention: false });
    parts.push({ text: first.name, isMention: true });
    rest = rest.slice(first.at + first.name.length);
  }
  return parts;
}
