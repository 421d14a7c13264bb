import { useQuery } from '@tanstack/react-query';
import { ButtonLink, Picture, useUiLink } from '@sjaj/ui';
import { articleAddress } from '../../shared/article/addresses.ts';
import { placeholderAddress } from '../../shared/article/placeholder.ts';
import { t } from '../../shared/texts/t.ts';
import { wishListQuery } from '../../shared/wish-list.ts';
import styles from './wish-list-panel.module.css';

const SHOWN = 6;

interface WishListPanelProps {
  /** Closes the panel: a link in it was followed. */
  readonly onLeave: () => void;
}

/** The wish list in short, below its icon in the header. */
export function WishListPanel({ onLeave }: WishListPanelProps) {
  const { data: items = [] } = useQuery(wishListQuery);
  const Link = useUiLink();
  if (items.length === 0) return <p className={styles.empty}>{t('wishlist.empty')}</p>;
  return (
    <div className={styles.panel}>
      <ul className={styles.list}>
        {items.slice(0, SHOWN).map((item) => (
          <li key={item.id}>
            <Link
              className={styles.line}
              href={articleAddress({ id: item.articleId, slug: item.slug })}
              onClick={onLeave}
            >
              <Picture src={item.imageUrl} placeholder={placeholderAddress(item.placeholder)} size={40} />
              <span className={styles.what}>
                <span className="sj-ell">{item.title}</span>
                <span className="sj-t3 sj-xs">{item.code}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <ButtonLink href="/wishlist" variant="line" full onClick={onLeave}>
        {t('wishlist.view')}
      </ButtonLink>
    </div>
  );
}
