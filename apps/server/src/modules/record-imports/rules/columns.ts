import type { RecordImportPreview } from '@sjaj/contract';
import { contentFor, foldLetters, LANGUAGES, type Language } from '@sjaj/domain';
import { text } from '@sjaj/i18n/server';
import { Problem } from '../../../platform/problem.ts';
import type { ImportField } from './fields.ts';

type Rows = readonly (readonly string[])[];

/** The heading of a field in a sheet: `Naziv (en)`. */
export function headingOf({ heading, language, name }: ImportField, reader: Language): string {
  const title = (name && contentFor(name, reader)?.text) ?? text(reader, heading);
  return language === undefined ? title : `${title} (${language})`;
}

/** A heading as it is compared. The currency behind a price says nothing: there is one. */
const headingKey = (heading: string): string => foldLetters(heading).replace(/ (?:km|bam)$/, '');

/** Above the headings of an exported list often stand the firm, the day, the filter. */
const MOST_ROWS_ABOVE = 30;
/** So many headings that name fields are no line of goods. */
const FEWEST_HEADINGS = 2;

interface Start {
  /** The index of the row that the sheet begins with: its headings, or its first line. */
  readonly row: number;
  /** The folded headings; null for a sheet that begins with its lines. */
  readonly headings: readonly string[] | null;
}

/** Where a sheet begins: at the row that names most fields, or else at the first one that says anything. */
export function startOf(rows: Rows, fields: readonly ImportField[]): Start {
  const words = wordsByField(fields);
  const above = rows.slice(0, MOST_ROWS_ABOVE).map((cells) => cells.map((cell) => headingKey(cell)));
  const named = above.map((headings) => headings.filter((heading) => words.has(heading)).length);
  const most = Math.max(0, ...named);
  if (most >= FEWEST_HEADINGS) {
    const row = named.indexOf(most);
    return { row, headings: above[row] ?? [] };
  }
  const row = Math.max(
    0,
    rows.findIndex((cells) => cells.some((cell) => cell.trim() !== '')),
  );
  const cells = rows[row] ?? [];
  const isHeading = cells.some((cell) => cell.trim() !== '') && cells.every((cell) => !/^\s*[-−+]?\d/.test(cell));
  return { row, headings: isHeading ? cells.map((cell) => headingKey(cell)) : null };
}

/** Every folded heading that names the field; Bosnian texts are also named without their language. */
function wordsOf(field: ImportField): readonly string[] {
  const { heading, name } = field;
  const titles = LANGUAGES.map((reader) =>
    headingOf({ key: '', kind: 'line', heading, ...(name && { name }) }, reader),
  );
  const plain = [...titles.map((title) => headingKey(title)), ...(field.words ?? [])];
  const { language } = field;
  if (language === undefined) return plain;
  const suffixed = plain.map((word) => `${word} ${foldLetters(language)}`);
  return language === 'bs' ? [...suffixed, ...plain] : suffixed;
}

/** The key of the field that each folded heading names. */
const wordsByField = (fields: readonly ImportField[]): ReadonlyMap<string, string> =>
  new Map(fields.toReversed().flatMap((field) => wordsOf(field).map((word) => [word, field.key])));

/** For each heading the key of the field that it names; the first of several columns of one field. */
function namedFields(headings: readonly string[], fields: readonly ImportField[]): (string | null)[] {
  const keyOf = wordsByField(fields);
  const taken = new Set<string>();
  return headings.map((heading) => {
    const key = keyOf.get(heading);
    if (key === undefined || taken.has(key)) return null;
    taken.add(key);
    return key;
  });
}

/** 400 for columns of unknown fields, for a field with two columns, and where a needed one has none. */
export function checkFields(
  chosen: readonly (string | null)[],
  fields: readonly ImportField[],
  reader: Language,
): void {
  const byKey = new Map(fields.map((field) => [field.key, field]));
  const keys = chosen.filter((key) => key !== null);
  for (const [place, key] of keys.entries()) {
    const field = byKey.get(key);
    if (!field) throw new Problem('imports.field_unknown', 400);
    if (keys.indexOf(key) === place) continue;
    throw new Problem('imports.column_twice', 400, { facts: { column: headingOf(field, reader) } });
  }
  const missing = fields.find(({ key, isNeeded }) => isNeeded && !keys.includes(key));
  if (missing) throw new Problem('imports.column_missing', 400, { facts: { column: headingOf(missing, reader) } });
}

const WIDTH_ROWS = 100;
const SHOWN_ROWS = 6;
const MOST_COLUMNS = 100;
const LONGEST_CELL = 60;

interface PreviewInput {
  readonly fields: readonly ImportField[];
  /** What somebody chose for these headings. */
  readonly remembered: readonly (string | null)[] | null;
  readonly reader: Language;
}

/** The first rows of a sheet with its columns and the fields that they are, as far as that is known. */
export function previewOf(rows: Rows, { fields, remembered, reader }: PreviewInput): RecordImportPreview {
  const { row: first, headings } = startOf(rows, fields);
  const width = Math.min(MOST_COLUMNS, Math.max(0, ...rows.slice(0, WIDTH_ROWS).map((cells) => cells.length)));
  const places = Array.from({ length: width }, (_, place) => place);
  const cell = (row: number, column: number): string => (rows[row]?.[column] ?? '').trim().slice(0, LONGEST_CELL);
  const known = new Set(fields.map(({ key }) => key));
  const named = remembered ?? namedFields(headings ?? [], fields);
  return {
    columns: places.map((column) => ({ heading: headings === null ? '' : cell(first, column) })),
    rows: rows.slice(first, first + SHOWN_ROWS).map((_, row) => places.map((column) => cell(first + row, column))),
    hasHeading: headings !== null,
    fields: fields.map((field) => ({
      key: field.key,
      title: headingOf(field, reader),
      isNeeded: field.isNeeded === true,
    })),
    chosen: places.map((column) => {
      const key = named[column] ?? null;
      return key !== null && known.has(key) ? key : null;
    }),
    source: remembered ? 'remembered' : 'headings',
  };
}
