import { useQueries, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatNumber, slugOf } from '@sjaj/domain';
import { Panel, Section } from '@sjaj/ui';
import { categoryAddress, searchAddress } from '../../shared/article/addresses.ts';
import { ArticleTile } from '../../shared/article/article-tile.tsx';
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

/**
 * For a search that found nothing: other spellings of its word, the same with one word less, the categories of what these find, and the
 * first articles of the one that is nearest: it finds the fewest.
 */
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
  const [nearest] = found.toSorted((a, b) => a.totalItems - b.totalItems);
  if (!nearest) return null;
  const categories = new Map(found.flatMap((each) => each.categories).map((category) => [category.id, category]));
  return (
    <>
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
      <Section title={t('search.results', { term: nearest.term })}>
        <div className="sj-grid sj-grid-4">
          {nearest.articles.map((article) => (
            <ArticleTile key={article.id} article={article} level={3} />
          ))}
        </div>
      </Section>
    </>
  );
}
