import { useMutation } from '@tanstack/react-query';
import { showFailure } from '@sjaj/app-kit';
import type { AdminArticleRow, ArticleSelection, BulkEditChange, BulkEditResult } from '@sjaj/contract';
import { showToast } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import type { BulkProps } from '../../shared/list/definition.ts';
import { t } from '../../shared/texts/t.ts';
import { foundBy } from './found-by.ts';

/** ms for which a change may be taken back from its toast. */
const UNDO_MS = 20_000;

/** Changes one field of the chosen articles, or of all that the list finds, and offers to take it back. */
export function useBulkEdit({ rows, found, reload, onDone }: BulkProps<AdminArticleRow>) {
  const selection: ArticleSelection = found ? { found: foundBy(found.ask) } : { ids: rows.map(({ id }) => id) };
  return useMutation({
    mutationFn: async (change: BulkEditChange) =>
      (await api.articleBulkEdits.apply({ body: { selection, change } })).data,
    onSuccess: (result) => {
      showChanged(result, reload);
      reload();
      onDone();
    },
    onError: showFailure,
  });
}

function showChanged({ changed, id }: BulkEditResult, reload: () => void): void {
  if (id === null) return showToast({ title: t('bulkEdit.noneChanged') });
  const onUndo = (): void =>
    void api.articleBulkEdits.undo({ params: { id } }).then(({ data }) => {
      showToast({ title: t('bulkEdit.restored', { count: data.changed }) });
      reload();
    }, showFailure);
  showToast({ title: t('bulkEdit.changed', { count: changed }), lastsMs: UNDO_MS, onUndo });
}
