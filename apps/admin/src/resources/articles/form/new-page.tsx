import { useQuery } from '@tanstack/react-query';
import type { AdminArticle } from '@sjaj/contract';
import { Breadcrumbs, Notice, Skeleton } from '@sjaj/ui';
import { useCan } from '../../../shared/session/profile.ts';
import { api } from '../../../shared/api/api.ts';
import { useDuplicatedId } from '../../../shared/form/duplicate-link.tsx';
import { RecordFrame } from '../../../shared/form/record-frame.tsx';
import { useDraft } from '../../../shared/form/draft.ts';
import { useFormErrors } from '../../../shared/form/form-errors.ts';
import { useRecordCreate } from '../../../shared/form/use-record-create.ts';
import { t } from '../../../shared/texts/t.ts';
import { FailureState } from '../../../shared/page/failure-state.tsx';
import { articleQuery } from '../queries.ts';
import { copyOf, type Draft, EMPTY_DRAFT } from './draft.logic.ts';
import { articleForm, titleOf } from './fields.ts';
import { type SentForm, useArticlePriceCheck } from './prices.ts';
import { FormSections } from './form-sections.tsx';
import { PublicationCard } from './publication-card.tsx';

/** The page to create an article, from nothing or like another one (`?from=12`). Saving opens the page of the article. */
export function NewPage() {
  const id = useDuplicatedId();
  return id !== null ? <CopyPage id={id} /> : <NewArticle draft={EMPTY_DRAFT} />;
}

function CopyPage({ id }: { readonly id: number }) {
  const { data, error, refetch } = useQuery(articleQuery(id));
  if (error) return <FailureState error={error} onRetry={() => void refetch()} back="/articles" />;
  if (!data) return <Skeleton height={360} radius={12} />;
  return <NewArticle draft={copyOf(articleForm.draftOf(data))} linkTitles={data.linkTitles} />;
}

interface NewArticleProps {
  readonly draft: Draft;
  readonly linkTitles?: Readonly<Record<string, string>>;
}

function NewArticle({ draft, linkTitles = {} }: NewArticleProps) {
  // Who does not see purchase prices leaves a new article without one.
  const state = useDraft(useCan('viewCostPrices') ? draft : { ...draft, nc: '0' });
  const errors = useFormErrors(state, articleForm.errorsOf);
  const check = useArticlePriceCheck();
  const create = useRecordCreate<AdminArticle, SentForm>({
    ask: check.askForm,
    create: (input) => api.articles.create(input),
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
        main={<FormSections state={state} errors={errors.shown} linkTitles={linkTitles} />}
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
