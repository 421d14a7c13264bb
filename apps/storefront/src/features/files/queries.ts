import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { showFailure } from '@sjaj/app-kit';
import { clientFor } from '@sjaj/client';
import { type UserFile, userFiles } from '@sjaj/contract';
import { showToast } from '@sjaj/ui';
import { api, transport } from '../../shared/api/api.ts';
import { OFFLINE } from '../../shared/api/offline-meta.ts';
import type { FileChoice } from './file-choice.logic.ts';

const calls = clientFor(userFiles, transport);

export const PAGE_SIZE = 24;
/** The links of a list end after five minutes. */
const LINKS_MS = 240_000;

export const filesQuery = ({ page, kind, source, text }: FileChoice) =>
  queryOptions({
    queryKey: ['files', 'list', { page, kind, source, text }],
    placeholderData: keepPreviousData,
    refetchInterval: LINKS_MS,
    queryFn: async ({ signal }) => {
      const filters = { source, ...(kind === null ? {} : { kind }), ...(text === '' ? {} : { quickSearch: text }) };
      const { data, pagedResult } = await calls.list({ body: { page, pageSize: PAGE_SIZE, ...filters } }, { signal });
      return { files: data, totalItems: pagedResult?.totalItems ?? data.length };
    },
  });

export const summaryQuery = queryOptions({
  queryKey: ['files', 'summary'],
  queryFn: async ({ signal }) => (await calls.summary({ signal })).data,
});

/** The orders whose documents the folder shows. */
export const latestOrdersQuery = queryOptions({
  queryKey: ['orders', 'with-documents'],
  meta: OFFLINE,
  queryFn: async ({ signal }) => (await api.orders.list({ body: { page: 1, pageSize: 12 } }, { signal })).data,
});

export function useRefreshFiles() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['files'] });
}

/** Deletes a file; the toast has an undo. */
export function useRemoveFile() {
  const refresh = useRefreshFiles();
  const restore = useMutation({
    mutationFn: ({ id }: UserFile) => calls.restore({ params: { id } }),
    onSuccess: ({ info }) => info && showToast({ tone: 'done', title: info.message }),
    onError: showFailure,
    onSettled: refresh,
  });
  return useMutation({
    mutationFn: ({ id }: UserFile) => calls.remove({ params: { id } }),
    onSuccess: ({ info }, file) => {
      if (info) showToast({ tone: 'done', title: info.message, text: file.title, onUndo: () => restore.mutate(file) });
    },
    onError: showFailure,
    onSettled: refresh,
  });
}

interface SaveInput extends Pick<UserFile, 'id' | 'version' | 'title' | 'kind'> {
  readonly description: string;
}

/** Renames or describes a file. The form shows what fails. */
export function useSaveFile(onSaved: () => void) {
  const refresh = useRefreshFiles();
  return useMutation({
    mutationFn: ({ id, description, ...form }: SaveInput) =>
      calls.update({ params: { id }, body: { ...form, ...(description === '' ? {} : { description }) } }),
    onSuccess: async ({ info }) => {
      if (info) showToast({ tone: 'done', title: info.message });
      onSaved();
      await refresh();
    },
    onError: () => undefined,
  });
}
