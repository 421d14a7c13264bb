import type { ArticleCard } from '@sjaj/contract';
import { CompareToggle } from '../../shared/compare/compare-toggle.tsx';
import { ArticleTile } from '../../shared/article/article-tile.tsx';

/** Number of tiles above the fold; their pictures load eagerly. */
const FIRST_SIGHT = 8;

interface CardsViewProps {
  readonly articles: readonly ArticleCard[];
  readonly wide: boolean;
}

export function CardsView({ articles, wide }: CardsViewProps) {
  return (
    <div className={wide ? 'sj-grid sj-grid-5' : 'sj-grid sj-grid-4'}>
      {articles.map((article, index) => (
        <ArticleTile
          key={article.id}
          article={article}
          level={2}
          eager={index < FIRST_SIGHT}
          onPicture={<CompareToggle articleId={article.id} title={article.title} onPicture />}
        />
      ))}
    </div>
  );
}
