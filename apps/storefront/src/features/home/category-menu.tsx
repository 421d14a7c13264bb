import { useQuery } from '@tanstack/react-query';
import { IconAward, IconLayoutGrid } from '@tabler/icons-react';
import type { Category } from '@sjaj/contract';
import { formatNumber } from '@sjaj/domain';
import { Skeleton, useUiLink } from '@sjaj/ui';
import { categoryAddress } from '../../shared/article/addresses.ts';
import { CategoryIcon } from '../../shared/article/category-icon.tsx';
import { categoriesQuery, childrenOf } from '../../shared/categories.ts';
import { openCategoryMenu } from '../../shared/category-menu.ts';
import { t } from '../../shared/texts/t.ts';
import styles from './home.module.css';
import { mainCategoriesQuery } from './queries.ts';

const NO_CATEGORIES: readonly Category[] = [];
const EXPECTED = 9;

/** The featured categories; the top level if there are none. */
export function useMainCategories(): { readonly categories: readonly Category[]; readonly isPending: boolean } {
  const { data: chosen = NO_CATEGORIES, isPending } = useQuery(mainCategoriesQuery);
  const { data: all = NO_CATEGORIES } = useQuery(categoriesQuery);
  return { categories: chosen.length > 0 || isPending ? chosen : childrenOf(all, null), isPending };
}

/** The top level of the catalogue beside the reorder panel. */
export function CategoryMenu() {
  const Link = useUiLink();
  const { categories, isPending } = useMainCategories();
  return (
    <nav className={`sj-panel sj-desktop ${styles['menu']}`} aria-label={t('frame.categories')}>
      <ul>
        {isPending && Array.from({ length: EXPECTED }, (_, index) => <MenuSkeleton key={index} />)}
        {categories.map((category) => (
          <li key={category.id}>
            <Link href={categoryAddress(category)} className={styles['menuItem']}>
              <CategoryIcon name={category.icon} size={20} />
              <span>{category.title}</span>
              <span className={styles['menuCount']}>{formatNumber(category.numberOfArticles)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <hr className="sj-rule" />
      <button type="button" className={`${styles['menuItem']} sj-link`} onClick={openCategoryMenu}>
        <IconLayoutGrid size={18} aria-hidden="true" />
        {t('frame.allCategories')}
      </button>
      <Link href="/brands" className={`${styles['menuItem']} sj-link`}>
        <IconAward size={18} aria-hidden="true" />
        {t('frame.brands')}
      </Link>
    </nav>
  );
}

function MenuSkeleton() {
  return (
    <li className={styles['menuItem']} aria-hidden="true">
      <Skeleton width={20} height={20} />
      <Skeleton width={150} height={14} />
    </li>
  );
}

/** The same on narrow screens: tiles below the promotion. */
export function CategoryTiles() {
  const Link = useUiLink();
  const { categories } = useMainCategories();
  if (categories.length === 0) return null;
  return (
    <section className={`sj-section ${styles['tiles']}`}>
      <div className="sj-section-head">
        <h2>{t('frame.categories')}</h2>
      </div>
      <ul>
        {categories.map((category) => (
          <li key={category.id}>
            <Link href={categoryAddress(category)} className={`sj-panel ${styles['tile']}`}>
              <CategoryIcon name={category.icon} size={22} />
              <span>{category.title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
