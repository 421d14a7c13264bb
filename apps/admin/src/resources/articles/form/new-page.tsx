import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ArticleForm } from '@sjaj/contract';
import { Breadcrumbs, Notice, showToast } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { queryClient } from '../../../shared/api/query-client.ts';
import { FormHead } from '../../../shared/form/form-head.tsx';
import { LeaveGuard } from '../../../shared/form/leave-guard.tsx';
import { useDraft } from '../../../shared/form/use-draft.ts';
import { t } from '../../../shared/texts/t.ts';
import { EMPTY_DRAFT } from './draft.logic.ts';
import { checkedForm, titleOf } from './fields.ts';
import { FormSections } from './form-sections.tsx';
import { PublicationCard } from './publication-card.tsx';
import { useFaults } from './use-faults.ts';

/** A new article; once it is saved, its own page takes over. */
export function NewPage() {
  const state = useDraft(EMPTY_DRAFT);
  const faults = useFaults(state);
  const navigate = useNavigate();
  // The same press twice makes one article.
  const [idempotencyKey, renewKey] = useState(() => crypto.randomUUID());
  const create = useMutation({
    mutationFn: async (form: ArticleForm) => (await api.articles.create({ body: form, idempotencyKey })).data,
    onSuccess: async ({ id, code }) => {
      showToast({ title: t('sign.saved'), text: code });
      await queryClient.invalidateQueries({ queryKey: ['articles', 'list'] });
      await navigate({ to: `/articles/${id}`, replace: true, ignoreBlocker: true });
    },
    onError: (error) => {
      renewKey(crypto.randomUUID());
      faults.refuse(error);
    },
  });
  const save = () => {
    const form = faults.check() ? checkedForm(state.draft) : null;
    if (form) create.mutate(form);
  };
  return (
    <>
      <Breadcrumbs trail={[{ href: '/articles', title: t('resource.articles') }, { title: t('article.titleNew') }]} />
      <FormHead
        title={titleOf(state.draft) || t('article.titleNew')}
        changes={state.changed.length}
        busy={create.isPending}
        onSave={save}
        onDiscard={() => state.reset()}
      />
      <div className="adm-lay">
        <div className="adm-lay-main">
          <FormSections state={state} faults={faults.shown} />
        </div>
        <div className="adm-lay-side">
          <PublicationCard state={state} />
          <Notice>{t('article.picturesAfterSave')}</Notice>
        </div>
      </div>
      <LeaveGuard isChanged={state.changed.length > 0 && !create.isSuccess} />
    </>
  );
}
