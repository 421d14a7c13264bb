import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { IconBuildingStore } from '@tabler/icons-react';
import { usePageTitle } from '@sjaj/app-kit';
import { isRefused } from '@sjaj/client';
import { Breadcrumbs, ButtonLink, EmptyState, Skeleton } from '@sjaj/ui';
import { BrandLogo } from '../../shared/article/brand-logo.tsx';
import { t } from '../../shared/texts/t.ts';
import styles from './brands.module.css';
import { ListingFailed } from './listing-failed.tsx';
import { ListingPage } from './listing-page.tsx';
import { brandQuery } from './queries.ts';

/** A brand with its description and its articles. */
export function BrandPage() {
  const { id } = useParams({ strict: false });
  const brandId = Number(id);
  const { data: brand, error, refetch } = useQuery(brandQuery(brandId));
  const scope = useMemo(() => ({ brandId }), [brandId]);
  usePageTitle(brand?.title ?? null);
  if (error && !brand)
    return isRefused(error) ? <NoBrand /> : <ListingFailed error={error} onRetry={() => void refetch()} />;
  const trail = [
    { title: t('frame.home'), href: '/' },
    { title: t('frame.brands'), href: '/brands' },
    { title: brand?.title ?? '\u00A0' },
  ];
  return (
    <ListingPage title={brand?.title ?? '\u00A0'} scope={scope} trail={<Breadcrumbs trail={trail} />}>
      {!brand && (
        <div className={styles['about']} aria-busy="true">
          <Skeleton width="60ch" height={40} />
        </div>
      )}
      {brand && (brand.description || brand.logoUrl || brand.websiteUrl) && (
        <div className={styles['about']}>
          {brand.logoUrl && <BrandLogo title={brand.title} logoUrl={brand.logoUrl} height={36} alt={brand.logoAlt} />}
          <p className="sj-t2">
            {brand.description}{' '}
            {brand.websiteUrl && (
              <a className="sj-link" href={brand.websiteUrl} target="_blank" rel="noopener noreferrer">
                {new URL(brand.websiteUrl).hostname}
                <span className="sj-vh">{` (${t('sign.newTab')})`}</span>
              </a>
            )}
          </p>
        </div>
      )}
    </ListingPage>
  );
}

function NoBrand() {
  return (
    <div>
      <EmptyState
        page
        icon={<IconBuildingStore size={28} />}
        title={t('listing.noBrand')}
        actions={<ButtonLink href="/brands">{t('home.allBrands')}</ButtonLink>}
      />
    </div>
  );
}
