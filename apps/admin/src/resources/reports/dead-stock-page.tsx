import { DEAD_STOCK_SORTS, DEAD_STOCK_VIEWS, type DeadStockRow } from '@sjaj/contract';
import { formatDateInTable, formatNumber } from '@sjaj/domain';
import { api } from '../../shared/api/api.ts';
import { useBrandOptions, useCategoryOptions } from '../../shared/catalogue/options.ts';
import { kmText, plainAmount } from '../../shared/figures/amounts.ts';
import type { Column, ListDefinition, ListQuery, SummaryProps } from '../../shared/list/definition.ts';
import { numbersOf } from '../../shared/list/list-state.logic.ts';
import { useCan } from '../../shared/session/profile.ts';
import { language, t } from '../../shared/texts/t.ts';
import { ArticleCell } from './cells.tsx';
import { searchIn } from './queries.ts';
import { ReportPage } from './report-page.tsx';
import { RowBars } from './row-bars.tsx';

const dayText = (day: string | null): string => (day === null ? '–' : formatDateInTable(day, language()));

const COLUMNS: readonly Column<DeadStockRow>[] = [
  {
    key: 'title',
    title: 'reportColumn.article',
    sortBy: 'title',
    locked: true,
    onPhone: true,
    shrinks: true,
    text: ({ code, title }) => `${code} ${title}`,
    show: ({ id, code, title }) => <ArticleCell id={id} code={code} title={title} />,
  },
  {
    key: 'available',
    title: 'reportColumn.available',
    sortBy: 'available',
    right: true,
    onPhone: true,
    headedOnPhone: true,
    text: ({ available }) => formatNumber(available),
  },
  {
    key: 'priceValue',
    title: 'reportColumn.priceValue',
    sortBy: 'priceValue',
    right: true,
    onPhone: true,
    text: ({ priceValue }) => plainAmount(priceValue),
    show: ({ priceValue }) => <b className="sj-num">{kmText(priceValue)}</b>,
  },
  { key: 'brand', title: 'reportColumn.brand', wideOnly: true, text: ({ brand }) => brand },
  { key: 'lastSoldOn', title: 'reportColumn.lastSoldOn', right: true, text: ({ lastSoldOn }) => dayText(lastSoldOn) },
  {
    key: 'days',
    title: 'reportColumn.days',
    sortBy: 'days',
    right: true,
    text: ({ days }) => formatNumber(days),
  },
];

const COST_COLUMN: Column<DeadStockRow> = {
  key: 'value',
  title: 'reportColumn.stockValue',
  sortBy: 'value',
  right: true,
  text: ({ value }) => plainAmount(value),
  show: ({ value }) => <span className="sj-num">{kmText(value)}</span>,
};

const bodyOf = (query: ListQuery) => ({
  ...searchIn(query),
  view: DEAD_STOCK_VIEWS.find((one) => one === query.view) ?? DEAD_STOCK_VIEWS[0],
  brandIds: numbersOf(query.filters['brand']),
  categoryIds: numbersOf(query.filters['category']),
  sortBy: DEAD_STOCK_SORTS.find((one) => one === query.sort?.by) ?? 'default',
  isSortAscending: query.sort?.ascending ?? false,
});

function Summary({ rows }: SummaryProps<DeadStockRow>) {
  const bars = rows?.map(({ id, code, title, priceValue }) => ({
    key: String(id),
    label: `${code} ${title}`,
    shortLabel: code,
    value: priceValue,
  }));
  return (
    <RowBars
      title={t('reports.stockOnPage')}
      labelHeading={t('reportColumn.article')}
      valueHeading={t('reportColumn.priceValue')}
      bars={bars}
    />
  );
}

const LIST: ListDefinition<DeadStockRow> = {
  name: 'dead-stock',
  title: 'reportName.deadStock',
  searchHint: 'reports.search',
  columns: COLUMNS,
  views: [
    { key: 'days180', title: 'reportView.days180' },
    { key: 'days90', title: 'reportView.days90' },
    { key: 'days365', title: 'reportView.days365' },
  ],
  filters: [
    { kind: 'choice', key: 'category', title: 'reportColumn.category', useOptions: useCategoryOptions },
    { kind: 'choice', key: 'brand', title: 'reportColumn.brand', useOptions: useBrandOptions },
  ],
  keepsFilters: true,
  load: (query, settings) =>
    api.reports.deadStock({ body: { ...bodyOf(query), page: query.page, pageSize: query.pageSize } }, settings),
  sheet: async (query, kind) => (await api.reports.deadStockFile({ body: { ...bodyOf(query), sheet: kind } })).data,
  summary: Summary,
  nameOf: ({ title }) => title,
  empty: { title: 'reports.noDeadStock', text: 'reports.noDeadStockText' },
};

const LIST_WITH_COSTS: ListDefinition<DeadStockRow> = { ...LIST, columns: [...COLUMNS, COST_COLUMN] };

/** What lies in stock and is not bought. */
export function DeadStockPage() {
  const seesCosts = useCan('viewCostPrices');
  return <ReportPage report="deadStock" list={seesCosts ? LIST_WITH_COSTS : LIST} />;
}
