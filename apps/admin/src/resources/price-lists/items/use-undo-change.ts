import { useMutation } from '@tanstack/react-query';
import { showFailure } from '@sjaj/app-kit';
import { dismissDoneToasts, showToast } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { t } from '../../../shared/texts/t.ts';

interface UndoSettings {
  readonly listId: number;
  readonly reload: () => Promise<void>;
  readonly onDone?: () => void;
}

/** Restores the prices before a change by a percentage; what somebody has changed since stays. */
export function useUndoChange({ listId, reload, onDone }: UndoSettings) {
  return useMutation({
    mutationFn: async (changeId: number) =>
      (await api.priceLists.undoChange({ params: { id: listId, changeId } })).data,
    onSuccess: ({ restored }) => {
      // The message of the change still offers to take it back.
      dismissDoneToasts();
      showToast({ title: t('priceLists.restored', { count: restored }) });
    },
    onError: showFailure,
    onSettled: async () => {
      onDone?.();
      await reload();
    },
  });
}
