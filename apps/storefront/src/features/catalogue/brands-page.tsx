import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { IconSearch } from '@tabler/icons-react';
import type { Brand } from '@sjaj/contract';
import { classNames, EmptyState, PageTitle, Skeleton, useUiLink } from '@sjaj/ui';
import { brandAddress } from '../../shared/article/addresses.ts';
import { BrandLogo } from '../../shared/article/brand-logo.tsx';
import { t } from '../../shared/texts/t.ts';
import { ALPHABET, filtered, letterOf } from './brand-letters.logic.ts';
import styles from './brands.module.css';
import { brandsQuery } from './queries.ts';

const NO_BRANDS: readonly Brand[] = [];

/** All brands with their logos, by letter. */
export function BrandsPage() {
  // If no brands are loaded, the page shows the failure with a retry.
  const { data: brands = NO_BRANDS, isPending } = useQuery({
    ...brandsQuery(),
    throwOnError: (_, query) => query.state.data === undefined,
  });
  const [typed, setTyped] = useState('');
  const [letter, setLetter] = useState<string | null>(null);
  const shown = filtered(brands, typed, letter);
  return (
    <div>
      <PageTitle
        title={t('frame.brands')}
        note={brands.length > 0 ? t('brands.count', { count: brands.length }) : null}
        actions={
          <label className={`sj-input ${styles['search']}`}>
            <IconSearch size={16} aria-hidden="true" />
            <input
              type="search"
              aria-label={t('brands.name')}
              placeholder={t('brands.name')}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          </label>
        }
      />
      <Letters brands={brands} chosen={letter} onChoose={setLetter} />
      <p className="sj-vh" aria-live="polite">
        {t('brands.count', { count: shown.length })}
      </p>
      {isPending && <BrandsSkeleton />}
      {!isPending && shown.length === 0 && <EmptyState icon={<IconSearch size={28} />} title={t('listing.empty')} />}
      <ul className={styles['grid']}>
        {shown.map((brand) => (
          <BrandTile key={brand.id} brand={brand} />
        ))}
      </ul>
    </div>
  );
}

interface LettersProps {
  readonly brands: readonly Brand[];
  readonly chosen: string | null;
  readonly onChoose: (letter: string | null) => void;
}

function Letters({ brands, chosen, onChoose }: LettersProps) {
  const known = new Set(brands.map((brand) => letterOf(brand.title)));
  return (
    <div className={styles['letters']} role="group" aria-label={t('brands.byLetter')}>
      {['#', ...ALPHABET]
        .filter((letter) => letter !== '#' || known.has('#'))
        .map((letter) => (
          <button
            key={letter}
            type="button"
            disabled={!known.has(letter)}
            aria-pressed={letter === chosen}
            onClick={() => onChoose(letter === chosen ? null : letter)}
          >
            {letter}
          </button>
        ))}
    </div>
  );
}

function BrandTile({ brand }: { readonly brand: Brand }) {
  const Link = useUiLink();
  return (
    <li>
      <Link href={brandAddress(brand)} className={classNames('sj-panel', styles['tile'])}>
        <b className={styles['name']}>
          <BrandLogo title={brand.title} logoUrl={brand.logoUrl} height={36} />
        </b>
        <span className={styles['facts']}>
          <span className="sj-xs sj-t3 sj-num">{t('unit.products', { count: brand.numberOfArticles })}</span>
        </span>
      </Link>
    </li>
  );
}

function BrandsSkeleton() {
  return (
    <div className={styles['grid']} aria-busy="true">
      {Array.from({ length: 20 }, (_, index) => (
        <div key={index} className={classNames('sj-panel', styles['tile'])}>
          <Skeleton width={96} height={22} />
          <Skeleton width={64} height={12} />
        </div>
      ))}
    </div>
  );
}
