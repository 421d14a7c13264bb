import type { StartPage } from '@sjaj/contract';
import { formatDate, formatDayAndMonth, formatNumber, formatPercent, fromKm, sum, toKm } from '@sjaj/domain';
import { Panel, TrendChart } from '@sjaj/ui';
import { kmText } from '../../shared/figures/amounts.ts';
import { language, t } from '../../shared/texts/t.ts';

const HEIGHT = 236;

/** The change in percent; null if the previous value is 0. */
const changeOf = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / before) * 100);

const sumOf = (amounts: readonly number[]): number => toKm(sum(amounts.map(fromKm)));

/** Net revenue of the last 30 days compared with the 30 days before: the total and a chart. */
export function Revenue({ days }: { readonly days: StartPage['sales'] }) {
  const total = sumOf(days.map(({ amount }) => amount));
  const before = sumOf(days.map(({ previous }) => previous));
  const change = changeOf(total, before);
  const percent = change === null ? null : `${change > 0 ? '+' : ''}${formatPercent(change, language())}`;
  return (
    <Panel
      className="adm-revenue"
      title={t('start.sales')}
      end={
        <span className="sj-row sj-g16 sj-sm sj-t2">
          <span className="adm-legend">{t('start.lastDays')}</span>
          <span className="adm-legend adm-legend-before">{t('start.daysBefore')}</span>
        </span>
      }
    >
      <p className="adm-revenue-sum">
        <b className="sj-num">{kmText(total)}</b>
        <span className="sj-sm sj-t2">
          {[percent && t('start.comparedWith', { percent }), t('price.withoutVat')].filter(Boolean).join(', ')}
        </span>
      </p>
      <TrendChart
        caption={t('start.sales')}
        labelHeading={t('start.day')}
        valueHeading={t('start.lastDays')}
        previousHeading={t('start.daysBefore')}
        height={HEIGHT}
        points={days.map(({ day, amount, previous }) => ({
          key: day,
          label: formatDate(day, language()),
          shortLabel: formatDayAndMonth(day, language()),
          value: amount,
          previous,
        }))}
        format={kmText}
        formatShort={formatNumber}
      />
    </Panel>
  );
}
