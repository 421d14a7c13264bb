import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  RECORD_IMPORT_LIMITS,
  type RecordImportColumns,
  type RecordImportContent,
  type RecordImportKind,
  type RecordImportPreview,
  type RecordImportQuery,
} from '@sjaj/contract';
import { type Language, normaliseLine } from '@sjaj/domain';
import type { Staff } from '../../../kernel/actor.ts';
import { type Db, inTransaction, type Tx } from '../../../platform/database/db.ts';
import type { Upload } from '../../../platform/http/answers.ts';
import type { QueueOwner } from '../../../platform/process/fair-queue.ts';
import { Problem } from '../../../platform/problem.ts';
import { readSheetRows, type SheetRows } from '../../../platform/sheets/sheet-reading.ts';
import { checkChoosable } from '../rules/state.ts';
import { checkFields, previewOf, startOf } from '../rules/columns.ts';
import type { MissingRecord } from '../rules/fields.ts';
import { compareLine, distinctMissing, type WrittenLine, writtenLines } from '../rules/lines.ts';
import type { ImportOptions } from '../rules/records.ts';
import * as columns from '../store/columns.ts';
import * as imports from '../store/imports.ts';
import * as rows from '../store/rows.ts';
import { type FileDeps, storedFile, withStoredFile } from './stored-files.ts';
import { KINDS, NO_OPTIONS } from './kinds.ts';
import type { ImportSession } from './session.ts';

/** A price list has few columns and many lines; whole articles have many columns, of which 40,000 fit. */
const LIMITS = { ...RECORD_IMPORT_LIMITS, cellsPerRow: 24, cellLength: 16_000 };
/** Lines that are compared before others have their turn. */
const BATCH = 200;
const LONGEST_NAME = 150;

interface PreviewInput {
  readonly kind: RecordImportKind;
  readonly upload: Upload;
  readonly reader: Language;
}

/** The columns and first rows of a file, with the fields that they are as far as that is known. 400 and 413 as below. */
export async function previewFile(db: Db, { kind, upload, reader }: PreviewInput): Promise<RecordImportPreview> {
  const sheet = await readRows(upload);
  return inTransaction(db, async (tx) => {
    const { fields } = await KINDS[kind](tx, NO_OPTIONS);
    const { headings } = startOf(sheet, fields);
    const remembered = headings && (await columns.remembered(tx, kind, headings));
    return previewOf(sheet, { fields, remembered, reader });
  });
}

async function readRows(upload: Upload): Promise<SheetRows> {
  const sheet = await readSheetRows(upload, LIMITS);
  if (sheet.every((cells) => cells.every((cell) => cell.trim() === ''))) throw new Problem('imports.empty', 400);
  return sheet;
}

interface CompareInput {
  readonly staff: Staff;
  readonly upload: Upload;
  readonly query: RecordImportQuery;
  readonly reader: Language;
  readonly now: Date;
}

/**
 * Compares a file with the records of the shop and stores the result with the file; returns its id. Nothing of the shop is locked. 400
 * and 413 for files that cannot be read or whose columns are not known.
 */
export async function compareFile(deps: FileDeps, { upload, query, ...input }: CompareInput): Promise<number> {
  const sheet = await readRows(upload);
  const { kind } = query;
  const choice = choiceOf(query);
  const { fields, options } = choice;
  const fileName = normaliseLine(upload.name).slice(0, LONGEST_NAME);
  return withStoredFile(deps, upload, (sourceKey) =>
    inTransaction(deps.db, (tx) =>
      compareSheet(tx, { kind, sheet, choice, ...input }, (by) =>
        imports.insert(tx, { kind, fileName, options, fields, sourceKey, ...by }),
      ),
    ),
  );
}

interface CompareAgainInput extends Omit<CompareInput, 'upload' | 'query'> {
  readonly id: number;
  readonly query: Omit<RecordImportQuery, 'kind'>;
  readonly owner: QueueOwner;
}

type StoredFileInput = Pick<CompareAgainInput, 'id' | 'reader' | 'now' | 'owner'>;

/** Compares a kept file once more, with other columns. 404 for an unknown import, 409 where its columns cannot be chosen any more. */
export async function compareAgain(deps: FileDeps, { id, query, owner, ...input }: CompareAgainInput): Promise<void> {
  const sheet = await readRows(await fileOf(deps, { id, owner, now: input.now }));
  const choice = choiceOf(query);
  await inTransaction(deps.db, async (tx) => {
    const { kind } = checkChoosable(await imports.lock(tx, id), input.now);
    await compareSheet(tx, { kind, sheet, choice, ...input }, async (by) => {
      await rows.clear(tx, id);
      await imports.restart(tx, id, { ...choice, ...by });
      return id;
    });
  });
}

/** The columns of a kept file as they were chosen. Problems as `compareAgain`. */
export async function columnsOf(deps: FileDeps, { reader, ...input }: StoredFileInput): Promise<RecordImportColumns> {
  const sheet = await readRows(await fileOf(deps, input));
  const { kind, fields: chosen, options } = checkChoosable(await imports.one(deps.db, input.id), input.now);
  return inTransaction(deps.db, async (tx) => {
    const { fields } = await KINDS[kind](tx, NO_OPTIONS);
    return { preview: previewOf(sheet, { fields, remembered: chosen, reader }), ...options };
  });
}

async function fileOf(deps: FileDeps, { id, owner, now }: Omit<StoredFileInput, 'reader'>): Promise<Upload> {
  return storedFile(deps, checkChoosable(await imports.one(deps.db, id), now).sourceKey, owner);
}

interface Choice {
  readonly fields: readonly (string | null)[];
  readonly hasHeading: boolean;
  readonly options: ImportOptions;
}

const choiceOf = (query: Omit<RecordImportQuery, 'kind'>): Choice => ({
  fields: query.columns.split(',').map((key) => (key === '' ? null : key)),
  hasHeading: query.hasHeading === 'true',
  options: {
    createsMissing: query.createsMissing === 'true',
    category: query.category,
    brand: query.brand,
    companyId: query.companyId === undefined ? null : Number(query.companyId),
  },
});

interface SheetInput {
  readonly kind: RecordImportContent;
  readonly sheet: SheetRows;
  readonly choice: Choice;
  readonly staff: Staff;
  readonly reader: Language;
  readonly now: Date;
}

interface By {
  readonly userId: number;
  readonly userName: string;
  readonly now: Date;
}

/** Compares the lines of a sheet within the transaction that stores what was found; `store` writes the import and returns its id. */
async function compareSheet(tx: Tx, input: SheetInput, store: (by: By) => Promise<number>): Promise<number> {
  const { kind, sheet, choice, staff, reader, now } = input;
  const { fields, hasHeading, options } = choice;
  await imports.allowLongComparison(tx);
  const session = await KINDS[kind](tx, options);
  checkFields(fields, session.fields, reader);
  const by = { userId: staff.userId, userName: staff.name, now };
  const id = await store(by);
  const { row, headings } = startOf(sheet, session.fields);
  if (hasHeading && headings && kind !== 'pictures') await columns.remember(tx, { kind, headings, fields, ...by });
  const lines = writtenLines(sheet, fields, 0).filter(({ line }) => line > row + Number(hasHeading));
  if (lines.length === 0) throw new Problem('imports.empty', 400);
  await imports.recount(tx, id, await compareAll(tx, { id, session, lines }));
  return id;
}

interface CompareLinesInput {
  readonly id: number;
  readonly session: ImportSession;
  readonly lines: readonly WrittenLine[];
}

/** In batches, with a turn for others between two; what the lines refer to and the shop does not have. */
async function compareAll(tx: Tx, { id, session, lines }: CompareLinesInput): Promise<MissingRecord[]> {
  const firstLines = new Map<string, number>();
  for (const { line, cells } of lines) {
    const key = session.keyOf(cells);
    if (!firstLines.has(key)) firstLines.set(key, line);
  }
  let missing: MissingRecord[] = [];
  for (let from = 0; from < lines.length; from += BATCH) {
    const batch = lines.slice(from, from + BATCH);
    const stored = await session.load(
      batch.map(({ cells }) => session.keyOf(cells)),
      false,
    );
    const compared = batch.map((line) => {
      const key = session.keyOf(line.cells);
      return compareLine(line, { session, key, stored: stored.get(key), firstLine: firstLines.get(key) ?? line.line });
    });
    await rows.insert(tx, id, compared);
    missing = distinctMissing([...missing, ...compared.flatMap((line) => line.missing)]);
    await nextTurn();
  }
  return missing;
}
