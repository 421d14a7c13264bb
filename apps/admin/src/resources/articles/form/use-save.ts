import { useQuery } from '@tanstack/react-query';
import type { AdminArticle } from '@sjaj/contract';
import { api } from '../../../shared/api/api.ts';
import { queryClient } from '../../../shared/api/query-client.ts';
import type { DraftState } from '../../../shared/form/draft.ts';
import { useRecordSave } from '../../../shared/form/use-record-save.ts';
import { t } from '../../../shared/texts/t.ts';
import { optionsQuery } from '../queries.ts';
import type { Draft } from './draft.logic.ts';
import { articleForm, shownValue } from './fields.ts';
import { hasOtherPrices, pricesIn, type SentForm, useArticlePriceCheck } from './prices.ts';

interface SaveSettings {
  readonly article: AdminArticle;
  readonly state: DraftState<Draft>;
  readonly onSaved: (article: AdminArticle) => void;
  readonly onRefused: (error: unknown) => void;
}

/** Saves an article. If it was changed meanwhile, the conflict dialog compares the two versions. */
export function useSave({ article, state, onSaved, onRefused }: SaveSettings) {
  const { data: options } = useQuery(optionsQuery);
  const check = useArticlePriceCheck();
  const save = useRecordSave<AdminArticle, SentForm, Draft>({
    ask: check.askForm,
    ...articleForm,
    state,
    onRefused,
    changedMeanwhile: 'articles.changed_meanwhile',
    update: (body) => api.articles.update({ params: { id: article.id }, body }),
    fetch: () => api.articles.one({ params: { id: article.id } }),
    labelOf: (key) => t(articleForm.fieldNames[key]),
    shownValue: (draft, key) => shownValue(draft, key, options),
    titleOf: ({ code }) => code,
    onRecord: onSaved,
    onSaved: () => void queryClient.invalidateQueries({ queryKey: ['articles', 'list'] }),
    undo: (before, saved) => {
      const form = articleForm.checkedForm(before);
      if (!form || !hasOtherPrices(form, saved)) return null;
      const body = { ...form, version: saved.version, confirmedPrices: pricesIn(form) };
      return async () => (await api.articles.update({ params: { id: article.id }, body })).data;
    },
  });
  return { ...save, dialog: check.dialog };
}
