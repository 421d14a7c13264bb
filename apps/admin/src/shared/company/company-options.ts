import type { Capability } from '@sjaj/contract';
import type { Option } from '@sjaj/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../api/api.ts';
import type { FilterSearch } from '../list/definition.ts';

/** Who may choose among companies: one of these is enough. */
export const SEES_COMPANIES = [
  'viewCustomers',
  'manageAccounts',
  'handleComplaints',
  'orderForCustomers',
  'editContractTerms',
] as const satisfies readonly Capability[];

const NONE: readonly Option[] = [];
const MOST_FOUND = 24;

const optionsOf = (companies: readonly { readonly id: number; readonly title: string }[]): readonly Option[] =>
  companies.map(({ id, title }) => ({ value: String(id), label: title }));

/** The companies to narrow a list to: those that are chosen, then those whose name, JIB or people fit what is typed. */
export function useCompanyOptions({ typed, chosen }: FilterSearch): readonly Option[] {
  const found = useQuery({
    queryKey: ['companies', 'choice', 'filter', typed],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const body = { pageSize: MOST_FOUND, ...(typed !== '' && { quickSearch: typed }) } as const;
      return (await api.companies.list({ body }, { signal })).data;
    },
    select: optionsOf,
  });
  const kept = useQuery({
    queryKey: ['companies', 'choice', 'chosen', chosen],
    enabled: chosen.length > 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const body = { pageSize: 100, ids: chosen.map(Number).filter((id) => id > 0) } as const;
      return (await api.companies.list({ body }, { signal })).data;
    },
    select: optionsOf,
  });
  const first = chosen.length > 0 ? (kept.data ?? NONE) : NONE;
  const others = (found.data ?? NONE).filter(({ value }) => !first.some((one) => one.value === value));
  return [...first, ...others];
}
