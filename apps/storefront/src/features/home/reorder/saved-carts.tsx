import { useQuery } from '@tanstack/react-query';
import { IconFileStar, IconShoppingCart } from '@tabler/icons-react';
import type { SavedCart } from '@sjaj/contract';
import { formatDate } from '@sjaj/domain';
import { Button, ButtonLink, EmptyState, Picture, useAmount, useUiLink } from '@sjaj/ui';
import { placeholderAddress } from '../../../shared/article/placeholder.ts';
import { useLoadSavedCart } from '../../../shared/load-saved-cart.ts';
import { PanelFailed } from '../../../shared/page/panel-failed.tsx';
import { language, t } from '../../../shared/texts/t.ts';
import { newestSavedQuery } from './queries.ts';
import { ReorderSkeleton } from './reorder-list.tsx';
import styles from './reorder.module.css';

/** The newest saved carts of the buyer and the company, each added by one press. */
export function SavedCarts() {
  const { data, error, refetch } = useQuery(newestSavedQuery);
  if (!data) return error ? <PanelFailed error={error} onRetry={() => void refetch()} /> : <ReorderSkeleton />;
  if (data.carts.length === 0)
    return (
      <EmptyState icon={<IconFileStar size={28} />} title={t('savedCarts.empty')} text={t('savedCarts.emptyHint')} />
    );
  return (
    <>
      <ul className={styles['saved']}>
        {data.carts.map((saved) => (
          <SavedCartRow key={saved.id} saved={saved} />
        ))}
      </ul>
      <footer className={styles['reorderFoot']}>
        <span className="sj-grow" />
        <ButtonLink variant="line" size="sm" href="/profile/shopping-cards">
          {t('home.allSaved', { count: data.totalItems })}
        </ButtonLink>
      </footer>
    </>
  );
}

function SavedCartRow({ saved }: { readonly saved: SavedCart }) {
  const Link = useUiLink();
  const amount = useAmount();
  const load = useLoadSavedCart();
  return (
    <li>
      {saved.pictures.slice(0, 1).map((picture) => (
        <Picture
          key={picture.placeholder}
          src={picture.imageUrl}
          placeholder={placeholderAddress(picture.placeholder)}
          size={40}
        />
      ))}
      <div className="sj-grow">
        <Link href="/profile/shopping-cards" className={styles['reorderTitle']} title={saved.title}>
          {saved.title}
        </Link>
        <span className="sj-xs sj-t3">
          {[
            t('unit.products', { count: saved.lines }),
            formatDate(new Date(saved.createdAt), language()),
            saved.isShared ? t('savedCarts.shared') : null,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      {saved.total !== null && <b className="sj-num sj-nw sj-notphone">{amount(saved.total)}</b>}
      <Button
        variant="soft"
        size="sm"
        busy={load.isPending}
        aria-label={`${t('savedCarts.addTo')}: ${saved.title}`}
        icon={<IconShoppingCart size={16} aria-hidden="true" />}
        onClick={() => load.mutate({ saved, mode: 'add' })}
      >
        {t('savedCarts.addTo')}
      </Button>
    </li>
  );
}
