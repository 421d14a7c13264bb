import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { ArticleCard, ArticleDetails, Relation } from '@sjaj/contract';
import { SegmentedControl } from '@sjaj/ui';
import { ArticleTile } from '../../shared/article/article-tile.tsx';
import { useViewedIds } from '../../shared/article/viewed.ts';
import { t } from '../../shared/texts/t.ts';
import styles from './article.module.css';
import { viewedQuery } from './queries.ts';

type Shelf = Relation | 'viewed';

/** Related, replacement, similar and recently viewed articles. */
export function LinkedArticles({ article }: { readonly article: ArticleDetails }) {
  const shelves = useShelves(article);
  const [chosen, setChosen] = useState<Shelf | null>(null);
  const shelf = shelves.find(({ key }) => key === chosen) ?? shelves[0];
  if (!shelf) return null;
  return (
    <section className="sj-section sj-noprint" aria-label={t('article.linked')}>
      <div className={styles['shelfHead']}>
        {shelves.length === 1 ? (
          <h2>{wordsOf(shelf.key)}</h2>
        ) : (
          <SegmentedControl
            label={t('article.linked')}
            value={shelf.key}
            options={shelves.map(({ key }) => ({ value: key, label: wordsOf(key) }))}
            onChange={setChosen}
          />
        )}
      </div>
      <div className="sj-grid sj-grid-6 sj-strip">
        {shelf.articles.map((each) => (
          <ArticleTile key={each.id} article={each} narrow />
        ))}
      </div>
    </section>
  );
}

function useShelves(
  article: ArticleDetails,
): readonly { readonly key: Shelf; readonly articles: readonly ArticleCard[] }[] {
  const ids = useViewedIds().filter((id) => id !== article.id);
  const { data: viewed = [] } = useQuery(viewedQuery(ids));
  const linked = article.linkedArticles.map(({ relation, articles }) => ({ key: relation, articles }));
  return [...linked, { key: 'viewed' as const, articles: viewed }].filter(({ articles }) => articles.length > 0);
}

function wordsOf(shelf: Shelf): string {
  switch (shelf) {
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
