import { useMutation } from '@tanstack/react-query';
import { CallFailed } from '@sjaj/client';
import type { AdminArticleRow } from '@sjaj/contract';
import { showToast } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { showFailure } from '../../shared/api/failure.ts';
import type { ListHandle } from '../../shared/list/definition.ts';
import { t } from '../../shared/texts/t.ts';

type Change = { readonly vpc?: number } | { readonly mpc?: number } | { readonly isVisibleOnWeb?: boolean };

/** Whether somebody else has saved the article since it was shown. */
const isChangedMeanwhile = (error: unknown): boolean =>
  error instanceof CallFailed && error.code === 'articles.changed_meanwhile';

/** Saves one value of an article in the list, unless somebody else was faster: then the list is shown as it is now. */
export const useQuickEdit = (article: AdminArticleRow, list: ListHandle<AdminArticleRow>) =>
  useMutation({
    mutationFn: async (change: Change) => {
      const body = { version: article.version, ...change };
      return (await api.articles.quickEdit({ params: { id: article.id }, body })).data;
    },
    onSuccess: (row) => list.replace(row),
    onError: (error) => {
      if (!isChangedMeanwhile(error)) return showFailure(error);
      showToast({ tone: 'warn', title: t('article.changedMeanwhile'), text: article.title });
      list.reload();
    },
  });
