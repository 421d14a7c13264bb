import { foldLetters, isStorable, parseKm } from '@sjaj/domain';
import type { Facts, ServerKey } from '@sjaj/i18n/server';
import type { CellKind, Value } from './fields.ts';

type Cell = { readonly value: Value } | { readonly key: ServerKey; readonly facts: Facts };

const LONGEST_SHOWN = 60;
const MOST_COUNT = 99_999_999;

/** A cell with nothing but a dash empties the field; an empty cell leaves it as it is. */
const EMPTIES = /^[-–—]$/;
/** Spreadsheets keep a text that looks like a formula by an apostrophe. */
const FORMULA_GUARD = /^'(?=[=+\-@\t\r＝＋－＠])/;

const factsOf = (written: string): Facts => ({ value: written.slice(0, LONGEST_SHOWN) });
const refusal = (key: ServerKey, written: string): Cell => ({ key, facts: factsOf(written) });

/** What a cell says, as a value of its kind. */
export function valueOf(kind: CellKind, cell: string): Cell {
  const written = cell.replace(FORMULA_GUARD, '').replaceAll('\r\n', '\n').trim();
  if (!isStorable(written)) return refusal('sheetError.unreadable', '');
  if (EMPTIES.test(written)) return { value: null };
  if (kind === 'money') return moneyOf(written);
  if (kind === 'percent') return percentOf(written);
  if (kind === 'count') return countOf(written);
  if (kind === 'flag') return flagOf(written);
  return { value: kind === 'text' ? written : written.replaceAll(/\s+/g, ' ') };
}

const CURRENCY = /(?:km|км|bam)$/i;
/** What a spreadsheet has computed: `12,3931624`. */
const COMPUTED = /^\d{1,9}[.,]\d{4,}$/;
const ZERO_POINT = /^0[.,]\d{3}$/;
/** `1.234` is a thousand in one office and one in the other. */
const TWO_READINGS = /^[1-9]\d{0,2}[.,]\d{3}$/;

function moneyOf(written: string): Cell {
  const compact = written.replaceAll(/\s/g, '').replace(CURRENCY, '');
  if (COMPUTED.test(compact) || ZERO_POINT.test(compact)) {
    return { value: Math.round(Number(compact.replace(',', '.')) * 100) };
  }
  if (TWO_READINGS.test(compact)) return refusal('sheetError.amount_twofold', written);
  const amount = parseKm(compact);
  if (amount === null) return refusal('sheetError.not_amount', written);
  return amount < 0 ? refusal('sheetError.negative', written) : { value: Number(amount) };
}

const MOST_HUNDREDTHS = 100_00;

function percentOf(written: string): Cell {
  const amount = moneyOf(written.replace(/%$/, ''));
  const isPercent = 'value' in amount && Number(amount.value) <= MOST_HUNDREDTHS;
  return isPercent ? amount : refusal('sheetError.not_percent', written);
}

const WHOLE = /^\+?(\d{1,8})(?:[.,]0{1,2})?$/;

function countOf(written: string): Cell {
  const whole = WHOLE.exec(written.replaceAll(/\s/g, ''))?.[1];
  return whole === undefined || Number(whole) > MOST_COUNT
    ? refusal('sheetError.not_count', written)
    : { value: Number(whole) };
}

const YES = new Set(['da', 'yes', 'd', 'y', 'x', '1', 'true', 'istina', 'tacno', 'aktivan', 'vidljiv']);
const NO = new Set(['ne', 'no', 'n', '0', 'false', 'neistina', 'netacno', 'neaktivan', 'skriven']);

function flagOf(written: string): Cell {
  const word = foldLetters(written);
  if (YES.has(word)) return { value: true };
  return NO.has(word) ? { value: false } : refusal('sheetError.not_flag', written);
}

/** The names of a list, each once. */
export const namesIn = (list: string, separators: RegExp = /[|;\n]/): string[] => [
  ...new Set(
    list
      .split(separators)
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  ),
];

/** The same, but a name that is known may have a semicolon in it. */
export const knownNamesIn = (list: string, isKnown: (name: string) => boolean): string[] =>
  namesIn(list, /\|/).flatMap((name) => (isKnown(name) ? [name] : namesIn(name)));

/** How lists are written. */
export const LIST_SEPARATOR = ' | ';
