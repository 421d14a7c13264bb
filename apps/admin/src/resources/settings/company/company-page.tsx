import './company.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { supplierQuery } from '@sjaj/app-kit';
import type { AdminSupplier, SupplierForm } from '@sjaj/contract';
import { Breadcrumbs, Notice } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { RecordFrame } from '../../../shared/form/record-frame.tsx';
import { formQuery } from '../../../shared/form/form-query.ts';
import { SingleRecord } from '../../../shared/form/single-record.tsx';
import { useRecordEditor } from '../../../shared/form/use-record-save.ts';
import { t } from '../../../shared/texts/t.ts';
import { ColourCard } from './colour-card.tsx';
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

function Editor({ opened }: { readonly opened: AdminSupplier }) {
  const queries = useQueryClient();
  const { record, setRecord, state, errors, frame } = useRecordEditor<AdminSupplier, SupplierForm, Draft>({
    opened,
    form: { ...companyForm, draftOf },
    update: (body) => api.supplier.update({ body }),
    fetch: () => api.supplier.read(),
    titleOf: () => t('supplier.title'),
    onSaved: () => void queries.invalidateQueries(supplierQuery),
  });
  return (
    <RecordFrame
      title={t('supplier.title')}
      {...frame}
      main={
        <>
          {!record.supplier && <Notice>{t('supplier.missing')}</Notice>}
          <CompanyMain state={state} errors={errors} />
        </>
      }
      side={
        <>
          <LogoCard logoUrl={record.logoUrl} onLogo={(logoUrl) => setRecord({ ...record, logoUrl })} />
          <ColourCard
            value={state.draft.accentColour}
            error={errors['accentColour']}
            onChange={(colour) => state.set('accentColour', colour)}
          />
          <p className="sj-sm sj-t3">{t('supplier.atOnce')}</p>
        </>
      }
    />
  );
}
