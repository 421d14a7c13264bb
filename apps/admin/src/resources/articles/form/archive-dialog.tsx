import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '@sjaj/app-kit';
import { CallFailed } from '@sjaj/client';
import type { AdminArticle, AdminArticleRow } from '@sjaj/contract';
import { showToast } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { ArticleField } from '../../../shared/catalogue/article-field.tsx';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { t } from '../../../shared/texts/t.ts';

interface ArchiveDialogProps {
  readonly article: AdminArticle;
  readonly onSaved: (article: AdminArticle) => void;
  readonly onClose: () => void;
}

/** Asks what replaces the article, and archives it. */
export function ArchiveDialog({ article, onSaved, onClose }: ArchiveDialogProps) {
  const { id, code, version, onHand, links } = article;
  const [successor, setSuccessor] = useState<AdminArticleRow | null>(null);
  const linked = links.find(({ relation }) => relation === 'replacement');
  const archive = useMutation({
    mutationFn: () =>
      api.articleArchive.add({ params: { id }, body: { version, successorCode: successor?.code ?? null } }),
    onSuccess: ({ data, info }) => {
      showToast({ tone: 'done', title: info?.message ?? t('sign.saved') });
      onSaved(data);
      onClose();
    },
    // The dialog shows it.
    onError: () => undefined,
  });
  const atField = archive.error instanceof CallFailed ? archive.error.errors[0]?.message : undefined;
  return (
    <FormDialog
      title={t('article.archiveSure', { code })}
      verb={t('article.archive')}
      error={archive.error && !atField ? messageOf(archive.error) : null}
      isSending={archive.isPending}
      onSubmit={() => archive.mutate()}
      onClose={onClose}
    >
      <p>{t('article.archiveEffect')}</p>
      {onHand > 0 && <p>{t('article.archiveStock', { count: onHand })}</p>}
      <ArticleField label={t('article.successor')} chosen={successor} error={atField} onChoose={setSuccessor} />
      <p className="sj-hint">
        {linked ? t('article.successorLinked', { code: linked.code }) : t('article.successorHint')}
      </p>
    </FormDialog>
  );
}
