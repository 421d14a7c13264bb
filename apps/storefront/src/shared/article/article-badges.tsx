import { IconCheck } from '@tabler/icons-react';
import type { ArticleCard } from '@sjaj/contract';
import { formatPercent, MINUS } from '@sjaj/domain';
import { Badge } from '@sjaj/ui';
import { useQuantityInCart } from '../cart-actions.ts';
import { language, t } from '../texts/t.ts';
import { discountPercent } from './offer.logic.ts';

interface ArticleBadgesProps {
  readonly article: Pick<ArticleCard, 'id' | 'priceSource' | 'oldPrice' | 'isNew' | 'disableSelling'>;
}

/** The sale first, then what is in the cart already, or that it is new. */
export function ArticleBadges({ article }: ArticleBadgesProps) {
  const inCart = useQuantityInCart(article.id);
  const percent = article.disableSelling ? null : discountPercent(article);
  return (
    <>
      {percent !== null && <Badge tone="sale">{MINUS + formatPercent(percent, language())}</Badge>}
      {inCart > 0 && (
        <Badge tone="soft" icon={<IconCheck size={13} stroke={2.4} aria-hidden="true" />}>
          {t('article.inCart', { quantity: inCart })}
        </Badge>
      )}
      {inCart === 0 && article.isNew && <Badge tone="soft">{t('listing.isNew')}</Badge>}
    </>
  );
}
