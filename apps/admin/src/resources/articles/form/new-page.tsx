import type { AdminArticle } from '@sjaj/contract';
import { Breadcrumbs, Notice } from '@sjaj/ui';
import { useCan } from '../../../shared/session/profile.ts';
import { api } from '../../../shared/api/api.ts';
import { RecordFrame } from '../../../shared/form/record-frame.tsx';
import { useDraft } from '../../../shared/form/draft.ts';
import { useFormErrors } from '../../../shared/form/form-errors.ts';
import { useRecordCreate } from '../../../shared/form/use-record-create.ts';
import { t } from '../../../shared/texts/t.ts';
import { EMPTY_DRAFT } from './draft.logic.ts';
import { articleForm, titleOf } from './fields.ts';
import { type SentForm, useArticlePriceCheck } from './prices.ts';
import { FormSections } from './form-sections.tsx';
import { PublicationCard } from './publication-card.tsx';

/** The page to create an article. Saving opens the page of the article. */
export function NewPage() {
  // Who does not see purchase prices leaves a new article without one.
  const state = useDraft(useCan('viewCostPrices') ? EMPTY_DRAFT : { ...EMPTY_DRAFT, nc: '0' });
  const errors = useFormErrors(state, articleForm.errorsOf);
  const check = useArticlePriceCheck();
  const create = useRecordCreate<AdminArticle, SentForm>({
    ask: check.askForm,
    create: (ask) => api.articles.create(ask),
    titleOf: ({ code }) => code,
    home: '/articles',
    queryKey: 'articles',
    onRefused: errors.refuse,
  });
  const onSave = () => {
    const form = errors.check() ? articleForm.checkedForm(state.draft) : null;
    if (form) create.mutate(form);
  };
  return (
    <>
      <Breadcrumbs trail={[{ href: '/articles', title: t('resource.articles') }, { title: t('article.titleNew') }]} />
      <RecordFrame
        title={titleOf(state.draft) || t('article.titleNew')}
        changes={create.isSuccess ? 0 : state.changed.length}
        isSaving={create.isPending}
        onSave={onSave}
        onDiscard={() => state.reset()}
        main={<FormSections state={state} errors={errors.shown} />}
        side={
          <>
            <PublicationCard state={state} />
            <Notice>{t('article.picturesAfterSave')}</Notice>
          </>
        }
      />
      {check.dialog}
    </>
  );
}
