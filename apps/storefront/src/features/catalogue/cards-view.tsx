import type { ArticleCard } from '@sjaj/contract';
import { ArticleTile } from '../../shared/article/article-tile.tsx';

/** Cards whose pictures are seen before anything is scrolled. */
const FIRST_SIGHT = 8;

export function CardsView({ articles }: { readonly articles: readonly ArticleCard[] }) {
  return (
    <div className="sj-grid sj-grid-4">
      {articles.map((article, index) => (
        <ArticleTile key={article.id} article={article} level={2} eager={index < FIRST_SIGHT} />
      ))}
    </div>
  );
}
