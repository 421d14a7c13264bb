import { type Db, inTransaction, isReferenced, isUnavailable, type Tx } from '../../../platform/database/db.ts';
import { Problem } from '../../../platform/problem.ts';
import { differingKeys, type Remark, remark, type Values } from '../rules/fields.ts';
import { NotMade } from '../pictures/service/session.ts';
import type { StoredRecord } from '../rules/records.ts';
import * as imports from '../store/imports.ts';
import * as rows from '../store/rows.ts';
import { KINDS } from './kinds.ts';
import type { ImportSession, RecordChange, WriteCause } from './session.ts';

/** A piece of an import that is applied or undone in one transaction. */
interface Piece {
  readonly tx: Tx;
  readonly file: imports.StoredImport;
  readonly session: ImportSession;
  readonly cause: WriteCause;
  readonly size: number;
}

interface PieceContext {
  readonly now: Date;
  /** Told of errors that no rule of the shop explains. */
  readonly onError: (error: unknown) => void;
}

/**
 * Applies or undoes the next lines of the import that was begun first, in one transaction; false where none is under way.
 * Where the shop refuses a line, the lines of the piece are saved one by one, so that a wrong line stops nothing but itself.
 */
export async function workOnPiece(db: Db, size: number, { now, onError }: PieceContext): Promise<boolean> {
  try {
    return await inPiece(db, { size, now }, savePiece);
  } catch (error) {
    if (isUnavailable(error)) throw error;
    if (error instanceof NotMade) return true;
  }
  for (let count = 0; count < size; count += 1) {
    if (!(await workOnLine(db, { now, onError }))) return false;
  }
  return true;
}

async function workOnLine(db: Db, { now, onError }: PieceContext): Promise<boolean> {
  try {
    return await inPiece(db, { size: 1, now }, savePiece);
  } catch (error) {
    if (isUnavailable(error)) throw error;
    if (error instanceof NotMade) return true;
    if (!(error instanceof Problem) && !isReferenced(error)) onError(error);
    return inPiece(db, { size: 1, now }, (piece) => refuseLine(piece, error));
  }
}

const inPiece = (
  db: Db,
  { size, now }: { readonly size: number; readonly now: Date },
  work: (piece: Piece) => Promise<void>,
): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const file = await imports.nextUnderWay(tx);
    if (!file) return false;
    const isUndo = file.state === 'undoing';
    const staff = {
      userId: (isUndo ? file.undoneById : file.appliedById) ?? 0,
      name: (isUndo ? file.undoneByName : file.appliedByName) ?? '',
    };
    const session = await KINDS[file.kind](tx, file.options, { importId: file.id, isUndo });
    await work({ tx, file, session, size, cause: { staff, fileName: file.fileName, now } });
    return true;
  });

const savePiece = (piece: Piece): Promise<void> =>
  piece.file.state === 'undoing' ? undoLines(piece) : applyLines(piece);

const isAsBefore = (stored: StoredRecord, values: Values): boolean => differingKeys(stored.values, values).length === 0;

async function applyLines({ tx, file, session, cause, size }: Piece): Promise<void> {
  const lines = await rows.nextChanges(tx, file, size);
  const isNeeded = file.missing.length > 0 && file.created.length === 0;
  const created = isNeeded ? await session.create(file.missing, cause) : file.created;
  const stored = await session.load(
    lines.map(({ key }) => key),
    true,
  );
  const results: rows.RowResult[] = [];
  const changes: LineChange[] = [];
  for (const row of lines) {
    const current = stored.get(row.key);
    const { line, key, after, before } = row;
    const isLeftOut = row.warnings.length > 0 && !file.takesDoubtful;
    const isMoved = row.outcome === 'new' ? current !== undefined : !current || !isAsBefore(current, before ?? {});
    if (isLeftOut || isMoved) {
      results.push({ line, outcome: isLeftOut ? 'left_out' : 'moved', recordId: current?.id ?? row.recordId });
      continue;
    }
    changes.push({ line, id: current?.id ?? null, key, values: after ?? {} });
  }
  results.push(...(await saveChanges(session, changes, cause)));
  await rows.mark(tx, file.id, results);
  const done = results.filter(({ outcome }) => outcome === 'created' || outcome === 'changed').length;
  await imports.update(tx, file.id, {
    created: JSON.stringify(created),
    through_line: lines.at(-1)?.line ?? file.throughLine,
    done: file.done + done,
    refused: file.refused + results.length - done,
    ...(lines.length < size && { state: 'done' as const, ended_at: cause.now }),
  });
}

type LineChange = RecordChange & { readonly line: number };

async function saveChanges(
  { save }: ImportSession,
  changes: readonly LineChange[],
  cause: WriteCause,
): Promise<readonly rows.RowResult[]> {
  const ids = await save(changes, cause);
  return changes.map(({ line, id }, place) => ({
    line,
    outcome: id === null ? 'created' : 'changed',
    recordId: ids[place] ?? id,
  }));
}

async function undoLines({ tx, file, session, cause, size }: Piece): Promise<void> {
  const lines = await rows.nextToUndo(tx, file.id, size);
  const stored = await session.load(
    lines.map(({ key }) => key),
    true,
  );
  const results: rows.RowResult[] = [];
  const changes: RecordChange[] = [];
  for (const { line, key, outcome, recordId, before, after } of lines) {
    const current = stored.get(key);
    if (current && !isAsBefore(current, after ?? {})) {
      results.push({ line, outcome: 'kept', recordId, errors: [remark('', 'sheetError.changed_since')] });
      continue;
    }
    if (current && outcome === 'created') await session.remove({ id: current.id, key, values: after ?? {} }, cause);
    if (current && outcome === 'changed') changes.push({ id: current.id, key, values: before ?? {} });
    results.push({ line, outcome: 'undone', recordId: outcome === 'created' ? null : recordId });
  }
  await session.save(changes, cause);
  await rows.mark(tx, file.id, results);
  const isEnd = lines.length < size;
  const kept = isEnd ? await session.discard(file.created, cause) : file.created;
  await imports.update(tx, file.id, {
    undone: file.undone + results.filter(({ outcome }) => outcome === 'undone').length,
    ...(isEnd && { state: 'undone' as const, ended_at: cause.now, created: JSON.stringify(kept) }),
  });
}

/** Why the shop did not take a line. */
function reasonOf(error: unknown): Remark {
  if (!(error instanceof Problem)) return remark('', 'sheetError.not_saved');
  const [first] = error.errors;
  return first ? remark(first.field, first.key, first.facts ?? {}) : remark('', error.code, error.facts);
}

/** Marks the next line with the reason why it cannot be saved. A new record that is in use is hidden instead of removed. */
async function refuseLine({ tx, file, session, cause }: Piece, error: unknown): Promise<void> {
  if (file.state === 'undoing') {
    const [row] = await rows.nextToUndo(tx, file.id, 1);
    // What failed was the end of the undo: nothing is discarded then.
    if (!row) return imports.update(tx, file.id, { state: 'undone', ended_at: cause.now });
    const { line, key, recordId, after } = row;
    const isInUse = isReferenced(error) && row.outcome === 'created' && recordId !== null;
    if (isInUse) await session.hide({ id: recordId, key, values: after ?? {} }, cause);
    const errors = [isInUse ? remark('', 'sheetError.hidden_in_use') : reasonOf(error)];
    return rows.mark(tx, file.id, [{ line, outcome: 'kept', recordId, errors }]);
  }
  const [row] = await rows.nextChanges(tx, file, 1);
  if (!row) return imports.update(tx, file.id, { state: 'done', ended_at: cause.now });
  const { line, recordId } = row;
  await rows.mark(tx, file.id, [{ line, outcome: 'failed', recordId, errors: [reasonOf(error)] }]);
  return imports.update(tx, file.id, { through_line: line, refused: file.refused + 1 });
}
