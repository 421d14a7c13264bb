import type { ListingFilters } from '@sjaj/contract';
import { t } from '../../shared/texts/t.ts';
import { childrenOf, chooseCategory, pathTo, rootsOf } from './category-tree.logic.ts';
import { FilterItem, FilterSection } from './filter-group.tsx';
import styles from './filters.module.css';

type Categories = ListingFilters['categories'];

interface CategoryFilterProps {
  readonly categories: Categories;
  readonly chosen: readonly number[];
  readonly onChange: (chosen: readonly number[]) => void;
}

/** Categories with counts. Choosing a category opens its children. */
export function CategoryFilter({ categories, chosen, onChange }: CategoryFilterProps) {
  return (
    <FilterSection title={t('listing.category')} chosen={chosen.length}>
      <CategoryBranch nodes={rootsOf(categories)} all={categories} chosen={chosen} onChange={onChange} />
    </FilterSection>
  );
}

interface CategoryBranchProps {
  readonly nodes: readonly Categories[number][];
  readonly all: Categories;
  readonly chosen: readonly number[];
  readonly onChange: (chosen: readonly number[]) => void;
}

function CategoryBranch({ nodes, all, chosen, onChange }: CategoryBranchProps) {
  const open = new Set(chosen.flatMap((id) => pathTo(all, id).map((node) => node.id)));
  const shown = nodes.filter((node) => node.count > 0 || open.has(node.id));
  return shown.map((node) => (
    <ul key={node.id} className={styles['branch']}>
      <FilterItem
        value={node}
        checked={chosen.includes(node.id)}
        onToggle={() => onChange(chooseCategory(all, chosen, node.id))}
      />
      {open.has(node.id) && (
        <li>
          <CategoryBranch nodes={childrenOf(all, node.id)} all={all} chosen={chosen} onChange={onChange} />
        </li>
      )}
    </ul>
  ));
}
