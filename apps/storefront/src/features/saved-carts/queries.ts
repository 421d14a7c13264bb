import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { saveFile, showFailure } from '@sjaj/app-kit';
import type { SavedCart } from '@sjaj/contract';
import { showToast } from '@sjaj/ui';
import { OFFLINE } from '../../shared/api/offline-meta.ts';
import { api } from '../../shared/api/api.ts';
import { restoreCart, takeBack } from '../../shared/cart-actions.ts';
import { cartQuery, storeCart } from '../../shared/cart-store.ts';
import { t } from '../../shared/texts/t.ts';

export const PAGE_SIZE = 12;
export const MOST_SAVED = 100;

export const savedCartsQuery = (page: number) =>
  queryOptions({
    queryKey: ['saved-carts', 'list', page],
    meta: OFFLINE,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const { data, pagedResult } = await api.documents.list({ body: { page, pageSize: PAGE_SIZE } }, { signal });
      return { carts: data, totalItems: pagedResult?.totalItems ?? data.length };
    },
  });

export const savedLinesQuery = (id: number) =>
  queryOptions({
    queryKey: ['saved-carts', 'lines', id],
    meta: OFFLINE,
    queryFn: async ({ signal }) => (await api.documents.lines({ params: { id } }, { signal })).data,
  });

type LoadMode = 'replace' | 'add';

/** Loads a saved cart into the cart. The toast has an undo and lists what could not be added. */
export function useLoadSavedCart() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ saved, mode }: { readonly saved: SavedCart; readonly mode: LoadMode }) => {
      const before = client.getQueryData(cartQuery.queryKey)?.cartItems ?? [];
      const body = { mode };
      const request = { params: { id: saved.id }, body, idempotencyKey: crypto.randomUUID() };
      return { before, mode, ...(await api.documents.load(request)) };
    },
    onSuccess: ({ before, mode, data, info }) => {
      const cart = storeCart(data.cart);
      const missed = data.left.map(({ code, reason }) => `${code}: ${reason}`).join(' ');
      showToast({
        tone: data.left.length > 0 ? 'warn' : 'done',
        title: info?.message ?? t('savedCarts.title'),
        text: data.left.length > 0 ? `${t('savedCarts.notOrderable')} ${missed}` : undefined,
        onUndo: () => void (mode === 'add' ? takeBack(cart, data.added) : restoreCart(cart, before)),
      });
    },
    onError: showFailure,
  });
}

export function useDeleteSavedCart() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: SavedCart) => api.documents.remove({ body: { ids: [id] } }),
    onSuccess: ({ info }) => {
      if (info) showToast({ tone: 'done', title: info.message });
    },
    onError: showFailure,
    onSettled: () => client.invalidateQueries({ queryKey: ['saved-carts'] }),
  });
}

/** Downloads the lines of a saved cart with current prices as PDF. */
export const usePriceList = () =>
  useMutation({
    mutationFn: async ({ id, title }: SavedCart) => {
      const { data } = await api.savedCartDocuments.priceList({ params: { id } });
      saveFile(data, `${title}.pdf`);
    },
    onError: showFailure,
  });
