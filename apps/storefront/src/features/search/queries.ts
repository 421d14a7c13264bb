import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';
import { continues } from './continues.logic.ts';

const MINUTE_MS = 60_000;

/** What fits the letters typed so far; while a text goes on, the suggestions before stay until the next ones are there. */
export const suggestionsQuery = (text: string | null) =>
  queryOptions({
    queryKey: ['suggestions', text],
    queryFn: async ({ signal }) =>
      (await api.articles.suggestions({ body: { quickSearch: text ?? '' } }, { signal })).data,
    enabled: text !== null,
    placeholderData: (before, query) => (continues(query?.queryKey[1] ?? '', text ?? '') ? before : undefined),
    staleTime: MINUTE_MS,
  });
