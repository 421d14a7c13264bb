import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { type AdminTerms, TermsForm } from '@sjaj/contract';
import { Panel } from '@sjaj/ui';
import { z } from 'zod';
import { api } from '../../shared/api/api.ts';
import { textsWithBosnian } from '../../shared/form/field-codecs.logic.ts';
import { recordForm } from '../../shared/form/record-form.ts';
import { RecordFrame } from '../../shared/form/record-frame.tsx';
import { formQuery } from '../../shared/form/form-query.ts';
import { SingleRecord } from '../../shared/form/single-record.tsx';
import { useDraft } from '../../shared/form/draft.ts';
import { useFormErrors } from '../../shared/form/form-errors.ts';
import { useRecordSave } from '../../shared/form/use-record-save.ts';
import { t } from '../../shared/texts/t.ts';
import { TextsCard } from '../../shared/texts-form/texts-card.tsx';
import { tableTime } from '../../shared/figures/table-time.ts';
import type { TextField } from '../../shared/texts-form/text-draft.logic.ts';

const FIELDS = z.object({ title: textsWithBosnian(), content: textsWithBosnian() });

const TEXT_FIELDS = [
  { key: 'title', label: 'terms.title', longest: 120 },
  { key: 'content', label: 'terms.content', longest: 9_000, rich: true },
] as const satisfies readonly TextField<string>[];

const termsForm = recordForm({
  fields: FIELDS,
  schema: TermsForm,
  fieldNames: { title: 'terms.title', content: 'terms.content' },
});

const termsQuery = formQuery(['terms'], api.terms.read);

/** The terms of use. */
export function TermsPage() {
  return (
    <SingleRecord query={useQuery(termsQuery)} title={t('resource.terms')}>
      {(opened) => <Editor opened={opened} />}
    </SingleRecord>
  );
}

function Editor({ opened }: { readonly opened: AdminTerms }) {
  // Each save replaces it by its response.
  const [saved, setSaved] = useState(opened);
  const state = useDraft(termsForm.draftOf(opened));
  const errors = useFormErrors(state, termsForm.errorsOf);
  const save = useRecordSave<AdminTerms, TermsForm, z.input<typeof FIELDS>>({
    ...termsForm,
    state,
    changedMeanwhile: 'records.changed_meanwhile',
    update: (body) => api.terms.update({ body }),
    fetch: () => api.terms.read(),
    labelOf: (key) => t(termsForm.fieldNames[key]),
    titleOf: () => t('resource.terms'),
    onRecord: setSaved,
    onSaved: () => undefined,
    onRefused: errors.refuse,
  });
  const onSave = () => {
    const form = errors.check() ? termsForm.checkedForm(state.draft) : null;
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
          fields={TEXT_FIELDS}
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
