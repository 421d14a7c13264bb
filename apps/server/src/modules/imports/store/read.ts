import type { StockImportRow } from '@sjaj/contract';
import type { Content } from '@sjaj/domain';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { type PageRequest, type RowPage, rowPage, type SearchRequest } from '../../../platform/database/list-page.ts';
import { allRows, firstRow } from '../../../platform/database/statements.ts';
import { listOrder } from '../../../platform/database/list-order.ts';
import { mentions } from '../../../platform/database/list-search.ts';
import { lineMentions } from '../../search-terms/index.ts';
import type { ImportCounts, ImportState } from '../rules/import.ts';

export interface ImportRow extends ImportCounts {
  readonly id: number;
  readonly fileName: string;
  readonly byName: string;
  readonly createdAt: Date;
  readonly state: ImportState;
  readonly appliedAt: Date | null;
  readonly appliedByName: string | null;
  readonly endedAt: Date | null;
  readonly stoppedByName: string | null;
  /** The last line of the file that has been dealt with. */
  readonly throughLine: number;
  /** As many as the comparison found. */
  readonly changes: number;
  readonly same: number;
  /** How many of the changes were applied, and how many the stock did not allow. */
  readonly done: number;
  readonly refused: number;
  readonly codeHeading: string;
  readonly quantityHeading: string;
  readonly addedSoFar: number;
  readonly takenSoFar: number;
}

const COLUMNS = sql`i.id, i.file_name as "fileName", i.user_name as "byName", i.created_at as "createdAt", i.state,
  i.applied_at as "appliedAt", i.applied_by_name as "appliedByName", i.ended_at as "endedAt",
  i.stopped_by_name as "stoppedByName", i.through_line as "throughLine", i.pieces_before as "piecesBefore",
  i.lines, i.changes, i.same, i.unknown, i.added, i.taken, i.done, i.refused,
  i.measured, i.large, i.code_heading as "codeHeading", i.quantity_heading as "quantityHeading",
  i.added_so_far as "addedSoFar", i.taken_so_far as "takenSoFar"`;

export const one = (db: Db | Tx, id: number): Promise<ImportRow | undefined> =>
  firstRow<ImportRow>(db)`select ${COLUMNS} from stock_import i where i.id = ${id}`;

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
export const page = (db: Db, query: ImportsQuery): Promise<RowPage<ImportRow>> =>
  rowPage(db, query, {
    select: COLUMNS,
    from: sql`from stock_import i where ${mentions(query.quickSearch, sql`i.file_name`, sql`i.user_name`)}`,
    orderBy: listOrder(SORTS, query, sql`i.id`),
  });

export interface LineRow extends Omit<StockImportRow, 'title' | 'imageUrl' | 'placeholder'> {
  readonly title: Content | null;
  readonly brand: string | null;
  readonly categoryId: number | null;
  readonly pictureKey: string | null;
}

type LineView = 'differences' | 'faults' | 'same' | 'done';

const ERRORS = sql<SqlBool>`r.outcome not in ('change', 'same')`;
const VIEWS: Readonly<Record<LineView, RawBuilder<SqlBool>>> = {
  differences: sql`r.outcome <> 'same'`,
  faults: ERRORS,
  same: sql`r.outcome = 'same'`,
  done: sql`r.outcome = 'change' and r.line <= i.through_line`,
};

/** A change is done as soon as the import has come past its line; one that it never comes to is left. */
const OUTCOME = sql<StockImportRow['outcome']>`case
  when r.outcome = 'change' and r.line <= i.through_line then 'done'
  when r.outcome = 'change' and i.state = 'stopped' then 'left'
  else r.outcome end`;

const LINE_COLUMNS = sql`r.line as id, r.code, r.written, r.article_id as "articleId", a.title, b.title as brand,
  r.on_hand_before as before, r.on_hand as after, coalesce(s.reserved, 0) as reserved, r.nearest,
  ${OUTCOME} as outcome,
  (select category_id from article_category where article_id = a.id order by position, category_id limit 1)
    as "categoryId",
  (select picture_key from article_picture where article_id = a.id order by position, id limit 1) as "pictureKey"`;

const LINE_TABLES = sql`stock_import_row r
  join stock_import i on i.id = r.import_id
  left join article a on a.id = r.article_id
  left join brand b on b.id = a.brand_id
  left join stock_level s on s.article_id = a.id`;

interface LineQuery extends SearchRequest {
  readonly importId: number;
  readonly view: LineView;
}

function conditions({ importId, view, quickSearch }: Omit<LineQuery, keyof PageRequest>): RawBuilder<SqlBool> {
  const all = [sql<SqlBool>`r.import_id = ${importId}`, VIEWS[view]];
  all.push(lineMentions(quickSearch, sql`r.code`));
  return sql.join(all, sql` and `);
}

/** One page of a file's lines in their order, and how many there are of the kind. */
export const lines = (db: Db, query: LineQuery): Promise<RowPage<LineRow>> =>
  rowPage(db, query, {
    select: LINE_COLUMNS,
    from: sql`from ${LINE_TABLES} where ${conditions(query)}`,
    orderBy: sql`r.line`,
  });

const BATCH = 1_000;
type Faulty = Pick<StockImportRow, 'code' | 'written' | 'outcome'> & { readonly line: number };

/** The next lines that were not imported, after this one; of an import that was stopped those that it has not come to. */
export const faultyLines = (db: Db, importId: number, after: number): Promise<readonly Faulty[]> =>
  allRows<Faulty>(db)`
    select r.line, r.code, r.written, ${OUTCOME} as outcome
    from stock_import_row r join stock_import i on i.id = r.import_id
    where r.import_id = ${importId} and r.line > ${after}
      and (${ERRORS} or (i.state = 'stopped' and r.outcome = 'change' and r.line > i.through_line))
    order by r.line limit ${BATCH}
  `;
