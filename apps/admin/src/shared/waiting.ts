import { queryOptions, useQuery } from '@tanstack/react-query';
import type { WorkQueue } from '@sjaj/contract';
import { api } from './api/api.ts';
import { WAITING_KEY } from './api/transport.ts';

type Counts = Readonly<Partial<Record<WorkQueue, number>>>;

/** How much waits in each queue of the signed-in member of staff. Push messages and every write refresh it. */
const waitingQuery = queryOptions({
  queryKey: WAITING_KEY,
  queryFn: async ({ signal }): Promise<Counts> =>
    Object.fromEntries((await api.start.waiting({ signal })).data.map(({ queue, count }) => [queue, count])),
});

/** The number of records that wait in the queues together; 0 while it is not known. */
export function useWaiting(queues: readonly WorkQueue[]): number {
  const { data } = useQuery({ ...waitingQuery, enabled: queues.length > 0 });
  return queues.reduce((sum, queue) => sum + (data?.[queue] ?? 0), 0);
}
