/** What an answer is about. */
export interface AnswerFacts {
  readonly name?: string;
  readonly article?: string;
  /** The number of the order. */
  readonly order?: string;
}

const PLACEHOLDER = /\{(name|article|order)\}/g;
const UNKNOWN = '…';

/** The text of a template with its placeholders filled; what is not known is left open. */
export const filledTemplate = (text: string, facts: AnswerFacts): string =>
  text.replaceAll(PLACEHOLDER, (_, key: keyof AnswerFacts) => facts[key] || UNKNOWN);

/** The text of a template below what is written already. */
export const withTemplate = (written: string, text: string): string =>
  written.trim() === '' ? text : `${written.trimEnd()}\n\n${text}`;
