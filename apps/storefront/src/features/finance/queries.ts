import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { saveFile, showFailure } from '@sjaj/app-kit';
import { clientFor } from '@sjaj/client';
import { finance, financeDocuments } from '@sjaj/contract';
import { businessDate } from '@sjaj/domain';
import { transport } from '../../shared/api/api.ts';
import { OFFLINE } from '../../shared/api/offline-meta.ts';
import { infoOf } from './info-query.ts';
import { type FinanceChoice, filterOf, periodOf } from './finance-choice.logic.ts';

const calls = clientFor(finance, transport);
const documents = clientFor(financeDocuments, transport);
const ALL = ['finance'] as const;

export const today = (): string => businessDate(new Date());

const withoutEmpty = ({ from, to }: { readonly from: string; readonly to: string }) => ({
  ...(from !== '' && { from }),
  ...(to !== '' && { to }),
});

export type FinanceRecords = Awaited<ReturnType<typeof calls.list>>;

/** One page of the account. */
export const recordsQuery = (choice: FinanceChoice) =>
  queryOptions({
    queryKey: [...ALL, 'records', choice],
    meta: OFFLINE,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => {
      const query = {
        ...filterOf(choice, today()),
        page: String(choice.page),
        pageSize: String(choice.size),
        sortBy: choice.sort,
        isSortAscending: choice.isAscending ? ('true' as const) : ('false' as const),
      };
      return calls.list({ query }, { signal });
    },
  });

/** Debt, limit, ages, and the balances of the period of the choice. */
export const infoQuery = (choice: Pick<FinanceChoice, 'from' | 'to' | 'view'> & Partial<FinanceChoice>) =>
  infoOf(withoutEmpty(periodOf(choice as FinanceChoice, today())));

/** The invoice that is overdue the longest. */
export const oldestQuery = queryOptions({
  queryKey: [...ALL, 'oldest'],
  meta: OFFLINE,
  queryFn: async ({ signal }) => {
    const query = { isOpen: 'true', sortBy: 'paymentTerm', isSortAscending: 'true', pageSize: '5' } as const;
    const { data } = await calls.list({ query }, { signal });
    return data.toSorted((a, b) => b.daysOverdue - a.daysOverdue).find(({ daysOverdue }) => daysOverdue > 0) ?? null;
  },
});

export const slipQuery = (id: number) =>
  queryOptions({
    queryKey: [...ALL, 'slip', id],
    staleTime: 0,
    queryFn: async ({ signal }) => (await calls.slip({ params: { id } }, { signal })).data,
  });

export type FileCalls = typeof documents;

interface DownloadInput {
  readonly name: string;
  readonly load: (files: FileCalls) => Promise<{ readonly data: Blob }>;
}

/** Downloads a document or a sheet. */
export const useDownload = () =>
  useMutation({
    mutationFn: async ({ name, load }: DownloadInput) => saveFile((await load(documents)).data, name),
    onError: showFailure,
  });
