import { t } from '../../shared/texts/t.ts';
import { ListingPage } from './listing-page.tsx';
import { SaleTiles } from './sale-tiles.tsx';

const ON_SALE = { isOnSale: true } as const;

/** Everything that is on sale now, and the sales that it belongs to. */
export function PromotionsPage() {
  return (
    <ListingPage title={t('frame.promotions')} scope={ON_SALE}>
      <SaleTiles />
    </ListingPage>
  );
}
