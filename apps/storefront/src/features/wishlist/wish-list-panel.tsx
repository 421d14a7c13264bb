import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '@sjaj/ui';
import { articleAddress } from '../../shared/article/addresses.ts';
import { BriefLine, BriefList } from '../../shared/brief/brief-list.tsx';
import { t } from '../../shared/texts/t.ts';
import { wishListQuery } from '../../shared/wish-list.ts';
import styles from './wish-list-panel.module.css';

const SHOWN = 6;

interface WishListPanelProps {
  /** Called when a link in the panel is followed; closes the panel. */
  readonly onLeave: () => void;
}

/** Short view of the wish list, below its icon in the header. */
export function WishListPanel({ onLeave }: WishListPanelProps) {
  const { data: items = [] } = useQuery(wishListQuery);
  if (items.length === 0) return <p className={styles.empty}>{t('wishlist.empty')}</p>;
  return (
    <div className={styles.panel}>
      <BriefList>
        {items.slice(0, SHOWN).map((item) => (
          <BriefLine
            key={item.id}
            imageUrl={item.imageUrl}
            placeholder={item.placeholder}
            title={item.title}
            detail={item.code}
            href={articleAddress({ id: item.articleId, slug: item.slug })}
            onFollow={onLeave}
          />
        ))}
      </BriefList>
      <ButtonLink href="/wishlist" variant="line" full onClick={onLeave}>
        {t('wishlist.view')}
      </ButtonLink>
    </div>
  );
}
