import type { StartPage } from '@sjaj/contract';
import { formatDate, formatPercent, fromKm, sum, toKm } from '@sjaj/domain';
import { Panel } from '@sjaj/ui';
import { kmText } from '../../shared/figures/amounts.ts';
import { language, t } from '../../shared/texts/t.ts';
import { changeOf } from './chart.logic.ts';
import { RevenueChart } from './revenue-chart.tsx';

const sumOf = (amounts: readonly number[]): number => toKm(sum(amounts.map(fromKm)));

/** Net revenue of the last 30 days compared with the 30 days before: total, chart and a table for screen readers. */
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
      <RevenueChart days={days} />
      <div className="sj-vh">
        <table>
          <caption>{t('start.sales')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('start.day')}</th>
              <th scope="col">{t('start.lastDays')}</th>
              <th scope="col">{t('start.daysBefore')}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, amount, previous }) => (
              <tr key={day}>
                <th scope="row">{formatDate(day, language())}</th>
                <td>{kmText(amount)}</td>
                <td>{kmText(previous)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}
