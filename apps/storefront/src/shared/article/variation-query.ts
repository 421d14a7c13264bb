import { queryOptions } from '@tanstack/react-query';
import { clientFor } from '@sjaj/client';
import { variations } from '@sjaj/contract';
import { transport } from '../api/api.ts';
import { OFFLINE } from '../api/offline-meta.ts';

const { details } = clientFor(variations, transport);
const MINUTE_MS = 60_000;

/** All members of a variation with price and stock; null asks for none. */
export const variationQuery = (id: number | null) =>
  queryOptions({
    queryKey: ['variation', id],
    meta: OFFLINE,
    queryFn: async ({ signal }) => (await details({ params: { id: id ?? 0 } }, { signal })).data,
    enabled: id !== null,
    staleTime: MINUTE_MS,
  });
