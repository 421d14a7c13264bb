import { useMutation } from '@tanstack/react-query';
import { showFailure } from '@sjaj/app-kit';
import { CallFailed } from '@sjaj/client';
import type { AdminArticleRow, ConfirmedPrice } from '@sjaj/contract';
import { showToast } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import type { ListHandle } from '../../shared/list/definition.ts';
import { t } from '../../shared/texts/t.ts';

type Change = ({ readonly vpc: number } | { readonly mpc: number } | { readonly isVisibleOnWeb: boolean }) & {
  readonly confirmedPrices?: ConfirmedPrice[];
};

/** Whether the article was saved by another user since it was loaded. */
const isChangedMeanwhile = (error: unknown): boolean =>
  error instanceof CallFailed && error.code === 'articles.changed_meanwhile';

/** Saves one value of an article in the given version. */
export async function sendQuickEdit({ id, version }: AdminArticleRow, change: Change): Promise<AdminArticleRow> {
  return (await api.articles.quickEdit({ params: { id }, body: { version, ...change } })).data;
}

/** Reports why a value was not saved. Reloads the list if the article was changed meanwhile. */
export function showQuickEditFailure(
  error: unknown,
  article: AdminArticleRow,
  list: ListHandle<AdminArticleRow>,
): void {
  if (!isChangedMeanwhile(error)) return showFailure(error);
  showToast({ tone: 'warn', title: t('article.changedMeanwhile'), text: article.title });
  list.reload();
}

/** Saves one value of an article in the list. `onRefused` returns whether it handles the refusal. */
export const useQuickEdit = (
  article: AdminArticleRow,
  list: ListHandle<AdminArticleRow>,
  onRefused: (error: unknown, change: Change) => boolean = () => false,
) =>
  useMutation({
    mutationFn: (change: Change) => sendQuickEdit(article, change),
    onSuccess: (row) => list.replace(row),
    onError: (error, change) => {
      if (!onRefused(error, change)) showQuickEditFailure(error, article, list);
    },
  });
