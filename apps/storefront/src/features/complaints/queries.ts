import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { showFailure } from '@sjaj/app-kit';
import { clientFor } from '@sjaj/client';
import { type ComplaintForm, complaints, machines } from '@sjaj/contract';
import { showToast } from '@sjaj/ui';
import { transport } from '../../shared/api/api.ts';
import { OFFLINE } from '../../shared/api/offline-meta.ts';
import type { NewMessage } from '../../shared/conversation/message-form.tsx';

const calls = clientFor(complaints, transport);
const machineCalls = clientFor(machines, transport);
/** Push messages refresh everything below this key. */
const ALL = ['complaints'] as const;

export const PAGE_SIZE = 12;
export type ComplaintTab = 'pending' | 'completed';

interface ListChoice {
  readonly state: ComplaintTab;
  readonly page: number;
  readonly text: string;
}

export const complaintsQuery = ({ state, page, text }: ListChoice) =>
  queryOptions({
    queryKey: [...ALL, 'list', state, page, text],
    meta: OFFLINE,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const body = { state, page, pageSize: PAGE_SIZE, ...(text !== '' && { quickSearch: text }) } as const;
      const { data, pagedResult } = await calls.list({ body }, { signal });
      return { rows: data, totalItems: pagedResult?.totalItems ?? data.length };
    },
  });

export const countsQuery = queryOptions({
  queryKey: [...ALL, 'counts'],
  meta: OFFLINE,
  queryFn: async ({ signal }) => (await calls.counts({ signal })).data,
});

export const complaintQuery = (id: number) =>
  queryOptions({
    queryKey: [...ALL, 'one', id],
    meta: OFFLINE,
    queryFn: async ({ signal }) => (await calls.one({ params: { id } }, { signal })).data,
  });

export const LINES_A_PAGE = 12;

/** Lines of delivered orders to choose from. */
export const purchasesQuery = (page: number, text: string) =>
  queryOptions({
    queryKey: [...ALL, 'purchases', page, text],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const body = { page, pageSize: LINES_A_PAGE, ...(text !== '' && { quickSearch: text }) } as const;
      const { data, pagedResult } = await calls.purchases({ body }, { signal });
      return { lines: data, totalItems: pagedResult?.totalItems ?? data.length };
    },
  });

/** The line that an address names; null where it is not the user's, or its goods have not left yet. */
export const purchasedLineQuery = (lineId: number) =>
  queryOptions({
    queryKey: [...ALL, 'purchase', lineId],
    queryFn: async ({ signal }) => (await calls.purchases({ body: { lineId } }, { signal })).data[0] ?? null,
  });

/** The machine that an address names. */
export const machineQuery = (id: number) =>
  queryOptions({
    queryKey: ['machines', 'one', id],
    queryFn: async ({ signal }) => (await machineCalls.one({ params: { id } }, { signal })).data,
  });

interface SendInput {
  readonly form: ComplaintForm;
  /** The same for each attempt with the same form. */
  readonly idempotencyKey: string;
}

/** Sends a complaint. The form shows the error. */
export function useSendComplaint(onSent: (id: number) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ form, idempotencyKey }: SendInput) => calls.create({ body: form, idempotencyKey }),
    onSuccess: ({ data, info }) => {
      showToast({ tone: 'done', title: info?.message ?? data.number });
      void queries.invalidateQueries({ queryKey: ALL });
      onSent(data.id);
    },
  });
}

/** Adds a message. The form shows the error and keeps the text. */
export function useAddMessage(id: number): (message: NewMessage) => Promise<void> {
  const queries = useQueryClient();
  return async ({ idempotencyKey, ...body }) => {
    try {
      const { info } = await calls.addMessage({ params: { id }, body, idempotencyKey });
      if (info) showToast({ tone: 'done', title: info.message });
    } finally {
      await queries.invalidateQueries({ queryKey: ALL });
    }
  };
}

export function useWithdraw(id: number, onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (version: number) => calls.withdraw({ params: { id }, body: { version } }),
    onSuccess: ({ info }) => {
      if (info) showToast({ tone: 'done', title: info.message });
    },
    onError: showFailure,
    onSettled: () => {
      onDone();
      return queries.invalidateQueries({ queryKey: ALL });
    },
  });
}

/** Opens a completed complaint again. The dialog shows the error and keeps the text. */
export function useReopen(id: number, onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { readonly version: number; readonly text: string }) => calls.reopen({ params: { id }, body }),
    onSuccess: ({ info }) => {
      if (info) showToast({ tone: 'done', title: info.message });
      onDone();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ALL }),
  });
}
