import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react';
import type { PurchasedArticle } from '@sjaj/contract';
import { t } from '../texts/t.ts';
import styles from './purchases.module.css';
import { useBareAmount } from './use-bare-amount.ts';

interface PriceChangeProps {
  readonly change: NonNullable<PurchasedArticle['priceChange']>;
  /** Below a heading that says that this is the former price. */
  readonly short?: boolean;
}

/** What the unit price was last time, and why it is another one: "↗ bilo 8,20 · cjenovnik". */
export function PriceChange({ change, short = false }: PriceChangeProps) {
  const bare = useBareAmount();
  const isUp = change.to > change.from;
  const Icon = isUp ? IconArrowUpRight : IconArrowDownRight;
  return (
    <span className={isUp ? styles['up'] : styles['down']}>
      <Icon size={14} aria-hidden="true" />
      {short ? bare(change.from) : t('purchase.was', { price: bare(change.from) })}
      {change.reason && ` · ${t(`priceReason.${change.reason}`)}`}
    </span>
  );
}
