import type { Feninga } from '@sjaj/domain';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/db.ts';

export interface QuickEdit {
  readonly vpc: Feninga;
  readonly mpc: Feninga;
  readonly isVisibleOnWeb: boolean;
}

/** Writes prices and visibility and counts the version up. */
export async function edit(tx: Tx, id: number, { vpc, mpc, isVisibleOnWeb }: QuickEdit): Promise<void> {
  await tx
    .updateTable('article')
    .set({ version: sql`version + 1`, vpc, mpc, is_visible_on_web: isVisibleOnWeb })
    .where('id', '=', id)
    .execute();
}

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
  await sql`delete from article_picture
    where article_id = ${articleId} and id <> all(${pictureIds}::integer[])`.execute(tx);
  await sql`update article_picture p set position = o.place
    from unnest(${pictureIds}::integer[]) with ordinality as o (id, place)
    where p.id = o.id and p.article_id = ${articleId}`.execute(tx);
}
