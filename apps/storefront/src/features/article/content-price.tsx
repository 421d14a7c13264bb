import type { ArticleDetails } from '@sjaj/contract';
import { useAmount } from '@sjaj/ui';
import { useIsRetail } from '../../shared/session/retail.ts';
import { t } from '../../shared/texts/t.ts';

/** Price of one litre, kilogram or metre, if the content is known. */
export function ContentPrice({ article }: { readonly article: Pick<ArticleDetails, 'contentPrice'> }) {
  const amount = useAmount();
  const isRetail = useIsRetail();
  if (!article.contentPrice) return null;
  const { price, unit } = article.contentPrice;
  return (
    <p className="sj-xs sj-t3">
      {t(isRetail ? 'price.perPieceWithVat' : 'price.perPiece', { price: amount(price), unit })}
    </p>
  );
}
