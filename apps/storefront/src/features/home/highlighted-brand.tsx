import { useQuery } from '@tanstack/react-query';
import { ButtonLink, Section } from '@sjaj/ui';
import { brandAddress } from '../../shared/article/addresses.ts';
import { BrandLogo } from '../../shared/article/brand-logo.tsx';
import { t } from '../../shared/texts/t.ts';
import styles from './highlighted-brand.module.css';
import { highlightedBrandQuery } from './queries.ts';

/** The featured brand with its description. */
export function HighlightedBrand() {
  const { data: brand } = useQuery(highlightedBrandQuery);
  if (!brand) return null;
  return (
    <Section title={t('home.brandOfChoice')}>
      <div className={`sj-panel ${styles['card']}`}>
        <div className={styles['logo']}>
          <BrandLogo title={brand.title} logoUrl={brand.logoUrl} height={40} />
        </div>
        <p className="sj-grow sj-t2">{brand.description}</p>
        <ButtonLink variant="soft" href={brandAddress(brand)}>
          {`${t('action.show')}: ${t('unit.products', { count: brand.numberOfArticles })}`}
        </ButtonLink>
      </div>
    </Section>
  );
}
