import './audit-log.css';
import type { CallSettings } from '@sjaj/client';
import { AUDIT_DEEDS, AUDIT_VIEWS, type AuditRow, MOST_COUNTED_ENTRIES } from '@sjaj/contract';
import { businessDate, formatDateTime } from '@sjaj/domain';
import { useQuery } from '@tanstack/react-query';
import { useUiLink } from '@sjaj/ui';
import { useCompanyOptions } from '../../shared/company/company-options.ts';
import { api } from '../../shared/api/api.ts';
import { tableTime } from '../../shared/figures/table-time.ts';
import { EntryButton, recordName } from '../../shared/history/entry-dialog.tsx';
import { recordHref } from '../../shared/history/record-links.ts';
import type { Column, ListDefinition, ListQuery, SheetKind } from '../../shared/list/definition.ts';
import { sortRequest } from '../../shared/list/list-request.ts';
import { kindsOf, numbersOf } from '../../shared/list/list-state.logic.ts';
import { periodOf } from '../../shared/list/period.logic.ts';
import { language, t } from '../../shared/texts/t.ts';

const AUDIT_LOG = 'audit-log';

const changesText = ({ changes, changeCount }: AuditRow): string =>
  changes
    .map(({ label, before, after }) => `${label}: ${before ?? '–'} → ${after ?? '–'}`)
    .join('; ')
    .concat(changeCount > changes.length ? ' …' : '');

function RecordCell({ entry }: { readonly entry: AuditRow }) {
  const Link = useUiLink();
  const href = recordHref(entry);
  if (href === null) return recordName(entry);
  return (
    <Link href={href} className="sj-link">
      {recordName(entry)}
    </Link>
  );
}

const COLUMNS: readonly Column<AuditRow>[] = [
  {
    key: 'at',
    title: 'auditLog.at',
    sortBy: 'at',
    onPhone: true,
    text: ({ at }) => formatDateTime(new Date(at), language()),
    show: ({ at }) => <span className="sj-t2 sj-num">{tableTime(at, new Date())}</span>,
  },
  {
    key: 'deedTitle',
    title: 'auditLog.deed',
    locked: true,
    onPhone: true,
    text: ({ deedTitle }) => deedTitle,
    show: (entry) => <EntryButton entry={entry}>{entry.deedTitle}</EntryButton>,
  },
  {
    key: 'who',
    title: 'auditLog.who',
    onPhone: true,
    text: ({ who, customer }) => (customer === null ? who : `${who}, ${t('auditLog.forCustomer', { customer })}`),
    show: ({ who, customer }) => (
      <span className="audit-two">
        <span>{who}</span>
        {customer !== null && <span className="sj-xs sj-t3">{t('auditLog.forCustomer', { customer })}</span>}
      </span>
    ),
  },
  {
    key: 'recordTitle',
    title: 'auditLog.record',
    onPhone: true,
    shrinks: true,
    text: recordName,
    show: (entry) => <RecordCell entry={entry} />,
  },
  {
    key: 'changes',
    title: 'auditLog.changes',
    wideOnly: true,
    shrinks: true,
    text: changesText,
    show: (entry) => <span className="audit-changes sj-sm sj-t2">{changesText(entry)}</span>,
  },
];

const listOf = (value: string | undefined): string[] => (value ? value.split(',') : []);

function chosenIn({ view, text, filters }: ListQuery) {
  const deeds = listOf(filters['deed']);
  return {
    view: AUDIT_VIEWS.find((one) => one === view) ?? 'all',
    userIds: numbersOf(filters['user']),
    customerIds: numbersOf(filters['customer']),
    deeds: AUDIT_DEEDS.filter((deed) => deeds.includes(deed)),
    entities: kindsOf(filters['entity']),
    ...(text !== '' && { quickSearch: text }),
    ...periodOf(filters['period'], businessDate(new Date())),
  };
}

const load = (query: ListQuery, settings?: CallSettings) =>
  api.auditLog.list({ body: { ...sortRequest(query, ['default', 'at']), ...chosenIn(query) } }, settings);

const sheet = async (query: ListQuery, kind: SheetKind): Promise<Blob> =>
  (await api.auditLog.export({ body: { ...chosenIn(query), sheet: kind } })).data;

const useChoices = () =>
  useQuery({
    queryKey: [AUDIT_LOG, 'choices'],
    queryFn: async ({ signal }) => (await api.auditLog.choices({ signal })).data,
  }).data;

interface Choice {
  readonly value: string;
  readonly title: string;
}

const optionsOf = (choices: readonly Choice[] = []) => choices.map(({ value, title }) => ({ value, label: title }));

const useDeedOptions = () => optionsOf(useChoices()?.deeds);
const useEntityOptions = () => optionsOf(useChoices()?.entities);
const useStaffOptions = () => (useChoices()?.staff ?? []).map(({ id, name }) => ({ value: String(id), label: name }));

export const auditList: ListDefinition<AuditRow> = {
  name: AUDIT_LOG,
  title: 'resource.auditLog',
  searchHint: 'auditLog.search',
  columns: COLUMNS,
  views: [
    { key: 'all', title: 'list.all' },
    { key: 'writes', title: 'auditLog.viewWrites' },
    { key: 'acting', title: 'auditLog.viewActing' },
    { key: 'sign_in', title: 'auditLog.viewSignIn' },
  ],
  filters: [
    { kind: 'period', key: 'period', title: 'orders.period' },
    { kind: 'choice', key: 'user', title: 'auditLog.who', useOptions: useStaffOptions },
    {
      kind: 'choice',
      key: 'customer',
      title: 'auditLog.customer',
      views: ['all', 'acting'],
      isSearched: true,
      useOptions: useCompanyOptions,
    },
    { kind: 'choice', key: 'deed', title: 'auditLog.deed', useOptions: useDeedOptions },
    {
      kind: 'choice',
      key: 'entity',
      title: 'auditLog.record',
      views: ['all', 'writes'],
      useOptions: useEntityOptions,
    },
  ],
  load,
  sheet,
  countsUpTo: MOST_COUNTED_ENTRIES,
  nameOf: ({ deedTitle, who }) => `${deedTitle}, ${who}`,
};
