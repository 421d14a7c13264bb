import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { clientFor } from '@sjaj/client';
import { complaints, type MACHINE_VIEWS, type Machine, machines } from '@sjaj/contract';
import { showToast } from '@sjaj/ui';
import { api, transport } from '../../shared/api/api.ts';
import { OFFLINE } from '../../shared/api/offline-meta.ts';

const calls = clientFor(machines, transport);
const complaintCalls = clientFor(complaints, transport);
const ALL = ['machines'] as const;

export const PAGE_SIZE = 12;
export type MachineView = (typeof MACHINE_VIEWS)[number];

interface ListChoice {
  readonly view: MachineView;
  readonly page: number;
  readonly text: string;
}

export const machinesQuery = ({ view, page, text }: ListChoice) =>
  queryOptions({
    queryKey: [...ALL, 'list', view, page, text],
    meta: OFFLINE,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const body = { view, page, pageSize: PAGE_SIZE, ...(text !== '' && { quickSearch: text }) } as const;
      const { data, pagedResult } = await calls.list({ body }, { signal });
      return { rows: data, totalItems: pagedResult?.totalItems ?? data.length };
    },
  });

export const countsQuery = queryOptions({
  queryKey: [...ALL, 'counts'],
  meta: OFFLINE,
  queryFn: async ({ signal }) => (await calls.counts({ signal })).data,
});

export const machineQuery = (id: number) =>
  queryOptions({
    queryKey: [...ALL, 'one', id],
    meta: OFFLINE,
    queryFn: async ({ signal }) => (await calls.one({ params: { id } }, { signal })).data,
  });

const MOST_REQUESTS = 24;

/** What was reported about a machine, the newest first. Push messages refresh it with the other complaints. */
export const requestsQuery = (machineId: number) =>
  queryOptions({
    queryKey: ['complaints', 'of-machine', machineId],
    meta: OFFLINE,
    queryFn: async ({ signal }) =>
      (await complaintCalls.list({ body: { machineId, pageSize: MOST_REQUESTS } }, { signal })).data,
  });

const FITTING = ['spare_part', 'consumable', 'accessory'];

/** The articles that fit a machine, at the caller's prices. None where the shop no longer shows the machine's article. */
export const partsQuery = (articleId: number) =>
  queryOptions({
    queryKey: ['article', articleId, 'parts'],
    queryFn: async ({ signal }) => {
      const { data } = await api.articles.details({ params: { id: articleId } }, { signal });
      return data.linkedArticles
        .filter(({ relation }) => FITTING.includes(relation))
        .flatMap(({ articles }) => articles);
    },
  });

type Notes = Pick<Machine, 'place' | 'note' | 'version'>;

/** Saves the notes. The form shows the error and keeps what was typed. */
export function useSaveNotes(id: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Notes) => calls.update({ params: { id }, body }),
    onSuccess: ({ data, info }) => {
      if (info) showToast({ tone: 'done', title: info.message });
      queries.setQueryData(machineQuery(id).queryKey, data);
      void queries.invalidateQueries({ queryKey: [...ALL, 'list'] });
    },
  });
}
