import type { Content } from '@sjaj/domain';
import type { ReviewState } from '@sjaj/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import { updateRow } from '../../platform/database/rows.ts';
import { type ListRequest, queryPage, type RowPage } from '../../platform/database/list-page.ts';
import { allRows, execute } from '../../platform/database/statements.ts';
import { mentions } from '../../platform/database/list-search.ts';
import type { PersonalData } from '../../kernel/personal-data.ts';

export interface ReviewInput {
  readonly articleId: number;
  readonly userId: number;
  readonly rating: number;
  readonly comment: string;
  readonly now: Date;
}

/** Stores a review as pending. A user has one review of an article: a later one replaces it. */
export async function save(tx: Tx, { articleId, userId, rating, comment, now }: ReviewInput): Promise<void> {
  const review = { rating, comment, state: 'pending', created_at: now };
  await tx
    .insertInto('review')
    .values({ article_id: articleId, user_id: userId, ...review })
    .onConflict((oc) => oc.columns(['article_id', 'user_id']).doUpdateSet(review))
    .execute();
}

export interface ReviewRow {
  readonly id: number;
  readonly rating: number;
  readonly comment: string;
  readonly state: ReviewState;
  readonly createdAt: Date;
  readonly firstName: string;
  readonly lastName: string;
  readonly articleId: number;
  readonly code: string;
  readonly title: Content;
  readonly brand: string;
}

interface ReviewFilter {
  readonly state: ReviewState;
  /** Null for all articles. */
  readonly articleId: number | null;
  /** Part of the comment, or the beginning of the article's code. */
  readonly text: string | undefined;
}

const filtered = (db: Db, { state, articleId, text }: ReviewFilter) =>
  db
    .selectFrom('review as r')
    .innerJoin('article as a', 'a.id', 'r.article_id')
    .where('r.state', '=', state)
    .$if(articleId !== null, (query) => query.where('r.article_id', '=', articleId ?? 0))
    .$if(text !== undefined, (query) => query.where(mentions(text, sql`r.comment, a.search_words`)));

/** One page of reviews, newest first by default, and how many there are. */
export const page = (
  db: Db,
  filter: ReviewFilter,
  query: ListRequest<'default' | 'createdDate' | 'rating'>,
): Promise<RowPage<ReviewRow>> =>
  queryPage(
    filtered(db, filter)
      .innerJoin('user_account as u', 'u.id', 'r.user_id')
      .innerJoin('brand as b', 'b.id', 'a.brand_id')
      .select((eb) => [
        'r.id',
        'r.rating',
        'r.comment',
        'r.created_at as createdAt',
        'r.article_id as articleId',
        'u.first_name as firstName',
        'u.last_name as lastName',
        'a.code',
        'b.title as brand',
        eb.ref('r.state').$castTo<ReviewState>().as('state'),
        eb.ref('a.title').$castTo<Content>().as('title'),
      ])
      .orderBy(
        query.sortBy === 'rating' ? 'r.rating' : 'r.created_at',
        query.sortBy !== 'default' && query.isSortAscending ? 'asc' : 'desc',
      )
      .orderBy('r.id', 'desc'),
    query,
  );

export const lock = (tx: Tx, id: number) =>
  tx
    .selectFrom('review')
    .select(['rating', 'comment', 'state', 'created_at as createdAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const setState = (tx: Tx, id: number, state: ReviewState): Promise<void> =>
  updateRow(tx, 'review', id, { state });

/** Reviews. */
export const personalData: PersonalData = {
  section: 'reviews',
  async read(db, { userId }) {
    return allRows(db)`
      select a.code, r.rating, r.comment, r.state, r.created_at from review r join article a on a.id = r.article_id
      where r.user_id = ${userId} order by r.id`;
  },
  async erase(tx, { userId }) {
    await execute(tx)`delete from review where user_id = ${userId}`;
  },
};
