import { LOST_SEARCH_SORTS, type LostSearch } from '@sjaj/contract';
import { businessDate, formatDateTime, formatNumber } from '@sjaj/domain';
import { useUiLink } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { tableTime } from '../../shared/figures/table-time.ts';
import type { Column, ListDefinition, ListQuery } from '../../shared/list/definition.ts';
import { useCan } from '../../shared/session/profile.ts';
import { language, t } from '../../shared/texts/t.ts';
import { searchIn } from './queries.ts';
import { ReportPage } from './report-page.tsx';
import { reportPeriod } from './report-period.logic.ts';

/** What was searched for; those who edit content go on to a synonym for it. */
function TextCell({ text }: { readonly text: string }) {
  const Link = useUiLink();
  const editsContent = useCan('editContent');
  return (
    <span className="adm-report-two">
      <span className="sj-ell">{text}</span>
      {editsContent && (
        <Link href={`/synonyms/new?word=${encodeURIComponent(text)}`} className="sj-link sj-xs">
          {t('searches.addSynonym')}
        </Link>
      )}
    </span>
  );
}

const COLUMNS: readonly Column<LostSearch>[] = [
  {
    key: 'text',
    title: 'reportColumn.searchText',
    sortBy: 'text',
    locked: true,
    onPhone: true,
    shrinks: true,
    text: ({ text }) => text,
    show: ({ text }) => <TextCell text={text} />,
  },
  {
    key: 'searches',
    title: 'reportColumn.searches',
    sortBy: 'searches',
    right: true,
    onPhone: true,
    headedOnPhone: true,
    text: ({ searches }) => formatNumber(searches),
  },
  {
    key: 'previous',
    title: 'reportColumn.previous',
    sortBy: 'previous',
    right: true,
    text: ({ previous }) => formatNumber(previous),
  },
  {
    key: 'lastAt',
    title: 'reportColumn.lastAt',
    sortBy: 'lastAt',
    right: true,
    onPhone: true,
    text: ({ lastAt }) => formatDateTime(new Date(lastAt), language()),
    show: ({ lastAt }) => <span className="sj-t2 sj-num">{tableTime(lastAt, new Date())}</span>,
  },
];

const bodyOf = (query: ListQuery) => ({
  ...reportPeriod(query.filters['period'], businessDate(new Date())),
  ...searchIn(query),
  sortBy: LOST_SEARCH_SORTS.find((one) => one === query.sort?.by) ?? 'default',
  isSortAscending: query.sort?.ascending ?? false,
});

const LIST: ListDefinition<LostSearch> = {
  name: 'lost-searches',
  title: 'reportName.lostSearches',
  searchHint: 'reports.searchText',
  columns: COLUMNS,
  views: [{ key: 'all', title: 'list.all' }],
  filters: [{ kind: 'period', key: 'period', title: 'orders.period' }],
  load: (query, settings) =>
    api.reports.lostSearches({ body: { ...bodyOf(query), page: query.page, pageSize: query.pageSize } }, settings),
  sheet: async (query, kind) => (await api.reports.lostSearchesFile({ body: { ...bodyOf(query), sheet: kind } })).data,
  nameOf: ({ text }) => text,
  empty: { title: 'reports.noLostSearches', text: 'reports.noLostSearchesText' },
};

/** What was searched for and is not found. */
export const LostSearchesPage = () => <ReportPage report="lostSearches" list={LIST} />;
