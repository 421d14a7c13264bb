import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../shared/api/api.ts';

export const datasheetsQuery = (articleId: number) =>
  queryOptions({
    queryKey: ['articles', 'datasheets', articleId],
    queryFn: async ({ signal }) => (await api.datasheets.list({ params: { articleId } }, { signal })).data,
  });
