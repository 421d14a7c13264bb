import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';

const MINUTE_MS = 60_000;

/** What fits the letters typed so far; the suggestions before stay until the next ones are there. */
export const suggestionsQuery = (text: string | null) =>
  queryOptions({
    queryKey: ['suggestions', text],
    queryFn: async ({ signal }) =>
      (await api.articles.suggestions({ body: { quickSearch: text ?? '' } }, { signal })).data,
    enabled: text !== null,
    placeholderData: keepPreviousData,
    staleTime: MINUTE_MS,
  });
