import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { saveFile, showFailure } from '@sjaj/app-kit';
import type { SavedCart } from '@sjaj/contract';
import { showToast } from '@sjaj/ui';
import { OFFLINE } from '../../shared/api/offline-meta.ts';
import { api } from '../../shared/api/api.ts';

export const PAGE_SIZE = 12;
export const MOST_SAVED = 100;

/** A page of them, or only one. */
export const savedCartsQuery = (page: number, id: number | null) =>
  queryOptions({
    queryKey: ['saved-carts', 'list', page, id],
    meta: OFFLINE,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const { data, pagedResult } = await api.documents.list(
        { body: { page, pageSize: PAGE_SIZE, ...(id !== null && { id }) } },
        { signal },
      );
      return { carts: data, totalItems: pagedResult?.totalItems ?? data.length };
    },
  });

export const savedLinesQuery = (id: number) =>
  queryOptions({
    queryKey: ['saved-carts', 'lines', id],
    meta: OFFLINE,
    queryFn: async ({ signal }) => (await api.documents.lines({ params: { id } }, { signal })).data,
  });

/** Replaces a line by the successor of its article. */
export function useTakeSuccessor(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (articleId: number) => api.documents.takeSuccessor({ params: { id, articleId } }),
    onSuccess: ({ info }) => {
      if (info) showToast({ tone: 'done', title: info.message });
    },
    onError: showFailure,
    onSettled: () => client.invalidateQueries({ queryKey: ['saved-carts'] }),
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
