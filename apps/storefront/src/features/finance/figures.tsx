import type { ReactNode } from 'react';
import { IconClipboardText, IconClockExclamation, IconWallet } from '@tabler/icons-react';
import type { FinanceInfo } from '@sjaj/contract';
import { classNames, useAmount } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import { AgeingBar } from './ageing-bar.tsx';
import styles from './figures.module.css';

interface FigureProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly value: string;
  readonly note: string;
  readonly isLate?: boolean;
}

function Figure({ icon, title, value, note, isLate = false }: FigureProps) {
  return (
    <section className={classNames('sj-panel', styles.figure, isLate && styles.late)}>
      <h2>
        {icon}
        {title}
      </h2>
      <p className={classNames('sj-num', styles.value)}>{value}</p>
      <p className="sj-t3 sj-xs">{note}</p>
    </section>
  );
}

/** Current debt, what is overdue of it, the limit that is left, and the age of the debt. */
export function Figures({ info }: { readonly info: FinanceInfo }) {
  const amount = useAmount();
  const { currentDebt, debtOutsideCurrency, approvedDebt, availableDebt, openRecords, overdueRecords } = info;
  const isLate = debtOutsideCurrency > 0;
  return (
    <div className={styles.figures}>
      <Figure
        icon={<IconClipboardText size={18} aria-hidden="true" />}
        title={t(currentDebt < 0 ? 'finance.prepaid' : 'finance.currentDebt')}
        value={amount(Math.abs(currentDebt))}
        note={t('finance.openCount', { count: openRecords })}
      />
      <Figure
        icon={<IconClockExclamation size={18} aria-hidden="true" />}
        title={t('finance.overdue')}
        value={amount(debtOutsideCurrency)}
        note={
          isLate
            ? t('finance.overdueCount', { count: overdueRecords, days: info.daysOverdue })
            : t('debt.nothingOverdue')
        }
        isLate={isLate}
      />
      <Figure
        icon={<IconWallet size={18} aria-hidden="true" />}
        title={t(approvedDebt > 0 && availableDebt < 0 ? 'finance.limitExceeded' : 'finance.available')}
        value={approvedDebt > 0 ? amount(Math.abs(availableDebt)) : '–'}
        note={approvedDebt > 0 ? t('debt.ofLimit', { amount: amount(approvedDebt) }) : t('debt.noLimit')}
        isLate={approvedDebt > 0 && availableDebt < 0}
      />
      <AgeingBar info={info} />
    </div>
  );
}
