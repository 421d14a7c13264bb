import { useSearch } from '@tanstack/react-router';
import type { CallSettings } from '@sjaj/client';
import { REVENUE_DIMENSIONS, type RevenueDimension, type RevenueRow } from '@sjaj/contract';
import { formatNumber, formatPercent } from '@sjaj/domain';
import { useArticleOptions } from '../../shared/catalogue/article-options.ts';
import { api } from '../../shared/api/api.ts';
import { useBrandOptions, useCategoryOptions } from '../../shared/catalogue/options.ts';
import { kmText, plainAmount } from '../../shared/figures/amounts.ts';
import type { Column, ListDefinition, ListQuery, SheetKind } from '../../shared/list/definition.ts';
import { useCan } from '../../shared/session/profile.ts';
import { language } from '../../shared/texts/t.ts';
import { ChangeText } from './change-text.tsx';
import { REPRESENTATIVE_FILTER, useReportCompanies } from './queries.ts';
import { ReportPage } from './report-page.tsx';
import { revenueList } from './revenue-request.ts';
import { RevenueSummary } from './revenue-summary.tsx';
import { RevenueTitle } from './revenue-title.tsx';

const dimensionIn = (view: unknown): RevenueDimension => REVENUE_DIMENSIONS.find((one) => one === view) ?? 'day';

function useDimension(): RevenueDimension {
  const { view }: { readonly view?: unknown } = useSearch({ strict: false });
  return dimensionIn(view);
}

const TitleCell = ({ row }: { readonly row: RevenueRow }) => <RevenueTitle row={row} by={useDimension()} />;

const percent = (value: number | null): string => (value === null ? '–' : formatPercent(value, language()));

const titleColumn = (by: RevenueDimension): Column<RevenueRow> => ({
  key: 'title',
  title: `reportColumn.${by}`,
  sortBy: 'title',
  locked: true,
  onPhone: true,
  shrinks: true,
  text: ({ title }) => title,
  show: (row) => <TitleCell row={row} />,
});

const COLUMNS: readonly Column<RevenueRow>[] = [
  {
    key: 'revenue',
    title: 'reportColumn.revenue',
    sortBy: 'revenue',
    right: true,
    locked: true,
    onPhone: true,
    text: ({ revenue }) => plainAmount(revenue),
    show: ({ revenue }) => <b className="sj-num">{kmText(revenue)}</b>,
  },
  {
    key: 'previous',
    title: 'reportColumn.previous',
    sortBy: 'previous',
    right: true,
    text: ({ previous }) => plainAmount(previous),
    show: ({ previous }) => <span className="sj-num sj-t2">{kmText(previous)}</span>,
  },
  {
    key: 'change',
    title: 'reportColumn.change',
    sortBy: 'change',
    right: true,
    onPhone: true,
    text: ({ change }) => percent(change),
    show: ({ change }) => <ChangeText change={change} />,
  },
  {
    key: 'orders',
    title: 'reportColumn.orders',
    sortBy: 'orders',
    right: true,
    wideOnly: true,
    text: ({ orders }) => (orders === null ? '–' : formatNumber(orders)),
  },
  {
    key: 'quantity',
    title: 'reportColumn.quantity',
    sortBy: 'quantity',
    right: true,
    wideOnly: true,
    text: ({ quantity }) => formatNumber(quantity),
  },
];

const MARGIN_COLUMNS: readonly Column<RevenueRow>[] = [
  {
    key: 'margin',
    title: 'reportColumn.margin',
    sortBy: 'margin',
    right: true,
    text: ({ margin }) => plainAmount(margin),
    show: ({ margin }) => <span className="sj-num">{kmText(margin)}</span>,
  },
  {
    key: 'marginPercent',
    title: 'reportColumn.marginPercent',
    right: true,
    onPhone: true,
    text: ({ marginPercent }) => percent(marginPercent),
  },
];

const load = (query: ListQuery, settings?: CallSettings) =>
  api.revenue.revenue({ body: { ...revenueList(query), page: query.page, pageSize: query.pageSize } }, settings);

const sheet = async (query: ListQuery, kind: SheetKind): Promise<Blob> =>
  (await api.revenue.revenueFile({ body: { ...revenueList(query), sheet: kind } })).data;

const LIST: Omit<ListDefinition<RevenueRow>, 'columns'> = {
  name: 'revenue',
  title: 'reportName.revenue',
  searchHint: 'reports.search',
  views: [
    { key: 'day', title: 'reportView.day' },
    { key: 'month', title: 'reportView.month' },
    { key: 'category', title: 'reportView.category' },
    { key: 'brand', title: 'reportView.brand' },
    { key: 'article', title: 'reportView.article' },
    { key: 'company', title: 'reportView.company' },
    { key: 'representative', title: 'reportView.representative' },
  ],
  filters: [
    { kind: 'period', key: 'period', title: 'orders.period' },
    { kind: 'choice', key: 'category', title: 'reportColumn.category', useOptions: useCategoryOptions },
    { kind: 'choice', key: 'brand', title: 'reportColumn.brand', useOptions: useBrandOptions },
    {
      kind: 'choice',
      key: 'article',
      title: 'reportColumn.article',
      useOptions: useArticleOptions,
      isSearched: true,
    },
    { kind: 'choice', key: 'company', title: 'reportColumn.company', useOptions: useReportCompanies },
    REPRESENTATIVE_FILTER,
    { kind: 'choice', key: 'compare', title: 'reports.compareWith', useOptions: () => [], isChosenAbove: true },
  ],
  keepsFilters: true,
  load,
  sheet,
  summary: RevenueSummary,
  nameOf: ({ title }) => title,
  empty: { title: 'reports.noRevenue', text: 'reports.noRevenueText' },
};

/** Revenue and, for those who see costs, margin. */
export function RevenuePage() {
  const seesCosts = useCan('viewCostPrices');
  const columns = [titleColumn(useDimension()), ...COLUMNS, ...(seesCosts ? MARGIN_COLUMNS : [])];
  return <ReportPage report="revenue" list={{ ...LIST, columns }} />;
}
