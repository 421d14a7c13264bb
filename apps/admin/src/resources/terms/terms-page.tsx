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
import { useRecordEditor } from '../../shared/form/use-record-save.ts';
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
  const { record, state, errors, frame } = useRecordEditor<AdminTerms, TermsForm, z.input<typeof FIELDS>>({
    opened,
    form: termsForm,
    update: (body) => api.terms.update({ body }),
    fetch: () => api.terms.read(),
    titleOf: () => t('resource.terms'),
    onSaved: () => undefined,
  });
  return (
    <RecordFrame
      title={t('resource.terms')}
      {...frame}
      main={
        <TextsCard
          title={t('resource.terms')}
          fields={TEXT_FIELDS}
          texts={state.draft}
          errors={errors}
          onWrite={(key, text) => state.set(key, text)}
        />
      }
      side={<InForce validFrom={record.validFrom} />}
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
