import { useUiLink } from '@sjaj/ui';
import { ShopLogo } from '../../shared/shop-logo.tsx';
import { useShopName } from '../../shared/supplier.ts';
import { t } from '../../shared/texts/t.ts';

/** The logo of a header, which leads home. */
export function LogoLink({ height }: { readonly height: number }) {
  const Link = useUiLink();
  const shop = useShopName();
  return (
    <Link href="/" aria-label={shop === null ? t('states.toHome') : t('frame.logo', { shop })}>
      <ShopLogo name="" height={height} />
    </Link>
  );
}
