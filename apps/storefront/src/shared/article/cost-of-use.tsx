import type { CostOfUse } from '@sjaj/contract';
import { formatFixed } from '@sjaj/domain';
import { classNames } from '@sjaj/ui';
import { t } from '../texts/t.ts';

/** Costs of one use stand below each other and are compared: each has as many decimals. A hand drying costs less than a feninga. */
const DECIMALS: Readonly<Record<CostOfUse['kind'], number>> = {
  square_metres: 3,
  ready_litre: 3,
  roll_metre: 3,
  hand_drying: 4,
};

/** The cost of a use with its unit. */
export function costText({ kind, price }: CostOfUse): string {
  const amount = `${formatFixed(price, DECIMALS[kind])}\u00A0${t('price.currency')}`;
  return t(`useCost.${kind}`, { price: amount });
}

interface CostsOfUseProps {
  /** Missing in an answer that an earlier version of the shop has stored for offline use. */
  readonly costs: readonly CostOfUse[] | undefined;
  /** Where there is little room: the most telling one only. */
  readonly short?: boolean;
  readonly className?: string | undefined;
}

/** What a use costs: a litre ready to use, 100 m², a metre of a roll, a hand drying. Nothing where it is not known. */
export function CostsOfUse({ costs = [], short = false, className }: CostsOfUseProps) {
  if (costs.length === 0) return null;
  const shown = short ? costs.slice(0, 1) : costs;
  return (
    <span className={classNames('sj-xs sj-t3 sj-nw', className)} title={costs.map(costText).join(' · ')}>
      {shown.map(costText).join(' · ')}
    </span>
  );
}
