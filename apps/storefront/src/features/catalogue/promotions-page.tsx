import { t } from '../../shared/texts/t.ts';
import { ListingPage } from './listing-page.tsx';
import { SaleTiles } from './sale-tiles.tsx';

const ON_SALE = { isOnSale: true } as const;

/** All articles with a current promotion, below the tiles of these promotions. */
export function PromotionsPage() {
  return (
    <ListingPage title={t('frame.promotions')} scope={ON_SALE}>
      <SaleTiles />
    </ListingPage>
  );
}
