import { queryOptions } from '@tanstack/react-query';

type ReadRecord<T> = (options: { readonly signal: AbortSignal }) => Promise<{ readonly data: T }>;

/** The record of a form. A form begins with the current version, and no refetch replaces it during editing. */
export const formQuery = <const Key extends readonly (string | number)[], T>(queryKey: Key, read: ReadRecord<T>) =>
  queryOptions({
    queryKey,
    gcTime: 0,
    staleTime: Infinity,
    queryFn: async ({ signal }) => (await read({ signal })).data,
  });
