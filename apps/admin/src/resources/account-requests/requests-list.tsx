import { useQuery } from '@tanstack/react-query';
import type { CallSettings } from '@sjaj/client';
import { ACCOUNT_REQUEST_VIEWS, type AccountRequestRow } from '@sjaj/contract';
import { Badge, useUiLink } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { tableTime } from '../../shared/figures/table-time.ts';
import type { Column, ListDefinition, ListQuery } from '../../shared/list/definition.ts';
import { viewRequest } from '../../shared/list/list-request.ts';
import { t } from '../../shared/texts/t.ts';
import { ACCOUNT_REQUESTS, countsQuery } from './queries.ts';
import { StateBadge, STATE_LABELS } from './state-badge.tsx';

function CompanyCell({ id, companyTitle, hasDuplicates }: AccountRequestRow) {
  const Link = useUiLink();
  return (
    <span className="sj-row sj-g8">
      <Link className="sj-link" href={`/account-requests/${id}`}>
        {companyTitle}
      </Link>
      {hasDuplicates && <Badge tone="warn">{t('accountRequests.similar')}</Badge>}
    </span>
  );
}

const COLUMNS: readonly Column<AccountRequestRow>[] = [
  {
    key: 'companyTitle',
    title: 'accountRequests.company',
    locked: true,
    onPhone: true,
    text: ({ companyTitle }) => companyTitle,
    show: (row) => <CompanyCell {...row} />,
  },
  { key: 'person', title: 'accountRequests.person', onPhone: true, text: ({ person }) => person },
  { key: 'town', title: 'company.town', text: ({ town }) => town },
  { key: 'jib', title: 'company.jib', wideOnly: true, text: ({ jib }) => jib },
  { key: 'email', title: 'field.email', shrinks: true, text: ({ email }) => email },
  { key: 'phone', title: 'field.phone', wideOnly: true, text: ({ phone }) => phone },
  { key: 'areas', title: 'accountRequests.areas', offered: true, text: ({ areas }) => areas.join(', ') },
  {
    key: 'changedAt',
    title: 'accountRequests.since',
    onPhone: true,
    text: ({ changedAt }) => tableTime(changedAt, new Date()),
  },
  {
    key: 'state',
    title: 'company.status',
    onPhone: true,
    text: ({ state }) => t(STATE_LABELS[state]),
    show: ({ state }) => <StateBadge state={state} />,
  },
];

function load(query: ListQuery, settings?: CallSettings) {
  const body = viewRequest(query, ACCOUNT_REQUEST_VIEWS);
  return api.accountRequests.list({ body }, settings);
}

export const accountRequestsList: ListDefinition<AccountRequestRow> = {
  name: ACCOUNT_REQUESTS,
  title: 'resource.accountRequests',
  searchHint: 'accountRequests.search',
  columns: COLUMNS,
  views: [
    { key: 'pending', title: 'accountRequests.pending', isWaiting: true },
    { key: 'asked', title: 'accountRequests.asked' },
    { key: 'approved', title: 'accountRequests.approved' },
    { key: 'rejected', title: 'accountRequests.rejected' },
    { key: 'all', title: 'list.all' },
  ],
  filters: [],
  load,
  useCounts: () => useQuery(countsQuery).data ?? {},
  nameOf: ({ companyTitle }) => companyTitle,
};
