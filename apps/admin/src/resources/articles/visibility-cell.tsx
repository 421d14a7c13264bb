import type { AdminArticleRow } from '@sjaj/contract';
import type { ListHandle } from '../../shared/list/definition.ts';
import { t } from '../../shared/texts/t.ts';
import { useQuickEdit } from './use-quick-edit.ts';

interface VisibilityCellProps {
  readonly article: AdminArticleRow;
  readonly list: ListHandle<AdminArticleRow>;
}

/** The visibility switch. It saves at once. */
export function VisibilityCell({ article, list }: VisibilityCellProps) {
  const edit = useQuickEdit(article, list);
  return (
    <input
      type="checkbox"
      role="switch"
      className="sj-switch adm-cell-switch"
      aria-label={`${t('article.visible')}: ${article.title}`}
      disabled={article.isArchived}
      checked={edit.isPending ? !article.isVisibleOnWeb : article.isVisibleOnWeb}
      onChange={(event) => edit.mutate({ isVisibleOnWeb: event.currentTarget.checked })}
    />
  );
}
