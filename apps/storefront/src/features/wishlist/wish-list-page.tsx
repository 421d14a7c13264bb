import { useState } from 'react';
import { IconHeart } from '@tabler/icons-react';
import { useQueries, useSuspenseQuery } from '@tanstack/react-query';
import type { WishListItem } from '@sjaj/contract';
import { ProductTileSkeleton, Button, ButtonLink, EmptyState, PageTitle } from '@sjaj/ui';
import { ArticleTile } from '../../shared/article/article-tile.tsx';
import { LabelButton } from '../../shared/labels/label-button.tsx';
import { t } from '../../shared/texts/t.ts';
import { wishListQuery } from '../../shared/wish-list.ts';
import { cardsQuery, chunksOf } from './queries.ts';

const SHOWN = 40;

/** Wish list of the user, as tiles with a cart button. */
export function WishListPage() {
  const { data: items } = useSuspenseQuery(wishListQuery);
  const [shown, setShown] = useState(SHOWN);
  if (items.length === 0) return <EmptyWishList />;
  return (
    <>
      <PageTitle
        title={t('wishlist.title')}
        note={t('unit.products', { count: items.length })}
        actions={<LabelButton source={{ kind: 'wishList' }} />}
      />
      <Cards items={items.slice(0, shown)} />
      {items.length > shown && (
        <p className="sj-row">
          <Button variant="line" onClick={() => setShown(shown + SHOWN)}>
            {t('action.showMore')}
          </Button>
        </p>
      )}
    </>
  );
}

function Cards({ items }: { readonly items: readonly WishListItem[] }) {
  const chunks = chunksOf(items.map(({ articleId }) => articleId));
  const answers = useQueries({ queries: chunks.map((ids) => cardsQuery(ids)) });
  return (
    <div className="sj-grid sj-grid-5">
      {answers.map(({ data }, chunk) =>
        data
          ? data.map((article) => <ArticleTile key={article.id} article={article} level={2} eager={chunk === 0} />)
          : chunks[chunk]?.map((id) => <ProductTileSkeleton key={id} />),
      )}
    </div>
  );
}

function EmptyWishList() {
  return (
    <EmptyState
      page
      icon={<IconHeart size={28} />}
      title={t('wishlist.empty')}
      text={t('wishlist.emptyHint')}
      actions={
        <>
          <ButtonLink href="/">{t('wishlist.browse')}</ButtonLink>
          <ButtonLink href="/my-articles" variant="line">
            {t('frame.myProducts')}
          </ButtonLink>
        </>
      }
    />
  );
}
