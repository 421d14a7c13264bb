import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';

export const FINANCE_KEY = ['finance'] as const;
export const RECORDS_A_PAGE = 48;

/** What all companies owe. */
export const totalsQuery = queryOptions({
  queryKey: [...FINANCE_KEY, 'totals'],
  queryFn: async ({ signal }) => (await api.finance.totals({ signal })).data,
});

/** What one company owes. */
export const accountQuery = (id: number) =>
  queryOptions({
    queryKey: [...FINANCE_KEY, 'account', id],
    queryFn: async ({ signal }) => (await api.finance.info({ params: { id }, query: {} }, { signal })).data,
  });

interface RecordsInput {
  readonly page: number;
  readonly text: string;
  readonly isOpen: boolean;
}

/** A page of the bookings of a company. */
export const recordsQuery = (id: number, { page, text, isOpen }: RecordsInput) =>
  queryOptions({
    queryKey: [...FINANCE_KEY, 'records', id, page, text, isOpen],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => {
      const query = {
        page: String(page),
        pageSize: String(RECORDS_A_PAGE),
        ...(text !== '' && { quickSearch: text }),
        ...(isOpen && { isOpen: 'true' as const }),
      };
      return api.finance.records({ params: { id }, query }, { signal });
    },
  });
