import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/db.ts';
import { execute } from '../../../platform/database/statements.ts';

export async function addPicture(tx: Tx, articleId: number, key: string): Promise<void> {
  await tx
    .insertInto('article_picture')
    .columns(['article_id', 'picture_key', 'position'])
    .expression((eb) =>
      eb
        .selectFrom('article_picture')
        .select((count) => [
          sql<number>`${articleId}::integer`.as('article_id'),
          sql<string>`${key}::text`.as('picture_key'),
          sql<number>`${count.fn.coalesce(count.fn.max('position'), sql<number>`-1`)} + 1`.as('position'),
        ])
        .where('article_id', '=', articleId),
    )
    .execute();
}

/** Keeps these pictures in this order and takes off the others. */
export async function orderPictures(tx: Tx, articleId: number, pictureIds: readonly number[]): Promise<void> {
  await execute(tx)`delete from article_picture
    where article_id = ${articleId} and id <> all(${pictureIds}::integer[])`;
  await execute(tx)`update article_picture p set position = o.place
    from unnest(${pictureIds}::integer[]) with ordinality as o (id, place)
    where p.id = o.id and p.article_id = ${articleId}`;
}

export const removePictures = (tx: Tx, articleId: number, keys: readonly string[]): Promise<void> =>
  execute(tx)`delete from article_picture
    where article_id = ${articleId} and picture_key = any(${keys}::text[])`;
