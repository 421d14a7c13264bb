import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ListingInput } from '@sjaj/contract';
import { ProductTileSkeleton } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { ArticleTile } from '../../shared/article/article-tile.tsx';
import { t } from '../../shared/texts/t.ts';

const FRESH_MS = 300_000;
/** The smallest page that lists allow. */
const PAGE_SIZE = 5;

const promotionQuery = (categoryId: number) =>
  queryOptions({
    queryKey: ['category-sale', categoryId],
    staleTime: FRESH_MS,
    queryFn: async ({ signal }) => {
      const body: ListingInput = { categoryIds: [categoryId], isOnSale: true, pageSize: PAGE_SIZE };
      return (await api.articles.listing({ body }, { signal })).data.articles[0] ?? null;
    },
  });

/** One article of the category that is on sale now; an empty column where there is none. */
export function MegaPromotion({ categoryId }: { readonly categoryId: number }) {
  const { data: article } = useQuery(promotionQuery(categoryId));
  return (
    <div className="shop-mega-promotion">
      {article !== null && <h3>{t('frame.onSaleHere')}</h3>}
      {article && <ArticleTile article={article} narrow />}
      {article === undefined && <ProductTileSkeleton />}
    </div>
  );
}
