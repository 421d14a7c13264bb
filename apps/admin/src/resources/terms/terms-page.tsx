import { useState } from 'react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { AdminTerms, TermsForm } from '@sjaj/contract';
import { Panel, PageTitle, Skeleton } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { RecordFrame } from '../../shared/form/record-frame.tsx';
import { useDraft } from '../../shared/form/use-draft.ts';
import { useFormErrors } from '../../shared/form/use-form-errors.ts';
import { useRecordSave } from '../../shared/form/use-record-save.ts';
import { FailureState } from '../../shared/page/failure-state.tsx';
import { t } from '../../shared/texts/t.ts';
import { TextsCard } from '../../shared/texts-form/texts-card.tsx';
import { tableTime } from '../../shared/figures/table-time.ts';
import { checkedForm, type Draft, draftErrors, draftOf, FIELD_NAMES, FIELDS, shownValue } from './draft.ts';

const termsQuery = queryOptions({
  queryKey: ['terms'],
  // A form loads the current version once. Refetches must not replace it during editing.
  gcTime: 0,
  staleTime: Infinity,
  queryFn: async ({ signal }) => (await api.terms.read({ signal })).data,
});

/** The terms of use. */
export function TermsPage() {
  const { data, error, refetch } = useQuery(termsQuery);
  if (data) return <Editor opened={data} />;
  return (
    <>
      <PageTitle title={t('resource.terms')} />
      {error ? (
        <Panel>
          <FailureState error={error} onRetry={() => void refetch()} />
        </Panel>
      ) : (
        <Skeleton height={420} radius={12} />
      )}
    </>
  );
}

function Editor({ opened }: { readonly opened: AdminTerms }) {
  // Each save replaces it by its response.
  const [saved, setSaved] = useState(opened);
  const state = useDraft(draftOf(opened));
  const errors = useFormErrors(state, draftErrors);
  const save = useRecordSave<AdminTerms, TermsForm, Draft>({
    ...{ state, draftOf, checkedForm, shownValue, changedMeanwhile: 'records.changed_meanwhile' },
    update: (body) => api.terms.update({ body }),
    fetch: () => api.terms.read(),
    labelOf: (key) => t(FIELD_NAMES[key]),
    titleOf: () => t('resource.terms'),
    onRecord: setSaved,
    onSaved: () => undefined,
    onRefused: errors.refuse,
  });
  const onSave = () => {
    const form = errors.check() ? checkedForm(state.draft) : null;
    if (form) save.send(form, saved.version);
  };
  return (
    <RecordFrame
      title={t('resource.terms')}
      changes={state.changed.length}
      isSaving={save.isPending}
      onSave={onSave}
      onDiscard={() => state.reset()}
      conflict={save.conflict}
      main={
        <TextsCard
          title={t('resource.terms')}
          fields={FIELDS}
          texts={state.draft}
          errors={errors.shown}
          onWrite={(key, text) => state.set(key, text)}
        />
      }
      side={<InForce validFrom={saved.validFrom} />}
    />
  );
}

function InForce({ validFrom }: Pick<AdminTerms, 'validFrom'>) {
  return (
    <Panel title={t('terms.inForce')}>
      <div className="sj-col sj-g12">
        {validFrom !== null && <p>{t('terms.since', { date: tableTime(validFrom, new Date()) })}</p>}
        <p className="sj-sm sj-t3">{t('terms.newVersion')}</p>
        <a className="sj-link sj-sm" href="/terms-and-conditions" target="_blank" rel="noreferrer">
          {t('terms.inShop')}
        </a>
      </div>
    </Panel>
  );
}
