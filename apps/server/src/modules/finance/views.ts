import type { Debtor, FinanceInfo, FinanceRecord } from '@sjaj/contract';
import { add, type BusinessDate, daysBetween, feninga, subtract, toKm } from '@sjaj/domain';
import type { AccountCompany, AccountFigures } from './store/account.ts';
import type { DebtorRow } from './store/debtors.ts';
import type { RecordRow } from './store/ledger.ts';

const km = (amount: number): number => toKm(feninga(amount));

/** How many days a date lies before today; 0 for today and later. */
const daysSince = (date: BusinessDate | null, today: BusinessDate): number =>
  date === null ? 0 : Math.max(0, daysBetween(date, today));

/** Whether the record is a debit of which something is still to be paid. */
export const isOpenDebit = ({ owes, claims, openAmount }: RecordRow): boolean => owes > claims && openAmount > 0;

export const daysOverdue = (row: RecordRow, today: BusinessDate): number =>
  isOpenDebit(row) ? daysSince(row.paymentTerm ?? row.docDate, today) : 0;

export const recordView = (row: RecordRow, today: BusinessDate): FinanceRecord => {
  const { companyId: _, ...same } = row;
  return {
    ...same,
    owes: km(row.owes),
    claims: km(row.claims),
    saldo: km(row.saldo),
    openAmount: km(row.openAmount),
    daysOverdue: daysOverdue(row, today),
  };
};

export function infoView(company: AccountCompany, figures: AccountFigures, today: BusinessDate): FinanceInfo {
  const { debt, openRecords, overdueRecords, overdueSince, notDue, days30, days60, days90, over90 } = figures;
  const opening = feninga(figures.openingBalance);
  const turnover = subtract(feninga(figures.owes), feninga(figures.claims));
  return {
    companyTitle: company.title,
    asOf: today,
    currentDebt: km(debt),
    approvedDebt: km(company.creditLimit),
    availableDebt: km(company.creditLimit - debt),
    debtOutsideCurrency: km(days30 + days60 + days90 + over90),
    openRecords,
    overdueRecords,
    overdueSince,
    daysOverdue: daysSince(overdueSince, today),
    ageing: { notDue: km(notDue), days30: km(days30), days60: km(days60), days90: km(days90), over90: km(over90) },
    period: {
      openingBalance: toKm(opening),
      owes: km(figures.owes),
      claims: km(figures.claims),
      closingBalance: toKm(add(opening, turnover)),
    },
  };
}

export const debtorView = (row: DebtorRow, today: BusinessDate): Debtor => ({
  ...row,
  debt: km(row.debt),
  overdue: km(row.overdue),
  approvedDebt: km(row.approvedDebt),
  daysOverdue: daysSince(row.overdueSince, today),
  isAboveLimit: row.approvedDebt > 0 && row.debt > row.approvedDebt,
});
