import { useState } from 'react';
import { IconExternalLink } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { usePageTitle } from '@sjaj/app-kit';
import type { AdminArticle } from '@sjaj/contract';
import { buttonClass } from '@sjaj/ui';
import { useCan } from '../../../shared/session/profile.ts';
import { NotesCard } from '../../../shared/notes/notes-card.tsx';
import { HistoryCard } from '../../../shared/history/history-card.tsx';
import { DuplicateLink } from '../../../shared/form/duplicate-link.tsx';
import { RecordFrame } from '../../../shared/form/record-frame.tsx';
import { api } from '../../../shared/api/api.ts';
import { useDraft } from '../../../shared/form/draft.ts';
import { useFormErrors } from '../../../shared/form/form-errors.ts';
import { t } from '../../../shared/texts/t.ts';
import { articleForm, titleOf } from './fields.ts';
import { FormSections } from './form-sections.tsx';
import { PicturesCard } from './pictures-card.tsx';
import { DatasheetsCard } from '../datasheets/datasheets-card.tsx';
import { ArchiveCard } from './archive-card.tsx';
import { PriceHistoryCard } from './price-history-card.tsx';
import { PublicationCard } from './publication-card.tsx';
import { VariationCard } from '../variations/variation-card.tsx';
import { StockCard } from './stock-card.tsx';
import { useSave } from './use-save.ts';

/** The form of an article: texts, data and prices in the main column; publication, pictures and stock in the side column. */
export function ArticleEditor({ article: opened }: { readonly article: AdminArticle }) {
  // The saved version. Each save replaces it by its response.
  const [article, setArticle] = useState(opened);
  const canEdit = useCan('editArticles');
  const state = useDraft(articleForm.draftOf(opened));
  const errors = useFormErrors(state, articleForm.errorsOf);
  const save = useSave({ article, state, onSaved: setArticle, onRefused: errors.refuse });
  usePageTitle(titleOf(state.saved));
  /** Takes over a part that is saved outside the form. Typed values stay. */
  const took = (saved: AdminArticle) => {
    setArticle(saved);
    state.rebase(articleForm.draftOf(saved));
  };
  const reload = useMutation({
    mutationFn: async () => (await api.articles.one({ params: { id: article.id } })).data,
    onSuccess: took,
  });
  const onSave = () => {
    const form = errors.check() ? articleForm.checkedForm(state.draft) : null;
    if (form) save.send(form, article.version);
  };
  return (
    <>
      <RecordFrame
        title={titleOf(state.draft)}
        changes={state.changed.length}
        isSaving={save.isPending}
        isReadOnly={!canEdit}
        onSave={onSave}
        onDiscard={() => state.reset()}
        conflict={save.conflict}
        actions={
          <>
            {canEdit && <DuplicateLink home="/articles" id={article.id} />}
            <a
              className={buttonClass({ variant: 'line', size: 'sm' })}
              href={`/article/${article.id}/${article.slug}`}
              target="_blank"
            >
              <IconExternalLink size={16} aria-hidden="true" />
              {t('form.asCustomerSees')}
              <span className="sj-vh">{` (${t('sign.newTab')})`}</span>
            </a>
          </>
        }
        sideCards={<NotesCard entity="article" id={article.id} />}
        main={
          <>
            <FormSections state={state} errors={errors.shown} linkTitles={article.linkTitles} />
            <VariationCard articleId={article.id} canEdit={canEdit} onSaved={() => reload.mutate()} />
          </>
        }
        side={
          <>
            <PublicationCard state={state} isArchived={article.archivedAt !== null} />
            <PicturesCard article={article} canEdit={canEdit} onSaved={took} />
            <DatasheetsCard articleId={article.id} canEdit={canEdit} />
            <StockCard article={article} onSaved={took} />
            <PriceHistoryCard articleId={article.id} version={article.version} />
            {canEdit && <ArchiveCard article={article} onSaved={took} />}
            <HistoryCard entity="article" entityId={article.id} name={titleOf(state.saved)} version={article.version} />
          </>
        }
      />
      {save.dialog}
    </>
  );
}
