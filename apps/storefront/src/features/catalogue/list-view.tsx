import type { ArticleCard } from '@sjaj/contract';
import { CodeCopy, Picture, useUiLink } from '@sjaj/ui';
import { articleAddress } from '../../shared/article/addresses.ts';
import { ArticleBadges } from '../../shared/article/article-badges.tsx';
import { ArticleStock } from '../../shared/article/article-stock.tsx';
import { ArticlePrice } from '../../shared/article/article-price.tsx';
import { CostsOfUse } from '../../shared/article/cost-of-use.tsx';
import { BuyControl } from '../../shared/article/buy-control.tsx';
import { HazardMarks } from '../../shared/article/hazards.tsx';
import { packText } from '../../shared/article/pack-text.ts';
import { placeholderAddress } from '../../shared/article/placeholder.ts';
import { QuickViewButton } from '../../shared/article/quick-view/quick-view-button.tsx';
import { CompareToggle } from '../../shared/compare/compare-toggle.tsx';
import { WishHeart } from '../../shared/article/wish-heart.tsx';
import styles from './list-view.module.css';

/** One article per row, with the content and actions of a tile. */
export function ListView({ articles }: { readonly articles: readonly ArticleCard[] }) {
  return (
    <ul className={`sj-panel ${styles['list']}`}>
      {articles.map((article) => (
        <ListRow key={article.id} article={article} />
      ))}
    </ul>
  );
}

function ListRow({ article }: { readonly article: ArticleCard }) {
  const Link = useUiLink();
  return (
    <li className={styles['row']}>
      <Picture src={article.highlightedImageUrl} placeholder={placeholderAddress(article.placeholder)} size={56} />
      <div className={styles['about']}>
        <div className="sj-row">
          <CodeCopy code={article.code} />
          <span className="sj-xs sj-t3 sj-ell">{article.brand.title}</span>
          <ArticleBadges article={article} />
          <HazardMarks hazards={article.hazards} />
        </div>
        <h2 className={styles['title']}>
          <Link href={articleAddress(article)}>{article.title}</Link>
        </h2>
        <div className="sj-row sj-wraps">
          <ArticleStock stock={article.stock} unit={article.unit} />
          <span className="sj-xs sj-t3">{packText(article)}</span>
        </div>
      </div>
      <div className={styles['price']}>
        <ArticlePrice article={article} />
        <CostsOfUse short costs={article.costsOfUse} />
      </div>
      <div className={styles['buy']}>
        <BuyControl article={article} narrow />
      </div>
      <div className={styles['heart']}>
        <QuickViewButton article={article} />
        <CompareToggle articleId={article.id} title={article.title} />
        <WishHeart articleId={article.id} title={article.title} />
      </div>
    </li>
  );
}
