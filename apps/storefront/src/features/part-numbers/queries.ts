import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { saveFile, showFailure } from '@sjaj/app-kit';
import { clientFor } from '@sjaj/client';
import { type PartNumber, type PartNumberForm, partNumbers } from '@sjaj/contract';
import { showToast } from '@sjaj/ui';
import { transport } from '../../shared/api/api.ts';
import { t } from '../../shared/texts/t.ts';

const calls = clientFor(partNumbers, transport);
const ALL = ['part-numbers'] as const;

export const NUMBERS_A_PAGE = 48;

/** A page of what the company calls the articles of the shop. */
export const numbersQuery = (page: number, text: string) =>
  queryOptions({
    queryKey: [...ALL, page, text],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      calls.list({ body: { page, pageSize: NUMBERS_A_PAGE, ...(text !== '' && { quickSearch: text }) } }, { signal }),
  });

interface Saving {
  readonly form: PartNumberForm;
  readonly number: PartNumber | undefined;
  /** The same for every try: a lost answer adds nothing twice. */
  readonly idempotencyKey: string;
}

/** Adds a number, or changes one. The caller shows `error`. */
export function useSaveNumber(onSaved: () => void, onRefused: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ form, number, idempotencyKey }: Saving) =>
      number
        ? calls.change({ params: { id: number.id }, body: { ...form, version: number.version } })
        : calls.add({ body: form, idempotencyKey }),
    onSuccess: async ({ info }, { form }) => {
      showToast({ title: info?.message ?? t('sign.saved'), text: form.code });
      onSaved();
      await queries.invalidateQueries({ queryKey: ALL });
    },
    onError: onRefused,
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
      await queries.invalidateQueries({ queryKey: ALL });
    },
    onError: showFailure,
  });
}

/** Says what a file would change. The caller shows `error`. */
export const useCompareFile = () =>
  useMutation({
    mutationFn: async (file: File) => ({ file, report: (await calls.compareFile({ file })).data }),
    onError: () => undefined,
  });

/** Adds and changes what a file says. The caller shows `error`. */
export function useImportFile(onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (file: File) => (await calls.importFile({ file })).data,
    onSuccess: async ({ add, change }) => {
      showToast({ title: t('sign.saved'), text: t('partNumbers.imported', { count: add + change }) });
      onDone();
      await queries.invalidateQueries({ queryKey: ALL });
    },
    onError: () => undefined,
  });
}

/** Hands all numbers to the browser as a file. */
export const useTakeFile = () =>
  useMutation({
    mutationFn: async (kind: 'csv' | 'xlsx') =>
      saveFile((await calls[kind]()).data, `${t('partNumbers.title')}.${kind}`),
    onError: showFailure,
  });
