import { memo } from 'react';
import { IconTrash } from '@tabler/icons-react';
import type { CartItem } from '@sjaj/contract';
import { formatPercent } from '@sjaj/domain';
import { CodeCopy, IconButton, Picture, QuantityStepper, useAmount, useUiLink } from '@sjaj/ui';
import { articleAddress } from '../../shared/article/addresses.ts';
import { placeholderAddress } from '../../shared/article/placeholder.ts';
import { useBareAmount } from '../../shared/article/use-bare-amount.ts';
import { usePriceHead } from '../../shared/session/retail.ts';
import { language, t } from '../../shared/texts/t.ts';
import type { QueuedChange } from '../../shared/cart-queue/queued-change.logic.ts';
import { removeLine } from './cart-changes.ts';
import styles from './cart.module.css';
import { LineNote, LineNoteButton } from './line-note.tsx';
import { LineNotices, TierNotice } from './line-notices.tsx';
import { useLineQuantity } from './use-line-quantity.ts';
import { LineChange } from './queued-changes.tsx';

interface CartLineProps {
  readonly item: CartItem;
  readonly showsPrices: boolean;
  readonly takesPreOrders: boolean;
  /** The queued change of this line. */
  readonly queued: QueuedChange | undefined;
  readonly isOffline: boolean;
}

/** One line of the cart on a phone: article, price, quantity and notices. Memoised: an answer to one line renders only that one. */
export const CartLine = memo(function CartLine(props: CartLineProps) {
  const { item, showsPrices, takesPreOrders, queued, isOffline } = props;
  const Link = useUiLink();
  const amount = useAmount();
  const priceHead = usePriceHead();
  const { quantity, change } = useLineQuantity(item);
  const { title } = item.article;
  return (
    <tr className={queued || item.notices.includes('not_sellable') ? 'sj-row-warn' : undefined}>
      <td className={styles.article}>
        <div className={styles.goods}>
          <Picture
            src={item.highlightedImageUrl}
            placeholder={placeholderAddress(item.article.placeholder)}
            size={56}
          />
          <div className={styles.what}>
            <Link className={styles.title} href={articleAddress(item.article)}>
              {title}
            </Link>
            <p className={styles.facts}>
              <CodeCopy code={item.code} />
              {item.variation && <span>{item.variation.values.join(' · ')}</span>}
              {item.pack && (
                <span>
                  {t('unit.packContents', { pack: item.pack.unit, quantity: item.pack.factor, unit: item.unit })}
                </span>
              )}
            </p>
            <LineNote item={item} />
            <LineNotices item={item} takesPreOrders={takesPreOrders} />
            <TierNotice item={item} />
            <LineChange change={queued} isOffline={isOffline} />
          </div>
        </div>
      </td>
      {showsPrices && (
        <td className={`sj-right ${styles.price}`} data-label={priceHead}>
          <UnitPrice item={item} />
        </td>
      )}
      <td className={styles.quantity}>
        <QuantityStepper
          value={quantity}
          rule={{ minimum: item.minimumQuantity, pack: item.packSize }}
          onChange={change}
          label={t('cartPage.quantityOf', { title })}
          float
        />
      </td>
      {showsPrices && (
        <td className={`sj-right sj-num ${styles.amount}`}>{item.amount !== null && amount(item.amount)}</td>
      )}
      <td className={`sj-noprint ${styles.acts}`}>
        <LineNoteButton item={item} />
        <IconButton
          label={t('cartPage.removeLine', { title })}
          icon={<IconTrash size={16} />}
          tip="end"
          data-remove=""
          onClick={() => void removeLine(item)}
        />
      </td>
    </tr>
  );
});

function UnitPrice({ item: { price, oldPrice, unit } }: { readonly item: CartItem }) {
  const amount = useAmount();
  const bare = useBareAmount();
  if (price === null) return null;
  return (
    <>
      <span className="sj-nw">
        {oldPrice && <s className={styles.old}>{bare(oldPrice.amount)}</s>}{' '}
        <strong className="sj-num">{amount(price)}</strong>
      </span>
      <span className={styles.per}>
        {`/ ${unit}`}
        {oldPrice && <b className={styles.saved}> · {formatPercent(-oldPrice.percent, language())}</b>}
      </span>
    </>
  );
}
