import type { ReactNode } from 'react';
import type { Suggestions } from '@sjaj/contract';
import { formatNumber } from '@sjaj/domain';
import type { ComboboxOptionProps } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import { SuggestionOption } from './suggestion-option.tsx';
import styles from './suggestions.module.css';

interface SuggestionSideProps {
  readonly found: Suggestions;
  readonly option: (key: string) => { readonly option: ComboboxOptionProps };
}

/** Categories and brands whose names fit. */
export function SuggestionSide({ found, option }: SuggestionSideProps) {
  return (
    <div className={styles['side']}>
      <SideGroup title={t('search.categories')}>
        {found.categories.map((category) => (
          <SuggestionOption key={category.id} {...option(`category-${category.id}`)} className={styles['small']}>
            <span className="sj-grow">{category.title}</span>
            <span className="sj-xs sj-t3 sj-num">{formatNumber(category.count)}</span>
          </SuggestionOption>
        ))}
      </SideGroup>
      <SideGroup title={t('search.brands')}>
        {found.brands.map((brand) => (
          <SuggestionOption key={brand.id} {...option(`brand-${brand.id}`)} className={styles['small']}>
            <span className="sj-grow">{brand.title}</span>
            <span className="sj-xs sj-t3 sj-num">{formatNumber(brand.count)}</span>
          </SuggestionOption>
        ))}
      </SideGroup>
    </div>
  );
}

function SideGroup({ title, children }: { readonly title: string; readonly children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <div role="group" aria-label={title}>
      <div className={styles['heading']}>{title}</div>
      {children}
    </div>
  );
}
