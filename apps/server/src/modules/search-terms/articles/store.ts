import type { Language, SearchTerm } from '@sjaj/domain';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import {
  everyTerm,
  type FoundAmount,
  type HasTerm,
  type ListSearch,
  listSearch,
} from '../../../platform/database/list-search.ts';

const BARCODE = /^[0-9]{8,14}$/;

/** Whether the words `w` of an article have one: in its codes, its titles, its brand, or as the barcode of one of its units. */
function articleHas(has: HasTerm, { word }: SearchTerm): RawBuilder<boolean> {
  const barcode = BARCODE.test(word)
    ? sql` or w.id = any(array(select n.article_id from article_unit n where n.ean = ${word}))`
    : sql``;
  // Arrays, because an index of the words can look for both.
  return sql`(${has(sql`w.search_words`)}
    or w.brand_id = any(array(select n.id from brand n where ${has(sql`n.search_words`)}))${barcode})`;
}

const wordsFound = (search: ListSearch): RawBuilder<unknown> =>
  sql`select w.id from article_words w where ${everyTerm(search, articleHas)}`;

/** The condition that the article `a` has every word of the search. */
export function articleFound(search: ListSearch): RawBuilder<boolean> {
  if (search.terms.length === 0) return sql`true`;
  // Likeness is dear: it is asked once and by the index, not of each row in the order of a list.
  return search.isForgiving ? sql`a.id = any(array(${wordsFound(search)}))` : sql`a.id in (${wordsFound(search)})`;
}

/** The same for what somebody has typed, without mistakes. */
export const articleMentions = (typed: string | undefined): RawBuilder<boolean> => articleFound(listSearch(typed));

/**
 * The same for the line of a file that names an article `a` by its code, or one that the shop does not have. The stored words of the article are
 * read: to fold them for each of 100,000 lines takes seconds.
 */
export const lineMentions = (typed: string | undefined, code: RawBuilder<unknown>): RawBuilder<boolean> =>
  everyTerm(
    listSearch(typed),
    (has) =>
      sql<boolean>`(${has(sql`a.search_words`)} or (a.id is null and ${has(sql`search_text(code_words(${code}))`)}))`,
  );

/** The ids of articles that have a word, as an array. */
export const articlesWith = (has: HasTerm, term: SearchTerm): RawBuilder<number[]> =>
  sql`array(select w.id from article_words w where ${articleHas(has, term)})`;

/**
 * Whether the article `a` is in one of the categories or below one. Their ids are an array, so that an index answers for each article of a list
 * in its own order; else each is held against all articles of the categories.
 */
export const isInCategories = (ids: readonly number[]): RawBuilder<SqlBool> => sql<SqlBool>`a.id in (
  select article_id from article_category where category_id = any(array(
    with recursive below as (
      select id from category where id = any(${ids}::integer[])
      union select c.id from category c join below on c.parent_category_id = below.id
    ) select id from below)))`;

/** The order of articles `a` by code. Many of them are sorted: in the index, what is not found would be read as well, until a page is full. */
export const codeOrder = (amount: FoundAmount): RawBuilder<string> =>
  amount === 'many' ? sql`(a.code || '')` : sql`a.code`;

/**
 * The condition that the article `a` of an item is mentioned, and the order of the items by its code. For lists of some articles, such as the prices of
 * a customer: all items are held against what is found, for few of its articles may be among them.
 */
export function itemsByCode(typed: string | undefined): { found: RawBuilder<SqlBool>; orderBy: RawBuilder<unknown> } {
  const search = listSearch(typed);
  const order = codeOrder(search.terms.length > 0 ? 'many' : 'all');
  return { found: sql`(${articleFound(search)}) is true`, orderBy: sql`${order}, a.id` };
}

const SHORTEST_CODE = 5;

/** What was typed as a code: in capitals and without separators. */
export const typedCode = (typed: string): string => typed.replaceAll(/[^A-Za-z0-9]/g, '').toUpperCase();

/** Whether the code of the article `a` is the typed one or a size of it: no wildcard is in a typed code. */
export const startsWithCode = (code: string): RawBuilder<boolean> =>
  code.length < SHORTEST_CODE ? sql`code_key(a.code) = ${code}` : sql`code_key(a.code) like ${`${code}%`}`;

/** Points of a typed word by where it stands, as the search of the shop has them. */
const POINTS = { titleStart: sql.lit(115), wordStart: sql.lit(100), brand: sql.lit(60), within: sql.lit(30) } as const;

const foldedTitle = (language: Language): RawBuilder<string> =>
  sql`search_text(coalesce(a.title->>${sql.lit(language)}, ''))`;

/** How well the article `a` fits a word. What is only alike counts by its likeness, to the first word of a title once more. */
function pointsFor({ word }: SearchTerm, { isForgiving }: ListSearch, language: Language): RawBuilder<number> {
  const starts = `% ${word}%`;
  const begins = (one: Language) => sql`${foldedTitle(one)} like ${` ${word}%`}`;
  const firstWord = sql`split_part(${foldedTitle('bs')}, ' ', 2)`;
  const within = isForgiving
    ? sql`${POINTS.within} * (word_similarity(${word}, a.search_words) + similarity(${word}, ${firstWord}))`
    : sql`${POINTS.within}`;
  return sql`case
    when a.search_words like ${starts} and (${begins(language)} or ${begins('bs')}) then ${POINTS.titleStart}
    when a.search_words like ${starts} then ${POINTS.wordStart}
    when exists (select from brand n where n.id = a.brand_id and n.search_words like ${starts}) then ${POINTS.brand}
    else ${within} end`;
}

/** Whether `bestMatchFirst` weighs words, for which it reads titles: `a` is `article` then. */
export const weighsWords = ({ search, isFew }: Pick<MatchOrder, 'search' | 'isFew'>): boolean =>
  isFew && search.terms.length > 0;

interface MatchOrder {
  readonly typed: string;
  readonly search: ListSearch;
  readonly language: Language;
  /** Of very many found articles the words are not weighed: one or two letters fit them all alike. */
  readonly isFew: boolean;
}

/** The order of found articles `a` by what fits best: the code, then the words, then what is bought most. */
export function bestMatchFirst({ typed, search, language, isFew }: MatchOrder): RawBuilder<unknown> {
  const code = typedCode(typed);
  const points = weighsWords({ search, isFew }) ? search.terms.map((term) => pointsFor(term, search, language)) : [];
  const byWords = points.length > 0 ? sql`${sql.join(points, sql` + `)} desc, ` : sql``;
  return sql`code_key(a.code) = ${code} desc, ${startsWithCode(code)} desc, ${byWords}a.is_visible_on_web desc, a.popularity desc, a.id`;
}
