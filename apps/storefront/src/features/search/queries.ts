import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';
import { isContinuation } from './continuation.logic.ts';

const MINUTE_MS = 60_000;

/** Suggestions for the typed text. While typing continues, the previous ones stay until the next are loaded. */
export const suggestionsQuery = (text: string | null) =>
  queryOptions({
    queryKey: ['suggestions', text],
    queryFn: async ({ signal }) =>
      (await api.articles.suggestions({ body: { quickSearch: text ?? '' } }, { signal })).data,
    enabled: text !== null,
    placeholderData: (before, query) => (isContinuation(query?.queryKey[1] ?? '', text ?? '') ? before : undefined),
    staleTime: MINUTE_MS,
  });
