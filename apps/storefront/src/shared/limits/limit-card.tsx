import { queryOptions, useQuery } from '@tanstack/react-query';
import type { BuyerLimits } from '@sjaj/contract';
import { Card, classNames, ProgressBar, useAmount } from '@sjaj/ui';
import { api } from '../api/api.ts';
import { t } from '../texts/t.ts';
import styles from './limit-card.module.css';

/** Below the key of orders: each order changes what is left. */
const limitsQuery = queryOptions({
  queryKey: ['orders', 'limits'],
  queryFn: async ({ signal }) => (await api.checkout.limits({ signal })).data,
});

/** What the buyer may still order this month, and that more than that waits for a colleague; nothing without limits. */
export function LimitCard({ total }: { readonly total: number | null }) {
  const { data: limits } = useQuery(limitsQuery);
  if (!limits) return null;
  return (
    <Card className={styles.card}>
      <MonthLimit limits={limits} total={total ?? 0} />
      <Says limits={limits} total={total} />
    </Card>
  );
}

interface LimitsProps {
  readonly limits: BuyerLimits;
  /** With VAT. */
  readonly total: number;
}

function MonthLimit({ limits: { monthLimit, spent, left }, total }: LimitsProps) {
  const amount = useAmount();
  if (monthLimit === null || spent === null || left === null) return null;
  const isAbove = spent + total > monthLimit;
  const label = t('limits.month');
  return (
    <>
      <p className={styles.head}>
        <strong>{label}</strong>
        <span className="sj-num">{t('limits.left', { amount: amount(left) })}</span>
      </p>
      <ProgressBar
        label={label}
        share={monthLimit === 0 ? 1 : (spent + total) / monthLimit}
        tone={isAbove ? 'amber' : 'primary'}
      />
    </>
  );
}

function Says({ limits, total }: { readonly limits: BuyerLimits; readonly total: number | null }) {
  const amount = useAmount();
  const { orderLimit, monthLimit, approvers } = limits;
  const names = approvers.join(', ');
  const facts = [
    orderLimit !== null && t('limits.order', { amount: amount(orderLimit) }),
    monthLimit !== null && t('limits.monthOf', { amount: amount(monthLimit) }),
  ].filter((fact) => fact !== false);
  const isAbove = total !== null && exceeds(limits, total);
  return (
    <p className={classNames(styles.says, isAbove && styles.above)} role={isAbove ? 'status' : undefined}>
      {facts.length > 0 && `${facts.join(' · ')}. `}
      {isAbove ? t('limits.willWait', { names }) : t('limits.approvedBy', { names })}
    </p>
  );
}

const exceeds = ({ orderLimit, left }: BuyerLimits, total: number): boolean =>
  (orderLimit !== null && total > orderLimit) || (left !== null && total > left);
