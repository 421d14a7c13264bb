import type { Db } from '../../../platform/database/db.ts';

/** The file behind a document of an article that the shop shows. */
export const documentFile = (db: Db, id: number) =>
  db
    .selectFrom('article_datasheet as d')
    .innerJoin('article as a', 'a.id', 'd.article_id')
    .innerJoin('stored_file as f', 'f.id', 'd.file_id')
    .select(['f.storage_key as key', 'f.name', 'f.media_type as mediaType'])
    .where('d.id', '=', id)
    .where('a.is_visible_on_web', '=', true)
    .executeTakeFirst();
