import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { saveFile, showFailure, useSendOnce } from '@sjaj/app-kit';
import { clientFor } from '@sjaj/client';
import { type PartNumber, type PartNumberForm, partNumbers } from '@sjaj/contract';
import { showToast } from '@sjaj/ui';
import { transport } from '../../shared/api/api.ts';
import { t } from '../../shared/texts/t.ts';

export const calls = clientFor(partNumbers, transport);
/** First part of the keys of these queries. */
export const ALL_NUMBERS = ['part-numbers'] as const;

export const NUMBERS_A_PAGE = 48;

/** One page of the company's part numbers. */
export const numbersQuery = (page: number, text: string) =>
  queryOptions({
    queryKey: [...ALL_NUMBERS, page, text],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      calls.list({ body: { page, pageSize: NUMBERS_A_PAGE, ...(text !== '' && { quickSearch: text }) } }, { signal }),
  });

interface SaveInput {
  readonly form: PartNumberForm;
  readonly number: PartNumber | undefined;
}

/** Adds or changes a part number. The caller shows `error`. */
export function useSaveNumber(onSaved: () => void) {
  const queries = useQueryClient();
  const sendOnce = useSendOnce();
  return useMutation({
    mutationFn: ({ form, number }: SaveInput) =>
      number
        ? calls.change({ params: { id: number.id }, body: { ...form, version: number.version } })
        : sendOnce(form, (idempotencyKey) => calls.add({ body: form, idempotencyKey })),
    onSuccess: async ({ info }, { form }) => {
      showToast({ title: info?.message ?? t('sign.saved'), text: form.code });
      onSaved();
      await queries.invalidateQueries({ queryKey: ALL_NUMBERS });
    },
    onError: () => undefined,
  });
}

/** Deletes a number. */
export function useRemoveNumber(onRemoved: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: PartNumber) => calls.remove({ params: { id } }),
    onSuccess: async ({ info }, { code }) => {
      onRemoved();
      showToast({ title: info?.message ?? t('sign.saved'), text: code });
      await queries.invalidateQueries({ queryKey: ALL_NUMBERS });
    },
    onError: showFailure,
  });
}

/** Downloads all part numbers as a file. */
export const useDownloadFile = () =>
  useMutation({
    mutationFn: async (kind: 'csv' | 'xlsx') =>
      saveFile((await calls[kind]()).data, `${t('partNumbers.title')}.${kind}`),
    onError: showFailure,
  });
