import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { usePageTitle } from '@sjaj/app-kit';
import { rememberViewed } from '../../shared/article/viewed.ts';
import { NotOnDevice } from '../../shared/page/not-on-device.tsx';
import { useOnline } from '../../shared/page/use-online.ts';
import { ArticleSkeleton } from './article-skeleton.tsx';
import { ArticleView } from './article-view.tsx';
import { NoArticle } from './no-article.tsx';
import { articleQuery } from './queries.ts';

/** Page of one article. Loads it and handles the failure. */
export function ArticlePage() {
  const { id, slug = '' } = useParams({ strict: false });
  const articleId = Number(id);
  const { data: article, error, refetch } = useQuery(articleQuery(articleId));
  const isOnline = useOnline();
  const seenId = article?.id;
  usePageTitle(article?.title ?? null);
  useEffect(() => {
    if (seenId !== undefined) rememberViewed(seenId);
  }, [seenId]);
  if (article) return <ArticleView key={article.id} article={article} />;
  if (!isOnline) return <NotOnDevice />;
  if (!error) return <ArticleSkeleton />;
  return <NoArticle error={error} slug={slug} onRetry={() => void refetch()} />;
}
