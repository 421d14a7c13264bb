import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { showFailure, useSendOnce } from '@sjaj/app-kit';
import type { ComplaintStatus, ComplaintView } from '@sjaj/contract';
import { showToast } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { t } from '../../shared/texts/t.ts';

/** Push messages refresh everything below this key. */
const ALL = ['complaints'] as const;
export const PAGE_SIZE = 24;

interface ListChoice {
  readonly view: ComplaintView;
  readonly page: number;
  readonly text: string;
}

export const inboxQuery = ({ view, page, text }: ListChoice) =>
  queryOptions({
    queryKey: [...ALL, 'list', view, page, text],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const body = { view, page, pageSize: PAGE_SIZE, ...(text !== '' && { quickSearch: text }) } as const;
      const { data, pagedResult } = await api.complaints.list({ body }, { signal });
      return { rows: data, totalItems: pagedResult?.totalItems ?? data.length };
    },
  });

export const caseQuery = (id: number) =>
  queryOptions({
    queryKey: [...ALL, 'one', id],
    queryFn: async ({ signal }) => (await api.complaints.one({ params: { id } }, { signal })).data,
  });

export const assigneesQuery = queryOptions({
  queryKey: [...ALL, 'assignees'],
  staleTime: 60_000,
  queryFn: async ({ signal }) => (await api.complaints.assignees({ signal })).data,
});

export type Outcome = 'replacement' | 'refund' | 'credit_note' | 'repair' | 'advice';

interface Answer {
  readonly version: number;
  readonly text: string;
  readonly status?: ComplaintStatus;
  readonly outcome?: Outcome;
  readonly fileIds: number[];
}

/** Sends an answer. The composer shows the error and keeps the text. */
export function useAnswer(id: number, onSent: () => void) {
  const sendOnce = useSendOnce();
  const queries = useQueryClient();
  return useMutation({
    // The version may have changed since an answer was lost: what was written is still the same.
    mutationFn: ({ version, ...written }: Answer) =>
      sendOnce(written, (idempotencyKey) =>
        api.complaints.answer({ params: { id }, body: { version, ...written }, idempotencyKey }),
      ),
    onSuccess: ({ info }) => {
      showToast({ title: info?.message ?? t('sign.saved') });
      onSent();
    },
    onError: () => undefined,
    onSettled: () => queries.invalidateQueries({ queryKey: ALL }),
  });
}

/** Saves an internal note. The composer shows the error and keeps the text. */
export function useNote(id: number, onSaved: () => void) {
  const sendOnce = useSendOnce();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { readonly text: string; readonly fileIds: number[] }) =>
      sendOnce(body, (idempotencyKey) => api.complaints.addNote({ params: { id }, body, idempotencyKey })),
    onSuccess: ({ info }) => {
      showToast({ title: info?.message ?? t('sign.saved') });
      onSaved();
    },
    onError: () => undefined,
    onSettled: () => queries.invalidateQueries({ queryKey: ALL }),
  });
}

export function useAssign(id: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { readonly version: number; readonly assigneeId: number | null }) =>
      api.complaints.assign({ params: { id }, body }),
    onSuccess: ({ info }) => showToast({ title: info?.message ?? t('sign.saved') }),
    onError: showFailure,
    onSettled: () => queries.invalidateQueries({ queryKey: ALL }),
  });
}
