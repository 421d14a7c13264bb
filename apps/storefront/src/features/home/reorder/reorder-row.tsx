import { formatNumber, formatWeekday } from '@sjaj/domain';
import { CodeCopy, LineTitle, Picture, QuantityField, RowPrice, useUiLink } from '@sjaj/ui';
import { articleAddress } from '../../../shared/article/addresses.ts';
import { placeholderAddress } from '../../../shared/article/placeholder.ts';
import { PriceChange } from '../../../shared/article/price-change.tsx';
import { Rhythm } from '../../../shared/article/rhythm.tsx';
import { useQuantityInCart } from '../../../shared/cart-actions.ts';
import { useCanViewPrices } from '../../../shared/session/profile.ts';
import { language, t } from '../../../shared/texts/t.ts';
import type { ReorderItem } from './reorder.logic.ts';
import styles from './reorder.module.css';

interface ReorderRowProps {
  readonly item: ReorderItem;
  readonly typed: string;
  readonly onType: (text: string) => void;
}

/** An article with its last purchase, its price today and what has changed since. */
export function ReorderRow({ item, typed, onType }: ReorderRowProps) {
  const Link = useUiLink();
  const canViewPrices = useCanViewPrices();
  const inCart = useQuantityInCart(item.id);
  return (
    <tr>
      <td>
        <div className="sj-row sj-g12">
          <Picture src={item.imageUrl} placeholder={placeholderAddress(item.placeholder)} size={40} eager />
          <div className="sj-grow">
            <Link href={articleAddress(item)} className={styles['reorderTitle']} title={item.title}>
              <LineTitle title={item.title} wraps />
            </Link>
            <div className={`sj-row ${styles['codeRow']}`}>
              <CodeCopy code={item.code} />
              {item.replaces && (
                <span className={styles['replaces']} title={item.replaces.title}>
                  {t('article.replaces', { code: item.replaces.code })}
                </span>
              )}
              {inCart > 0 && <span className={styles['inCart']}>{t('article.inCart', { quantity: inCart })}</span>}
            </div>
            <p className={styles['lastBelow']}>
              <LastTime item={item} />
            </p>
          </div>
        </div>
      </td>
      <td className={`sj-nw ${styles['lastTime']}`}>
        <LastTime item={item} />
      </td>
      {canViewPrices && (
        <td className={`sj-right ${styles['price']}`}>
          <RowPrice net={item.price} old={item.priceChange ? null : item.oldPrice} hidesPercent unit={item.unit} />
          {item.priceChange && <PriceChange change={item.priceChange} />}
        </td>
      )}
      <td className="sj-right">
        <QuantityField
          typed={typed}
          rule={item.rule}
          label={t('listing.quantityOf', { title: item.title })}
          onType={onType}
        />
      </td>
    </tr>
  );
}

/** Day and quantity of the last order, and how often it is ordered. */
function LastTime({ item: { last, rhythm, unit } }: { readonly item: ReorderItem }) {
  const quantity = `${formatNumber(last.quantity)} ${unit}`;
  return (
    <>
      <span>{last.on === null ? quantity : `${formatWeekday(last.on, language())} · ${quantity}`}</span>
      {rhythm && <Rhythm rhythm={rhythm} />}
    </>
  );
}
