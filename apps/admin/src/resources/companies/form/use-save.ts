import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { AdminCompany, CompanyForm } from '@sjaj/contract';
import { showToast } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { showFailure } from '../../../shared/api/failure.ts';
import { queryClient } from '../../../shared/api/query-client.ts';
import { conflictsOf, ontoSaved } from '../../../shared/form/draft.logic.ts';
import type { DraftState } from '../../../shared/form/use-draft.ts';
import { t } from '../../../shared/texts/t.ts';
import { isChangedMeanwhile } from '../queries.ts';
import { type Draft, draftOf } from './draft.logic.ts';
import { checkedForm, FIELD_NAMES, shownValue } from './fields.ts';

interface SaveSettings {
  readonly company: AdminCompany;
  readonly state: DraftState<Draft>;
  readonly onSaved: (company: AdminCompany) => void;
}

/** Saves a company; where somebody else was faster, fetches what was saved, for the two to be compared. */
export function useSave({ company, state, onSaved }: SaveSettings) {
  const [theirs, setTheirs] = useState<AdminCompany | null>(null);
  const save = useMutation({
    mutationFn: async ({ form, version }: { readonly form: CompanyForm; readonly version: number }) =>
      (await api.companies.update({ params: { id: company.id }, body: { ...form, version } })).data,
    onSuccess: (saved) => {
      setTheirs(null);
      onSaved(saved);
      state.reset(draftOf(saved));
      showToast({ title: t('sign.saved'), text: saved.title });
      void queryClient.invalidateQueries({ queryKey: ['companies', 'list'] });
      void queryClient.invalidateQueries({ queryKey: ['companies', 'history', company.id] });
    },
    onError: async (error) => {
      if (!isChangedMeanwhile(error)) return showFailure(error);
      try {
        setTheirs((await api.companies.one({ params: { id: company.id } })).data);
      } catch (lost) {
        showFailure(lost);
      }
    },
  });
  const send = (form: CompanyForm, version: number) => save.mutate({ form, version });
  return {
    send,
    isPending: save.isPending,
    conflict: theirs && {
      rows: conflictsOf(state.saved, state.draft, draftOf(theirs)).map((key) => ({
        label: t(FIELD_NAMES[key]),
        mine: shownValue(state.draft, key),
        theirs: shownValue(draftOf(theirs), key),
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
