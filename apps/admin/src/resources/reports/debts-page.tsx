import { useQuery } from '@tanstack/react-query';
import { DEBT_SORTS, DEBT_VIEWS, type DebtAgeRow } from '@sjaj/contract';
import { useUiLink } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { kmText, plainAmount } from '../../shared/figures/amounts.ts';
import type { Column, ListDefinition, ListQuery, SummaryProps } from '../../shared/list/definition.ts';
import { numbersOf } from '../../shared/list/list-state.logic.ts';
import { t } from '../../shared/texts/t.ts';
import { REPRESENTATIVE_FILTER, searchIn } from './queries.ts';
import { ReportPage } from './report-page.tsx';
import { RowBars } from './row-bars.tsx';

const AGES = ['notDue', 'days30', 'days60', 'days90', 'over90'] as const;

/** The company, leading to its account. */
function AccountCell({ debt: { id, title } }: { readonly debt: DebtAgeRow }) {
  const Link = useUiLink();
  return (
    <Link href={`/finance/${id}`} className="sj-link sj-ell">
      {title}
    </Link>
  );
}

const ageColumn = (age: (typeof AGES)[number]): Column<DebtAgeRow> => ({
  key: age,
  title: `reportColumn.${age}`,
  sortBy: age,
  right: true,
  text: (debt) => plainAmount(debt[age]),
  show: (debt) => <span className="sj-num">{debt[age] === 0 ? '–' : kmText(debt[age])}</span>,
  ...(age === 'over90' && { onPhone: true }),
});

const COLUMNS: readonly Column<DebtAgeRow>[] = [
  {
    key: 'title',
    title: 'reportColumn.company',
    sortBy: 'title',
    locked: true,
    onPhone: true,
    shrinks: true,
    text: ({ title }) => title,
    show: (debt) => <AccountCell debt={debt} />,
  },
  {
    key: 'representatives',
    title: 'reportColumn.representative',
    offered: true,
    shrinks: true,
    text: ({ representatives }) => representatives || '–',
  },
  {
    key: 'debt',
    title: 'reportColumn.debt',
    sortBy: 'debt',
    right: true,
    onPhone: true,
    text: ({ debt }) => plainAmount(debt),
    show: ({ debt }) => <b className="sj-num">{kmText(debt)}</b>,
  },
  ...AGES.map(ageColumn),
  {
    key: 'creditLimit',
    title: 'reportColumn.creditLimit',
    offered: true,
    right: true,
    text: ({ creditLimit }) => plainAmount(creditLimit),
    show: ({ creditLimit }) => (creditLimit === 0 ? '–' : kmText(creditLimit)),
  },
];

const chosenIn = (query: ListQuery) => ({ representativeIds: numbersOf(query.filters['representative']) });

const bodyOf = (query: ListQuery) => ({
  ...searchIn(query),
  ...chosenIn(query),
  view: DEBT_VIEWS.find((one) => one === query.view) ?? DEBT_VIEWS[0],
  sortBy: DEBT_SORTS.find((one) => one === query.sort?.by) ?? 'default',
  isSortAscending: query.sort?.ascending ?? false,
});

/** What all of them owe by age. */
function Summary({ query }: SummaryProps<DebtAgeRow>) {
  const body = chosenIn(query);
  const { data } = useQuery({
    queryKey: ['debts', 'totals', body],
    queryFn: async ({ signal }) => (await api.reports.debtTotals({ body }, { signal })).data,
  });
  const bars = data && AGES.map((age) => ({ key: age, label: t(`reportColumn.${age}`), value: data[age] }));
  return (
    <RowBars
      title={t('reports.amountOfAll')}
      labelHeading={t('reports.ageOfDebt')}
      valueHeading={t('reportColumn.debt')}
      bars={bars}
      kind="columns"
    />
  );
}

const LIST: ListDefinition<DebtAgeRow> = {
  name: 'debts',
  title: 'reportName.debts',
  searchHint: 'reports.searchCompany',
  columns: COLUMNS,
  views: [
    { key: 'owing', title: 'reportView.owing' },
    { key: 'overdue', title: 'reportView.overdue' },
  ],
  filters: [REPRESENTATIVE_FILTER],
  keepsFilters: true,
  load: (query, settings) =>
    api.reports.debts({ body: { ...bodyOf(query), page: query.page, pageSize: query.pageSize } }, settings),
  sheet: async (query, kind) => (await api.reports.debtsFile({ body: { ...bodyOf(query), sheet: kind } })).data,
  summary: Summary,
  nameOf: ({ title }) => title,
  empty: { title: 'reports.noDebts', text: 'reports.noDebtsText' },
};

/** What companies owe, by the age of the debt. */
export const DebtsPage = () => <ReportPage report="debts" list={LIST} />;
