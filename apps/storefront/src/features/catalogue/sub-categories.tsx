import type { Category } from '@sjaj/contract';
import { formatNumber } from '@sjaj/domain';
import { classNames, Picture, useUiLink } from '@sjaj/ui';
import { categoryAddress } from '../../shared/article/addresses.ts';
import { addressWith, changed, filterCount } from './listing-choice.logic.ts';
import { useListing } from './listing.tsx';
import type { ListingScope } from './listing-request.logic.ts';
import styles from './sub-categories.module.css';
import { useListingChoice } from './use-listing-choice.ts';
import { useListingView } from './use-listing-view.ts';

interface SubCategoriesProps {
  readonly categories: readonly Category[];
  /** Of the listing below: its filters also hold behind the tiles, and for their counts. */
  readonly scope: ListingScope;
}

/** Child categories with their counts: tiles, above a table pills. */
export function SubCategories({ categories, scope }: SubCategoriesProps) {
  const Link = useUiLink();
  const { choice } = useListingChoice();
  const { query } = useListing(scope);
  const isTable = useListingView(scope.isBoughtBefore).drawn === 'table';
  const counts = new Map(query.data?.filters.categories.map(({ id, count }) => [id, count]));
  const isNarrowed = filterCount(choice) > 0 && query.data !== undefined;
  const kept = changed(choice, { categories: [] });
  return (
    <ul className={classNames(styles['tiles'], isTable && styles['pills'])}>
      {categories.map((category) => (
        <li key={category.id}>
          <Link href={addressWith(categoryAddress(category), kept)} className={styles['tile']}>
            <Picture src={category.pictureUrl} size={40} focus={category.pictureFocus} />
            <span>
              <span className={styles['title']}>{category.title}</span>
              <span className="sj-xs sj-t3 sj-num">
                {formatNumber(isNarrowed ? (counts.get(category.id) ?? 0) : category.numberOfArticles)}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
