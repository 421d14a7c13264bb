import type { WishListItem } from '@sjaj/contract';
import { type Language, slugOf } from '@sjaj/domain';
import type { Db, Tx } from '../../platform/database/db.ts';
import { allRows, execute } from '../../platform/database/statements.ts';
import { localised } from '../../kernel/localised.ts';
import type { PersonalData } from '../../kernel/personal-data.ts';
import { categoryIcon, firstPictureKey } from '../articles/index.ts';

export const isVisible = async (db: Db | Tx, articleId: number): Promise<boolean> =>
  (await db
    .selectFrom('article')
    .select('id')
    .where('id', '=', articleId)
    .where('is_visible_on_web', '=', true)
    .executeTakeFirst()) !== undefined;

export async function remove(tx: Tx, userId: number, articleId: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('wish_list_item')
    .where('user_id', '=', userId)
    .where('article_id', '=', articleId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function count(tx: Tx, userId: number): Promise<number> {
  const { items } = await tx
    .selectFrom('wish_list_item')
    .select((eb) => eb.fn.countAll<number>().as('items'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return items;
}

/** Those of the articles that are on the wish list. */
export async function listed(db: Db | Tx, userId: number, articleIds: readonly number[]): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('wish_list_item')
    .select('article_id as articleId')
    .where('user_id', '=', userId)
    .where('article_id', 'in', articleIds)
    .execute();
  return rows.map(({ articleId }) => articleId);
}

export async function insert(tx: Tx, userId: number, articleId: number): Promise<void> {
  await tx
    .insertInto('wish_list_item')
    .values({ user_id: userId, article_id: articleId })
    .onConflict((oc) => oc.doNothing())
    .execute();
}

export async function list(db: Db, userId: number, language: Language): Promise<WishListItem[]> {
  const rows = await db
    .selectFrom('wish_list_item as w')
    .innerJoin('article as a', 'a.id', 'w.article_id')
    .innerJoin('brand as b', 'b.id', 'a.brand_id')
    .select(['w.id', 'w.article_id as articleId', 'a.title', 'a.code', 'b.title as brand'])
    .select([firstPictureKey('a.id').as('pictureKey'), categoryIcon('a.id').as('icon')])
    .where('w.user_id', '=', userId)
    .where('a.is_visible_on_web', '=', true)
    .orderBy('w.id', 'desc')
    .limit(1_000)
    .execute();
  return rows.map((row) => {
    const title = localised(row.title, language, [row.brand]);
    return {
      id: row.id,
      articleId: row.articleId,
      title,
      slug: slugOf(title),
      code: row.code,
      imageUrl: row.pictureKey === null ? null : `/files/pictures/${row.pictureKey}-160.webp`,
      placeholder: row.icon ?? 'box',
    };
  });
}

/** The wish list. */
export const personalData: PersonalData = {
  section: 'wishList',
  async read(db, { userId }) {
    return allRows(db)`
      select a.code, w.created_at from wish_list_item w join article a on a.id = w.article_id where w.user_id = ${userId} order by w.id`;
  },
  async erase(tx, { userId }) {
    await execute(tx)`delete from wish_list_item where user_id = ${userId}`;
  },
};
