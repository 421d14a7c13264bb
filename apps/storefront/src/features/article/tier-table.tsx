import { IconBulb } from '@tabler/icons-react';
import type { PriceSource } from '@sjaj/contract';
import { formatPercent, MINUS } from '@sjaj/domain';
import { Badge, classNames, Notice, useAmount } from '@sjaj/ui';
import { language, t } from '../../shared/texts/t.ts';
import styles from './buy.module.css';
import { nextTier, type Tier, tierAt } from './tier.logic.ts';

interface TierTableProps {
  readonly tiers: readonly Tier[];
  readonly quantity: number;
  readonly unit: string;
  readonly source: PriceSource | null;
  /** Label of the variant that the prices belong to, if there are several. */
  readonly variant?: string;
  /** Names of the attributes, if the variants count together; `quantity` is then their sum. */
  readonly together?: string | null;
  /** Whether part of the quantity is already in the cart. */
  readonly hasInCart?: boolean;
}

/** Quantity prices. Marks the tier that the typed quantity reaches and shows how many units the next one needs. */
export function TierTable({ tiers, quantity, unit, source, variant, together, hasInCart }: TierTableProps) {
  const amount = useAmount();
  const current = tierAt(tiers, quantity);
  const next = nextTier(tiers, quantity);
  const isContract = source === 'contract';
  return (
    <>
      {tiers.length > 1 && variant && (
        <p className={classNames(styles['hint'], together && 'sj-noprint')}>
          {together
            ? t(hasInCart ? 'article.tiersTogetherWithCart' : 'article.tiersTogether', {
                attributes: together,
                quantity,
                unit,
              })
            : t('article.tiersEach', { variant })}
        </p>
      )}
      {tiers.length > 1 && (
        <table className={styles['tiers']}>
          <caption className="sj-vh">{t('article.quantityPrices')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('article.quantity')}</th>
              <th scope="col" className="sj-right">
                {t('article.perUnitHead', { unit })}
              </th>
              <th scope="col" className="sj-right">
                {t('article.savingShort')}
              </th>
            </tr>
          </thead>
          <tbody>
            {tiers.map((tier, index) => (
              <tr key={tier.from} className={classNames(tier === current && styles['current'])}>
                <td>
                  {`${rangeOf(tier)} ${unit} `}
                  {tier === current && <Badge tone="soft">{t('article.yourLevel')}</Badge>}
                </td>
                <td className="sj-right">
                  <b>{amount(tier.price).slice(0, -3)}</b>
                </td>
                <td className="sj-right sj-t2">
                  {index > 0 && tier.oldPrice ? MINUS + formatPercent(tier.oldPrice.percent, language()) : '–'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {(next !== null || isContract) && (
        <Notice className={styles['note'] ?? ''} icon={<IconBulb size={18} aria-hidden="true" />}>
          {isContract && `${t('price.contract')}. `}
          {next && t('article.toReach', { quantity: next.missing, unit, price: amount(next.price) })}
        </Notice>
      )}
    </>
  );
}

function rangeOf({ from, to }: Tier): string {
  if (to === null) return `${from}+`;
  return from === to ? String(from) : `${from}–${to}`;
}
