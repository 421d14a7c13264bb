import { historyKey } from '../../../shared/history/history-key.ts';
import type { AdminCompany, CompanyForm } from '@sjaj/contract';
import { api } from '../../../shared/api/api.ts';
import { queryClient } from '../../../shared/api/query-client.ts';
import type { DraftState } from '../../../shared/form/draft.ts';
import { useRecordSave } from '../../../shared/form/use-record-save.ts';
import { t } from '../../../shared/texts/t.ts';
import { type Draft, draftOf } from './draft.logic.ts';
import { checkedForm, FIELD_NAMES, shownValue } from './fields.ts';

interface SaveSettings {
  readonly company: AdminCompany;
  readonly state: DraftState<Draft>;
  readonly onSaved: (company: AdminCompany) => void;
  readonly onRefused: (error: unknown) => void;
}

/** Saves a company. If it was changed meanwhile, the conflict dialog compares the two versions. */
export const useSave = ({ company, state, onSaved, onRefused }: SaveSettings) =>
  useRecordSave<AdminCompany, CompanyForm, Draft>({
    state,
    draftOf,
    checkedForm,
    shownValue,
    changedMeanwhile: 'records.changed_meanwhile',
    update: (body) => api.companies.update({ params: { id: company.id }, body }),
    fetch: () => api.companies.one({ params: { id: company.id } }),
    labelOf: (key) => t(FIELD_NAMES[key]),
    titleOf: ({ title }) => title,
    onRecord: onSaved,
    onSaved: () => {
      void queryClient.invalidateQueries({ queryKey: ['companies', 'list'] });
      void queryClient.invalidateQueries({ queryKey: historyKey('company', company.id) });
    },
    onRefused,
  });
