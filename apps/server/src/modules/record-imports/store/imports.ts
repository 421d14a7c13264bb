import type { RecordImport, RecordImportContent } from '@sjaj/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { deleteRow, insertRow, updateRow } from '../../../platform/database/rows.ts';
import { type RowPage, rowPage, type SearchRequest } from '../../../platform/database/list-page.ts';
import { anyRow, execute, firstRow, oneColumn } from '../../../platform/database/statements.ts';
import { listOrder } from '../../../platform/database/list-order.ts';
import { mentions } from '../../../platform/database/list-search.ts';
import type { MissingRecord } from '../rules/fields.ts';
import type { CreatedRecord, ImportOptions } from '../rules/records.ts';

/** An import as it is stored. */
export interface StoredImport {
  readonly id: number;
  readonly kind: RecordImportContent;
  readonly fileName: string;
  readonly options: ImportOptions;
  /** For each column the key of its field. */
  readonly fields: readonly (string | null)[];
  readonly byName: string;
  readonly createdAt: Date;
  readonly state: RecordImport['state'];
  /** Where its file is in the store; null for pictures, and once the file is not needed any more. */
  readonly sourceKey: string | null;
  readonly startsOn: string | null;
  readonly lines: number;
  readonly added: number;
  readonly changed: number;
  readonly same: number;
  readonly faulty: number;
  readonly doubtful: number;
  readonly takesDoubtful: boolean;
  readonly missing: readonly MissingRecord[];
  readonly created: readonly CreatedRecord[];
  readonly throughLine: number;
  readonly done: number;
  readonly refused: number;
  readonly undone: number;
  readonly appliedAt: Date | null;
  readonly appliedById: number | null;
  readonly appliedByName: string | null;
  readonly endedAt: Date | null;
  readonly stoppedByName: string | null;
  readonly undoneAt: Date | null;
  readonly undoneById: number | null;
  readonly undoneByName: string | null;
  /** Whether no import of its kind was applied after it. */
  readonly isLast: boolean;
}

const COLUMNS = sql`i.id, i.kind, i.file_name as "fileName", i.options, i.fields, i.user_name as "byName",
  i.created_at as "createdAt", i.state, i.source_key as "sourceKey", i.starts_on as "startsOn", i.lines, i.added, i.changed, i.same, i.faulty,
  i.doubtful, i.takes_doubtful as "takesDoubtful", i.missing, i.created, i.through_line as "throughLine", i.done,
  i.refused, i.undone, i.applied_at as "appliedAt", i.applied_by_id as "appliedById",
  i.applied_by_name as "appliedByName", i.ended_at as "endedAt", i.stopped_by_name as "stoppedByName",
  i.undone_at as "undoneAt", i.undone_by_id as "undoneById", i.undone_by_name as "undoneByName",
  not exists (select from record_import later where later.kind = i.kind and later.applied_at is not null
    and later.state <> 'undone' and (later.applied_at, later.id) > (i.applied_at, i.id)) as "isLast"`;

const where = (id: number): RawBuilder<unknown> => sql`from record_import i where i.id = ${id}`;

export const one = (db: Db | Tx, id: number): Promise<StoredImport | undefined> =>
  firstRow<StoredImport>(db)`select ${COLUMNS} ${where(id)}`;

/** The import, locked until the transaction ends: no piece of it is applied meanwhile. */
export async function lock(tx: Tx, id: number): Promise<StoredImport | undefined> {
  await execute(tx)`select id from record_import where id = ${id} for update`;
  return one(tx, id);
}

/** The import that was begun first and is under way, locked until the transaction ends. */
export async function nextUnderWay(tx: Tx): Promise<StoredImport | undefined> {
  const row = await firstRow<{ id: number }>(tx)`
    select id from record_import where state in ('applying', 'undoing') order by applied_at, id limit 1 for update
  `;
  return row && one(tx, row.id);
}

export const isAnyUnderWay = (db: Db | Tx): Promise<boolean> =>
  anyRow(db)`
    select from record_import where state in ('applying', 'undoing') limit 1
  `;

/** Whether anybody has ordered: before that, the owner of a new shop fills it. */
export const isShopInUse = (db: Db): Promise<boolean> => anyRow(db)`select from sales_order limit 1`;

/** Begins the scheduled imports whose day has come. */
export const beginScheduled = (tx: Tx, today: string, now: Date): Promise<void> =>
  execute(tx)`
    update record_import set state = 'applying', applied_at = ${now} where state = 'scheduled' and starts_on <= ${today}
  `;

interface ImportsQuery extends SearchRequest {
  readonly sortBy: 'default' | 'createdAt' | 'fileName' | 'byName';
  readonly isSortAscending: boolean;
}

const SORTS = {
  createdAt: sql`i.created_at`,
  fileName: sql`i.file_name collate "bs-x-icu"`,
  byName: sql`i.user_name collate "bs-x-icu"`,
};

/** One page of imports, by itself the newest first, and how many are found. */
export const page = (db: Db, query: ImportsQuery): Promise<RowPage<StoredImport>> =>
  rowPage(db, query, {
    select: COLUMNS,
    from: sql`from record_import i where ${mentions(query.quickSearch, sql`i.file_name`, sql`i.user_name`)}`,
    orderBy: listOrder(SORTS, query, sql`i.id`),
  });

/** A statement reads few records, but others may keep the connection waiting for their turn. */
export const allowLongComparison = (tx: Tx): Promise<void> =>
  execute(tx)`set local idle_in_transaction_session_timeout = '60s'`;

interface NewImport {
  readonly kind: RecordImportContent;
  readonly fileName: string;
  readonly options: ImportOptions;
  readonly fields: readonly (string | null)[];
  readonly sourceKey?: string;
  readonly userId: number;
  readonly userName: string;
  readonly now: Date;
}

export async function insert(
  tx: Tx,
  { kind, fileName, options, fields, sourceKey, ...by }: NewImport,
): Promise<number> {
  const values = {
    kind,
    file_name: fileName,
    options: JSON.stringify(options),
    fields: JSON.stringify(fields),
    source_key: sourceKey ?? null,
    user_id: by.userId,
    user_name: by.userName,
    created_at: by.now,
  };
  return insertRow(tx, 'record_import', values);
}

type Comparison = Pick<NewImport, 'options' | 'fields' | 'userId' | 'userName' | 'now'>;

/** Begins another comparison of the same file. */
export const restart = (tx: Tx, id: number, { options, fields, ...by }: Comparison): Promise<void> =>
  updateRow(tx, 'record_import', id, {
    options: JSON.stringify(options),
    fields: JSON.stringify(fields),
    user_id: by.userId,
    user_name: by.userName,
    created_at: by.now,
  });

/** The files that nobody can choose columns for any more. */
export const staleSources = (db: Db | Tx, before: Date): Promise<readonly string[]> =>
  oneColumn<string>(db)`
    select source_key as key from record_import
    where source_key is not null and (created_at < ${before} or state in ('done', 'undoing', 'undone'))
  `;

export const forgetSources = (tx: Db | Tx, keys: readonly string[]): Promise<void> =>
  execute(tx)`update record_import set source_key = null where source_key = any(${keys})`;

/** Writes what the comparison has found into the import itself. */
export const recount = (tx: Tx, id: number, missing: readonly MissingRecord[]): Promise<void> =>
  execute(tx)`
    update record_import i set missing = ${JSON.stringify(missing)}, lines = c.lines, added = c.added,
      changed = c.changed, same = c.same, faulty = c.faulty, doubtful = c.doubtful
    from (
      select count(*) as lines, count(*) filter (where outcome = 'new') as added,
        count(*) filter (where outcome = 'change') as changed, count(*) filter (where outcome = 'same') as same,
        count(*) filter (where outcome = 'faulty') as faulty, count(*) filter (where warnings <> '[]') as doubtful
      from record_import_row where import_id = ${id}
    ) c
    where i.id = ${id}
  `;

/** The fields of an import that change while it is applied. */
type Progress = Partial<{
  state: RecordImport['state'];
  starts_on: string | null;
  takes_doubtful: boolean;
  created: string;
  through_line: number;
  done: number;
  refused: number;
  undone: number;
  applied_at: Date | null;
  applied_by_id: number;
  applied_by_name: string;
  ended_at: Date | null;
  stopped_by_name: string | null;
  undone_at: Date;
  undone_by_id: number;
  undone_by_name: string;
}>;

export async function update(tx: Tx, id: number, progress: Progress): Promise<void> {
  await tx.updateTable('record_import').set(progress).where('id', '=', id).execute();
}

export const remove = (tx: Tx, id: number): Promise<void> => deleteRow(tx, 'record_import', id);

/** Removes comparisons that nobody applied in time. */
export async function purge(db: Db | Tx, before: Date): Promise<void> {
  await db.deleteFrom('record_import').where('state', '=', 'compared').where('created_at', '<', before).execute();
}
