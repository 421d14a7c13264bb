import type { RecordImportRow, RECORD_IMPORT_VIEWS } from '@sjaj/contract';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { type RowPage, rowPage, type SearchRequest } from '../../../platform/database/list-page.ts';
import { allRows, execute } from '../../../platform/database/statements.ts';
import { everyTerm, listSearch } from '../../../platform/database/list-search.ts';
import type { Remark, Values } from '../rules/fields.ts';
import type { ComparedLine } from '../rules/lines.ts';

type Outcome = RecordImportRow['outcome'];

/** A line as it is stored. */
export interface StoredRow {
  readonly line: number;
  readonly key: string;
  readonly code: string;
  readonly title: string;
  readonly recordId: number | null;
  readonly outcome: Outcome;
  readonly before: Values | null;
  readonly after: Values | null;
  readonly errors: readonly Remark[];
  readonly warnings: readonly Remark[];
}

export const insert = (tx: Tx, importId: number, lines: readonly ComparedLine[]): Promise<void> =>
  execute(tx)`
    insert into record_import_row
      (import_id, line, key, code, title, record_id, outcome, before, after, errors, warnings)
    select ${importId}::integer, l.line, l.key, l.code, l.title, l."recordId", l.outcome, l.before, l.after, l.errors,
      l.warnings
    from json_to_recordset(${JSON.stringify(lines)}::json) as l (line integer, key text, code text, title text,
      "recordId" integer, outcome text, before jsonb, after jsonb, errors jsonb, warnings jsonb)
  `;

const COLUMNS = sql`r.line, r.key, r.code, r.title, r.record_id as "recordId", r.outcome, r.before, r.after, r.errors,
  r.warnings`;

/** The next lines to apply, at most `size` of them. */
export const nextChanges = (
  tx: Tx,
  { id, throughLine }: { readonly id: number; readonly throughLine: number },
  size: number,
): Promise<readonly StoredRow[]> =>
  allRows<StoredRow>(tx)`
    select ${COLUMNS} from record_import_row r
    where r.import_id = ${id} and r.outcome in ('new', 'change') and r.line > ${throughLine}
    order by r.line limit ${size}`;

/** The next lines to undo, from the last one on. */
export const nextToUndo = (tx: Tx, importId: number, size: number): Promise<readonly StoredRow[]> =>
  allRows<StoredRow>(tx)`
    select ${COLUMNS} from record_import_row r
    where r.import_id = ${importId} and r.outcome in ('created', 'changed') order by r.line desc limit ${size}
  `;

/** What became of a line. */
/** Before another comparison. */
export async function clear(tx: Tx, importId: number): Promise<void> {
  await tx.deleteFrom('record_import_row').where('import_id', '=', importId).execute();
}

export interface RowResult {
  readonly line: number;
  readonly outcome: Outcome;
  readonly recordId: number | null;
  readonly errors?: readonly Remark[];
}

export async function mark(tx: Tx, importId: number, results: readonly RowResult[]): Promise<void> {
  if (results.length === 0) return;
  await execute(tx)`
    update record_import_row r set outcome = l.outcome, record_id = l."recordId", errors = coalesce(l.errors, r.errors)
    from json_to_recordset(${JSON.stringify(results)}::json)
      as l (line integer, outcome text, "recordId" integer, errors jsonb)
    where r.import_id = ${importId} and r.line = l.line
  `;
}

type View = (typeof RECORD_IMPORT_VIEWS)[number];

const VIEWS: Readonly<Record<View, RawBuilder<SqlBool>>> = {
  differences: sql`r.outcome <> 'same'`,
  new: sql`r.outcome in ('new', 'created')`,
  changed: sql`r.outcome in ('change', 'changed')`,
  doubtful: sql`r.warnings <> '[]'`,
  faulty: sql`r.outcome in ('faulty', 'moved', 'failed', 'kept')`,
  same: sql`r.outcome = 'same'`,
};

interface RowQuery extends SearchRequest {
  readonly importId: number;
  readonly view: View;
}

/** One page of a file's lines in their order, and how many there are of the kind. */
export async function page(db: Db, { importId, view, quickSearch, ...query }: RowQuery): Promise<RowPage<StoredRow>> {
  const found = everyTerm(listSearch(quickSearch), (has) => has(sql`r.search_words`));
  const from = sql`from record_import_row r where r.import_id = ${importId} and ${VIEWS[view]} and ${found}`;
  return rowPage(db, query, {
    select: COLUMNS,
    from,
    orderBy: sql`r.line`,
  });
}

const BATCH = 500;

/** The next lines that were not imported, after this one. */
export const faulty = (db: Db, importId: number, after: number): Promise<readonly StoredRow[]> =>
  allRows<StoredRow>(db)`
    select ${COLUMNS} from record_import_row r
    where r.import_id = ${importId} and r.line > ${after} and r.outcome in ('faulty', 'moved', 'failed', 'left_out')
    order by r.line limit ${BATCH}`;

/** Removes the lines of imports that ended long ago: they hold what records were like. */
export const purge = (db: Db, before: Date): Promise<void> =>
  execute(db)`
    delete from record_import_row r using record_import i
    where i.id = r.import_id and i.state in ('done', 'undone', 'stopped') and i.ended_at < ${before}
  `;
