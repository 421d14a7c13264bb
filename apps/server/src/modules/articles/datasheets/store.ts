import type { AdminDatasheet } from '@sjaj/contract';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { allRows, firstRow } from '../../../platform/database/statements.ts';

export const list = (db: Db | Tx, articleId: number): Promise<AdminDatasheet[]> =>
  allRows<AdminDatasheet>(db)`
    select d.id, d.kind, d.language, d.version, d.issued_on as "issuedOn", f.name, f.bytes,
      (select count(*)::integer from article_datasheet o where o.file_id = d.file_id and o.id <> d.id) as "sharedWith"
    from article_datasheet d join stored_file f on f.id = d.file_id
    where d.article_id = ${articleId} order by d.kind, d.language, d.id`;

interface NamedArticle {
  readonly code: string;
}

/** The article, locked until the transaction ends. */
export const lockArticle = (tx: Tx, id: number): Promise<NamedArticle | undefined> =>
  tx.selectFrom('article').select('code').where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

interface Sheet {
  readonly kind: AdminDatasheet['kind'];
  readonly language: string;
}

interface ReplacedSheet {
  readonly articleIds: readonly number[];
  readonly fileIds: readonly number[];
}

/** Deletes the sheets of that kind and language of an article, and of the articles that share their files. */
export async function removeReplaced(tx: Tx, articleId: number, { kind, language }: Sheet): Promise<ReplacedSheet> {
  const rows = await allRows<{ articleId: number; fileId: number }>(tx)`
    delete from article_datasheet where kind = ${kind} and language = ${language} and file_id in (
      select file_id from article_datasheet
      where article_id = ${articleId} and kind = ${kind} and language = ${language})
    returning article_id as "articleId", file_id as "fileId"`;
  return {
    articleIds: [...new Set(rows.map((row) => row.articleId))].sort((a, b) => a - b),
    fileIds: [...new Set(rows.map((row) => row.fileId))],
  };
}

interface NewSheet extends Sheet {
  readonly version: string | null;
  readonly issuedOn: string | null;
  readonly fileId: number;
}

export async function insert(tx: Tx, articleIds: readonly number[], sheet: NewSheet): Promise<void> {
  await tx
    .insertInto('article_datasheet')
    .values(
      articleIds.map((id) => ({
        article_id: id,
        kind: sheet.kind,
        language: sheet.language,
        version: sheet.version,
        issued_on: sheet.issuedOn,
        file_id: sheet.fileId,
      })),
    )
    .execute();
}

interface RemovedSheet extends Sheet {
  readonly fileId: number;
  /** Another article, or another language, still has the file. */
  readonly isShared: boolean;
}

export const remove = (tx: Tx, articleId: number, id: number): Promise<RemovedSheet | undefined> =>
  firstRow<RemovedSheet>(tx)`
    with gone as (
      delete from article_datasheet where id = ${id} and article_id = ${articleId} returning id, kind, language, file_id)
    select g.kind, g.language, g.file_id as "fileId",
      exists (select from article_datasheet d where d.file_id = g.file_id and d.id <> g.id) as "isShared"
    from gone g`;
