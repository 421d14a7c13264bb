import { type Content, contentFor } from '@sjaj/domain';
import { sql } from 'kysely';
import type { StoredPicture } from '../../../kernel/pictures.ts';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { allRows, anyRow, execute, firstRow, oneColumn } from '../../../platform/database/statements.ts';
import type { PicturedArticle, PlannedPicture } from './rules/plan.ts';

interface ArticleRow extends Omit<PicturedArticle, 'title'> {
  readonly title: Content;
}

const titled = ({ title, ...article }: ArticleRow): PicturedArticle => ({
  ...article,
  title: contentFor(title, 'bs')?.text ?? '',
});

const COLUMNS = sql`a.id, a.code, a.title, code_key(a.code) as key,
  coalesce((select json_agg(p.name order by ap.position, ap.id)
    from article_picture ap join picture p on p.key = ap.picture_key where ap.article_id = a.id), '[]') as pictures,
  coalesce((select json_agg(encode(r.sha256, 'hex')) from record_import_picture r
    join article_picture ap on ap.article_id = r.article_id and ap.picture_key = r.picture_key
    where r.article_id = a.id), '[]') as hashes`;

/** Articles by folded code, but for archived ones. */
export async function articlesByKey(tx: Tx, keys: readonly string[]): Promise<readonly PicturedArticle[]> {
  const rows = await allRows<ArticleRow>(tx)`select ${COLUMNS} from article a
    where code_key(a.code) collate "C" = any(${keys}::text[]) and a.archived_at is null`;
  return rows.map(titled);
}

/** Articles by code in capitals, where wanted locked until the transaction ends. */
export async function articlesByCode(
  tx: Tx,
  codes: readonly string[],
  locks: boolean,
): Promise<readonly PicturedArticle[]> {
  if (locks)
    await execute(tx)`select from article where upper(code) = any(${codes}::text[]) order by id for no key update`;
  const rows = await allRows<ArticleRow>(tx)`
    select ${COLUMNS} from article a where upper(a.code) = any(${codes}::text[])`;
  return rows.map(titled);
}

interface NewSource extends PlannedPicture {
  readonly sourceKey: string;
}

export async function insert(tx: Tx, importId: number, sources: readonly NewSource[]): Promise<void> {
  const rows = sources.map(({ line, place, articleId, sourceKey, sent: { name, hash } }) => ({
    line,
    place,
    articleId,
    sourceKey,
    name,
    hash,
  }));
  await execute(tx)`
    insert into record_import_picture (import_id, line, place, article_id, name, sha256, source_key)
    select ${importId}::integer, s.line, s.place, s."articleId", s.name, decode(s.hash, 'hex'), s."sourceKey"
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as s (line integer, place integer, "articleId" integer, name text, hash text, "sourceKey" text)
  `;
}

/** A picture of an import. */
export interface ImportedPicture {
  readonly line: number;
  readonly place: number;
  readonly name: string;
  readonly sourceKey: string | null;
  readonly isBroken: boolean;
  /** Null until it is made. */
  readonly made: StoredPicture | null;
}

const PICTURE = sql`r.line, r.place, r.name, r.source_key as "sourceKey", r.is_broken as "isBroken",
  case when r.picture_key is not null then json_build_object('key', r.picture_key, 'name', r.name, 'width', r.width,
    'height', r.height, 'bytes', r.bytes) end as made`;

/** The pictures of an article in an import, in their order. */
export const ofArticle = (tx: Tx, importId: number, articleId: number): Promise<readonly ImportedPicture[]> =>
  allRows<ImportedPicture>(tx)`select ${PICTURE} from record_import_picture r
    where r.import_id = ${importId} and r.article_id = ${articleId} order by r.place`;

/** The pictures of the next lines of the import of pictures that is applied now, if that is one, as far as they are not made. */
export async function nextToMake(db: Db, lines: number) {
  const next = await firstRow<{ importId: number; kind: string; state: string; throughLine: number }>(db)`
    select id as "importId", kind, state, through_line as "throughLine" from record_import
    where state in ('applying', 'undoing') order by applied_at, id limit 1`;
  if (next?.kind !== 'pictures' || next.state !== 'applying') return null;
  const pictures = await allRows<ImportedPicture>(db)`select ${PICTURE} from record_import_picture r
    where r.import_id = ${next.importId} and r.picture_key is null and not r.is_broken and r.source_key is not null
      and r.line in (select line from record_import_row where import_id = ${next.importId} and outcome = 'change'
        and line > ${next.throughLine} order by line limit ${lines})
    order by r.line, r.place`;
  return { importId: next.importId, pictures };
}

interface PicturePlace {
  readonly importId: number;
  readonly line: number;
  readonly place: number;
}

/** Notes the picture that was made, or that none could be; false where another worker was faster. */
export const markMade = (
  tx: Tx,
  { importId, line, place }: PicturePlace,
  made: StoredPicture | null,
): Promise<boolean> =>
  anyRow(tx)`
    update record_import_picture set source_key = null, is_broken = ${made === null},
      picture_key = ${made?.key ?? null}::text, width = ${made?.width ?? null}::integer,
      height = ${made?.height ?? null}::integer, bytes = ${made?.bytes ?? null}::integer
    where import_id = ${importId} and line = ${line} and place = ${place} and picture_key is null and not is_broken
    returning line`;

/** Keys of pictures that an undo has taken off their articles, or that no line shows. */
export const takenOff = (db: Db): Promise<readonly string[]> =>
  oneColumn<string>(db)`
    select p.picture_key as key from record_import_picture p
    join record_import_row r on r.import_id = p.import_id and r.line = p.line
    where p.picture_key is not null and r.outcome in ('undone', 'failed', 'moved') limit 50`;

export async function forget(tx: Tx, keys: readonly string[]): Promise<void> {
  await tx.updateTable('record_import_picture').set({ picture_key: null }).where('picture_key', 'in', keys).execute();
}

export const sourcesOf = (db: Db, importId: number): Promise<readonly string[]> =>
  oneColumn<string>(db)`select source_key as key from record_import_picture
    where import_id = ${importId} and source_key is not null`;

/** Files of comparisons and of imports that nobody continues any more. */
export const staleSources = (db: Db, before: Date): Promise<readonly string[]> =>
  oneColumn<string>(db)`
    select p.source_key as key from record_import_picture p join record_import i on i.id = p.import_id
    where p.source_key is not null and coalesce(i.ended_at, i.created_at) < ${before}
      and i.state not in ('scheduled', 'applying', 'undoing')`;

export async function forgetSources(tx: Tx, keys: readonly string[]): Promise<void> {
  await tx.updateTable('record_import_picture').set({ source_key: null }).where('source_key', 'in', keys).execute();
}
