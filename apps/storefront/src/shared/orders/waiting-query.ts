import { clientFor } from '@sjaj/client';
import { queryOptions } from '@tanstack/react-query';
import { orderApprovals } from '@sjaj/contract';
import { transport } from '../api/api.ts';

/** The list of the orders that wait for the decision of the user. */
export const WAITING_ADDRESS = '/profile/orders?forMe=1';

/** How many orders wait for the decision of the user. A push about orders refreshes it. */
export const waitingQuery = queryOptions({
  queryKey: ['orders', 'waiting'],
  queryFn: async ({ signal }) => (await clientFor(orderApprovals, transport).waiting({ signal })).data.count,
});
