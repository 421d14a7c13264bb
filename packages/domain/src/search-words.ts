import { tokensOf } from './fold.ts';
import { ekavian, stem } from './stem.ts';

/** A word of a text as search keeps it. `variant` is its ekavian form where it differs: a second key to the same place. */
export type SearchWord = { readonly word: string; readonly stem: string; readonly variant?: string };

/** The words of a title or a query, folded and stemmed, in order. Index and query must go through this same door. */
export function searchWordsOf(text: string): SearchWord[] {
  return tokensOf(text).map((word) => {
    const stemmed = stem(word);
    const variant = ekavian(stemmed);
    return variant === stemmed ? { word, stem: stemmed } : { word, stem: stemmed, variant };
  });
}
