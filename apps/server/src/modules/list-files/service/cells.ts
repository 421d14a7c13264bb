import type { ListFileColumn } from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import { text } from '@sjaj/i18n/server';
import type { ListRow } from '../../../kernel/list-calls.ts';
import { localised } from '../../../kernel/localised.ts';
import type { ColumnKind, SheetCell, SheetColumn } from '../../../platform/sheets/sheet.ts';

/** A column of a file, and where its values come from. */
export interface FileColumn extends SheetColumn {
  readonly path: readonly string[];
  readonly labels: ReadonlyMap<string, string>;
}

const TEXT_WIDTH = 28;
const FIGURE_WIDTH = 14;
const INSTANT_WIDTH = 18;

/** The column of a file. A field whose values have labels is a text, whatever it is in the rows. */
export function columnOf({ field, title, labels }: ListFileColumn, kind: ColumnKind): FileColumn {
  const known = new Map(Object.entries(labels));
  return {
    title,
    kind: known.size > 0 ? 'text' : kind,
    width: kind === 'text' ? TEXT_WIDTH : kind === 'instant' ? INSTANT_WIDTH : FIGURE_WIDTH,
    path: field.split('.'),
    labels: known,
  };
}

const isRow = (value: unknown): value is ListRow => typeof value === 'object' && value !== null;

function valueAt(value: unknown, [name, ...others]: readonly string[]): unknown {
  if (name === undefined) return value;
  if (Array.isArray(value)) return value.map((one) => valueAt(one, [name, ...others]));
  return isRow(value) && Object.hasOwn(value, name) ? valueAt(value[name], others) : null;
}

/** The cell of a row. A date stays a date and an amount a number, so that a spreadsheet can reckon with them. */
export function cellOf(row: ListRow, { path, labels, kind }: FileColumn, language: Language): SheetCell {
  const value = valueAt(row, path);
  if (value === null || value === undefined) return labels.get('null') ?? null;
  if (labels.size === 0) {
    if (typeof value === 'number') return kind === 'km' ? Math.round(value * 100) : value;
    if (kind === 'instant' && typeof value === 'string') return new Date(value);
  }
  return textOf(value, labels, language);
}

function textOf(value: unknown, labels: FileColumn['labels'], language: Language): string {
  if (Array.isArray(value)) return value.map((one) => textOf(one, labels, language)).join(', ');
  if (isRow(value)) return nameOf(value, language);
  const label = labels.get(String(value));
  if (label !== undefined) return label;
  if (typeof value === 'boolean') return text(language, value ? 'sign.yes' : 'sign.no');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** A text in five languages, or a record that a row refers to. */
function nameOf(value: ListRow, language: Language): string {
  if ('bs' in value) return localised(value, language);
  const name = value['title'] ?? value['name'] ?? value['code'];
  return isRow(name) ? localised(name, language) : typeof name === 'string' ? name : '';
}
