import { useState } from 'react';
import { IconClipboardList, IconDeviceFloppy, IconScan } from '@tabler/icons-react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Button, ButtonLink, EmptyState, PageTitle, Pagination } from '@sjaj/ui';
import { pageIn } from '../../shared/address/search-values.logic.ts';
import { cartQuery } from '../../shared/cart-store.ts';
import { SaveCartDialog } from '../../shared/save-cart-dialog.tsx';
import { t } from '../../shared/texts/t.ts';
import { MOST_SAVED, PAGE_SIZE, savedCartsQuery } from './queries.ts';
import { SavedCartPanel } from './saved-cart-panel.tsx';
import styles from './saved-carts.module.css';

const addressOf = (page: number): string => `/profile/shopping-cards${page > 1 ? `?page=${page}` : ''}`;

/** Saved carts of the user and those shared in the company. */
export function SavedCartsPage() {
  const search = useSearch({ strict: false });
  const page = pageIn({ ...search });
  const { data } = useSuspenseQuery(savedCartsQuery(page));
  const [openId, setOpenId] = useState<number | null>(null);
  if (data.totalItems === 0) return <NoSavedCarts />;
  return (
    <>
      <PageTitle
        title={t('savedCarts.title')}
        note={t('savedCarts.ofMost', { count: data.totalItems, maximum: MOST_SAVED })}
        actions={
          <>
            <ButtonLink href="/scan" variant="line" size="sm" icon={<IconScan size={16} aria-hidden="true" />}>
              {t('frame.scan')}
            </ButtonLink>
            <SaveCurrent />
          </>
        }
      />
      <div className={styles.list}>
        {data.carts.map((saved) => (
          <SavedCartPanel
            key={saved.id}
            saved={saved}
            isOpen={saved.id === openId}
            onToggle={() => setOpenId(saved.id === openId ? null : saved.id)}
          />
        ))}
      </div>
      <Pagination page={page} pageSize={PAGE_SIZE} totalItems={data.totalItems} hrefOf={addressOf} />
    </>
  );
}

function SaveCurrent() {
  const { data: cart } = useQuery(cartQuery);
  const [saves, setSaves] = useState(false);
  if (!cart || cart.cartItems.length === 0) return null;
  return (
    <>
      <Button size="sm" icon={<IconDeviceFloppy size={16} aria-hidden="true" />} onClick={() => setSaves(true)}>
        {t('savedCarts.saveCurrent')}
      </Button>
      {saves && <SaveCartDialog cartId={cart.id} onClose={() => setSaves(false)} />}
    </>
  );
}

function NoSavedCarts() {
  return (
    <EmptyState
      page
      icon={<IconClipboardList size={28} />}
      title={t('savedCarts.empty')}
      text={t('savedCarts.emptyHint')}
      actions={
        <>
          <SaveCurrent />
          <ButtonLink href="/shopping-cart" variant="line">
            {t('cart.view')}
          </ButtonLink>
        </>
      }
    />
  );
}
