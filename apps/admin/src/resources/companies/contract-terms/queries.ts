import { historyKey } from '../../../shared/history/history-key.ts';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { t } from '../../../shared/texts/t.ts';

const FRESH_MS = 300_000;

const keyOf = (companyId: number) => ['companies', 'contractTerms', companyId];

export const discountsQuery = (companyId: number) =>
  queryOptions({
    queryKey: [...keyOf(companyId), 'discounts'],
    queryFn: async ({ signal }) => (await api.contractTerms.discounts({ params: { id: companyId } }, { signal })).data,
  });

export const priceListsQuery = (companyId: number) =>
  queryOptions({
    queryKey: [...keyOf(companyId), 'priceLists'],
    queryFn: async ({ signal }) => (await api.contractTerms.priceLists({ params: { id: companyId } }, { signal })).data,
  });

/** Brands and categories that a discount may be for. */
export const scopesQuery = queryOptions({
  queryKey: ['companies', 'scopes'],
  staleTime: FRESH_MS,
  queryFn: async ({ signal }) => (await api.contractTerms.options({ signal })).data,
});

interface PricesInput {
  readonly text: string;
  readonly pageSize: 10 | 48 | 100;
}

export const contractPricesQuery = (companyId: number, { text, pageSize }: PricesInput) =>
  queryOptions({
    queryKey: [...keyOf(companyId), 'prices', text, pageSize],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      api.contractTerms.contractPrices(
        { params: { id: companyId }, body: { pageSize, ...(text !== '' && { quickSearch: text }) } },
        { signal },
      ),
  });

/** Reloads the contract terms and the history of the company. */
export function useReload(companyId: number): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await queries.invalidateQueries({ queryKey: keyOf(companyId) });
    await queries.invalidateQueries({ queryKey: historyKey('company', companyId) });
  };
}

interface SaveTermInput<V, Saved> {
  readonly companyId: number;
  readonly send: (value: V) => Promise<{ readonly data: Saved; readonly info?: { readonly message: string } }>;
  readonly onSaved: () => void;
  /** Reports the saved terms. Default: a toast with the message of the response. */
  readonly showSaved?: (saved: Saved) => void;
  /** Called after a refusal, in addition to `error`. */
  readonly onRefused?: (error: unknown, value: V) => void;
}

/** Saves a contract price or discount. The caller shows `error`. The list is reloaded after success and failure. */
export function useSaveContractTerm<V, Saved>({
  companyId,
  send,
  onSaved,
  showSaved,
  onRefused,
}: SaveTermInput<V, Saved>) {
  const reload = useReload(companyId);
  return useMutation({
    mutationFn: send,
    onSuccess: ({ data, info }) => {
      onSaved();
      if (showSaved) showSaved(data);
      else showToast({ title: info?.message ?? t('sign.saved') });
    },
    onError: (error, value) => onRefused?.(error, value),
    onSettled: reload,
  });
}
