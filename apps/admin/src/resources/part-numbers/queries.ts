import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';

export const companyQuery = (id: number) =>
  queryOptions({
    queryKey: ['part-numbers', 'company', id],
    queryFn: async ({ signal }) => (await api.partNumbers.company({ params: { id } }, { signal })).data,
  });

export const NUMBERS_A_PAGE = 48;

/** A page of the part numbers of a company. */
export const partNumbersQuery = (id: number, { page, text }: { readonly page: number; readonly text: string }) =>
  queryOptions({
    queryKey: ['part-numbers', 'codes', id, page, text],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      api.partNumbers.list(
        { params: { id }, body: { page, pageSize: NUMBERS_A_PAGE, ...(text !== '' && { quickSearch: text }) } },
        { signal },
      ),
  });
