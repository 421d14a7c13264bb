import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { IconAlertTriangle, IconArrowDownRight, IconArrowUpRight, IconDiscount2 } from '@tabler/icons-react';
import type { CartItem } from '@sjaj/contract';
import { nearestQuantities } from '@sjaj/domain';
import { useAmount } from '@sjaj/ui';
import { SuccessorNote } from '../../shared/article/successor-note.tsx';
import { successorsQuery } from '../../shared/article/successors-query.ts';
import { cartQuery } from '../../shared/cart-store.ts';
import { shortText } from '../../shared/changed/short-text.ts';
import { t } from '../../shared/texts/t.ts';
import { setLineQuantity, takeSuccessor } from './cart-changes.ts';
import styles from './cart.module.css';

interface LineProps {
  readonly item: CartItem;
}

interface Orderable {
  /** Whether more than the stock can be ordered. */
  readonly takesPreOrders: boolean;
}

/** Warnings on a line before the order, each with the action that resolves it. */
export function LineNotices({ item, takesPreOrders }: LineProps & Orderable) {
  const has = (notice: CartItem['notices'][number]): boolean => item.notices.includes(notice);
  return (
    <>
      {(has('price_up') || has('price_down')) && <PriceNotice item={item} isUp={has('price_up')} />}
      {has('not_sellable') && <GoneNotice item={item} />}
      {has('short') && <ShortNotice item={item} takesPreOrders={takesPreOrders} />}
    </>
  );
}

function Note({
  icon,
  calm,
  children,
}: {
  readonly icon: ReactNode;
  readonly calm?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <p className={calm ? styles.calm : styles.warn}>
      <span aria-hidden="true">{icon}</span>
      <span>{children}</span>
    </p>
  );
}

/** A line that is no longer sold, with what replaces it. All such lines ask in one call. */
function GoneNotice({ item }: LineProps) {
  const { data: cart } = useQuery(cartQuery);
  const gone = cart?.cartItems.filter(({ notices }) => notices.includes('not_sellable')) ?? [];
  const { data } = useQuery(successorsQuery(gone.map(({ articleId }) => articleId)));
  const successor = data?.get(item.articleId);
  return (
    <Note icon={<IconAlertTriangle size={14} />}>
      {t('cartPage.notOrderable')}{' '}
      {successor && <SuccessorNote successor={successor} onTake={() => void takeSuccessor(item, successor)} />}
    </Note>
  );
}

function PriceNotice({ item, isUp }: LineProps & { readonly isUp: boolean }) {
  const amount = useAmount();
  if (item.previousPrice === null || item.price === null) return null;
  const Arrow = isUp ? IconArrowUpRight : IconArrowDownRight;
  return (
    <Note icon={<Arrow size={14} />} calm={!isUp}>
      {t('cartPage.priceChanged', { oldPrice: amount(item.previousPrice), newPrice: amount(item.price) })}
    </Note>
  );
}

function ShortNotice({ item, takesPreOrders }: LineProps & Orderable) {
  const { available } = item.stock;
  const rule = { minimum: item.minimumQuantity, pack: item.packSize };
  const { lower } = nearestQuantities(available, rule);
  const reachable = lower !== null && lower <= available ? lower : null;
  return (
    <Note icon={<IconAlertTriangle size={14} />}>
      {shortText(item, takesPreOrders)}{' '}
      {reachable !== null && (
        <button type="button" className="sj-link" onClick={() => void setLineQuantity(item, reachable)}>
          {t('cartPage.reduceTo', { quantity: reachable })}
        </button>
      )}
    </Note>
  );
}

/** The quantity price that holds, or how many more reach the next one. */
export function TierNotice({ item }: LineProps) {
  const amount = useAmount();
  if (item.priceSource === 'quantity_break') {
    return (
      <Note icon={<IconDiscount2 size={14} />} calm>
        {t('cartPage.quantityPrice')}
      </Note>
    );
  }
  if (!item.nextBreak) return null;
  const { missing, price, countsTogether } = item.nextBreak;
  return (
    <Note icon={<IconDiscount2 size={14} />} calm>
      {t(countsTogether ? 'cartPage.nextBreakTogether' : 'cartPage.nextBreak', {
        missing,
        unit: item.unit,
        price: amount(price),
      })}
    </Note>
  );
}
