import type { AdminArticle } from '@sjaj/contract';
import { Panel } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { queryClient } from '../../../shared/api/query-client.ts';
import { DeleteButton } from '../../../shared/form/delete-button.tsx';
import { listKey } from '../../../shared/list/use-list.ts';
import { t } from '../../../shared/texts/t.ts';
import { articleQuery } from '../queries.ts';

/** Deletes an article that nothing has to do with; the server tells where one is in use. */
export const DeleteCard = ({ article: { id, code } }: { readonly article: AdminArticle }) => (
  <Panel title={t('article.deleteTitle')}>
    <p className="sj-sm sj-t2">{t('article.deleteHint')}</p>
    <p className="adm-card-foot">
      <DeleteButton
        title={t('article.deleteTitle')}
        question={t('article.deleteSure', { code })}
        home="/articles"
        run={() => api.articles.remove({ params: { id } })}
        onDeleted={() => {
          queryClient.removeQueries({ queryKey: articleQuery(id).queryKey });
          void queryClient.invalidateQueries({ queryKey: listKey('articles') });
        }}
      />
    </p>
  </Panel>
);
