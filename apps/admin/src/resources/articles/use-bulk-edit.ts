import { useMutation } from '@tanstack/react-query';
import { showFailure } from '@sjaj/app-kit';
import type { AdminArticleRow, ArticleSelection, BulkEditChange, BulkEditResult } from '@sjaj/contract';
import { showToast } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import type { BulkProps } from '../../shared/list/definition.ts';
import { t } from '../../shared/texts/t.ts';
import { foundBy } from './found-by.ts';

/** ms for which a change may be taken back from its toast. */
const UNDO_MS = 20_000;

/** One field of the articles, or where they are bought, which purchasing keeps; null: nowhere. */
export type ArticlesChange = BulkEditChange | { readonly field: 'vendorId'; readonly value: number | null };

/** Changes one field of the chosen articles, or of all that the list finds, and offers to take it back. */
export function useBulkEdit({ rows, found, reload, onDone }: BulkProps<AdminArticleRow>) {
  const selection: ArticleSelection = found ? { found: foundBy(found.query) } : { ids: rows.map(({ id }) => id) };
  return useMutation({
    mutationFn: async (change: ArticlesChange) =>
      change.field === 'vendorId'
        ? (await api.purchasing.chooseVendor({ body: { selection, vendorId: change.value } })).data
        : (await api.articleBulkEdits.apply({ body: { selection, change } })).data,
    onSuccess: (result, { field }) => {
      const undo = field === 'vendorId' ? api.purchasing.undoVendor : api.articleBulkEdits.undo;
      const reloadAll = (): void => {
        reload();
        // Stock, proposals and vendors tell where articles are bought.
        if (field === 'vendorId') void reloadPurchasing();
      };
      showChanged(result, { undo: async (id) => (await undo({ params: { id } })).data, reload: reloadAll });
      reloadAll();
      onDone();
    },
    onError: showFailure,
  });
}

const reloadPurchasing = () =>
  Promise.all(['purchasing', 'vendors'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })));

interface Undoing {
  readonly undo: (id: number) => Promise<BulkEditResult>;
  readonly reload: () => void;
}

function showChanged({ changed, id }: BulkEditResult, { undo, reload }: Undoing): void {
  if (id === null) return showToast({ title: t('bulkEdit.noneChanged') });
  const onUndo = (): void =>
    void undo(id).then((restored) => {
      showToast({ title: t('bulkEdit.restored', { count: restored.changed }) });
      reload();
    }, showFailure);
  showToast({ title: t('bulkEdit.changed', { count: changed }), lastsMs: UNDO_MS, onUndo });
}
