import { queryOptions } from '@tanstack/react-query';
import type { Town } from '@sjaj/contract';
import { api } from '../api/api.ts';

const DAY_MS = 86_400_000;

/** The towns that the shop delivers to. */
export const townsQuery = queryOptions({
  queryKey: ['towns'],
  staleTime: DAY_MS,
  queryFn: async ({ signal }): Promise<Town[]> => {
    const towns: Town[] = [];
    for (let page = 1; ; page += 1) {
      const { data, pagedResult } = await api.geography.towns({ body: { page, pageSize: 100 } }, { signal });
      towns.push(...data);
      if (page >= (pagedResult?.totalPages ?? 0)) return towns;
    }
  },
});
