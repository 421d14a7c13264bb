import { cellText, TextCollector } from './cell-text.ts';
import { dateText, instantText } from './date-formats.ts';
import { TooLarge, type WorkbookLimits } from './limits.ts';
import { type Attributes, readXml } from './xml.ts';

type SheetLimits = Pick<WorkbookLimits, 'rows' | 'columns' | 'cells' | 'cellLength'>;

interface Lookups {
  readonly strings: readonly string[];
  readonly dateStyles: readonly boolean[];
  readonly startsIn1904: boolean;
}

/** Takes the next rows of a sheet; rows without text in between come as empty ones. */
export type RowSink = (cells: readonly string[]) => void;

/**
 * Reads the rows of a sheet while it is unpacked. Empty cells and rows behind the last filled one are left out, however many
 * the file has of them. TooLarge as soon as a filled cell lies beyond the limits; throws for a sheet that is broken.
 */
export async function readSheetXml(
  chunks: AsyncIterable<Buffer>,
  limits: SheetLimits,
  lookups: Lookups,
  sink: RowSink,
): Promise<void> {
  const rows = rowBuilder(limits, sink);
  const value = new TextCollector(limits.cellLength);
  const reading = { ...lookups, cellLength: limits.cellLength };
  let cell: Attributes | undefined;
  let isText = false;
  let isPhonetic = false;
  await readXml(chunks, {
    open: (name, attributes) => {
      if (name === 'row') rows.begin(attributes.r);
      else if (name === 'c') {
        cell = attributes;
        rows.moveTo(attributes.r);
      } else if (name === 'rPh') isPhonetic = true;
      // `f`, the formula, is left out: its result is in `v`.
      else if (name === 'v' || name === 't') isText = cell !== undefined;
    },
    close: (name) => {
      if (name === 'v' || name === 't') isText = false;
      else if (name === 'rPh') isPhonetic = false;
      else if (name === 'row') rows.end();
      else if (name === 'c' && cell) {
        rows.fill(valueOf(cell, value.take(), reading));
        cell = undefined;
      }
    },
    text: (part) => {
      if (isText && !isPhonetic) value.add(part);
    },
  });
}

function valueOf({ t = 'n', s }: Attributes, raw: string, reading: Lookups & Pick<SheetLimits, 'cellLength'>): string {
  const { strings, dateStyles, startsIn1904, cellLength } = reading;
  // Nothing, or an error of a formula.
  if (raw === '' || t === 'e') return '';
  if (t === 'str' || t === 'inlineStr') return cellText(raw, cellLength);
  if (t === 's') return known(strings[Number(raw)]);
  if (t === 'b') return known({ 0: 'false', 1: 'true' }[raw]);
  if (t === 'd') return known(instantText(new Date(raw)) ?? undefined);
  const number = Number(raw);
  if (t !== 'n' || Number.isNaN(number)) throw new RangeError('a broken cell');
  const isDate = s !== undefined && known(dateStyles[Number(s)]);
  return (isDate ? dateText(number, startsIn1904) : null) ?? String(number);
}

function known<T>(value: T | undefined): T {
  if (value === undefined) throw new RangeError('a broken cell');
  return value;
}

const REFERENCE = /^([A-Z]{1,3})(\d{1,7})$/;

/** Puts cells where their references say, within the limits. */
function rowBuilder(limits: SheetLimits, sink: RowSink) {
  let row = 0;
  let column = 0;
  let isNumbered = false;
  let cells: string[] = [];
  let written = 0;
  let total = 0;

  function goToRow(next: number): void {
    if (!(next > row)) throw new RangeError('a row out of place');
    row = next;
  }

  return {
    begin(number: string | undefined): void {
      isNumbered = number !== undefined;
      goToRow(isNumbered ? Number(number) : row + 1);
      column = 0;
      cells = [];
    },
    moveTo(reference: string | undefined): void {
      const [, letters, number] = reference === undefined ? [] : (REFERENCE.exec(reference) ?? ['', '']);
      const next = letters === undefined ? column + 1 : columnOf(letters);
      if (next <= column) throw new RangeError('a cell out of place');
      column = next;
      if (isNumbered || number === undefined) return;
      // A row without a number is where its first cell says.
      isNumbered = true;
      if (Number(number) !== row) goToRow(Number(number));
    },
    fill(text: string): void {
      if (text === '') return;
      if (row > limits.rows) throw new TooLarge('rows');
      if (column > limits.columns) throw new TooLarge('content');
      while (cells.length < column - 1) cells.push('');
      cells.push(text);
    },
    end(): void {
      if (cells.length === 0) return;
      total += cells.length;
      if (total > limits.cells) throw new TooLarge('content');
      for (; written < row - 1; written += 1) sink([]);
      sink(cells);
      written += 1;
    },
  };
}

/** 1 for A, 27 for AA; 0 for none. */
const columnOf = (letters: string): number =>
  [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);
