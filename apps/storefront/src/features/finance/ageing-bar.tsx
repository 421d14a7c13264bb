import type { FinanceInfo } from '@sjaj/contract';
import { formatDate } from '@sjaj/domain';
import { classNames, useAmount } from '@sjaj/ui';
import { language, t } from '../../shared/texts/t.ts';
import styles from './figures.module.css';

const AGES = ['notDue', 'days30', 'days60', 'days90', 'over90'] as const;
const TEXTS = {
  notDue: 'finance.notDue',
  days30: 'finance.days30',
  days60: 'finance.days60',
  days90: 'finance.days90',
  over90: 'finance.over90',
} as const;

/** Open debts by age: one stacked bar with its sums. The sums carry the meaning, the bar only shows their shares. */
export function AgeingBar({ info }: { readonly info: FinanceInfo }) {
  const amount = useAmount();
  const { ageing, asOf } = info;
  return (
    <section className={classNames('sj-panel', styles.ageing)}>
      <p className={styles.figureHead}>
        <strong>{t('finance.ageing')}</strong>
        <span className="sj-t3 sj-xs">{t('finance.asOf', { date: formatDate(asOf, language()) })}</span>
      </p>
      <div className={styles.bar} aria-hidden="true">
        {AGES.filter((age) => ageing[age] > 0).map((age) => (
          <i key={age} className={styles[age]} style={{ flexGrow: ageing[age] }} />
        ))}
      </div>
      <dl className={styles.ages}>
        {AGES.map((age) => (
          <div key={age}>
            <dt>
              <i className={styles[age]} aria-hidden="true" />
              {t(TEXTS[age])}
            </dt>
            <dd className="sj-num">{ageing[age] > 0 ? amount(ageing[age]) : '–'}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
