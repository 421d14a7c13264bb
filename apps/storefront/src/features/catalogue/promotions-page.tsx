import { t } from '../../shared/texts/t.ts';
import { ListingPage } from './listing-page.tsx';
import { PromotionTiles } from './promotion-tiles.tsx';

const ON_PROMOTION = { isOnSale: true } as const;

/** All articles with a current promotion, below the tiles of these promotions. */
export function PromotionsPage() {
  return (
    <ListingPage title={t('frame.promotions')} scope={ON_PROMOTION}>
      <PromotionTiles />
    </ListingPage>
  );
}
