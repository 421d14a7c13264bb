import type { FinanceInfo, FinanceRecord, FinanceSort } from '@sjaj/contract';
import { formatDateInTable } from '@sjaj/domain';
import { SortHead, Table } from '@sjaj/ui';
import { language, t } from '../../shared/texts/t.ts';
import type { FinanceChoice } from './finance-choice.logic.ts';
import styles from './finance.module.css';
import { plainAmount, RecordRow } from './record-row.tsx';

interface RecordTableProps {
  readonly records: readonly FinanceRecord[];
  readonly info: FinanceInfo;
  readonly choice: FinanceChoice;
  /** The first day of the period; empty without one. */
  readonly from: string;
  /** The page ends with the oldest booking of the period, so that its opening balance follows. */
  readonly hasOpening: boolean;
  /** The list is all of the period, so that its sums belong below it. */
  readonly hasSums: boolean;
  readonly onSort: (sort: FinanceSort, isAscending: boolean) => void;
  readonly onSlip: (record: FinanceRecord) => void;
}

/** The bookings with the running balance: the opening balance is the last row, the sums are the foot. */
export function RecordTable(props: RecordTableProps) {
  const { records, info, choice, from, hasOpening, hasSums, onSort, onSlip } = props;
  const limit = info.approvedDebt;
  const { period } = info;
  const head = (sort: Exclude<FinanceSort, 'default'>, label: string, right = false) => {
    const isSorted = choice.sort === sort;
    return (
      <SortHead
        label={label}
        right={right}
        sorted={isSorted ? (choice.isAscending ? 'ascending' : 'descending') : null}
        onSort={() => (isSorted && choice.isAscending ? onSort('default', false) : onSort(sort, isSorted))}
      />
    );
  };
  return (
    <div className={styles.table}>
      <Table caption={t('finance.card')}>
        <thead>
          <tr>
            {head('docDate', t('financeField.bookingDate'))}
            {head('accountNumber', t('finance.document'))}
            {head('paymentTerm', t('financeField.dueDate'))}
            {head('owes', t('financeField.owes'), true)}
            {head('claims', t('financeField.claims'), true)}
            <th scope="col" className="sj-right">
              {t('financeField.saldo')}
            </th>
            {limit > 0 && (
              <th scope="col" className={styles.limit}>
                {t('finance.ofLimitHead')}
              </th>
            )}
            <th scope="col" className="sj-noprint">
              <span className="sj-vh">{t('finance.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {records.map((record) => (
            <RecordRow key={record.id} record={record} limit={limit} onSlip={onSlip} />
          ))}
          {hasOpening && (
            <tr className={styles.opening}>
              <td className={`sj-nw sj-num ${styles.when}`}>{formatDateInTable(from, language())}</td>
              <td colSpan={4} className={styles.what}>
                {t('finance.openingBalance')}
              </td>
              <td className={`sj-right sj-num sj-nw ${styles.saldo}`}>
                <strong>{plainAmount(period.openingBalance)}</strong>
              </td>
              {limit > 0 && <td className={styles.limit} />}
              <td className={`sj-noprint ${styles.acts}`} />
            </tr>
          )}
        </tbody>
        {hasSums && (
          <tfoot>
            <tr>
              <th scope="row" colSpan={3}>
                {t('finance.sums')}
              </th>
              <td className="sj-right sj-num sj-nw" data-label={t('financeField.owes')}>
                {plainAmount(period.owes)}
              </td>
              <td className="sj-right sj-num sj-nw" data-label={t('financeField.claims')}>
                {plainAmount(period.claims)}
              </td>
              <td className="sj-right sj-num sj-nw" data-label={t('financeField.saldo')}>
                {plainAmount(period.closingBalance)}
              </td>
              {limit > 0 && <td className={styles.limit} />}
              <td className="sj-noprint" />
            </tr>
          </tfoot>
        )}
      </Table>
    </div>
  );
}
