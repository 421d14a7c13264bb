import { queryOptions, useQuery } from '@tanstack/react-query';
import type { BuyerLimits } from '@sjaj/contract';
import { Panel, classNames, ProgressBar, useAmount } from '@sjaj/ui';
import { api } from '../api/api.ts';
import { t } from '../texts/t.ts';
import styles from './limit-card.module.css';

/** Below the key of orders: each order changes what is left. */
export const limitsQuery = queryOptions({
  queryKey: ['orders', 'limits'],
  queryFn: async ({ signal }) => (await api.checkout.limits({ signal })).data,
});

interface LimitsProps {
  /** Of what would be ordered, with VAT; null where prices are hidden. */
  readonly total: number | null;
}

/** The limits as a card of their own; nothing without limits. */
export function LimitCard({ total }: LimitsProps) {
  const { data: limits } = useQuery(limitsQuery);
  return (
    limits && (
      <Panel title={t('limits.title')} className="sj-noprint">
        <Limits limits={limits} total={total} />
      </Panel>
    )
  );
}

/** The same within another card. */
export function LimitNote({ total }: LimitsProps) {
  const { data: limits } = useQuery(limitsQuery);
  return limits && <Limits limits={limits} total={total} />;
}

/** What may still be ordered this month, and that more than that waits for a colleague. */
function Limits({ limits, total }: LimitsProps & { readonly limits: BuyerLimits }) {
  return (
    <div className={styles.limits}>
      <MonthLimit limits={limits} total={total ?? 0} />
      <Says limits={limits} total={total} />
    </div>
  );
}

function MonthLimit({ limits, total }: { readonly limits: BuyerLimits; readonly total: number }) {
  const amount = useAmount();
  const { monthLimit, spent, left } = limits;
  if (monthLimit === null || spent === null || left === null) return null;
  const label = t('limits.month');
  const isAbove = spent + total > monthLimit;
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

function Says({ limits, total }: LimitsProps & { readonly limits: BuyerLimits }) {
  const amount = useAmount();
  const { orderLimit, monthLimit, approvers } = limits;
  const names = approvers.join(', ');
  const isAbove = total !== null && exceeds(limits, total);
  return (
    <p className={classNames(styles.says, isAbove && styles.above)} role={isAbove ? 'status' : undefined}>
      {orderLimit !== null && `${t('limits.order', { amount: amount(orderLimit) })} `}
      {monthLimit !== null && `${t('limits.monthOf', { amount: amount(monthLimit) })} `}
      {isAbove ? t('limits.willWait', { names }) : t('limits.approvedBy', { names })}
    </p>
  );
}

const exceeds = ({ orderLimit, left }: BuyerLimits, total: number): boolean =>
  (orderLimit !== null && total > orderLimit) || (left !== null && total > left);
