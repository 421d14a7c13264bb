import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { usePageTitle } from '@sjaj/app-kit';
import type { Category } from '@sjaj/contract';
import { Breadcrumbs, ButtonLink, EmptyState } from '@sjaj/ui';
import { IconCategory } from '@tabler/icons-react';
import { categoriesQuery } from '../../shared/categories.ts';
import { categoryAddress } from '../../shared/article/addresses.ts';
import { t } from '../../shared/texts/t.ts';
import { childrenOf, pathTo } from './category-tree.logic.ts';
import { ListingPage } from './listing-page.tsx';
import { SubCategories } from './sub-categories.tsx';

const NO_CATEGORIES: readonly Category[] = [];

/** Articles of a category and of its descendants. */
export function CategoryPage() {
  const { id } = useParams({ strict: false });
  const categoryId = Number(id);
  const { data: categories = NO_CATEGORIES, isSuccess } = useQuery(categoriesQuery);
  const path = useMemo(() => pathTo(categories, categoryId), [categories, categoryId]);
  const category = path.at(-1);
  usePageTitle(category?.title ?? null);
  const children = childrenOf(categories, categoryId);
  const scope = useMemo(() => ({ categoryId }), [categoryId]);
  if (isSuccess && !category) return <NoCategory />;
  return (
    <ListingPage
      title={category?.title ?? '\u00A0'}
      scope={scope}
      trail={<CategoryTrail path={path} />}
      parts={children.length > 0 && <SubCategories categories={children} scope={scope} />}
    />
  );
}

function CategoryTrail({ path }: { readonly path: readonly Category[] }) {
  const trail = path.map((category, index) =>
    index < path.length - 1 ? { title: category.title, href: categoryAddress(category) } : { title: category.title },
  );
  return <Breadcrumbs trail={[{ title: t('frame.home'), href: '/' }, ...trail]} />;
}

function NoCategory() {
  return (
    <div>
      <EmptyState
        page
        icon={<IconCategory size={28} />}
        title={t('listing.noCategory')}
        actions={<ButtonLink href="/">{t('states.toHome')}</ButtonLink>}
      />
    </div>
  );
}
