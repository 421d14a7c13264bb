import { useState } from 'react';
import { IconClipboardList, IconDeviceFloppy, IconScan } from '@tabler/icons-react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Button, ButtonLink, EmptyState, PageTitle, Pagination } from '@sjaj/ui';
import { numberIn, pageIn } from '../../shared/address/search-values.logic.ts';
import { cartQuery } from '../../shared/cart-store.ts';
import { SaveCartDialog } from '../../shared/save-cart-dialog.tsx';
import { t } from '../../shared/texts/t.ts';
import { MOST_SAVED, PAGE_SIZE, savedCartsQuery } from './queries.ts';
import { SavedCartPanel } from './saved-cart-panel.tsx';
import styles from './saved-carts.module.css';

const ADDRESS = '/profile/shopping-cards';
const addressOf = (page: number): string => `${ADDRESS}${page > 1 ? `?page=${page}` : ''}`;

/** The saved cart that a message leads to. */
function cartIn(search: Readonly<Record<string, unknown>>): number | null {
  const id = numberIn(search['cart']);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** Saved carts of the user and those shared in the company; of a proposal, that one alone. */
export function SavedCartsPage() {
  const search = { ...useSearch({ strict: false }) };
  const chosenId = cartIn(search);
  return <SavedCarts key={chosenId} page={pageIn(search)} chosenId={chosenId} />;
}

function SavedCarts({ page, chosenId }: { readonly page: number; readonly chosenId: number | null }) {
  const { data } = useSuspenseQuery(savedCartsQuery(page, chosenId));
  const [openId, setOpenId] = useState(chosenId);
  if (data.totalItems === 0) return chosenId === null ? <NoSavedCarts /> : <ChosenIsGone />;
  return (
    <>
      <PageTitle
        title={t('savedCarts.title')}
        note={chosenId === null && t('savedCarts.ofMost', { count: data.totalItems, maximum: MOST_SAVED })}
        actions={
          <>
            {chosenId !== null && <AllSavedCarts />}
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

const AllSavedCarts = () => (
  <ButtonLink href={ADDRESS} variant="line" size="sm">
    {t('savedCarts.all')}
  </ButtonLink>
);

const ChosenIsGone = () => (
  <EmptyState page icon={<IconClipboardList size={28} />} title={t('savedCarts.gone')} actions={<AllSavedCarts />} />
);

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
