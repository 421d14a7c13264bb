import { queryOptions, useQuery } from '@tanstack/react-query';
import { showFailure } from '@sjaj/app-kit';
import type { WishListItem } from '@sjaj/contract';
import { showToast } from '@sjaj/ui';
import { OFFLINE } from './api/offline-meta.ts';
import { api } from './api/api.ts';
import { queryClient } from './api/query-client.ts';
import { useLoginFirst } from './session/login-first.ts';
import { isSignedIn } from './session/token.ts';

/** The wish list, newest first; of accounts only. */
export const wishListQuery = queryOptions({
  queryKey: ['wish-list'],
  meta: OFFLINE,
  queryFn: async ({ signal }): Promise<WishListItem[]> => (await api.wishList.list({ signal })).data,
  enabled: isSignedIn,
});

export function useIsOnWishList(articleId: number): boolean {
  const { data } = useQuery({
    ...wishListQuery,
    select: (items) => items.some((item) => item.articleId === articleId),
  });
  return data ?? false;
}

/** Puts an article on the wish list or takes it off; a guest is led to Login. */
export function useWishListToggle(): (articleId: number) => Promise<void> {
  const loginFirst = useLoginFirst();
  return async (articleId) => {
    if (!loginFirst('wishList')) await toggle(articleId);
  };
}

/** The heart changes at once and back again where it failed. */
async function toggle(articleId: number): Promise<void> {
  const before = queryClient.getQueryData(wishListQuery.queryKey);
  await queryClient.cancelQueries({ queryKey: wishListQuery.queryKey });
  queryClient.setQueryData(wishListQuery.queryKey, (items = []) => toggled(items, articleId));
  try {
    const { info } = await api.wishList.toggle({ body: { articleId } });
    if (info) showToast({ tone: 'done', title: info.message });
  } catch (error) {
    queryClient.setQueryData(wishListQuery.queryKey, before);
    showFailure(error);
  }
  await queryClient.invalidateQueries({ queryKey: wishListQuery.queryKey });
}

/** What the heart and the count need until the server's list is there. */
function toggled(items: readonly WishListItem[], articleId: number): WishListItem[] {
  const rest = items.filter((item) => item.articleId !== articleId);
  if (rest.length < items.length) return rest;
  const fresh = { id: articleId, articleId, title: '', slug: '', code: '', imageUrl: null, placeholder: 'box' };
  return [fresh, ...rest];
}
