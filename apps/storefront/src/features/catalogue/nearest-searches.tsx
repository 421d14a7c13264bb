import { useQueries, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatNumber, slugOf } from '@sjaj/domain';
import { Panel } from '@sjaj/ui';
import { categoryAddress, searchAddress } from '../../shared/article/addresses.ts';
import { categoriesQuery } from '../../shared/categories.ts';
import { t } from '../../shared/texts/t.ts';
import { nearSpellings } from './near-spellings.logic.ts';
import { brandsQuery, nearestQuery } from './queries.ts';
import { shorterSearches } from './shorter-searches.logic.ts';

const MOST_CATEGORIES = 6;

/** Words of categories and brands that are spelt like a single searched word. */
function useNearSpellings(term: string): readonly string[] {
  const { data: categories = [] } = useQuery(categoriesQuery);
  const { data: brands = [] } = useQuery(brandsQuery());
  return nearSpellings(
    term,
    [...categories, ...brands].map(({ title }) => title),
  );
}

/** For a search that found nothing: other spellings of its word, the same with one word less, and the categories of what these find. */
export function NearestSearches({ term }: { readonly term: string }) {
  const spellings = useNearSpellings(term);
  const searches = [...spellings.map((spelling) => ({ term: spelling, without: '' })), ...shorterSearches(term)];
  const found = useQueries({
    queries: searches.map((search) => nearestQuery(search.term)),
    combine: (results) =>
      results.flatMap(({ data }, index) => {
        const search = searches[index];
        return data && search && data.totalItems > 0 ? [{ ...search, ...data }] : [];
      }),
  });
  if (found.length === 0) return null;
  const categories = new Map(found.flatMap((each) => each.categories).map((category) => [category.id, category]));
  return (
    <Panel title={t('search.nearest')}>
      <div className="sj-row sj-wraps">
        {found.map(({ term: shorter, without, totalItems }) => (
          <Link key={shorter} to={searchAddress(shorter)} className="sj-chip">
            {without === ''
              ? `${shorter} (${formatNumber(totalItems)})`
              : t('search.without', { words: without, term: shorter, count: formatNumber(totalItems) })}
          </Link>
        ))}
        {[...categories.values()].slice(0, MOST_CATEGORIES).map((category) => (
          <Link
            key={category.id}
            to={categoryAddress({ id: category.id, slug: slugOf(category.title) })}
            className="sj-chip"
          >
            {category.title}
          </Link>
        ))}
      </div>
    </Panel>
  );
}
