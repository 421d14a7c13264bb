import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';

export const ARRIVALS = 'out-of-stock-requests';
export const PRESENTATIONS = 'presentation-requests';
export const COMPANY_CHANGES = 'company-changes';
export const WITHDRAWALS = 'withdrawals';
/** The shortest page: only the count is needed. */
const FEWEST = { body: { pageSize: 5 } } as const;

interface CountedPage {
  readonly pagedResult?: { readonly totalItems: number } | null | undefined;
}

type ListWaiting = (body: typeof FEWEST, options: { readonly signal: AbortSignal }) => Promise<CountedPage>;

const waitingQuery = (list: string, call: ListWaiting) =>
  queryOptions({
    queryKey: [list, 'waiting'],
    queryFn: async ({ signal }) => (await call(FEWEST, { signal })).pagedResult?.totalItems ?? 0,
  });

const waitingArrivals = waitingQuery(ARRIVALS, api.requests.arrivals);
const waitingPresentations = waitingQuery(PRESENTATIONS, api.requests.presentations);
const waitingCompanyChanges = waitingQuery(COMPANY_CHANGES, api.companyChanges.list);
const waitingWithdrawals = waitingQuery(WITHDRAWALS, api.withdrawals.list);

/** The number of unanswered availability requests. */
export const useWaitingArrivals = (): number => useQuery(waitingArrivals).data ?? 0;

/** The number of unanswered presentation requests. */
export const useWaitingPresentations = (): number => useQuery(waitingPresentations).data ?? 0;

/** The number of undecided changes of companies' and people's data. */
export const useWaitingCompanyChanges = (): number => useQuery(waitingCompanyChanges).data ?? 0;

/** The number of unanswered withdrawals from purchases. */
export const useWaitingWithdrawals = (): number => useQuery(waitingWithdrawals).data ?? 0;
