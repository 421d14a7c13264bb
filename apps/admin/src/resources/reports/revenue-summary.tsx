import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { RevenueRow, RevenueTotals } from '@sjaj/contract';
import { dateParts, formatDate, formatDayAndMonth, formatNumber, formatPercent } from '@sjaj/domain';
import { Panel, SegmentedControl, Skeleton, TrendChart } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { kmText } from '../../shared/figures/amounts.ts';
import type { ListQuery, SummaryProps } from '../../shared/list/definition.ts';
import { useCan } from '../../shared/session/profile.ts';
import { language, t } from '../../shared/texts/t.ts';
import { ChangeText } from './change-text.tsx';
import { comparesWithYear, revenueFilter } from './revenue-request.ts';

const CHART_HEIGHT = 220;

const changeOf = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / before) * 1000) / 10;

const rangeText = (from: string, to: string): string =>
  t('reports.from', { from: formatDate(from, language()), to: formatDate(to, language()) });

function useTotals(query: ListQuery) {
  const body = revenueFilter(query);
  return useQuery({
    queryKey: ['revenue', 'totals', body],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await api.revenue.revenueTotals({ body }, { signal })).data,
  });
}

/** What the rows come to beside the other period, and how it went over time. */
export function RevenueSummary({ query, onChange }: SummaryProps<RevenueRow>) {
  const { from, to } = revenueFilter(query);
  const { data: totals, isError } = useTotals(query);
  const choose = (compare: string) => {
    const { compare: _old, ...others } = query.filters;
    onChange({ filters: compare === 'year' ? { ...others, compare } : others });
  };
  // The list below tells why it failed.
  if (isError && !totals) return null;
  return (
    <Panel
      className="adm-report-summary"
      title={rangeText(from, to)}
      end={
        <SegmentedControl
          label={t('reports.compareWith')}
          value={comparesWithYear(query) ? 'year' : 'previous'}
          options={[
            { value: 'previous', label: t('reports.previousPeriod') },
            { value: 'year', label: t('reports.yearBefore') },
          ]}
          onChange={choose}
        />
      }
    >
      <Figures totals={totals} />
      {totals ? <Chart totals={totals} /> : <Skeleton height={CHART_HEIGHT} marginTop={8} />}
      <p className="sj-xs sj-t3">
        {t('reports.net')} {totals?.lacksCosts && t('reports.lacksCosts')}{' '}
        {query.view === 'representative' && t('reports.sharedCompanies')}
      </p>
    </Panel>
  );
}

interface FigureProps {
  readonly title: string;
  readonly values: { readonly value: string; readonly before: string; readonly change: number | null } | undefined;
}

/** A sum with its change, in the room that it takes while it is loading. */
function Figure({ title, values }: FigureProps) {
  return (
    <div>
      <dt className="sj-sm sj-t2">{title}</dt>
      {values ? (
        <dd>
          <b className="sj-num">{values.value}</b>
          <span className="sj-xs sj-t3">
            <ChangeText change={values.change} /> {t('reports.before', { value: values.before })}
          </span>
        </dd>
      ) : (
        <dd>
          <Skeleton width="80%" height={22} />
        </dd>
      )}
    </div>
  );
}

type Sum = 'revenue' | 'margin' | 'orders' | 'quantity';

function Figures({ totals }: { readonly totals: RevenueTotals | undefined }) {
  const seesCosts = useCan('viewCostPrices');
  const figure = (key: Sum, text: (value: number | null) => string): FigureProps['values'] => {
    if (!totals) return undefined;
    const [now, before] = [totals.total[key], totals.previous[key]];
    return { value: text(now), before: text(before), change: changeOf(now ?? 0, before ?? 0) };
  };
  const number = (value: number | null): string => formatNumber(value ?? 0);
  const marginPercent = totals?.total.marginPercent ?? null;
  // Orders are not counted by category, brand or article.
  const hasOrders = !totals || (totals.total.orders !== null && totals.previous.orders !== null);
  return (
    <dl className="adm-report-figures">
      <Figure title={t('reportColumn.revenue')} values={figure('revenue', kmText)} />
      {seesCosts && (
        <Figure
          title={`${t('reportColumn.margin')} (${marginPercent === null ? '–' : formatPercent(marginPercent, language())})`}
          values={figure('margin', kmText)}
        />
      )}
      {hasOrders && <Figure title={t('reportColumn.orders')} values={figure('orders', number)} />}
      <Figure title={t('reportColumn.quantity')} values={figure('quantity', number)} />
    </dl>
  );
}

/** `23. 11.`, or `11/2026` of a month. */
function shortDay(day: string, interval: RevenueTotals['interval']): string {
  const { year, month } = dateParts(day);
  return interval === 'month' ? `${month}/${year}` : formatDayAndMonth(day, language());
}

function Chart({ totals }: { readonly totals: RevenueTotals }) {
  const { series, interval, previousFrom, previousTo } = totals;
  return (
    <TrendChart
      caption={t('reportName.revenue')}
      labelHeading={t('reportColumn.day')}
      valueHeading={t('reports.thisPeriod')}
      previousHeading={rangeText(previousFrom, previousTo)}
      points={series.map(({ from, revenue, previous }) => ({
        key: from,
        label: interval === 'month' ? shortDay(from, interval) : formatDate(from, language()),
        shortLabel: shortDay(from, interval),
        value: revenue,
        previous,
      }))}
      height={CHART_HEIGHT}
      format={kmText}
      formatShort={(value) => formatNumber(Math.round(value))}
    />
  );
}
