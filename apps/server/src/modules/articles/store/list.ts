import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { AdminArticleListRequest, AdminArticleRow } from '@sjaj/contract';
import type { Content, Language } from '@sjaj/domain';
import type { Db, Tx } from '../../../platform/database/db.ts';
import type { RowPage } from '../../../platform/database/list-page.ts';
import { allRows, firstRow, oneColumn, oneNumber } from '../../../platform/database/statements.ts';
import {
  countedPage,
  type FoundAmount,
  isFound,
  type ListSearch,
  orSimilar,
} from '../../../platform/database/list-search.ts';
import { articleFound, bestMatchFirst, codeOrder, isInCategories, weighsWords } from '../../search-terms/index.ts';

/** A row of the list of articles, as the database tells it. */
export interface ArticleRow extends Omit<
  AdminArticleRow,
  'category' | 'imageUrl' | 'mpc' | 'nc' | 'placeholder' | 'title' | 'unit' | 'vpc'
> {
  readonly title: Content;
  readonly categoryId: number | null;
  readonly unit: Content;
  readonly vpc: number;
  readonly mpc: number;
  readonly nc: number;
  readonly pictureKey: string | null;
}

const COLUMNS = sql`a.id, a.code, a.title, b.title as brand, u.abbreviation as unit, a.vpc, a.mpc, a.nc,
  coalesce(s.on_hand, 0) as "onHand", coalesce(s.reserved, 0) as reserved,
  a.is_visible_on_web as "isVisibleOnWeb", a.disable_selling as "disableSelling",
  a.archived_at is not null as "isArchived", a.version,
  (select category_id from article_category where article_id = a.id order by position, category_id limit 1)
    as "categoryId",
  (select picture_key from article_picture where article_id = a.id order by position, id limit 1) as "pictureKey"`;

const TABLES = sql`article a
  join brand b on b.id = a.brand_id
  join measurement_unit u on u.id = a.unit_id
  left join stock_level s on s.article_id = a.id`;

/** The tables that `articlesFoundBy` speaks of: the summaries of the articles fill a seventh of their pages. */
export const SEARCHED = sql`article_summary a left join stock_level s on s.article_id = a.id`;
const ORDERED = sql`article a left join stock_level s on s.article_id = a.id`;

const HAS_NO_PICTURE = sql<SqlBool>`not exists (select from article_picture where article_id = a.id)`;

/** Archived articles are in the list of their own only. */
const NOT_ARCHIVED = sql<SqlBool>`a.archived_at is null`;

const VIEWS: Readonly<Record<AdminArticleListRequest['view'], RawBuilder<SqlBool>>> = {
  all: NOT_ARCHIVED,
  visible: sql`a.is_visible_on_web`,
  hidden: sql`not a.is_visible_on_web and ${NOT_ARCHIVED}`,
  out_of_stock: sql`coalesce(s.on_hand - s.reserved, 0) = 0 and ${NOT_ARCHIVED}`,
  no_picture: sql`${HAS_NO_PICTURE} and ${NOT_ARCHIVED}`,
  archived: sql`a.archived_at is not null`,
};

/** As the indexes of the titles have it, for which the language is no parameter. */
const titleIn = (language: Language): RawBuilder<string> =>
  sql`coalesce(nullif(a.title->>${sql.lit(language)}, ''), a.title->>'bs') collate "bs-x-icu"`;

type ColumnSort = Exclude<AdminArticleListRequest['sortBy'], 'match'>;

const orderBy = (sortBy: ColumnSort, language: Language, amount: FoundAmount): RawBuilder<unknown> => {
  switch (sortBy) {
    case 'code':
      return codeOrder(amount);
    case 'title':
      return titleIn(language);
    case 'vpc':
      return sql`a.vpc`;
    case 'onHand':
      return sql`coalesce(s.on_hand, 0)`;
    case 'createdAt':
      return sql`a.created_at`;
  }
};

/** Few articles are in these views: they are found before they are ordered. */
const SMALL_VIEWS: readonly AdminArticleListRequest['view'][] = ['hidden', 'out_of_stock', 'no_picture', 'archived'];

type Found = Pick<AdminArticleListRequest, 'view' | 'brandIds' | 'categoryIds' | 'quickSearch'>;

/** The articles `a` that a list finds. */
export function articlesFoundBy({ view, brandIds, categoryIds }: Found, search: ListSearch): RawBuilder<SqlBool> {
  const all = [VIEWS[view], articleFound(search)];
  if (brandIds.length > 0) all.push(sql`a.brand_id = any(${brandIds}::integer[])`);
  if (categoryIds.length > 0) all.push(isInCategories(categoryIds));
  return sql.join(all, sql` and `);
}

/** One page of articles, hidden ones included, and how many there are in all. */
export const page = (db: Db, query: AdminArticleListRequest, language: Language): Promise<RowPage<ArticleRow>> =>
  orSimilar(query.quickSearch, (search) => pageOf(db, { ...query, search, language }));

async function pageOf(
  db: Db,
  { search, language, ...query }: AdminArticleListRequest & { search: ListSearch; language: Language },
): Promise<RowPage<ArticleRow>> {
  const { sortBy, quickSearch: typed = '' } = query;
  const where = articlesFoundBy(query, search);
  const direction = query.isSortAscending ? sql`asc` : sql`desc`;
  const orderOf = (amount: FoundAmount, match: { readonly search: ListSearch; readonly isFew: boolean }) => {
    if (sortBy !== 'match') return sql`${orderBy(sortBy, language, amount)} ${direction}, a.id`;
    return search.terms.length === 0 ? sql`a.code, a.id` : bestMatchFirst({ typed, language, ...match });
  };
  const isFiltered = query.brandIds.length + query.categoryIds.length > 0;
  return countedPage(search, {
    isNarrowed: isFiltered || SMALL_VIEWS.includes(query.view),
    count: () => oneNumber(db)`select count(*)::integer from ${SEARCHED} where ${where}`,
    rows: (counted) => {
      // The many of a view are spread over each order, unlike those of a word or a category.
      const amount = counted === 'many' && !isFiltered && search.terms.length === 0 ? 'all' : counted;
      const match = { search, isFew: amount === 'few' || search.isForgiving };
      const order = sql`order by ${orderOf(amount, match)}`;
      // Titles and days are in the order of indexes of the articles.
      const readsArticles = sortBy === 'title' || sortBy === 'createdAt' || (sortBy === 'match' && weighsWords(match));
      // The page is chosen before anything wide is read.
      return allRows<ArticleRow>(db)`
        with found as materialized (select a.id from ${SEARCHED} where ${where}), page as materialized (
          select a.id from ${readsArticles ? ORDERED : SEARCHED} where ${amount === 'all' ? where : isFound(amount, sql`a.id`)}
          ${order} limit ${query.pageSize} offset ${(query.page - 1) * query.pageSize}
        )
        select ${COLUMNS} from page join (${TABLES}) on a.id = page.id ${order}`;
    },
  });
}

/** The ids of all articles that the list finds. */
export async function foundIds(db: Db, query: Found): Promise<readonly number[]> {
  const { rows } = await orSimilar(query.quickSearch, async (search) => {
    const ids = await oneColumn<number>(db)`
      select a.id from ${SEARCHED} where ${articlesFoundBy(query, search)} order by a.id`;
    return { rows: ids, totalItems: ids.length };
  });
  return rows;
}

/** One row of the list; undefined where there is no such article. */
export const row = (db: Db | Tx, id: number): Promise<ArticleRow | undefined> =>
  firstRow<ArticleRow>(db)`select ${COLUMNS} from ${TABLES} where a.id = ${id}`;
