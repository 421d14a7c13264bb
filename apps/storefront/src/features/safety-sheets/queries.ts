import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { saveFile, showFailure } from '@sjaj/app-kit';
import { clientFor } from '@sjaj/client';
import { type SafetySheet, safetySheets } from '@sjaj/contract';
import { transport } from '../../shared/api/api.ts';
import { OFFLINE } from '../../shared/api/offline-meta.ts';
import { t } from '../../shared/texts/t.ts';
import type { SafetyChoice } from './safety-choice.logic.ts';

const calls = clientFor(safetySheets, transport);

const askOf = ({ from, to, place, by }: SafetyChoice) => ({
  by,
  ...(from && { from }),
  ...(to && { to }),
  ...(place && { place }),
});

export const sheetsQuery = (choice: SafetyChoice) =>
  queryOptions({
    queryKey: ['safety-sheets', choice],
    meta: OFFLINE,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await calls.list({ query: askOf(choice) }, { signal })).data,
  });

/** Downloads the sheets of the choice with their index. */
export const useBinder = () =>
  useMutation({
    mutationFn: async (choice: SafetyChoice) => {
      const { data } = await calls.binder({ query: askOf(choice) });
      saveFile(data, `${t('safetySheets.title')}.zip`);
    },
    onError: showFailure,
  });

export async function downloadSheet({ id, name }: NonNullable<SafetySheet['sheet']>): Promise<void> {
  try {
    saveFile((await calls.file({ params: { id } })).data, name);
  } catch (error) {
    showFailure(error);
  }
}
