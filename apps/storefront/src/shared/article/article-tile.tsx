import type { ReactNode } from 'react';
import type { ArticleCard as Article } from '@sjaj/contract';
import { ProductTile } from '@sjaj/ui';
import { articleAddress } from './addresses.ts';
import { ArticleBadges } from './article-badges.tsx';
import { ArticlePrice } from './article-price.tsx';
import { ArticleStock } from './article-stock.tsx';
import { BuyControl } from './buy-control.tsx';
import { packText } from './pack-text.ts';
import { placeholderAddress } from './placeholder.ts';
import { QuickViewButton } from './quick-view/quick-view-button.tsx';
import { WishHeart } from './wish-heart.tsx';

interface ArticleTileProps {
  readonly article: Article;
  /** Loads its picture at once: the first row of a page. */
  readonly eager?: boolean;
  /** Narrow cards of a strip say less on their button. */
  readonly narrow?: boolean;
  /** Of its heading: 2 straight below the page's title, 3 in a section. */
  readonly level?: 2 | 3;
  /** Another button on the picture. */
  readonly onPicture?: ReactNode;
}

/** The card of an article with all that can be done with it: heart, quantity, cart. */
export function ArticleTile({ article, eager, narrow, level, onPicture }: ArticleTileProps) {
  return (
    <ProductTile
      href={articleAddress(article)}
      code={article.code}
      brand={article.brand.title}
      title={article.title}
      level={level}
      pictureUrl={article.highlightedImageUrl}
      placeholder={placeholderAddress(article.placeholder)}
      eager={eager}
      badges={<ArticleBadges article={article} />}
      heart={
        <>
          <WishHeart articleId={article.id} title={article.title} />
          <QuickViewButton article={article} onPicture />
          {onPicture}
        </>
      }
      stock={<ArticleStock stock={article.stock} unit={article.unit} />}
      pack={packText(article)}
      price={<ArticlePrice article={article} />}
      buy={<BuyControl article={article} narrow={narrow} />}
    />
  );
}
