import { IconChecklist, IconHeart, IconHistory } from '@tabler/icons-react';
import { ButtonLink } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';

/** Links for returning users. */
export function QuickLinks() {
  return (
    <>
      <ButtonLink
        variant="line"
        size="sm"
        href="/my-articles?view=table"
        icon={<IconChecklist size={16} aria-hidden="true" />}
      >
        {t('frame.myProducts')}
      </ButtonLink>
      <ButtonLink variant="line" size="sm" href="/profile/orders" icon={<IconHistory size={16} aria-hidden="true" />}>
        {t('frame.orders')}
      </ButtonLink>
      <ButtonLink variant="line" size="sm" href="/wishlist" icon={<IconHeart size={16} aria-hidden="true" />}>
        {t('frame.wishlist')}
      </ButtonLink>
    </>
  );
}
