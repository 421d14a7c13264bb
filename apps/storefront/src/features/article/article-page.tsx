import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { IconPackageOff } from '@tabler/icons-react';
import { CallFailed } from '@sjaj/client';
import { Button, ButtonLink, EmptyState } from '@sjaj/ui';
import { messageOf } from '../../shared/api/failure.ts';
import { rememberViewed } from '../../shared/article/viewed.ts';
import { usePageTitle } from '../../shared/page/use-page-title.ts';
import { t } from '../../shared/texts/t.ts';
import { ArticleSkeleton } from './article-skeleton.tsx';
import { ArticleView } from './article-view.tsx';
import { articleQuery } from './queries.ts';

/** One article with everything that is known of it. */
export function ArticlePage() {
  const { id } = useParams({ strict: false });
  const articleId = Number(id);
  const { data: article, error, refetch } = useQuery(articleQuery(articleId));
  const seenId = article?.id;
  usePageTitle(article?.title ?? null);
  useEffect(() => {
    if (seenId !== undefined) rememberViewed(seenId);
  }, [seenId]);
  if (article) return <ArticleView key={article.id} article={article} />;
  if (!error) return <ArticleSkeleton />;
  return <NoArticle error={error} onRetry={() => void refetch()} />;
}

function NoArticle({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const unknown = error instanceof CallFailed && error.status >= 400 && error.status < 500;
  return (
    <div>
      <EmptyState
        page
        icon={<IconPackageOff size={28} />}
        title={messageOf(error)}
        actions={
          <>
            {!unknown && <Button onClick={onRetry}>{t('action.tryAgain')}</Button>}
            <ButtonLink href="/" variant={unknown ? 'filled' : 'line'}>
              {t('states.toHome')}
            </ButtonLink>
          </>
        }
      />
    </div>
  );
}
