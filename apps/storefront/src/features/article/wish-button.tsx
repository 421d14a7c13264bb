import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { Button } from '@sjaj/ui';
import { useIsOnWishList, useWishListToggle } from '../../shared/wish-list.ts';
import { t } from '../../shared/texts/t.ts';

/** Wish list button with a label, below the cart button. */
export function WishButton({ articleId }: { readonly articleId: number }) {
  const on = useIsOnWishList(articleId);
  const toggle = useWishListToggle();
  const Icon = on ? IconHeartFilled : IconHeart;
  return (
    <Button
      variant="line"
      full
      aria-pressed={on}
      icon={<Icon size={17} aria-hidden="true" />}
      onClick={() => void toggle(articleId)}
    >
      {t(on ? 'article.removeFromWishlist' : 'article.addToWishlist')}
    </Button>
  );
}
