import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';
import type { SearchResult } from '../../shared/resource/resource.ts';
import { t } from '../../shared/texts/t.ts';

const FOUND = 5;
const OFFERED = 10;

/** Companies to choose from. */
export const companiesQuery = (typed: string) =>
  queryOptions({
    queryKey: ['companies', 'offered', typed],
    queryFn: async ({ signal }) => {
      const body = { pageSize: OFFERED, view: 'active', ...(typed !== '' && { quickSearch: typed }) } as const;
      return (await api.companies.list({ body }, { signal })).data;
    },
  });

/** People by name, e-mail or company. */
export async function findUsers(typed: string, signal: AbortSignal): Promise<readonly SearchResult[]> {
  const { data } = await api.accounts.list({ body: { pageSize: FOUND, quickSearch: typed } }, { signal });
  return data.map(({ id, name, role, companies }) => ({
    id,
    title: name,
    detail: [t(`role.${role}`), companies[0]?.title].filter(Boolean).join(' · '),
    href: `/users/${id}`,
  }));
}
