import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';

export const ARRIVALS = 'out-of-stock-requests';
export const PRESENTATIONS = 'presentation-requests';
export const COMPANY_CHANGES = 'company-changes';
export const WITHDRAWALS = 'withdrawals';
const FEWEST = { body: { pageSize: 5 } } as const;

const waitingArrivals = queryOptions({
  queryKey: [ARRIVALS, 'waiting'],
  queryFn: async ({ signal }) => (await api.requests.arrivals(FEWEST, { signal })).pagedResult?.totalItems ?? 0,
});

const waitingPresentations = queryOptions({
  queryKey: [PRESENTATIONS, 'waiting'],
  queryFn: async ({ signal }) => (await api.requests.presentations(FEWEST, { signal })).pagedResult?.totalItems ?? 0,
});

/** The number of unanswered availability requests. */
export const useWaitingArrivals = (): number => useQuery(waitingArrivals).data ?? 0;

/** The number of unanswered presentation requests. */
export const useWaitingPresentations = (): number => useQuery(waitingPresentations).data ?? 0;

const waitingCompanyChanges = queryOptions({
  queryKey: [COMPANY_CHANGES, 'waiting'],
  queryFn: async ({ signal }) => (await api.companyChanges.list(FEWEST, { signal })).pagedResult?.totalItems ?? 0,
});

/** The number of undecided changes of companies' and people's data. */
export const useWaitingCompanyChanges = (): number => useQuery(waitingCompanyChanges).data ?? 0;

const waitingWithdrawals = queryOptions({
  queryKey: [WITHDRAWALS, 'waiting'],
  queryFn: async ({ signal }) => (await api.withdrawals.list(FEWEST, { signal })).pagedResult?.totalItems ?? 0,
});

/** The number of unanswered withdrawals from purchases. */
export const useWaitingWithdrawals = (): number => useQuery(waitingWithdrawals).data ?? 0;
