import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { clientFor } from '@sjaj/client';
import { finance } from '@sjaj/contract';
import { transport } from '../../shared/api/api.ts';
import { OFFLINE } from '../../shared/api/offline-meta.ts';

/** Days, both included; open where left out. */
interface Period {
  readonly from?: string;
  readonly to?: string;
}

/** Debt, limit, ages, and the balances of a period. */
export const infoOf = (query: Period) =>
  queryOptions({
    queryKey: ['finance', 'info', query],
    meta: OFFLINE,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await clientFor(finance, transport).info({ query }, { signal })).data,
  });
