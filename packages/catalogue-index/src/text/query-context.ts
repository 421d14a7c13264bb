import type { ParsedQuery } from './query.ts';
import { isAdjective, isContextWord } from './stop-words.ts';
import type { TermHits } from './term-hits.ts';

/**
 * The query without words that only tell who needs the goods, where and how good, and without adjectives that no text of the
 * catalogue has: `naočale za vozače` are glasses, and so are `sportske naočale`. The same query if nothing is left that says what the goods are.
 */
export function withoutContext(query: ParsedQuery, hits: readonly TermHits[]): ParsedQuery {
  const isLeft = query.terms.map(({ typed: [word, ...others] }, place) => {
    if (!word || others.length > 0) return true;
    return !isContextWord(word) && (!isAdjective(word) || (hits[place]?.docIds.length ?? 0) > 0);
  });
  const saysWhat = hits.some(({ isHead }, place) => isHead && isLeft[place]);
  return saysWhat ? { ...query, terms: query.terms.filter((_, place) => isLeft[place]) } : query;
}

/**
 * Whether goods with some of the words may be an answer. A query begins with what the thing is: that word has to name goods, one of the
 * words has to say what they are, and more than half of the words have to be known. Otherwise an empty page is better than goods that
 * nobody has asked for.
 */
export function isMostlyKnown({ terms }: ParsedQuery, hits: readonly TermHits[]): boolean {
  const known = hits.filter(({ docIds }) => docIds.length > 0).length;
  const isCode = hits.some(({ docIds }, place) => docIds.length > 0 && terms[place]?.code !== null);
  if (isCode) return true;
  const isFirstNamed = (hits[0]?.named.docIds.length ?? 0) > 0;
  return isFirstNamed && known * 2 > hits.length && hits.some(({ isHead }) => isHead);
}
