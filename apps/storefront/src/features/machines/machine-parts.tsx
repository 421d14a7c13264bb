import { useQuery } from '@tanstack/react-query';
import { CallFailed } from '@sjaj/client';
import { ProductTileSkeleton, Section } from '@sjaj/ui';
import { ArticleTile } from '../../shared/article/article-tile.tsx';
import { PanelFailed } from '../../shared/page/panel-failed.tsx';
import { t } from '../../shared/texts/t.ts';
import { partsQuery } from './queries.ts';

const NOT_FOUND = 404;

/** Spare parts, consumables and accessories of a machine, each with its way into the cart. */
export function MachineParts({ articleId }: { readonly articleId: number }) {
  const { data, error, refetch } = useQuery(partsQuery(articleId));
  // An article that the shop no longer shows has no parts to offer.
  const isGone = error instanceof CallFailed && error.status === NOT_FOUND;
  const isEmpty = isGone || data?.length === 0;
  return (
    <Section title={t('machines.parts')}>
      {error && !isGone && !data && <PanelFailed error={error} onRetry={() => void refetch()} />}
      {isEmpty && <p className="sj-sm sj-t2">{t('machines.noParts')}</p>}
      <div className="sj-grid sj-grid-5 sj-strip">
        {!data && !error && <ProductTileSkeleton />}
        {data?.map((article) => (
          <ArticleTile key={article.id} article={article} narrow level={3} />
        ))}
      </div>
    </Section>
  );
}
