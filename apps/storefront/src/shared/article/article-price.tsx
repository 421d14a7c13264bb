import type { ArticleCard as Article } from '@sjaj/contract';
import { Price } from '@sjaj/ui';
import { useIsRetail } from '../session/retail.ts';

/** The price block of an article: what it costs now, and what it cost before the sale. */
export function ArticlePrice({ article, size = 'md' }: { readonly article: Article; readonly size?: 'md' | 'lg' }) {
  const taxed = useIsRetail();
  return (
    <Price
      net={article.salePrice ?? article.price}
      taxed={taxed}
      gross={article.priceWithVat}
      old={article.disableSelling || article.salePrice === null ? null : article.price}
      unit={article.unit}
      size={size}
      onRequest={article.disableSelling && article.price === null && article.priceSource !== null}
    />
  );
}
