import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { ArticleCard, ArticleDetails, Relation } from '@sjaj/contract';
import { SegmentedControl } from '@sjaj/ui';
import { ArticleTile } from '../../shared/article/article-tile.tsx';
import { useViewedIds } from '../../shared/article/viewed.ts';
import { t } from '../../shared/texts/t.ts';
import styles from './article.module.css';
import { viewedQuery } from './queries.ts';

type RowKind = Relation | 'viewed';

/** Related, replacement, similar and recently viewed articles. */
export function LinkedArticles({ article }: { readonly article: ArticleDetails }) {
  const rows = useRows(article);
  const [chosen, setChosen] = useState<RowKind | null>(null);
  const row = rows.find(({ key }) => key === chosen) ?? rows[0];
  if (!row) return null;
  return (
    <section className="sj-section sj-noprint" aria-label={t('article.linked')}>
      <div className={styles['linkedHead']}>
        {rows.length === 1 ? (
          <h2>{wordsOf(row.key)}</h2>
        ) : (
          <SegmentedControl
            label={t('article.linked')}
            value={row.key}
            options={rows.map(({ key }) => ({ value: key, label: wordsOf(key) }))}
            onChange={setChosen}
          />
        )}
      </div>
      <div className="sj-grid sj-grid-6 sj-strip">
        {row.articles.map((each) => (
          <ArticleTile key={each.id} article={each} narrow />
        ))}
      </div>
    </section>
  );
}

function useRows(
  article: ArticleDetails,
): readonly { readonly key: RowKind; readonly articles: readonly ArticleCard[] }[] {
  const ids = useViewedIds().filter((id) => id !== article.id);
  const { data: viewed = [] } = useQuery(viewedQuery(ids));
  const linked = article.linkedArticles.map(({ relation, articles }) => ({ key: relation, articles }));
  return [...linked, { key: 'viewed' as const, articles: viewed }].filter(({ articles }) => articles.length > 0);
}

function wordsOf(row: RowKind): string {
  switch (row) {
    case 'accessory':
      return t('article.accessories');
    case 'spare_part':
      return t('article.spareParts');
    case 'consumable':
      return t('article.consumables');
    case 'replacement':
      return t('article.replacements');
    case 'alternative':
      return t('article.alternatives');
    case 'viewed':
      return t('home.recentlyViewed');
  }
}
