import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { CallFailed } from '@sjaj/client';
import { Breadcrumbs, Skeleton } from '@sjaj/ui';
import { FailureState } from '../../../shared/page/failure-state.tsx';
import { t } from '../../../shared/texts/t.ts';
import { articleQuery } from '../queries.ts';
import { ArticleEditor } from './article-editor.tsx';

/** One article, to be edited. */
export function ArticlePage() {
  const { id }: { readonly id?: string } = useParams({ strict: false });
  const { data: article, error, refetch } = useQuery(articleQuery(Number(id)));
  if (article) {
    return (
      <>
        <Breadcrumbs trail={[{ href: '/articles', title: t('resource.articles') }, { title: article.code }]} />
        <ArticleEditor key={article.id} article={article} />
      </>
    );
  }
  if (error) {
    const isUnknown = error instanceof CallFailed && (error.status === 404 || error.status === 400);
    return <FailureState error={error} onRetry={() => void refetch()} back={isUnknown ? '/articles' : undefined} />;
  }
  return (
    <div aria-busy="true">
      <Skeleton width={360} height={28} />
      <Skeleton height={320} radius={12} marginTop={16} />
      <Skeleton height={200} radius={12} marginTop={12} />
    </div>
  );
}
