import { useQuery } from '@tanstack/react-query';
import { MONTHS_SHORT } from '@sjaj/i18n';
import type { OrdersOverview } from '@sjaj/contract';
import { formatNumber, formatPercent } from '@sjaj/domain';
import { BarChart, useAmount } from '@sjaj/ui';
import { useCanViewPrices } from '../../shared/session/profile.ts';
import { useIsRetail } from '../../shared/session/retail.ts';
import { language, t } from '../../shared/texts/t.ts';
import styles from './dashboard.module.css';
import { overviewQuery } from './queries.ts';
import { QueryPanel } from './query-panel.tsx';

type SpendingSums = NonNullable<OrdersOverview['spending']>;

const CHART_HEIGHT = 220;
const ROW_HEIGHT = 30;

/** What the orders come to, by month and by category. Nothing for users who see no prices. */
export function Spending() {
  const query = useQuery(overviewQuery);
  if (!useCanViewPrices()) return null;
  const isEmpty = ({ spending }: OrdersOverview): boolean =>
    spending === null || spending.months.every(({ amount }) => amount === 0);
  return (
    <div className={styles.pair}>
      <QueryPanel
        title={t('dashboard.byMonth')}
        query={query}
        height={CHART_HEIGHT}
        isEmpty={isEmpty}
        emptyText={t('dashboard.noPurchases')}
      >
        {({ spending }) => spending && <Months spending={spending} />}
      </QueryPanel>
      <QueryPanel
        title={t('dashboard.byCategory')}
        query={query}
        height={CHART_HEIGHT}
        isEmpty={isEmpty}
        emptyText={t('dashboard.noPurchases')}
      >
        {({ spending }) => spending && <Categories spending={spending} />}
      </QueryPanel>
    </div>
  );
}

const monthName = (month: string): string => {
  const key = MONTHS_SHORT[Number(month.slice(5)) - 1];
  return key ? t(key) : month;
};

function Months({ spending: { months, thisYear, lastYear } }: { readonly spending: SpendingSums }) {
  const amount = useAmount();
  return (
    <>
      <p className={styles.sum}>
        <b className="sj-num">{amount(thisYear)}</b>
        <span className="sj-sm sj-t2">{t('dashboard.thisYear')}</span>
        {lastYear > 0 && (
          <span className="sj-xs sj-t3">{t('dashboard.comparedWith', { percent: changeOf(thisYear, lastYear) })}</span>
        )}
      </p>
      <div className={styles.chart}>
        <BarChart
          kind="columns"
          caption={t('dashboard.byMonth')}
          labelHeading={t('dashboard.month')}
          valueHeading={t('price.amount')}
          height={CHART_HEIGHT}
          format={amount}
          formatShort={(value) => formatNumber(value, 0)}
          bars={months.map(({ month, amount: value }, index) => ({
            key: month,
            label: `${monthName(month)} ${month.slice(0, 4)}`,
            shortLabel: monthName(month),
            value,
            isCurrent: index === months.length - 1,
          }))}
        />
      </div>
    </>
  );
}

const changeOf = (now: number, before: number): string => {
  const share = Math.round(((now - before) / before) * 100);
  return `${share > 0 ? '+' : ''}${formatPercent(share, language())}`;
};

function Categories({ spending: { categories } }: { readonly spending: SpendingSums }) {
  const amount = useAmount();
  const isRetail = useIsRetail();
  return (
    <>
      <p className={`sj-sm sj-t2 ${styles.sum}`}>
        {t('dashboard.lastTwelve', { vat: t(isRetail ? 'price.withVat' : 'price.withoutVat') })}
      </p>
      <div className={styles.chart}>
        <BarChart
          kind="rows"
          caption={t('dashboard.byCategory')}
          labelHeading={t('dashboard.category')}
          valueHeading={t('price.amount')}
          height={categories.length * ROW_HEIGHT}
          format={amount}
          formatShort={amount}
          bars={categories.map(({ id, title, amount: value }) => ({
            key: String(id ?? 'rest'),
            label: title ?? t('dashboard.otherCategories'),
            value,
          }))}
        />
      </div>
    </>
  );
}
