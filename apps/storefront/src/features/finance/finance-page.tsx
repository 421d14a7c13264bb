import { useState } from 'react';
import { IconClockExclamation, IconLock, IconReportMoney, IconSearch } from '@tabler/icons-react';
import { useSuspenseQueries } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { FinanceInfo, FinanceRecord } from '@sjaj/contract';
import { formatDate } from '@sjaj/domain';
import { Button, ButtonLink, EmptyState, Notice, PageTitle, Pagination, Panel, useAmount } from '@sjaj/ui';
import { PrintButton } from '../../shared/page/print-button.tsx';
import { PrintHead } from '../../shared/print/print-head.tsx';
import { useProfile } from '../../shared/session/profile.ts';
import { useLoadedSearch } from '../../shared/page/use-loaded-search.ts';
import { language, t } from '../../shared/texts/t.ts';
import { Figures } from './figures.tsx';
import {
  addressOf,
  ANY_RECORD,
  choiceFrom,
  type FinanceChoice,
  isWholePeriod,
  periodOf,
} from './finance-choice.logic.ts';
import { FinanceFilters } from './finance-filters.tsx';
import styles from './finance.module.css';
import { type FinanceRecords, infoQuery, oldestQuery, recordsQuery, today } from './queries.ts';
import { RecordTable } from './record-table.tsx';
import { SlipDialog } from './slip-dialog.tsx';
import { DownloadMenu } from './download-menu.tsx';

/** What the company owes, since when, and every booking of its account. */
export function FinancePage() {
  const { companyId, canViewPrices } = useProfile().userData;
  if (companyId === null || !canViewPrices) return <NoAccount isHidden={companyId !== null} />;
  return <Account />;
}

const NoAccount = ({ isHidden }: { readonly isHidden: boolean }) => (
  <EmptyState
    page
    icon={isHidden ? <IconLock size={28} /> : <IconReportMoney size={28} />}
    title={t('finance.title')}
    text={t(isHidden ? 'finance.hidden' : 'finance.companiesOnly')}
    actions={<ButtonLink href="/profile/dashboard">{t('profile.dashboard')}</ButtonLink>}
  />
);

function Account() {
  const search = useSearch({ strict: false });
  const loadedSearch = useLoadedSearch();
  const choice = choiceFrom({ ...search });
  const loaded = choiceFrom({ ...loadedSearch });
  const [{ data: info }, { data: records }, { data: oldest }] = useSuspenseQueries({
    queries: [infoQuery(loaded), recordsQuery(loaded), oldestQuery],
  });
  const [slipFor, setSlipFor] = useState<FinanceRecord | null>(null);
  return (
    <>
      <PrintHead />
      <PageTitle
        title={t('finance.title')}
        note={t('finance.openCount', { count: info.openRecords })}
        actions={
          <>
            <PrintButton />
            <DownloadMenu choice={choice} />
          </>
        }
      />
      <Figures info={info} />
      {oldest && <OldestNotice oldest={oldest} onSlip={setSlipFor} />}
      <Records info={info} answer={records} choice={choice} onSlip={setSlipFor} />
      {slipFor && <SlipDialog record={slipFor} onClose={() => setSlipFor(null)} />}
    </>
  );
}

interface OnSlip {
  readonly onSlip: (record: FinanceRecord) => void;
}

/** The document that is overdue the longest, with the way to pay it. */
function OldestNotice({ oldest, onSlip }: OnSlip & { readonly oldest: FinanceRecord }) {
  const amount = useAmount();
  const document = `${t(`financeKind.${oldest.kind}`)} ${oldest.accountNumber}`;
  const date = formatDate(oldest.paymentTerm ?? oldest.docDate, language());
  return (
    <Notice tone="warn" icon={<IconClockExclamation size={18} aria-hidden="true" />} className={styles.notice ?? ''}>
      <span className={styles.noticeText}>
        {t('finance.oldest', { document, amount: amount(oldest.openAmount), date })}
        <Button variant="text" size="sm" className="sj-noprint" onClick={() => onSlip(oldest)}>
          {t('finance.slip')}
        </Button>
      </span>
    </Notice>
  );
}

interface RecordsProps extends OnSlip {
  readonly info: FinanceInfo;
  readonly answer: FinanceRecords;
  readonly choice: FinanceChoice;
}

function Records({ info, answer, choice, onSlip }: RecordsProps) {
  const navigate = useNavigate();
  const choose = (part: Partial<FinanceChoice>): void =>
    void navigate({ to: addressOf({ ...choice, page: 1, ...part }), replace: true, resetScroll: false });
  const totalItems = answer.pagedResult?.totalItems ?? answer.data.length;
  const { from } = periodOf(choice, today());
  const isLastPage = choice.page * choice.size >= totalItems;
  const isWhole = isWholePeriod(choice);
  return (
    <>
      <Panel title={t('finance.card')} flush className={styles.card}>
        <FinanceFilters choice={choice} onChoose={choose} />
        {answer.data.length > 0 ? (
          <RecordTable
            records={answer.data}
            info={info}
            choice={choice}
            from={from}
            hasOpening={isWhole && isLastPage && from !== ''}
            hasSums={isWhole}
            onSort={(sort, isAscending) => choose({ sort, isAscending })}
            onSlip={onSlip}
          />
        ) : (
          <NoRecords choice={choice} onReset={() => choose({ ...ANY_RECORD, from: '' })} />
        )}
      </Panel>
      <Pagination
        page={choice.page}
        pageSize={choice.size}
        totalItems={totalItems}
        hrefOf={(page) => addressOf({ ...choice, page })}
      />
    </>
  );
}

interface NoRecordsProps {
  readonly choice: FinanceChoice;
  readonly onReset: () => void;
}

function NoRecords({ choice, onReset }: NoRecordsProps) {
  const isNarrowed = addressOf({ ...choice, page: 1 }) !== addressOf({ ...ANY_RECORD, from: '' });
  return (
    <EmptyState
      icon={isNarrowed ? <IconSearch size={28} /> : <IconReportMoney size={28} />}
      title={t(isNarrowed ? 'finance.noneFit' : 'finance.none')}
      text={isNarrowed ? undefined : t('finance.noneHint')}
      actions={
        isNarrowed && (
          <Button variant="line" onClick={onReset}>
            {t('action.removeAll')}
          </Button>
        )
      }
    />
  );
}
