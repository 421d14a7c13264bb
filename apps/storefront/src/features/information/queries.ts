import { queryOptions } from '@tanstack/react-query';
import { clientFor } from '@sjaj/client';
import { informationPages, type PageName } from '@sjaj/contract';
import { transport } from '../../shared/api/api.ts';

const FRESH_MS = 60_000;

// Built here: the first page needs none of these calls.
const pages = clientFor(informationPages, transport);

export const pageQuery = (name: PageName) =>
  queryOptions({
    queryKey: ['information', name],
    queryFn: async ({ signal }) => (await pages.one({ params: { name } }, { signal })).data,
    staleTime: FRESH_MS,
  });

/** The frequently asked questions by topic. */
export const questionsQuery = queryOptions({
  queryKey: ['information', 'questions'],
  queryFn: async ({ signal }) => (await pages.questions({ signal })).data,
  staleTime: FRESH_MS,
});
