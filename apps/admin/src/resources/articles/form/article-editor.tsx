import { useState } from 'react';
import { IconExternalLink } from '@tabler/icons-react';
import type { AdminArticle } from '@sjaj/contract';
import { buttonClass } from '@sjaj/ui';
import { ConflictDialog } from '../../../shared/form/conflict-dialog.tsx';
import { FormHead } from '../../../shared/form/form-head.tsx';
import { LeaveGuard } from '../../../shared/form/leave-guard.tsx';
import { useDraft } from '../../../shared/form/use-draft.ts';
import { usePageTitle } from '../../../shared/page/use-page-title.ts';
import { t } from '../../../shared/texts/t.ts';
import { draftOf } from './draft.logic.ts';
import { checkedForm, titleOf } from './fields.ts';
import { FormSections } from './form-sections.tsx';
import { PicturesCard } from './pictures-card.tsx';
import { PublicationCard } from './publication-card.tsx';
import { StockCard } from './stock-card.tsx';
import { useFaults } from './use-faults.ts';
import { useSave } from './use-save.ts';

/** The form of an article: texts, data and prices in the middle, publication, pictures and stock beside them. */
export function ArticleEditor({ article: opened }: { readonly article: AdminArticle }) {
  // What is saved now; the answer of every save takes its place.
  const [article, setArticle] = useState(opened);
  const state = useDraft(draftOf(opened));
  const faults = useFaults(state);
  const save = useSave({ article, state, onSaved: setArticle, onRefused: faults.refuse });
  usePageTitle(titleOf(state.saved));
  /** Something beside the form was saved: what is typed stays. */
  const took = (saved: AdminArticle) => {
    setArticle(saved);
    state.rebase(draftOf(saved));
  };
  const onSave = () => {
    const form = faults.check() ? checkedForm(state.draft) : null;
    if (form) save.send(form, article.version);
  };
  return (
    <>
      <FormHead
        title={titleOf(state.draft)}
        changes={state.changed.length}
        busy={save.isPending}
        onSave={onSave}
        onDiscard={() => state.reset()}
      >
        <a
          className={buttonClass({ variant: 'line', size: 'sm' })}
          href={`/article/${article.id}/${article.slug}`}
          target="_blank"
        >
          <IconExternalLink size={16} aria-hidden="true" />
          {t('form.asCustomerSees')}
          <span className="sj-vh">{` (${t('sign.newTab')})`}</span>
        </a>
      </FormHead>
      <div className="adm-lay">
        <div className="adm-lay-main">
          <FormSections state={state} faults={faults.shown} />
        </div>
        <div className="adm-lay-side">
          <PublicationCard state={state} />
          <PicturesCard article={article} onSaved={took} />
          <StockCard article={article} onSaved={took} />
        </div>
      </div>
      {save.conflict && (
        <ConflictDialog
          conflicts={save.conflict.rows}
          busy={save.isPending}
          onTakeMine={save.conflict.takeMine}
          onTakeTheirs={save.conflict.takeTheirs}
          onClose={save.conflict.close}
        />
      )}
      <LeaveGuard isChanged={state.changed.length > 0} />
    </>
  );
}
