import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { showFailure } from '@sjaj/app-kit';
import type { AdminArticle } from '@sjaj/contract';
import { formatDate } from '@sjaj/domain';
import { Button, Panel, showToast } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { queryClient } from '../../../shared/api/query-client.ts';
import { DeleteButton } from '../../../shared/form/delete-button.tsx';
import { listKey } from '../../../shared/list/use-list.ts';
import { language, t } from '../../../shared/texts/t.ts';
import { articleQuery } from '../queries.ts';
import { ArchiveDialog } from './archive-dialog.tsx';

interface ArchiveCardProps {
  readonly article: AdminArticle;
  readonly onSaved: (article: AdminArticle) => void;
}

/** Archives an article, restores it, or deletes one that nothing has to do with. What is in use is archived instead. */
export function ArchiveCard({ article, onSaved }: ArchiveCardProps) {
  const { id, code, version, archivedAt } = article;
  const [isAsking, setIsAsking] = useState(false);
  const took = (saved: AdminArticle) => {
    onSaved(saved);
    void queryClient.invalidateQueries({ queryKey: listKey('articles') });
  };
  const restore = useMutation({
    mutationFn: () => api.articleArchive.restore({ params: { id }, body: { version } }),
    onSuccess: ({ data, info }) => {
      showToast({ tone: 'done', title: info?.message ?? t('sign.saved') });
      took(data);
    },
    onError: showFailure,
  });
  return (
    <Panel title={t('article.archiveTitle')}>
      <p className="sj-sm sj-t2">
        {archivedAt === null
          ? t('article.archiveHint')
          : t('article.archivedOn', { date: formatDate(new Date(archivedAt), language()) })}
      </p>
      <p className="adm-card-foot">
        {archivedAt === null ? (
          <Button variant="line" size="sm" onClick={() => setIsAsking(true)}>
            {t('article.archive')}
          </Button>
        ) : (
          <Button variant="line" size="sm" busy={restore.isPending} onClick={() => restore.mutate()}>
            {t('article.restore')}
          </Button>
        )}
        <DeleteButton
          title={t('article.deleteTitle')}
          question={t('article.deleteSure', { code })}
          home="/articles"
          run={() => api.articles.remove({ params: { id } })}
          onDeleted={() => {
            queryClient.removeQueries({ queryKey: articleQuery(id).queryKey });
            void queryClient.invalidateQueries({ queryKey: listKey('articles') });
          }}
          {...(archivedAt === null && {
            otherwise: { label: t('article.archiveInstead'), run: () => setIsAsking(true) },
          })}
        />
      </p>
      {isAsking && <ArchiveDialog article={article} onSaved={took} onClose={() => setIsAsking(false)} />}
    </Panel>
  );
}
