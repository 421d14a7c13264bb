import { likePattern, type SearchTerm, searchTermsOf } from '@sjaj/domain';
import { type RawBuilder, sql, type SqlBool } from 'kysely';

/** What a list is searched for. A forgiving search also takes words that are alike, which needs a trigram index. */
export interface ListSearch {
  readonly terms: readonly SearchTerm[];
  readonly isForgiving: boolean;
}

export const listSearch = (typed: string | undefined, isForgiving = false): ListSearch => ({
  terms: searchTermsOf(typed ?? ''),
  isForgiving,
});

/** Whether a folded text has a word. */
export type HasTerm = (searchText: RawBuilder<unknown>) => RawBuilder<boolean>;

/** Numbers and short words are taken as they are typed: what is like them is something else. */
const MAY_BE_MISTYPED = /^[a-z]{4,}$/;

/** Whether a text has this word of a search. */
export function hasTerm(term: SearchTerm, isForgiving: boolean): HasTerm {
  const pattern = likePattern(term);
  if (!isForgiving || !MAY_BE_MISTYPED.test(term.word)) return (text) => sql`${text} like ${pattern}`;
  return (text) => sql`(${text} like ${pattern} or ${term.word} <% ${text})`;
}

/** The condition that each word of the search is found: `found` says where one may stand. True where nothing is searched for. */
export function everyTerm(
  { terms, isForgiving }: ListSearch,
  found: (has: HasTerm, term: SearchTerm) => RawBuilder<boolean>,
): RawBuilder<boolean> {
  if (terms.length === 0) return sql`true`;
  return sql`(${sql.join(
    terms.map((term) => found(hasTerm(term, isForgiving), term)),
    sql` and `,
  )})`;
}

/** Whether these texts, taken together, have every word that is typed. For tables that are small or filtered otherwise. */
export const mentions = (typed: string | undefined, ...texts: readonly RawBuilder<unknown>[]): RawBuilder<boolean> =>
  everyTerm(listSearch(typed), (has) => has(sql`search_text(concat_ws(' ', ${sql.join(texts)}))`));

/** Reads again, forgivingly, where an exact search has found nothing. */
export async function orSimilar<T extends { readonly totalItems: number }>(
  typed: string | undefined,
  read: (search: ListSearch) => Promise<T>,
): Promise<T> {
  const exact = listSearch(typed);
  const found = await read(exact);
  const mayBeMistyped = exact.terms.some(({ word }) => MAY_BE_MISTYPED.test(word));
  return found.totalItems > 0 || !mayBeMistyped ? found : read({ ...exact, isForgiving: true });
}

/** Up to so many found rows are looked up one by one; of more, the first ones stand near in an index of the order of the list. */
export const FEW_FOUND = 2_000;

/** How many rows a search or filter leaves: all where there is neither. */
export type FoundAmount = 'all' | 'few' | 'many';

interface CountedPage<Row> {
  /** Whether a filter besides the search may leave few rows. */
  readonly isNarrowed: boolean;
  readonly count: () => Promise<number>;
  readonly rows: (amount: FoundAmount) => Promise<readonly Row[]>;
}

/**
 * A page of a list and how many rows the list finds. A search or a filter is counted first: an index of words or categories knows at once what few
 * rows have or none has, while an index in the order of the list would be read to its end for them.
 */
export async function countedPage<Row>(
  search: ListSearch,
  { isNarrowed, count, rows }: CountedPage<Row>,
): Promise<{ readonly rows: readonly Row[]; readonly totalItems: number }> {
  if (search.terms.length === 0 && !isNarrowed) {
    const [found, totalItems] = await Promise.all([rows('all'), count()]);
    return { rows: found, totalItems };
  }
  const totalItems = await count();
  return { rows: totalItems === 0 ? [] : await rows(totalItems <= FEW_FOUND ? 'few' : 'many'), totalItems };
}

/**
 * The condition that `id` is one of those of the table expression. Few are looked up in the order of the ids; many in a hash while all are read, for
 * a join would be planned by guesses of how many a word or a category has, which are a hundred times wrong.
 */
export const isFound = (
  amount: Exclude<FoundAmount, 'all'>,
  id: RawBuilder<unknown>,
  expression = 'found',
): RawBuilder<SqlBool> => {
  const ids = sql`select id from ${sql.table(expression)}`;
  return amount === 'few' ? sql`${id} = any(array(${ids}))` : sql`(${id} in (${ids})) is true`;
};
