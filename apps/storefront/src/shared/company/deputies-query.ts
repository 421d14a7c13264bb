import { queryOptions } from '@tanstack/react-query';
import { clientFor } from '@sjaj/client';
import { deputies, type Deputy } from '@sjaj/contract';
import { transport } from '../api/api.ts';

export const deputyCalls = clientFor(deputies, transport);

/** The deputies of the company; for a buyer those that they are themselves. */
export const deputiesQuery = queryOptions({
  queryKey: ['company', 'deputies'],
  queryFn: async ({ signal }): Promise<Deputy[]> => (await deputyCalls.list({ signal })).data,
});
