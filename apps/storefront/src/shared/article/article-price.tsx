import type { ArticleCard as Article } from '@sjaj/contract';
import { Price } from '@sjaj/ui';
import { hasPromotionPrice } from './offer.logic.ts';
import { useIsRetail } from '../session/retail.ts';

/** The price block of an article: what it costs, and the old price; of a sale the badge of its tile tells the saving. */
export function ArticlePrice({ article, size = 'md' }: { readonly article: Article; readonly size?: 'md' | 'lg' }) {
  const taxed = useIsRetail();
  return (
    <Price
      net={article.salePrice ?? article.price}
      isLowest={article.isLowestPrice}
      taxed={taxed}
      gross={article.priceWithVat}
      old={article.disableSelling ? null : article.oldPrice}
      hidesPercent={size === 'md' && hasPromotionPrice(article)}
      unit={article.unit}
      size={size}
      onRequest={article.disableSelling && article.price === null && article.priceSource !== null}
    />
  );
}
