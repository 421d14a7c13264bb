import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { IconReportMoney } from '@tabler/icons-react';
import { useDebounced } from '@sjaj/app-kit';
import type { FinanceRecord } from '@sjaj/contract';
import { formatDateInTable } from '@sjaj/domain';
import { Badge, Checkbox, EmptyState, ListSearchBar, Panel, Skeleton, Table, useUiLink } from '@sjaj/ui';
import { amountText, kmText } from '../../shared/figures/amounts.ts';
import { FailureState } from '../../shared/page/failure-state.tsx';
import { language, t } from '../../shared/texts/t.ts';
import { RECORDS_A_PAGE, recordsQuery } from './queries.ts';
import { RecordFile } from './record-file.tsx';

/** The bookings of a company with the running balance, the newest first. */
export function RecordsCard({ companyId }: { readonly companyId: number }) {
  const [page, setPage] = useState(1);
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const text = useDebounced(typed.trim());
  const query = useQuery(recordsQuery(companyId, { page, text, isOpen }));
  const records = query.data?.data ?? [];
  return (
    <Panel flush aria-busy={query.isFetching}>
      <ListSearchBar
        label={t('finance.search')}
        typed={typed}
        onType={setTyped}
        page={page}
        pageSize={RECORDS_A_PAGE}
        totalItems={query.data?.pagedResult?.totalItems ?? 0}
        onPage={setPage}
      />
      <div className="adm-finance-open">
        <Checkbox
          label={t('finance.onlyOpen')}
          checked={isOpen}
          onChange={(event) => {
            setOpen(event.currentTarget.checked);
            setPage(1);
          }}
        />
      </div>
      {query.isPending && <Skeleton height={320} radius={0} />}
      {query.isError && <FailureState error={query.error} onRetry={() => void query.refetch()} />}
      {query.isSuccess && records.length === 0 && (
        <EmptyState
          icon={<IconReportMoney size={28} />}
          title={text === '' && !isOpen ? t('finance.none') : t('list.empty')}
          text={text === '' && !isOpen ? t('finance.noneHint') : t('list.emptyFiltered')}
        />
      )}
      {records.length > 0 && (
        <div className="adm-bookings">
          <RecordsTable records={records} />
        </div>
      )}
    </Panel>
  );
}

const side = (km: number): string => (km === 0 ? '–' : amountText(km));

function RecordsTable({ records }: { readonly records: readonly FinanceRecord[] }) {
  const Link = useUiLink();
  return (
    <Table caption={t('resource.finance')} dense>
      <thead>
        <tr>
          <th scope="col" className="sj-notphone">
            {t('financeField.bookingDate')}
          </th>
          <th scope="col">{t('finance.document')}</th>
          <th scope="col" className="sj-notphone">
            {t('financeField.dueDate')}
          </th>
          <th scope="col" className="sj-right">
            {t('financeField.owes')}
          </th>
          <th scope="col" className="sj-right">
            {t('financeField.claims')}
          </th>
          <th scope="col" className="sj-right sj-notphone">
            {t('financeField.saldo')}
          </th>
          <th scope="col">{t('finance.file')}</th>
        </tr>
      </thead>
      <tbody>
        {records.map((record) => (
          <tr key={record.id}>
            <td className="sj-nw sj-num sj-notphone">{formatDateInTable(record.bookingDate, language())}</td>
            <td>
              {record.orderId === null ? (
                <b>
                  <Title record={record} />
                </b>
              ) : (
                <Link href={`/orders/${record.orderId}`} className="sj-link">
                  <Title record={record} />
                </Link>
              )}
            </td>
            <td className="sj-notphone">
              <Due record={record} />
            </td>
            <td className="sj-right sj-num sj-nw" data-label={t('financeField.owes')}>
              {side(record.owes)}
            </td>
            <td className="sj-right sj-num sj-nw" data-label={t('financeField.claims')}>
              {side(record.claims)}
            </td>
            <td className="sj-right sj-num sj-nw sj-notphone">
              <b>{amountText(record.saldo)}</b>
            </td>
            <td>
              <RecordFile record={record} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** The kind of the document and its number, which is not broken at its hyphens. */
const Title = ({ record: { kind, accountNumber } }: { readonly record: FinanceRecord }) => (
  <>
    {t(`financeKind.${kind}`)} <span className="sj-nw">{accountNumber}</span>
  </>
);

function Due({ record: { paymentTerm, openAmount, daysOverdue, owes, claims } }: { readonly record: FinanceRecord }) {
  if (owes <= claims) return null;
  return (
    <>
      {paymentTerm !== null && <span className="sj-nw sj-num">{formatDateInTable(paymentTerm, language())}</span>}{' '}
      {openAmount > 0 && <Badge tone="grey">{t('finance.openOf', { amount: kmText(openAmount) })}</Badge>}{' '}
      {daysOverdue > 0 && <Badge tone="warn">{t('finance.late', { count: daysOverdue })}</Badge>}
    </>
  );
}
