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

const chosenIn = (ask: ListQuery) => ({ representativeIds: numbersOf(ask.filters['representative']) });

const bodyOf = (ask: ListQuery) => ({
  ...searchIn(ask),
  ...chosenIn(ask),
  view: DEBT_VIEWS.find((one) => one === ask.view) ?? DEBT_VIEWS[0],
  sortBy: DEBT_SORTS.find((one) => one === ask.sort?.by) ?? 'default',
  isSortAscending: ask.sort?.ascending ?? false,
});

/** What all of them owe by age. */
function Summary({ ask }: SummaryProps<DebtAgeRow>) {
  const body = chosenIn(ask);
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
  load: (ask, settings) =>
    api.reports.debts({ body: { ...bodyOf(ask), page: ask.page, pageSize: ask.pageSize } }, settings),
  sheet: async (ask, kind) => (await api.reports.debtsFile({ body: { ...bodyOf(ask), sheet: kind } })).data,
  summary: Summary,
  nameOf: ({ title }) => title,
  empty: { title: 'reports.noDebts', text: 'reports.noDebtsText' },
};

/** What companies owe, by the age of the debt. */
export const DebtsPage = () => <ReportPage report="debts" list={LIST} />;
