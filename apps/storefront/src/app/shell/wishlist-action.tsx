import { useQuery } from '@tanstack/react-query';
import { IconHeart } from '@tabler/icons-react';
import { Dropdown, lazyPart } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import { wishListQuery } from '../../shared/wish-list.ts';
import { ActionIcon } from './action-icon.tsx';
import { PanelSkeleton } from './panel-skeleton.tsx';

const WishListPanel = lazyPart(async () => (await import('../../features/wishlist/header.ts')).WishListPanel);

/** The heart: how many articles are on the wish list, and the newest of them. */
export function WishlistAction() {
  const { data } = useQuery(wishListQuery);
  const count = data?.length ?? 0;
  return (
    <Dropdown
      className="sj-notphone"
      label={t('frame.wishlistCount', { count })}
      triggerClass="shop-action"
      trigger={<ActionIcon icon={<IconHeart size={22} />} count={count} />}
    >
      {(close) => <WishListPanel placeholder={<PanelSkeleton />} onLeave={close} />}
    </Dropdown>
  );
}
