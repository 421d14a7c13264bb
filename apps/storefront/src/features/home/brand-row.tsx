import { useQuery } from '@tanstack/react-query';
import { Section, useUiLink } from '@sjaj/ui';
import { brandAddress } from '../../shared/article/addresses.ts';
import { BrandLogo } from '../../shared/article/brand-logo.tsx';
import { t } from '../../shared/texts/t.ts';
import styles from './home.module.css';
import { topBrandsQuery } from './queries.ts';

const SHOWN = 10;

/** Row of the brands with the most articles. */
export function BrandRow() {
  const Link = useUiLink();
  const { data: brands = [] } = useQuery(topBrandsQuery);
  if (brands.length === 0) return null;
  return (
    <div className="sj-notphone">
      <Section
        title={t('frame.brands')}
        end={
          <Link href="/brands" className="sj-link sj-sm">
            {t('home.allBrands')}
          </Link>
        }
      >
        <ul className={styles['brands']}>
          {brands.slice(0, SHOWN).map((brand) => (
            <li key={brand.id}>
              <Link href={brandAddress(brand)} className={`sj-panel ${styles['brand']}`}>
                <BrandLogo title={brand.title} logoUrl={brand.logoUrl} height={28} />
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
