import { LAPSED_SORTS, type LapsedCustomer } from '@sjaj/contract';
import { formatDateInTable, formatNumber } from '@sjaj/domain';
import { api } from '../../shared/api/api.ts';
import { kmText, plainAmount } from '../../shared/figures/amounts.ts';
import type { Column, ListDefinition, ListQuery, SummaryProps } from '../../shared/list/definition.ts';
import { numbersOf } from '../../shared/list/list-state.logic.ts';
import { language, t } from '../../shared/texts/t.ts';
import { CompanyCell } from './cells.tsx';
import { REPRESENTATIVE_FILTER, searchIn } from './queries.ts';
import { ReportPage } from './report-page.tsx';
import { RowBars } from './row-bars.tsx';

const COLUMNS: readonly Column<LapsedCustomer>[] = [
  {
    key: 'title',
    title: 'reportColumn.company',
    sortBy: 'title',
    locked: true,
    onPhone: true,
    shrinks: true,
    text: ({ title }) => title,
    show: ({ id, title }) => <CompanyCell id={id} title={title} />,
  },
  { key: 'town', title: 'reportColumn.town', wideOnly: true, text: ({ town }) => town },
  {
    key: 'phone',
    title: 'reportColumn.phone',
    onPhone: true,
    text: ({ phone }) => phone ?? '–',
    show: ({ phone }) =>
      phone === null ? (
        '–'
      ) : (
        <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className="sj-link">
          {phone}
        </a>
      ),
  },
  {
    key: 'representatives',
    title: 'reportColumn.representative',
    wideOnly: true,
    text: ({ representatives }) => representatives || '–',
  },
  {
    key: 'lastOrderOn',
    title: 'reportColumn.lastOrderOn',
    right: true,
    text: ({ lastOrderOn }) => formatDateInTable(lastOrderOn, language()),
  },
  {
    key: 'days',
    title: 'reportColumn.days',
    sortBy: 'days',
    right: true,
    onPhone: true,
    headedOnPhone: true,
    text: ({ days }) => formatNumber(days),
    show: ({ days }) => <b className="sj-num">{formatNumber(days)}</b>,
  },
  {
    key: 'usualGap',
    title: 'reportColumn.usualGap',
    sortBy: 'usualGap',
    right: true,
    text: ({ usualGap }) => formatNumber(usualGap),
  },
  {
    key: 'missed',
    title: 'reportColumn.missed',
    sortBy: 'missed',
    right: true,
    wideOnly: true,
    text: ({ missed }) => formatNumber(missed),
  },
  {
    key: 'yearRevenue',
    title: 'reportColumn.yearRevenue',
    sortBy: 'yearRevenue',
    right: true,
    onPhone: true,
    text: ({ yearRevenue }) => plainAmount(yearRevenue),
    show: ({ yearRevenue }) => <span className="sj-num">{kmText(yearRevenue)}</span>,
  },
];

const bodyOf = (query: ListQuery) => ({
  ...searchIn(query),
  representativeIds: numbersOf(query.filters['representative']),
  sortBy: LAPSED_SORTS.find((one) => one === query.sort?.by) ?? 'default',
  isSortAscending: query.sort?.ascending ?? false,
});

function Summary({ rows }: SummaryProps<LapsedCustomer>) {
  const bars = rows?.map(({ id, title, yearRevenue }) => ({ key: String(id), label: title, value: yearRevenue }));
  return (
    <RowBars
      title={t('reportColumn.yearRevenue')}
      labelHeading={t('reportColumn.company')}
      valueHeading={t('reportColumn.yearRevenue')}
      bars={bars}
    />
  );
}

const LIST: ListDefinition<LapsedCustomer> = {
  name: 'lapsed-customers',
  title: 'reportName.lapsedCustomers',
  searchHint: 'reports.searchCompany',
  columns: COLUMNS,
  views: [{ key: 'all', title: 'list.all' }],
  filters: [REPRESENTATIVE_FILTER],
  load: (query, settings) =>
    api.reports.lapsedCustomers({ body: { ...bodyOf(query), page: query.page, pageSize: query.pageSize } }, settings),
  sheet: async (query, kind) =>
    (await api.reports.lapsedCustomersFile({ body: { ...bodyOf(query), sheet: kind } })).data,
  summary: Summary,
  nameOf: ({ title }) => title,
  empty: { title: 'reports.noLapsed', text: 'reports.noLapsedText' },
};

/** Companies that have ordered regularly and no longer do: whom to call. */
export const LapsedPage = () => <ReportPage report="lapsedCustomers" list={LIST} />;
