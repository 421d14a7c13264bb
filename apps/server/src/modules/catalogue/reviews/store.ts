import type { Content } from '@sjaj/domain';
import type { ReviewState } from '@sjaj/contract';
import { type SqlBool, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { anywhere, atStart } from '../../../platform/database/like.ts';

export interface NewReview {
  readonly articleId: number;
  readonly userId: number;
  readonly rating: number;
  readonly comment: string;
  readonly now: Date;
}

/** One review of a user and article: a later one takes its place and waits again. */
export async function save(tx: Tx, { articleId, userId, rating, comment, now }: NewReview): Promise<void> {
  const fresh = { rating, comment, state: 'pending', created_at: now };
  await tx
    .insertInto('review')
    .values({ article_id: articleId, user_id: userId, ...fresh })
    .onConflict((oc) => oc.columns(['article_id', 'user_id']).doUpdateSet(fresh))
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

interface Wanted {
  readonly state: ReviewState;
  /** Null: of all articles. */
  readonly articleId: number | null;
  /** In the comment, or the code of the article. */
  readonly text: string | undefined;
}

const fitting = (db: Db, { state, articleId, text }: Wanted) =>
  db
    .selectFrom('review as r')
    .innerJoin('article as a', 'a.id', 'r.article_id')
    .where('r.state', '=', state)
    .$if(articleId !== null, (query) => query.where('r.article_id', '=', articleId ?? 0))
    .$if(text !== undefined, (query) =>
      query.where((eb) =>
        eb.or([
          sql<SqlBool>`unaccent(r.comment) ilike unaccent(${anywhere(text ?? '')})`,
          eb('a.code', 'ilike', atStart(text ?? '')),
        ]),
      ),
    );

interface PageAsk {
  readonly page: number;
  readonly pageSize: number;
  readonly sortBy?: 'default' | 'createdDate' | 'rating';
  readonly isSortAscending?: boolean;
}

/** Newest first, unless asked for otherwise. */
export const list = (
  db: Db,
  wanted: Wanted,
  { page, pageSize, sortBy = 'default', isSortAscending = false }: PageAsk,
): Promise<ReviewRow[]> =>
  fitting(db, wanted)
    .innerJoin('user_account as u', 'u.id', 'r.user_id')
    .innerJoin('brand as b', 'b.id', 'a.brand_id')
    .select(['r.id', 'r.rating', 'r.comment', 'r.created_at as createdAt', 'r.article_id as articleId'])
    .select(['u.first_name as firstName', 'u.last_name as lastName', 'a.code', 'b.title as brand'])
    .select((eb) => [
      eb.ref('r.state').$castTo<ReviewState>().as('state'),
      eb.ref('a.title').$castTo<Content>().as('title'),
    ])
    .orderBy(
      sortBy === 'rating' ? 'r.rating' : 'r.created_at',
      sortBy !== 'default' && isSortAscending ? 'asc' : 'desc',
    )
    .orderBy('r.id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();

export async function count(db: Db, wanted: Wanted): Promise<number> {
  const { reviews } = await fitting(db, wanted)
    .select((eb) => eb.fn.countAll<number>().as('reviews'))
    .executeTakeFirstOrThrow();
  return reviews;
}

export const lock = (tx: Tx, id: number) =>
  tx
    .selectFrom('review')
    .select(['rating', 'comment', 'state', 'created_at as createdAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export async function setState(tx: Tx, id: number, state: ReviewState): Promise<void> {
  await tx.updateTable('review').set({ state }).where('id', '=', id).execute();
}
