import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { IconTableImport } from '@tabler/icons-react';
import type { CallSettings } from '@sjaj/client';
import { type Debtor, DEBTOR_SORTS, DEBTOR_VIEWS } from '@sjaj/contract';
import { formatDateInTable } from '@sjaj/domain';
import { Badge, Button, useUiLink } from '@sjaj/ui';
import { Allowed } from '../../shared/session/allowed.tsx';
import { api } from '../../shared/api/api.ts';
import { kmText, plainAmount } from '../../shared/figures/amounts.ts';
import { tableTime } from '../../shared/figures/table-time.ts';
import type { Column, ListDefinition, ListQuery } from '../../shared/list/definition.ts';
import { listRequest } from '../../shared/list/list-request.ts';
import { ListPage } from '../../shared/list/list-page.tsx';
import { language, t } from '../../shared/texts/t.ts';
import { ImportDialog } from './import-dialog.tsx';
import { totalsQuery } from './queries.ts';

function CompanyCell({ debtor: { id, title } }: { readonly debtor: Debtor }) {
  const Link = useUiLink();
  return (
    <Link href={`/finance/${id}`} className="sj-link">
      {title}
    </Link>
  );
}

const dayText = (day: string | null): string => (day === null ? '–' : formatDateInTable(day, language()));

const RED_FROM_DAYS = 90;

const COLUMNS: readonly Column<Debtor>[] = [
  {
    key: 'title',
    title: 'finance.company',
    sortBy: 'title',
    locked: true,
    onPhone: true,
    text: ({ title }) => title,
    show: (debtor) => <CompanyCell debtor={debtor} />,
  },
  {
    key: 'externalCompanyId',
    title: 'finance.code',
    wideOnly: true,
    text: ({ externalCompanyId }) => externalCompanyId ?? '–',
  },
  { key: 'jib', title: 'field.jib', offered: true, text: ({ jib }) => jib },
  {
    key: 'debt',
    title: 'finance.debt',
    sortBy: 'debt',
    right: true,
    onPhone: true,
    text: ({ debt }) => plainAmount(debt),
    show: ({ debt }) => <b>{kmText(debt)}</b>,
  },
  {
    key: 'overdue',
    title: 'finance.overdue',
    sortBy: 'overdue',
    right: true,
    text: ({ overdue }) => plainAmount(overdue),
    show: ({ overdue }) => (overdue === 0 ? '–' : kmText(overdue)),
  },
  {
    key: 'overdueSince',
    title: 'finance.since',
    sortBy: 'overdueSince',
    onPhone: true,
    text: ({ overdueSince }) => dayText(overdueSince),
    show: ({ overdueSince, daysOverdue }) =>
      overdueSince === null ? (
        '–'
      ) : (
        <>
          <span className="sj-notphone">{dayText(overdueSince)} </span>
          <Badge tone={daysOverdue > RED_FROM_DAYS ? 'error' : 'warn'}>
            {t('finance.late', { count: daysOverdue })}
          </Badge>
        </>
      ),
  },
  {
    key: 'approvedDebt',
    title: 'finance.limit',
    sortBy: 'approvedDebt',
    right: true,
    text: ({ approvedDebt }) => plainAmount(approvedDebt),
    show: ({ approvedDebt, isAboveLimit }) => (
      <>
        {isAboveLimit && <Badge tone="warn">{t('finance.aboveLimit')}</Badge>}{' '}
        {approvedDebt === 0 ? '–' : kmText(approvedDebt)}
      </>
    ),
  },
  {
    key: 'lastPaymentOn',
    title: 'finance.lastPayment',
    wideOnly: true,
    text: ({ lastPaymentOn }) => dayText(lastPaymentOn),
  },
];

function load(query: ListQuery, settings?: CallSettings) {
  const body = listRequest(query, DEBTOR_VIEWS, DEBTOR_SORTS);
  return api.finance.debtors({ body }, settings);
}

function useCounts(): Readonly<Record<string, number>> {
  const { data } = useQuery(totalsQuery);
  return data ? { owing: data.owing, overdue: data.overdue, limit: data.limit } : {};
}

/** What is owed in all, when the ERP was read, and the import of files. */
function Tools() {
  const { data } = useQuery(totalsQuery);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {data && (
        <span className="sj-sm sj-t2 sj-notphone">
          {t('finance.totals', { debt: kmText(data.debt), overdue: kmText(data.overdueDebt) })}
          {data.pulledAt !== null && ` · ${t('finance.pulledAt', { time: tableTime(data.pulledAt, new Date()) })}`}
        </span>
      )}
      <Allowed to="editFinance">
        <Button
          variant="line"
          size="sm"
          icon={<IconTableImport size={16} aria-hidden="true" />}
          onClick={() => setOpen(true)}
        >
          {t('finance.import')}
        </Button>
      </Allowed>
      {isOpen && <ImportDialog onClose={() => setOpen(false)} />}
    </>
  );
}

const debtorsList: ListDefinition<Debtor> = {
  name: 'finance',
  title: 'resource.finance',
  searchHint: 'finance.searchCompany',
  columns: COLUMNS,
  views: [
    { key: 'owing', title: 'finance.viewOwing' },
    { key: 'overdue', title: 'finance.viewOverdue', isWaiting: true },
    { key: 'limit', title: 'finance.viewLimit', isWaiting: true },
    { key: 'all', title: 'list.all' },
  ],
  filters: [],
  load,
  nameOf: ({ title }) => title,
  useCounts,
  tools: Tools,
};

/** Who owes, since when and how much; the longest overdue first. */
export const DebtorsPage = () => <ListPage list={debtorsList} />;
