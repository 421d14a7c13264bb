import { likePattern, type SearchTerm, searchTermsOf } from '@sjaj/domain';
import { type RawBuilder, sql } from 'kysely';

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

function hasTerm(term: SearchTerm, isForgiving: boolean): HasTerm {
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
