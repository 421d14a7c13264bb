import { useQuery } from '@tanstack/react-query';
import type { CallSettings } from '@sjaj/client';
import type { AdminMachine } from '@sjaj/contract';
import { formatDateInTable } from '@sjaj/domain';
import { Badge, type BadgeTone, useUiLink } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { useCompanyOptions } from '../../shared/company/company-options.ts';
import type { Column, ListDefinition, ListQuery } from '../../shared/list/definition.ts';
import { listRequest } from '../../shared/list/list-request.ts';
import { numbersOf } from '../../shared/list/list-state.logic.ts';
import { NameCell } from '../../shared/record/name-cell.tsx';
import { language, t } from '../../shared/texts/t.ts';
import { recordsBulk } from '../../shared/record/records-bulk.tsx';

const dayText = (date: string | null): string => (date === null ? '–' : formatDateInTable(date, language()));

const WARRANTY_TONES: Readonly<Record<AdminMachine['warranty'], BadgeTone | null>> = {
  covered: null,
  ending: 'warn',
  over: 'grey',
  unknown: null,
};
const SERVICE_TONES: Readonly<Record<AdminMachine['service'], BadgeTone | null>> = {
  none: null,
  planned: null,
  soon: 'warn',
  overdue: 'error',
};

/** A date, coloured where it asks for something. */
const DueDay = ({ date, tone }: { readonly date: string | null; readonly tone: BadgeTone | null }) =>
  tone === null ? <span className="sj-t2 sj-num">{dayText(date)}</span> : <Badge tone={tone}>{dayText(date)}</Badge>;

function CompanyCell({ companyId, companyTitle }: AdminMachine) {
  const Link = useUiLink();
  return (
    <Link href={`/companies/${companyId}`} className="sj-link">
      {companyTitle}
    </Link>
  );
}

const COLUMNS: readonly Column<AdminMachine>[] = [
  {
    key: 'serialNumber',
    title: 'field.serialNumber',
    sortBy: 'serialNumber',
    locked: true,
    onPhone: true,
    text: ({ serialNumber }) => serialNumber ?? '',
    show: ({ id, serialNumber }) => (
      <NameCell href={`/machines/${id}`} name={serialNumber ?? t('machines.enterSerial')} />
    ),
  },
  {
    key: 'article',
    title: 'machines.machine',
    onPhone: true,
    shrinks: true,
    text: ({ article: { code, title } }) => `${code} ${title}`,
    file: [{ field: 'article.code', title: 'article.code' }, { field: 'article.title' }],
    show: ({ article: { code, title } }) => (
      <>
        <span className="sj-xs sj-t3">{code}</span> {title}
      </>
    ),
  },
  {
    key: 'companyTitle',
    title: 'machines.company',
    sortBy: 'company',
    onPhone: true,
    shrinks: true,
    text: ({ companyTitle }) => companyTitle,
    show: (machine) => <CompanyCell {...machine} />,
  },
  { key: 'place', title: 'machines.place', wideOnly: true, shrinks: true, text: ({ place }) => place },
  {
    key: 'deliveredOn',
    title: 'machines.deliveredOn',
    sortBy: 'deliveredOn',
    wideOnly: true,
    text: ({ deliveredOn }) => dayText(deliveredOn),
    show: ({ deliveredOn }) => <DueDay date={deliveredOn} tone={null} />,
  },
  {
    key: 'warrantyUntil',
    title: 'machines.warrantyUntil',
    sortBy: 'warrantyUntil',
    text: ({ warrantyUntil }) => dayText(warrantyUntil),
    show: ({ warranty, warrantyUntil }) => <DueDay date={warrantyUntil} tone={WARRANTY_TONES[warranty]} />,
  },
  {
    key: 'nextServiceOn',
    title: 'machines.nextServiceOn',
    sortBy: 'nextServiceOn',
    onPhone: true,
    text: ({ nextServiceOn }) => dayText(nextServiceOn),
    show: ({ service, nextServiceOn }) => <DueDay date={nextServiceOn} tone={SERVICE_TONES[service]} />,
  },
  { key: 'state', title: 'machines.state', text: ({ state }) => t(`machineState.${state}`) },
  { key: 'note', title: 'field.note', offered: true, text: ({ note }) => note },
];

const VIEWS = ['all', 'service', 'warranty', 'no_serial', 'retired'] as const;
const SORTS = ['deliveredOn', 'serialNumber', 'company', 'warrantyUntil', 'nextServiceOn'] as const;

function load(query: ListQuery, settings?: CallSettings) {
  const body = { ...listRequest(query, VIEWS, SORTS, false), companyIds: numbersOf(query.filters['company']) };
  return api.machines.list({ body }, settings);
}

const useCounts = () =>
  useQuery({
    queryKey: ['machines', 'list', 'counts'],
    queryFn: async ({ signal }) => (await api.machines.counts({ signal })).data,
  }).data ?? {};

export const machinesList: ListDefinition<AdminMachine> = {
  name: 'machines',
  title: 'resource.machines',
  searchHint: 'machines.search',
  columns: COLUMNS,
  views: [
    { key: 'all', title: 'machines.viewInUse' },
    { key: 'service', title: 'machines.viewService', isWaiting: true },
    { key: 'warranty', title: 'machines.viewWarranty' },
    { key: 'no_serial', title: 'machines.viewNoSerial', isWaiting: true },
    { key: 'retired', title: 'machines.viewRetired' },
  ],
  filters: [
    { kind: 'choice', key: 'company', title: 'machines.company', isSearched: true, useOptions: useCompanyOptions },
  ],
  load,
  useCounts,
  nameOf: ({ name, companyTitle }) => `${name}, ${companyTitle}`,
  bulk: recordsBulk({ load: async () => (await import('./machine-form.tsx')).machineDefinition }),
  create: { href: '/machines/new', title: 'machines.new' },
};
