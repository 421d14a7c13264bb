import { memo, useDeferredValue } from 'react';
import type { ArticleCard } from '@sjaj/contract';
import { ProductTileSkeleton } from '@sjaj/ui';
import { CompareToggle } from '../../shared/compare/compare-toggle.tsx';
import { ArticleTile } from '../../shared/article/article-tile.tsx';

/** Number of tiles above the fold; their pictures load eagerly. */
const FIRST_SIGHT = 8;

/** Pixels, a little less than the height of a tile with the gap below it. */
const ROW_HEIGHT = 330;

/** How many tiles the screen shows before it is scrolled; at most a part of its last row is left out. Rows have six on a wide one. */
function onScreen(): number {
  const inRow = window.innerWidth < 1900 ? 4 : 6;
  return Math.max(FIRST_SIGHT, Math.floor(window.innerHeight / ROW_HEIGHT) * inRow);
}

interface CardsViewProps {
  readonly articles: readonly ArticleCard[];
  readonly wide: boolean;
}

/** Tiles. Those below the screen are drawn after the first paint; placeholders of their size keep what is below in its place. */
export function CardsView({ articles, wide }: CardsViewProps) {
  const isPainted = useDeferredValue(true, false);
  const first = isPainted ? articles.length : onScreen();
  return (
    <div className={wide ? 'sj-grid sj-grid-5' : 'sj-grid sj-grid-4'}>
      {articles.slice(0, first).map((article, index) => (
        <Card key={article.id} article={article} eager={index < FIRST_SIGHT} />
      ))}
      {articles.slice(first).map(({ id }) => (
        <ProductTileSkeleton key={id} />
      ))}
    </div>
  );
}

interface CardProps {
  readonly article: ArticleCard;
  readonly eager: boolean;
}

/** A tile. Memoised, so that those on the screen are not drawn again with those below it. */
const Card = memo(function Card({ article, eager }: CardProps) {
  return (
    <ArticleTile
      article={article}
      level={2}
      eager={eager}
      onPicture={<CompareToggle articleId={article.id} title={article.title} onPicture />}
    />
  );
});
