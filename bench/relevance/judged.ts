import type { Goods } from './goods.ts';

/** What somebody types and what they want to see. */
export interface Judged {
  readonly kind: string;
  readonly text: string;
  /** Any of these is right. */
  readonly right: ReadonlySet<Goods>;
}

export const judge = (kind: string, text: string, right: readonly Goods[]): Judged => ({
  kind,
  text,
  right: new Set(right),
});
