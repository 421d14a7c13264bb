import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import type { AdminPromotion } from '@sjaj/contract';
import { api } from '../../../shared/api/api.ts';

export const ITEMS_A_PAGE = 24;

export const ITEM_VIEWS = ['all', 'overlapping', 'below_cost'] as const;
export type ItemView = (typeof ITEM_VIEWS)[number];

interface ItemsInput {
  readonly page: number;
  readonly view: ItemView;
  readonly text: string;
}

export const itemsQuery = (promotionId: number, { page, view, text }: ItemsInput) =>
  queryOptions({
    queryKey: ['sales', 'items', promotionId, view, text, page],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      api.promotions.items(
        {
          params: { id: promotionId },
          body: { page, pageSize: ITEMS_A_PAGE, view, ...(text !== '' && { quickSearch: text }) },
        },
        { signal },
      ),
  });

/** Reloads the articles of a promotion and passes the updated promotion on. */
export function useReload(promotionId: number, onPromotion: (promotion: AdminPromotion) => void): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await queries.invalidateQueries({ queryKey: ['sales', 'items', promotionId] });
    onPromotion((await api.promotions.one({ params: { id: promotionId } })).data);
  };
}
