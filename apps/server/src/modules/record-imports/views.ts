import type { RecordImport, RecordImportRow } from '@sjaj/contract';
import { feninga, formatKm, formatPercent, type Language } from '@sjaj/domain';
import { text, textWithFacts } from '@sjaj/i18n/server';
import { headingOf } from './rules/columns.ts';
import type { ImportField, Remark, Value } from './rules/fields.ts';
import { canChooseColumns, canUndo, isOutdated } from './rules/state.ts';
import type { StoredImport } from './store/imports.ts';
import type { StoredRow } from './store/rows.ts';

const instant = (at: Date | null): string | null => at?.toISOString() ?? null;

export function importView(file: StoredImport, now: Date): RecordImport {
  const { id, kind, fileName, byName, state, startsOn, lines, added, changed, same, faulty, doubtful } = file;
  const { missing, created, done, refused, undone, appliedByName, stoppedByName, undoneByName } = file;
  return {
    id,
    kind,
    fileName,
    byName,
    state,
    startsOn,
    lines,
    added,
    changed,
    same,
    faulty,
    doubtful,
    missing: missing.map(({ kind: what, name }) => ({ kind: what, name })),
    created: created.length,
    planned: added + changed,
    done,
    refused,
    undone,
    createdAt: file.createdAt.toISOString(),
    isOutdated: isOutdated(file, now),
    canChooseColumns: canChooseColumns(file, now),
    appliedAt: instant(file.appliedAt),
    appliedByName,
    endedAt: instant(file.endedAt),
    stoppedByName,
    undoneAt: instant(file.undoneAt),
    undoneByName,
    canUndo: canUndo(file, now),
  };
}

/** The fields of an import by key. */
export type FieldLookup = ReadonlyMap<string, ImportField>;

const LONGEST_SHOWN = 400;

function valueText(value: Value, field: ImportField | undefined, language: Language): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return text(language, value ? 'importField.yes' : 'importField.no');
  if (field?.kind === 'money') return formatKm(feninga(Number(value)), language);
  if (field?.kind === 'percent') return formatPercent(Number(value) / 100, language);
  return String(value).slice(0, LONGEST_SHOWN);
}

const titleOf = (key: string, fields: FieldLookup, language: Language): string => {
  const field = fields.get(key);
  return field ? headingOf(field, language) : '';
};

/** What is wrong with a field, as a sentence. */
export function remarkView({ field, key, facts }: Remark, fields: FieldLookup, language: Language) {
  const title = titleOf(field, fields, language);
  return { field: title, message: textWithFacts(language, key, { field: title, ...amounts(facts, language) }) };
}

/** Amounts of the price check are KM. */
const amounts = (facts: Remark['facts'], language: Language): Remark['facts'] =>
  Object.fromEntries(
    Object.entries(facts).map(([name, fact]) =>
      ['before', 'after', 'cost', 'margin'].includes(name) && typeof fact === 'number'
        ? [name, formatKm(feninga(Math.round(fact * 100)), language)]
        : [name, fact],
    ),
  );

export function rowView(row: StoredRow, fields: FieldLookup, language: Language): RecordImportRow {
  const { line, code, title, recordId, outcome, before, after, errors, warnings } = row;
  const written = new Map(Object.entries(after ?? {}));
  const inOrder = [...fields.keys()].flatMap((key) => {
    const value = written.get(key);
    return value === undefined ? [] : [[key, value] as const];
  });
  const changes = inOrder.map(([key, value]) => ({
    field: titleOf(key, fields, language),
    before: valueText(before?.[key] ?? null, fields.get(key), language),
    after: valueText(value, fields.get(key), language),
  }));
  return {
    id: line,
    code,
    title,
    recordId,
    outcome,
    changes: changes.filter((change) => change.before !== change.after),
    errors: errors.map((error) => remarkView(error, fields, language)),
    warnings: warnings.map((warning) => remarkView(warning, fields, language)),
  };
}
