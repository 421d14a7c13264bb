import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { usePageTitle } from '@sjaj/app-kit';
import { isRefused } from '@sjaj/client';
import { showToast } from '@sjaj/ui';
import { articleAddress } from '../../shared/article/addresses.ts';
import { successorsQuery } from '../../shared/article/successors-query.ts';
import { t } from '../../shared/texts/t.ts';
import { rememberViewed } from '../../shared/article/viewed.ts';
import { NotOnDevice } from '../../shared/page/not-on-device.tsx';
import { useOnline } from '../../shared/page/use-online.ts';
import { ArticleSkeleton } from './article-skeleton.tsx';
import { ArticleView } from './article-view.tsx';
import { NoArticle } from './no-article.tsx';
import { articleQuery } from '../../shared/article/article-query.ts';

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
  const successor = useSuccessor(articleId, isRefused(error));
  if (article) return <ArticleView key={article.id} article={article} />;
  if (!isOnline) return <NotOnDevice />;
  if (!error || successor !== null) return <ArticleSkeleton />;
  return <NoArticle error={error} slug={slug} onRetry={() => void refetch()} />;
}

/**
 * Leads from an article that the shop shows no longer to the one that replaces it. Undefined while that is looked up, null where
 * nothing does.
 */
function useSuccessor(articleId: number, isGone: boolean) {
  const navigate = useNavigate();
  const { data, isError } = useQuery({ ...successorsQuery([articleId]), enabled: isGone });
  const successor = data?.get(articleId);
  const address = successor && articleAddress(successor);
  useEffect(() => {
    if (!isGone || address === undefined) return;
    showToast({ tone: 'done', title: t('article.successorOpened') });
    void navigate({ to: address, replace: true });
  }, [isGone, address, navigate]);
  if (!isGone || isError || (data && !successor)) return null;
  return successor;
}
