import { HeartButton } from '@sjaj/ui';
import { t } from '../texts/t.ts';
import { useIsOnWishList, useWishListToggle } from '../wish-list.ts';

interface WishHeartProps {
  readonly articleId: number;
  readonly title: string;
}

/** The heart that puts an article on the wish list and takes it off. */
export function WishHeart({ articleId, title }: WishHeartProps) {
  const on = useIsOnWishList(articleId);
  const toggle = useWishListToggle();
  const label = `${t(on ? 'article.removeFromWishlist' : 'article.addToWishlist')}: ${title}`;
  return <HeartButton label={label} on={on} onToggle={() => toggle(articleId)} />;
}
