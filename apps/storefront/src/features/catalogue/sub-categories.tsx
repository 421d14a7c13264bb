import type { Category } from '@sjaj/contract';
import { formatNumber } from '@sjaj/domain';
import { Picture, useUiLink } from '@sjaj/ui';
import { categoryAddress } from '../../shared/article/addresses.ts';
import styles from './sub-categories.module.css';

/** Child categories as tiles with their counts; nothing if there are none. */
export function SubCategories({ categories }: { readonly categories: readonly Category[] }) {
  const Link = useUiLink();
  if (categories.length === 0) return null;
  return (
    <ul className={styles['tiles']}>
      {categories.map((category) => (
        <li key={category.id}>
          <Link href={categoryAddress(category)} className={styles['tile']}>
            <Picture src={category.pictureUrl} size={40} />
            <span>
              <span className={styles['title']}>{category.title}</span>
              <span className="sj-xs sj-t3 sj-num">{formatNumber(category.numberOfArticles)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
