import { type ArticlePair, PAIR_SORTS } from '@sjaj/contract';
import { businessDate, formatNumber, formatPercent } from '@sjaj/domain';
import { useArticleOptions } from '../../shared/catalogue/article-options.ts';
import { api } from '../../shared/api/api.ts';
import type { Column, ListDefinition, ListQuery, SheetKind } from '../../shared/list/definition.ts';
import { numbersOf } from '../../shared/list/list-state.logic.ts';
import { language } from '../../shared/texts/t.ts';
import { ArticleCell } from './cells.tsx';
import { searchIn } from './queries.ts';
import { ReportPage } from './report-page.tsx';
import { reportPeriod } from './report-period.logic.ts';

const COLUMNS: readonly Column<ArticlePair>[] = [
  {
    key: 'title',
    title: 'reportColumn.article',
    locked: true,
    onPhone: true,
    shrinks: true,
    text: ({ code, title }) => `${code} ${title}`,
    show: ({ articleId, code, title }) => <ArticleCell id={articleId} code={code} title={title} />,
  },
  {
    key: 'otherTitle',
    title: 'reportColumn.otherArticle',
    locked: true,
    onPhone: true,
    shrinks: true,
    text: ({ otherCode, otherTitle }) => `${otherCode} ${otherTitle}`,
    show: ({ otherId, otherCode, otherTitle }) => <ArticleCell id={otherId} code={otherCode} title={otherTitle} />,
  },
  {
    key: 'orders',
    title: 'reportColumn.ordersTogether',
    sortBy: 'orders',
    right: true,
    onPhone: true,
    headedOnPhone: true,
    text: ({ orders, articleOrders }) => `${formatNumber(orders)} / ${formatNumber(articleOrders)}`,
  },
  {
    key: 'share',
    title: 'reportColumn.share',
    sortBy: 'share',
    right: true,
    onPhone: true,
    text: ({ share }) => formatPercent(share, language()),
  },
  {
    key: 'lift',
    title: 'reportColumn.lift',
    sortBy: 'lift',
    right: true,
    wideOnly: true,
    text: ({ lift }) => formatNumber(lift),
  },
];

const bodyOf = (query: ListQuery) => ({
  ...reportPeriod(query.filters['period'] ?? '90', businessDate(new Date())),
  ...searchIn(query),
  articleIds: numbersOf(query.filters['article']),
  sortBy: PAIR_SORTS.find((one) => one === query.sort?.by) ?? 'default',
  isSortAscending: query.sort?.ascending ?? false,
});

const LIST: ListDefinition<ArticlePair> = {
  name: 'article-pairs',
  title: 'reportName.pairs',
  searchHint: 'reports.search',
  columns: COLUMNS,
  views: [{ key: 'all', title: 'list.all' }],
  filters: [
    { kind: 'period', key: 'period', title: 'orders.period' },
    {
      kind: 'choice',
      key: 'article',
      title: 'reportColumn.article',
      useOptions: useArticleOptions,
      isSearched: true,
    },
  ],
  load: (query, settings) =>
    api.reports.pairs({ body: { ...bodyOf(query), page: query.page, pageSize: query.pageSize } }, settings),
  sheet: async (query: ListQuery, kind: SheetKind) =>
    (await api.reports.pairsFile({ body: { ...bodyOf(query), sheet: kind } })).data,
  nameOf: ({ title, otherTitle }) => `${title}, ${otherTitle}`,
  empty: { title: 'reports.noPairs', text: 'reports.noPairsText' },
};

/** What is bought in the same orders. */
export const PairsPage = () => <ReportPage report="pairs" list={LIST} />;
