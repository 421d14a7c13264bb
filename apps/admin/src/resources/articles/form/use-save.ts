import { useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { AdminArticle, ArticleForm } from '@sjaj/contract';
import { showToast } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { showFailure } from '../../../shared/api/failure.ts';
import { queryClient } from '../../../shared/api/query-client.ts';
import { conflictsOf, ontoSaved } from '../../../shared/form/draft.logic.ts';
import type { DraftState } from '../../../shared/form/use-draft.ts';
import { t } from '../../../shared/texts/t.ts';
import { optionsQuery } from '../queries.ts';
import { isChangedMeanwhile } from '../use-quick-edit.ts';
import { type Draft, draftOf } from './draft.logic.ts';
import { checkedForm, FIELD_NAMES, shownValue } from './fields.ts';

interface SaveSettings {
  readonly article: AdminArticle;
  readonly state: DraftState<Draft>;
  readonly onSaved: (article: AdminArticle) => void;
  readonly onRefused: (error: unknown) => void;
}

/** Saves an article; where somebody else was faster, fetches what was saved, for the two to be compared. */
export function useSave({ article, state, onSaved, onRefused }: SaveSettings) {
  const [theirs, setTheirs] = useState<AdminArticle | null>(null);
  const { data: options } = useQuery(optionsQuery);
  const save = useMutation({
    mutationFn: async ({ form, version }: { readonly form: ArticleForm; readonly version: number }) =>
      (await api.articles.update({ params: { id: article.id }, body: { ...form, version } })).data,
    onSuccess: (saved) => {
      setTheirs(null);
      onSaved(saved);
      state.reset(draftOf(saved));
      showToast({ title: t('sign.saved'), text: saved.code });
      void queryClient.invalidateQueries({ queryKey: ['articles', 'list'] });
    },
    onError: async (error) => {
      if (!isChangedMeanwhile(error)) return onRefused(error);
      try {
        setTheirs((await api.articles.one({ params: { id: article.id } })).data);
      } catch (lost) {
        showFailure(lost);
      }
    },
  });
  const send = (form: ArticleForm, version: number) => save.mutate({ form, version });
  return {
    send,
    isPending: save.isPending,
    conflict: theirs && {
      rows: conflictsOf(state.saved, state.draft, draftOf(theirs)).map((key) => ({
        label: t(FIELD_NAMES[key]),
        mine: shownValue(state.draft, key, options),
        theirs: shownValue(draftOf(theirs), key, options),
      })),
      takeMine: () => {
        const form = checkedForm(ontoSaved(state.saved, state.draft, draftOf(theirs)));
        if (form) send(form, theirs.version);
      },
      takeTheirs: () => {
        onSaved(theirs);
        state.reset(draftOf(theirs));
        setTheirs(null);
      },
      close: () => setTheirs(null),
    },
  };
}
