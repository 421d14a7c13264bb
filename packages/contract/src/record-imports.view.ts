import { z } from 'zod';
import { RecordImportContent } from './record-imports.columns.ts';
import { Day, Id, Instant, shape } from './shapes.ts';

/** `scheduled`: begins on its day; `stopped`: by staff, who may continue it; `undoing`: the worker restores what was before. */
const STATES = ['compared', 'scheduled', 'applying', 'stopped', 'done', 'undoing', 'undone'] as const;
/**
 * What becomes of a line. `left_out`: its price was doubtful and not wanted; `moved`: the record has changed since the
 * comparison; `kept`: not undone, because it has changed since the import, or is in use.
 */
const OUTCOMES = [
  'new',
  'change',
  'same',
  'faulty',
  'left_out',
  'created',
  'changed',
  'moved',
  'failed',
  'undone',
  'kept',
] as const;

const Count = z.int().min(0);
const Missing = shape({ kind: z.enum(['category', 'brand', 'tag', 'attribute_value']), name: z.string() });

export const RecordImport = shape({
  id: Id,
  kind: RecordImportContent,
  fileName: z.string(),
  byName: z.string(),
  createdAt: Instant,
  state: z.enum(STATES),
  /** Compared too long ago to be applied; the file has to be compared again. */
  isOutdated: z.boolean(),
  /** The file is still there and nothing of it was imported: its columns can be chosen again. */
  canChooseColumns: z.boolean(),
  startsOn: Day.nullable(),
  lines: Count,
  /** Lines that add a record, change one, leave it as it is, and are at fault. */
  added: Count,
  changed: Count,
  same: Count,
  faulty: Count,
  /** Lines with a price that is asked about. */
  doubtful: Count,
  /** What is created beside the records, how much of it was, and how much an undo has left because it is in use. */
  missing: z.array(Missing),
  created: Count,
  /** How many lines are to be applied, have been, and could not be. */
  planned: Count,
  done: Count,
  refused: Count,
  undone: Count,
  appliedAt: Instant.nullable(),
  appliedByName: z.string().nullable(),
  endedAt: Instant.nullable(),
  stoppedByName: z.string().nullable(),
  undoneAt: Instant.nullable(),
  undoneByName: z.string().nullable(),
  /** Whether it is the last one of its kind that was applied, and not long ago. */
  canUndo: z.boolean(),
});

const FieldText = shape({ field: z.string(), message: z.string() });

export const RecordImportRow = shape({
  /** The line of the file. */
  id: z.int().min(1),
  code: z.string(),
  title: z.string(),
  recordId: Id.nullable(),
  outcome: z.enum(OUTCOMES),
  /** Fields as a person reads them. */
  changes: z.array(shape({ field: z.string(), before: z.string(), after: z.string() })),
  errors: z.array(FieldText),
  warnings: z.array(FieldText),
});

export type RecordImport = z.output<typeof RecordImport>;
export type RecordImportRow = z.output<typeof RecordImportRow>;
