import type { FinanceField, FinanceKind, FinanceLine, FinanceReport } from '@sjaj/contract';
import {
  type BusinessDate,
  dateParts,
  type Feninga,
  feninga,
  foldLetters,
  parseKm,
  toKm,
  toLatin,
  ZERO,
} from '@sjaj/domain';
import type { KnownCompany, NewRecord, StoredRecord } from './record.ts';
import type { WrittenLine } from './columns.ts';

type Outcome = FinanceLine['outcome'];
type Change = FinanceLine['changes'][number];

/** A line with the record that it would save, and what that changes. */
export interface ClassifiedLine {
  readonly line: number;
  readonly company: string;
  readonly number: string;
  readonly record: NewRecord | null;
  readonly outcome: Outcome;
  readonly changes: readonly Change[];
}

interface KnownRecords {
  readonly companies: readonly KnownCompany[];
  readonly records: readonly StoredRecord[];
}

const LONGEST = { number: 60, account: 20, comment: 300 } as const;
/** The account of buyers in the general ledger. */
const BUYERS_ACCOUNT = '2110';
/** Feninga that the database holds. */
const MOST_AMOUNT = 2_000_000_000;

const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:[T ].*)?$/;
const LOCAL = /^(\d{1,2})[./-]\s*(\d{1,2})[./-]\s*(\d{4})\.?$/;

/** A date as bookkeeping writes it: `2026-11-20`, `20.11.2026.`, `20/11/2026`. Null for anything else. */
export function parseDay(written: string): BusinessDate | null {
  const iso = ISO.exec(written);
  const local = LOCAL.exec(written);
  const [year, month, day] = iso ? iso.slice(1, 4) : local ? [local[3], local[2], local[1]] : [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  try {
    dateParts(date);
  } catch {
    return null;
  }
  return date >= '2000-01-01' && date <= '2199-12-31' ? date : null;
}

const KIND_WORDS: readonly (readonly [FinanceKind, RegExp])[] = [
  ['opening', /^(pocetno|opening|ps\b)/],
  ['credit_note', /odobrenj|credit note|storno|knjizno/],
  ['payment', /uplat|izvod|kompenzacij|cesij|payment|statement/],
  ['invoice', /faktur|racun|invoice/],
];

/** The kind of a record by the words of its file; by its side where they say nothing. */
export function kindOf(words: readonly string[], owes: number, claims: number, hasDueDate: boolean): FinanceKind {
  for (const written of words) {
    const text = foldLetters(toLatin(written)).trim();
    const found = text === '' ? undefined : KIND_WORDS.find(([, pattern]) => pattern.test(text));
    if (found) return found[0];
  }
  if (claims > owes) return 'payment';
  return hasDueDate ? 'invoice' : 'other';
}

/** Empty is nothing; null for what is no amount. */
const amountIn = (written: string): Feninga | null => (written === '' ? ZERO : parseKm(written));

type Parsed = Omit<NewRecord, 'companyId'> | Outcome;

function parse(line: WrittenLine): Parsed {
  if (line.company === '' || line.number === '' || line.docDate === '') return 'incomplete';
  if (line.number.length > LONGEST.number || line.account.length > LONGEST.account) return 'too_long';
  const docDate = parseDay(line.docDate);
  const bookingDate = line.bookingDate === '' ? docDate : parseDay(line.bookingDate);
  const dueOn = line.dueDate === '' ? null : parseDay(line.dueDate);
  if (docDate === null || bookingDate === null || (line.dueDate !== '' && dueOn === null)) return 'bad_date';
  const [owes, claims] = [amountIn(line.owes), amountIn(line.claims)];
  if (owes === null || claims === null) return 'bad_amount';
  if ([owes, claims, owes - claims].some((amount) => Math.abs(amount) > MOST_AMOUNT)) return 'bad_amount';
  if (owes === 0 && claims === 0) return 'bad_amount';
  return {
    number: line.number,
    kind: kindOf([line.kind, line.comment], owes, claims, dueOn !== null),
    docDate,
    bookingDate,
    dueOn,
    account: line.account || BUYERS_ACCOUNT,
    comment: line.comment.slice(0, LONGEST.comment),
    owes,
    claims,
    settles: line.settles || null,
    orderId: null,
  };
}

/** The fields whose change a report shows. */
const COMPARED: readonly (readonly [FinanceField, keyof StoredRecord])[] = [
  ['docDate', 'docDate'],
  ['bookingDate', 'bookingDate'],
  ['dueDate', 'dueOn'],
  ['owes', 'owes'],
  ['claims', 'claims'],
  ['comment', 'comment'],
  ['account', 'account'],
  ['kind', 'kind'],
  ['settles', 'settles'],
];

const textOf = (value: StoredRecord[keyof StoredRecord]): string => {
  if (typeof value === 'number') return toKm(feninga(value)).toFixed(2).replace('.', ',');
  return value ?? '';
};

const changesOf = (before: StoredRecord, after: NewRecord): Change[] =>
  COMPARED.flatMap(([field, key]) => {
    const value = after[key as keyof NewRecord];
    return before[key] === value ? [] : [{ field, before: textOf(before[key]), after: textOf(value) }];
  });

const keyOf = (companyId: number, number: string): string => `${companyId} ${number}`;

/** What becomes of each line. A document that comes twice is not taken at all: the right line is unknown. */
export function classifyLines(
  lines: readonly WrittenLine[],
  { companies, records }: KnownRecords,
): readonly ClassifiedLine[] {
  const known = new Map(companies.map((company) => [company.key, company]));
  const stored = new Map(records.map((record) => [keyOf(record.companyId, record.number), record]));
  const times = new Map<string, number>();
  const keyIn = ({ company, number }: WrittenLine): string => `${known.get(company)?.id ?? company} ${number}`;
  for (const line of lines) times.set(keyIn(line), (times.get(keyIn(line)) ?? 0) + 1);
  return lines.map((line) => {
    const company = known.get(line.company);
    const parsed = parse(line);
    const facts = { line: line.line, company: company?.title ?? line.company, number: line.number };
    const refuse = (outcome: Outcome): ClassifiedLine => ({ ...facts, record: null, outcome, changes: [] });
    if (typeof parsed === 'string') return refuse(parsed);
    if (!company) return refuse('company_unknown');
    if ((times.get(keyIn(line)) ?? 0) > 1) return refuse('duplicate');
    const record = { ...parsed, companyId: company.id };
    const before = stored.get(keyOf(company.id, line.number));
    const changes = before ? changesOf(before, record) : [];
    return { ...facts, record, changes, outcome: before ? (changes.length > 0 ? 'change' : 'same') : 'add' };
  });
}

/** Lines that a report shows; the figures count all of them. */
const MOST_SHOWN = 500;
const ORDER: Partial<Readonly<Record<Outcome, number>>> = { change: 1, add: 2 };

/** The file in figures, with what is wrong first, then changes, then what is new. */
export function reportOf(lines: readonly ClassifiedLine[]): FinanceReport {
  const count = (outcome: Outcome): number => lines.filter((line) => line.outcome === outcome).length;
  const [add, change, same] = [count('add'), count('change'), count('same')];
  const shownLines = lines
    .filter(({ outcome }) => outcome !== 'same')
    .toSorted((a, b) => (ORDER[a.outcome] ?? 0) - (ORDER[b.outcome] ?? 0) || a.line - b.line)
    .slice(0, MOST_SHOWN)
    .map(({ record, changes, ...line }) => ({
      ...line,
      docDate: record && record.docDate,
      owes: record && toKm(feninga(record.owes)),
      claims: record && toKm(feninga(record.claims)),
      changes: [...changes],
    }));
  return { add, change, same, faults: lines.length - add - change - same, lines: shownLines };
}
