import type { Content } from '@sjaj/domain';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { allRows } from '../../../platform/database/statements.ts';
import { readFiles, type StoredFile } from '../../files/index.ts';

export interface Photo {
  readonly questionId: number;
  readonly file: StoredFile;
}

/** The photos of questions, in the order in which they were uploaded. */
export async function photosOf(db: Db, questionIds: readonly number[]): Promise<readonly Photo[]> {
  const attached = await db
    .selectFrom('customer_question_photo')
    .select(['question_id as questionId', 'file_id as fileId'])
    .where('question_id', 'in', [0, ...questionIds])
    .orderBy('file_id')
    .execute();
  const files = await readFiles(
    db,
    attached.map(({ fileId }) => fileId),
  );
  return attached.flatMap(({ questionId, fileId }) => {
    const file = files.get(fileId);
    return file ? [{ questionId, file }] : [];
  });
}

export interface NamedArticle {
  readonly questionId: number;
  readonly id: number;
  readonly code: string;
  readonly title: Content;
  readonly brand: string;
}

/** The articles of answers that the shop shows now, in the order of the answer. */
export const articlesOf = (db: Db | Tx, questionIds: readonly number[]): Promise<readonly NamedArticle[]> =>
  allRows<NamedArticle>(db)`
    select n.question_id as "questionId", a.id, a.code, a.title, b.title as brand
    from customer_question_article n join article a on a.id = n.article_id join brand b on b.id = a.brand_id
    where n.question_id = any(${questionIds}::integer[]) and a.is_visible_on_web
    order by n.question_id, n.position`;
