import { useQuery } from '@tanstack/react-query';
import { formatDate } from '@sjaj/domain';
import { useAmount, useUiLink } from '@sjaj/ui';
import { language, t } from '../../shared/texts/t.ts';
import styles from './dashboard.module.css';
import { lastSavedCartsQuery } from './queries.ts';
import { QueryPanel } from './query-panel.tsx';

/** The newest saved carts with what they cost today. */
export function SavedCarts() {
  const Link = useUiLink();
  const amount = useAmount();
  return (
    <QueryPanel
      title={t('savedCarts.title')}
      href="/profile/shopping-cards"
      query={useQuery(lastSavedCartsQuery)}
      height={260}
      isEmpty={(carts) => carts.length === 0}
      emptyText={t('savedCarts.empty')}
    >
      {(carts) => (
        <ul className={styles.rows}>
          {carts.map(({ id, title, lines, createdAt, total }) => (
            <li key={id}>
              <Link href="/profile/shopping-cards">
                <span className="sj-grow">
                  <span className={styles.title}>{title}</span>
                  <small className="sj-xs sj-t3 shop-block">
                    {`${t('unit.products', { count: lines })} · ${formatDate(new Date(createdAt), language())}`}
                  </small>
                </span>
                {total !== null && <b className="sj-num sj-nw">{amount(total)}</b>}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </QueryPanel>
  );
}
