import type { StatementKind } from '@sjaj/contract';
import { type BusinessDate, businessDate, feninga, formatDate, formatDateInTable, formatKm } from '@sjaj/domain';
import { text } from '@sjaj/i18n/server';
import { localised } from '../../../kernel/localised.ts';
import {
  type DocumentColumn,
  jibText,
  letterheadOf,
  plain,
  type PrintedDocument,
  type Reader,
} from '../../order-documents/index.ts';
import { placeOf } from '../../supplier/index.ts';
import type { AccountCompany, AccountPeriod } from '../store/account.ts';
import type { RecordRow } from '../store/ledger.ts';
import { daysOverdue } from '../views.ts';

interface Statement extends AccountPeriod {
  readonly kind: StatementKind;
  readonly company: AccountCompany;
  readonly rows: readonly RecordRow[];
  /** Feninga; the balance before the period. */
  readonly opening: number;
}

const amount = (value: number): string => plain(feninga(value));
const side = (value: number): string => (value === 0 ? '–' : amount(value));

/** The account card of a period, or the open items with room for the customer's confirmation. */
export function composeStatement(statement: Statement, reader: Reader): PrintedDocument {
  const { language, now } = reader;
  const { kind, company, rows } = statement;
  const today = businessDate(now);
  return {
    ...letterheadOf(reader),
    title: text(language, kind === 'card' ? 'financeDocument.card' : 'financeDocument.openItems'),
    number: company.title,
    facts: [placeAndDay(reader), periodText(statement, reader, today)],
    blocks: [customerBlock(company, reader)],
    columns: kind === 'card' ? cardColumns(reader) : openColumns(reader),
    rows:
      kind === 'card'
        ? [openingRow(statement, reader), ...rows.map((row) => cardRow(row, reader))]
        : rows.map((row) => openRow(row, reader, today)),
    totals: totalsOf(statement, reader),
    slip: null,
    notes: [
      text(language, 'financeDocument.inKm'),
      ...(kind === 'open-items' ? [text(language, 'financeDocument.confirmHint')] : []),
    ],
    signatures:
      kind === 'open-items'
        ? [text(language, 'financeDocument.forSupplier'), text(language, 'financeDocument.forCustomer')]
        : [],
  };
}

export function placeAndDay({ supplier, language, now }: Reader): string {
  const today = formatDate(businessDate(now), language);
  return supplier ? `${placeOf(supplier, language).town}, ${today}` : today;
}

function periodText({ kind, from, to }: Statement, { language }: Reader, today: BusinessDate): string {
  const until = formatDate(to ?? today, language);
  if (kind === 'open-items' || from === null) return text(language, 'financeDocument.asOf', { date: until });
  return text(language, 'financeDocument.period', { from: formatDate(from, language), to: until });
}

export function customerBlock(company: AccountCompany, { language }: Reader): PrintedDocument['blocks'][number] {
  const { title, jib, vatNumber } = company;
  return {
    title: text(language, 'orderDocument.customer'),
    lines: [
      title,
      placeOfCompany(company, language),
      jibText(jib, language),
      ...(vatNumber ? [`${text(language, 'orderDocument.vat')} ${vatNumber}`] : []),
    ],
  };
}

export const placeOfCompany = ({ address, postalCode, town }: AccountCompany, language: Reader['language']): string =>
  [address, [postalCode, town && localised(town, language)].filter(Boolean).join(' ')].filter(Boolean).join(', ');

const numbers = (titles: readonly string[]): DocumentColumn[] =>
  titles.map((title) => ({ title, width: 62, isNumber: true }));

export const cardColumns = ({ language }: Reader): DocumentColumn[] => [
  { title: text(language, 'financeField.bookingDate'), width: 64, isNumber: false },
  { title: text(language, 'financeDocument.document'), width: '*', isNumber: false },
  { title: text(language, 'financeField.dueDate'), width: 64, isNumber: false },
  ...numbers([
    text(language, 'financeField.owes'),
    text(language, 'financeField.claims'),
    text(language, 'financeField.saldo'),
  ]),
];

const openColumns = ({ language }: Reader): DocumentColumn[] => [
  { title: text(language, 'financeField.docDate'), width: 64, isNumber: false },
  { title: text(language, 'financeDocument.document'), width: '*', isNumber: false },
  { title: text(language, 'financeField.dueDate'), width: 64, isNumber: false },
  { title: text(language, 'financeDocument.daysOverdue'), width: 48, isNumber: true },
  ...numbers([text(language, 'financeDocument.amount'), text(language, 'financeField.openAmount')]),
];

/** `Faktura 26-F-9921`; the comment below where it says something else. */
function documentText({ kind, accountNumber, comment }: RecordRow, { language }: Reader): string {
  const title = `${text(language, `financeKind.${kind}`)} ${accountNumber}`;
  return comment === '' || comment.endsWith(accountNumber) ? title : `${title}\n${comment}`;
}

const dueText = ({ paymentTerm }: RecordRow, { language }: Reader): string =>
  paymentTerm === null ? '' : formatDateInTable(paymentTerm, language);

export const cardRow = (row: RecordRow, reader: Reader): string[] => [
  formatDateInTable(row.bookingDate, reader.language),
  documentText(row, reader),
  dueText(row, reader),
  side(row.owes),
  side(row.claims),
  amount(row.saldo),
];

const openingRow = ({ opening, from }: Statement, { language }: Reader): string[] => [
  from === null ? '' : formatDateInTable(from, language),
  text(language, 'financeDocument.openingBalance'),
  '',
  '',
  '',
  amount(opening),
];

function openRow(row: RecordRow, reader: Reader, today: BusinessDate): string[] {
  const sign = row.owes > row.claims ? 1 : -1;
  return [
    formatDateInTable(row.docDate, reader.language),
    documentText(row, reader),
    dueText(row, reader),
    String(daysOverdue(row, today) || '–'),
    amount(row.owes - row.claims),
    amount(sign * row.openAmount),
  ];
}

function totalsOf({ kind, rows, opening }: Statement, { language }: Reader): PrintedDocument['totals'] {
  const km = (value: number): string => formatKm(feninga(value), language);
  const total = (pick: (row: RecordRow) => number): number => rows.reduce((sum, row) => sum + pick(row), 0);
  if (kind === 'open-items') {
    const open = total((row) => (row.owes > row.claims ? row.openAmount : -row.openAmount));
    return [{ term: text(language, 'financeDocument.openTotal'), value: km(open), isStrong: true }];
  }
  const [owes, claims] = [total((row) => row.owes), total((row) => row.claims)];
  return [
    { term: text(language, 'financeField.owes'), value: km(owes) },
    { term: text(language, 'financeField.claims'), value: km(claims) },
    { term: text(language, 'financeField.saldo'), value: km(opening + owes - claims), isStrong: true },
  ];
}
