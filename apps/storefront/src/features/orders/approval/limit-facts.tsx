import type { Order } from '@sjaj/contract';
import { sumKm } from '@sjaj/domain';
import { type Fact, Facts, useAmount } from '@sjaj/ui';
import { t } from '../../../shared/texts/t.ts';
import styles from './approval.module.css';

/** The buyer's limits beside the total of the month; nothing for who sees no prices. */
export function LimitFacts({ order: { approval, total } }: { readonly order: Order }) {
  const amount = useAmount();
  if (!approval || total === null) return null;
  const { orderLimit, monthLimit, spent } = approval;
  const facts: Fact[] = [
    { term: t('limits.thisOrder'), value: amount(total) },
    ...(orderLimit === null ? [] : [{ term: t('limits.perOrder'), value: amount(orderLimit) }]),
    ...(spent === null ? [] : [{ term: t('limits.spentBefore'), value: amount(spent) }]),
    ...(monthLimit === null || spent === null
      ? []
      : [
          { term: t('limits.withThis'), value: amount(sumKm([spent, total])) },
          { term: t('limits.month'), value: amount(monthLimit) },
        ]),
  ];
  return (
    <div className={styles.facts}>
      <Facts facts={facts} />
    </div>
  );
}
