import { usePageTitle } from '@sjaj/app-kit';
import type { AdminCompany, CompanyForm } from '@sjaj/contract';
import { Breadcrumbs, Panel } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { RecordFrame } from '../../../shared/form/record-frame.tsx';
import { useDraft } from '../../../shared/form/draft.ts';
import { useFormErrors } from '../../../shared/form/form-errors.ts';
import { useRecordCreate } from '../../../shared/form/use-record-create.ts';
import { t } from '../../../shared/texts/t.ts';
import { MasterDataFields } from './basics-section.tsx';
import { EMPTY_DRAFT } from './draft.logic.ts';
import { checkedForm, draftErrors } from './fields.ts';

/** A new company; once it is saved, its own page has limits, people and prices. */
export function NewCompanyPage() {
  const state = useDraft(EMPTY_DRAFT);
  const errors = useFormErrors(state, draftErrors);
  const create = useRecordCreate<AdminCompany, CompanyForm>({
    create: api.companies.create,
    titleOf: ({ title }) => title,
    home: '/companies',
    queryKey: 'companies',
    onRefused: errors.refuse,
  });
  usePageTitle(t('company.new'));
  const onSave = () => {
    const form = errors.check() ? checkedForm(state.draft) : null;
    if (form) create.mutate(form);
  };
  return (
    <>
      <Breadcrumbs trail={[{ href: '/companies', title: t('resource.companies') }, { title: t('company.new') }]} />
      <RecordFrame
        title={state.draft.title.trim() || t('company.new')}
        changes={create.isSuccess ? 0 : state.changed.length}
        isSaving={create.isPending}
        onSave={onSave}
        onDiscard={() => state.reset()}
        main={
          <Panel title={t('form.basics')}>
            <MasterDataFields state={state} errors={errors.shown} />
          </Panel>
        }
        side={
          <Panel title={t('company.people')}>
            <p className="sj-sm sj-t2">{t('company.newHint')}</p>
          </Panel>
        }
      />
    </>
  );
}
