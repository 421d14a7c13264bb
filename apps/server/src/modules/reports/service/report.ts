import { businessDate, formatDate } from '@sjaj/domain';
import { type PlainServerKey, text } from '@sjaj/i18n/server';
import { hasCapability, type Staff } from '../../../kernel/actor.ts';
import type { RequestContext } from '../../../kernel/request-context.ts';
import type { Db } from '../../../platform/database/db.ts';
import type { PageRequest } from '../../../platform/database/list-page.ts';
import { type Download, type Page, paged } from '../../../platform/http/answers.ts';
import { Problem } from '../../../platform/problem.ts';
import type { QueueOwner } from '../../../platform/process/fair-queue.ts';
import type { ColumnKind, Sheet, SheetCell } from '../../../platform/sheets/sheet.ts';
import { csvDownload, xlsxDownload } from '../../../platform/sheets/sheet-writing.ts';
import type { Period } from '../rules/period.ts';
import { applyChanges } from '../store/sums.ts';

/** Who reads a report, and when. */
export type ReportContext = RequestContext<Staff>;

/** Costs and margins are for those who may see them. */
export const seesCosts = ({ actor }: ReportContext): boolean => hasCapability(actor, 'viewCostPrices');

interface Window {
  readonly limit: number;
  readonly offset: number;
}

interface Found<Row> {
  readonly items: readonly Row[];
  readonly totalItems: number;
}

export interface ReportColumn<Row> {
  readonly title: PlainServerKey;
  readonly kind: ColumnKind;
  readonly width?: number;
  /** The days that the figures are of, which a list shows above its rows. */
  readonly period?: Period;
  readonly value: (row: Row) => SheetCell;
}

/** A report: how its rows are read, and what a file of it has. */
export interface Report<Query, Row> {
  readonly name: PlainServerKey;
  readonly read: (db: Db, query: Query & Window, context: ReportContext) => Promise<Found<Row>>;
  readonly columns: (query: Query, context: ReportContext) => readonly ReportColumn<Row>[];
}

/** As many changes as a reader takes upon them: a tenth of a second. More of them are left to the job. */
const CHANGES_BY_READER = 200;

/** Brings the sums up to date before they are read: a report has the order that was placed a second ago. */
export const refreshSums = (db: Db): Promise<number> => applyChanges(db, CHANGES_BY_READER);

/** One page of a report. */
export async function reportPage<Query extends PageRequest, Row>(
  db: Db,
  report: Report<Query, Row>,
  query: Query,
  context: ReportContext,
): Promise<Page<Row>> {
  await refreshSums(db);
  const { page, pageSize } = query;
  const window = { limit: pageSize, offset: (page - 1) * pageSize };
  return paged({ ...(await report.read(db, { ...query, ...window }, context)), page, pageSize });
}

/** More rows than this are no longer a report. They are refused: a file that ends early would tell wrong sums. */
const MOST_IN_FILE = 50_000;

interface FileContext extends ReportContext {
  readonly sheet: 'csv' | 'xlsx';
  readonly workOwner: QueueOwner;
}

/** `Promet (1. 11. 2026. – 30. 11. 2026.)`: a file has no title that could say which days it is of. */
function headingOf<Row>(
  { title, period }: Pick<ReportColumn<Row>, 'title' | 'period'>,
  { language }: Pick<ReportContext, 'language'>,
): string {
  const name = text(language, title);
  return period ? `${name} (${formatDate(period.from, language)} – ${formatDate(period.to, language)})` : name;
}

/** All rows of a report as a file, in the order of its list; 400 for more than a file takes. */
export async function reportFile<Query, Row>(
  db: Db,
  report: Report<Query, Row>,
  query: Query,
  { sheet: kind, workOwner, ...context }: FileContext,
): Promise<Download> {
  await refreshSums(db);
  const { items, totalItems } = await report.read(db, { ...query, limit: MOST_IN_FILE, offset: 0 }, context);
  if (totalItems > MOST_IN_FILE)
    throw new Problem('lists.too_many_for_file', 400, { facts: { maximum: MOST_IN_FILE } });
  const columns = report.columns(query, context);
  const sheet: Sheet = {
    name: text(context.language, report.name),
    columns: columns.map(({ kind, width, ...column }) => ({
      kind,
      title: headingOf(column, context),
      ...(width !== undefined && { width }),
    })),
    rows: items.map((row) => columns.map(({ value }) => value(row))),
  };
  const name = `${sheet.name} ${businessDate(context.now)}`;
  return kind === 'xlsx' ? xlsxDownload(name, [sheet], workOwner) : csvDownload(name, sheet);
}
