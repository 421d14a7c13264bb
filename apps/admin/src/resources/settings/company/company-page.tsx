import './company.css';
import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { supplierQuery } from '@sjaj/app-kit';
import type { AdminSupplier, SupplierForm } from '@sjaj/contract';
import { Breadcrumbs, Notice } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { RecordFrame } from '../../../shared/form/record-frame.tsx';
import { formQuery } from '../../../shared/form/form-query.ts';
import { SingleRecord } from '../../../shared/form/single-record.tsx';
import { useDraft } from '../../../shared/form/draft.ts';
import { useFormErrors } from '../../../shared/form/form-errors.ts';
import { useRecordSave } from '../../../shared/form/use-record-save.ts';
import { t } from '../../../shared/texts/t.ts';
import { CompanyMain } from './company-cards.tsx';
import { companyForm } from './company-form.ts';
import { type Draft, draftOf } from './draft.logic.ts';
import { LogoCard } from './logo-card.tsx';

const companyDataQuery = formQuery(['settings', 'company'], api.supplier.read);

/** The supplier, as documents, mails and pages show it. */
export function CompanyPage() {
  return (
    <>
      <Breadcrumbs trail={[{ href: '/settings', title: t('resource.settings') }, { title: t('supplier.title') }]} />
      <SingleRecord query={useQuery(companyDataQuery)} title={t('supplier.title')}>
        {(opened) => <Editor opened={opened} />}
      </SingleRecord>
    </>
  );
}

const { checkedForm, errorsOf, fieldNames, shownValue } = companyForm;

function Editor({ opened }: { readonly opened: AdminSupplier }) {
  const queries = useQueryClient();
  // The saved version. Each save replaces it by its response.
  const [saved, setSaved] = useState(opened);
  const state = useDraft(draftOf(opened));
  const errors = useFormErrors(state, errorsOf);
  const save = useRecordSave<AdminSupplier, SupplierForm, Draft>({
    state,
    draftOf,
    checkedForm,
    shownValue,
    changedMeanwhile: 'records.changed_meanwhile',
    update: (body) => api.supplier.update({ body }),
    fetch: () => api.supplier.read(),
    labelOf: (key) => t(fieldNames[key]),
    titleOf: () => t('supplier.title'),
    onRecord: setSaved,
    onSaved: () => void queries.invalidateQueries(supplierQuery),
    onRefused: errors.refuse,
  });
  const onSave = () => {
    const form = errors.check() ? checkedForm(state.draft) : null;
    if (form) save.send(form, saved.version);
  };
  return (
    <RecordFrame
      title={t('supplier.title')}
      changes={state.changed.length}
      isSaving={save.isPending}
      onSave={onSave}
      onDiscard={() => state.reset()}
      conflict={save.conflict}
      main={
        <>
          {!saved.supplier && <Notice>{t('supplier.missing')}</Notice>}
          <CompanyMain state={state} errors={errors.shown} />
        </>
      }
      side={
        <>
          <LogoCard logoUrl={saved.logoUrl} onLogo={(logoUrl) => setSaved({ ...saved, logoUrl })} />
          <p className="sj-sm sj-t3">{t('supplier.atOnce')}</p>
        </>
      }
    />
  );
}
