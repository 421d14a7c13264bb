import { IconTrash } from '@tabler/icons-react';
import { type ComponentProps, memo } from 'react';
import { classNames, CodeCopy, IconButton, LineTitle, Picture, RowPrice, useAmount, useUiLink } from '@sjaj/ui';
import type { CartItem } from '@sjaj/contract';
import { articleAddress } from '../../shared/article/addresses.ts';
import { CostsOfUse } from '../../shared/article/cost-of-use.tsx';
import { placeholderAddress } from '../../shared/article/placeholder.ts';
import type { QueuedChange } from '../../shared/cart-queue/queued-change.logic.ts';
import { usePriceHead } from '../../shared/session/retail.ts';
import { t } from '../../shared/texts/t.ts';
import { removeLine } from './cart-changes.ts';
import { LineNote, LineNoteButton } from './line-note.tsx';
import { LineNotices, TierNotice } from './line-notices.tsx';
import { LineChange } from './queued-changes.tsx';
import { SheetQuantity } from './sheet-quantity.tsx';
import styles from './sheet.module.css';

export function SheetHead({ showsPrices }: { readonly showsPrices: boolean }) {
  const priceHead = usePriceHead();
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.picture}>
          <span className="sj-vh">{t('listing.columnPicture')}</span>
        </th>
        <th scope="col" className={styles.code}>
          {t('listing.columnCode')}
        </th>
        <th scope="col">{t('cart.product')}</th>
        <th scope="col" className={styles.pack}>
          {t('listing.columnPack')}
        </th>
        {showsPrices && (
          <th scope="col" className="sj-right">
            {priceHead}
          </th>
        )}
        <th scope="col" className="sj-right">
          {t('cart.quantity')}
        </th>
        {showsPrices && (
          <th scope="col" className="sj-right">
            {t('cart.amount')}
          </th>
        )}
        <th scope="col" className="sj-noprint">
          <span className="sj-vh">{t('action.remove')}</span>
        </th>
      </tr>
    </thead>
  );
}

/** Size and colour, as far as the title does not name them. */
const valuesBeside = ({ article, variation }: CartItem): string =>
  (variation?.values ?? []).filter((value) => !article.title.includes(value)).join(' · ');

interface SheetRowProps extends ComponentProps<typeof SheetQuantity> {
  readonly showsPrices: boolean;
  readonly takesPreOrders: boolean;
  readonly queued: QueuedChange | undefined;
  readonly isOffline: boolean;
}

/** One line of the cart in 34 px; note and warnings stand below the title. Memoised, so that typing in one renders only that one. */
export const SheetRow = memo(function SheetRow(props: SheetRowProps) {
  const { item, showsPrices, takesPreOrders, queued, isOffline, ...quantity } = props;
  const Link = useUiLink();
  const amount = useAmount();
  const { title } = item.article;
  return (
    <tr className={classNames((queued || item.notices.includes('not_sellable')) && 'sj-row-warn')}>
      <td className={styles.picture}>
        <Picture src={item.highlightedImageUrl} placeholder={placeholderAddress(item.article.placeholder)} size={28} />
      </td>
      <td className={styles.code}>
        <CodeCopy code={item.code} />
      </td>
      <td className={styles.title}>
        <div className="sj-row">
          <Link className={styles.name} href={articleAddress(item.article)} title={title}>
            <LineTitle title={title} wraps />
          </Link>
          {valuesBeside(item) !== '' && <span className="sj-t3 sj-nw">{valuesBeside(item)}</span>}
          <span className={styles.tier}>
            <TierNotice item={item} />
          </span>
          <CostsOfUse short costs={item.costsOfUse} className={styles.cost} />
        </div>
        <LineNote item={item} />
        <LineNotices item={item} takesPreOrders={takesPreOrders} />
        <LineChange change={queued} isOffline={isOffline} />
      </td>
      <td className={`sj-t2 sj-nw ${styles.pack}`}>
        {item.pack && t('unit.packContents', { pack: item.pack.unit, quantity: item.pack.factor, unit: item.unit })}
      </td>
      {showsPrices && (
        <td className={`sj-right sj-nw ${styles.price}`}>
          <RowPrice net={item.price} old={item.oldPrice} unit={item.unit} />
        </td>
      )}
      <td className={`sj-right ${styles.quantity}`}>
        <SheetQuantity item={item} {...quantity} />
      </td>
      {showsPrices && (
        <td className="sj-right sj-nw sj-num">
          <b>{item.amount !== null && amount(item.amount)}</b>
        </td>
      )}
      <td className={`sj-noprint sj-nw ${styles.acts}`}>
        <LineNoteButton item={item} size="xs" />
        <IconButton
          size="xs"
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
