import type { Option } from '@sjaj/ui';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api/api.ts';

const NONE: readonly Option[] = [];

/** The companies to narrow a list to; none while they are loading. */
export const useCompanyOptions = (): readonly Option[] =>
  useQuery({
    queryKey: ['companies', 'choice', 'filter'],
    queryFn: async ({ signal }) => (await api.companies.list({ body: { pageSize: 100 } }, { signal })).data,
    select: (companies) => companies.map(({ id, title }) => ({ value: String(id), label: title })),
  }).data ?? NONE;
