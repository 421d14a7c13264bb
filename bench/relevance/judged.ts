import type { Goods } from './goods.ts';

/** What somebody types and what they want to see. */
export interface Judged {
  readonly kind: string;
  readonly text: string;
  /** Whether the suggestions are asked, as while one types, instead of the full search. */
  readonly isTyping: boolean;
  /** The codes of the articles that are right, with the goods that they belong to. Empty for what is not sold. */
  readonly right: ReadonlyMap<string, Goods>;
}
