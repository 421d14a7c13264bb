import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { RevenueRow, RevenueTotals } from '@sjaj/contract';
import { dateParts, formatDate, formatNumber, formatPercent } from '@sjaj/domain';
import { Panel, SegmentedControl, Skeleton, TrendChart } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { kmText } from '../../shared/figures/amounts.ts';
import type { ListQuery, SummaryProps } from '../../shared/list/definition.ts';
import { useCan } from '../../shared/session/profile.ts';
import { language, t } from '../../shared/texts/t.ts';
import { ChangeText } from './change-text.tsx';
import { comparesWithYear, revenueFilter } from './revenue-ask.ts';

const CHART_HEIGHT = 220;

const changeOf = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / before) * 1000) / 10;

const rangeText = (from: string, to: string): string =>
  t('reports.from', { from: formatDate(from, language()), to: formatDate(to, language()) });

function useTotals(ask: ListQuery) {
  const body = revenueFilter(ask);
  return useQuery({
    queryKey: ['revenue', 'totals', body],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await api.revenue.revenueTotals({ body }, { signal })).data,
  });
}

/** What the rows come to beside the other period, and how it went over time. */
export function RevenueSummary({ ask, onChange }: SummaryProps<RevenueRow>) {
  const { from, to } = revenueFilter(ask);
  const { data: totals, isError } = useTotals(ask);
  const choose = (compare: string) => {
    const { compare: _old, ...others } = ask.filters;
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
          value={comparesWithYear(ask) ? 'year' : 'previous'}
          options={[
            { value: 'previous', label: t('reports.previousPeriod') },
            { value: 'year', label: t('reports.yearBefore') },
          ]}
          onChange={choose}
        />
      }
    >
      {totals ? <Figures totals={totals} /> : <Skeleton height={48} />}
      {totals ? <Chart totals={totals} /> : <Skeleton height={CHART_HEIGHT} marginTop={8} />}
      <p className="sj-xs sj-t3">
        {t('reports.net')} {totals?.lacksCosts && t('reports.lacksCosts')}{' '}
        {ask.view === 'representative' && t('reports.sharedCompanies')}
      </p>
    </Panel>
  );
}

interface FigureProps {
  readonly title: string;
  readonly value: string;
  readonly before: string;
  readonly change: number | null;
}

function Figure({ title, value, before, change }: FigureProps) {
  return (
    <div>
      <dt className="sj-sm sj-t2">{title}</dt>
      <dd>
        <b className="sj-num">{value}</b>
        <span className="sj-xs sj-t3">
          <ChangeText change={change} /> {t('reports.before', { value: before })}
        </span>
      </dd>
    </div>
  );
}

function Figures({ totals: { total, previous } }: { readonly totals: RevenueTotals }) {
  const seesCosts = useCan('viewCostPrices');
  const percent = (value: number | null) => (value === null ? '–' : formatPercent(value, language()));
  return (
    <dl className="adm-report-figures">
      <Figure
        title={t('reportColumn.revenue')}
        value={kmText(total.revenue)}
        before={kmText(previous.revenue)}
        change={changeOf(total.revenue, previous.revenue)}
      />
      {seesCosts && (
        <Figure
          title={`${t('reportColumn.margin')} (${percent(total.marginPercent)})`}
          value={kmText(total.margin)}
          before={kmText(previous.margin)}
          change={changeOf(total.margin ?? 0, previous.margin ?? 0)}
        />
      )}
      {total.orders !== null && previous.orders !== null && (
        <Figure
          title={t('reportColumn.orders')}
          value={formatNumber(total.orders)}
          before={formatNumber(previous.orders)}
          change={changeOf(total.orders, previous.orders)}
        />
      )}
      <Figure
        title={t('reportColumn.quantity')}
        value={formatNumber(total.quantity)}
        before={formatNumber(previous.quantity)}
        change={changeOf(total.quantity, previous.quantity)}
      />
    </dl>
  );
}

/** `23. 11.`, or `11/2026` of a month. */
function shortDay(day: string, interval: RevenueTotals['interval']): string {
  const { year, month, day: number } = dateParts(day);
  return interval === 'month' ? `${month}/${year}` : `${number}. ${month}.`;
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
