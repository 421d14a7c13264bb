import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '@sjaj/app-kit';
import { loadArticle, loadCatalogue, loadHome, preloadWith } from './feature-code.ts';
import { UnknownPage } from '../unknown-page.tsx';
import { shopRoute } from './shop.ts';

const home = createRoute({
  getParentRoute: () => shopRoute,
  path: '/',
  staticData: { title: 'frame.home', trail: 'own' },
  loader: ({ context: { queryClient } }) => preloadWith(loadHome(), ({ preloadHome }) => preloadHome(queryClient)),
  component: lazyPage(loadHome, 'Home'),
});

const category = createRoute({
  getParentRoute: () => shopRoute,
  path: '/category/$id/$slug',
  staticData: { trail: 'own' },
  loader: ({ context: { queryClient }, params, location }) =>
    preloadWith(loadCatalogue(), ({ preloadListing }) =>
      preloadListing(queryClient, { categoryId: Number(params.id) }, location.search),
    ),
  component: lazyPage(loadCatalogue, 'CategoryPage'),
});

const brand = createRoute({
  getParentRoute: () => shopRoute,
  path: '/brand/$id/$title',
  staticData: { trail: 'own' },
  component: lazyPage(loadCatalogue, 'BrandPage'),
});

const brands = createRoute({
  getParentRoute: () => shopRoute,
  path: '/brands',
  staticData: { title: 'frame.brands', trail: 'shell' },
  component: lazyPage(loadCatalogue, 'BrandsPage'),
});

const search = createRoute({
  getParentRoute: () => shopRoute,
  path: '/search/$search',
  staticData: { title: 'search.title', trail: 'shell' },
  component: lazyPage(loadCatalogue, 'SearchPage'),
});

const tag = createRoute({
  getParentRoute: () => shopRoute,
  path: '/tag/$id/$slug',
  staticData: { trail: 'own' },
  component: lazyPage(loadCatalogue, 'TagPage'),
});

const promotions = createRoute({
  getParentRoute: () => shopRoute,
  path: '/akcija',
  staticData: { title: 'frame.promotions', trail: 'shell' },
  component: lazyPage(loadCatalogue, 'PromotionsPage'),
});

const promotion = createRoute({
  getParentRoute: () => shopRoute,
  path: '/akcija/$id/$slug',
  staticData: { trail: 'own' },
  component: lazyPage(loadCatalogue, 'PromotionPage'),
});

const newArticles = createRoute({
  getParentRoute: () => shopRoute,
  path: '/new-articles',
  staticData: { title: 'home.newlyAdded', trail: 'shell' },
  component: lazyPage(loadCatalogue, 'NewArticlesPage'),
});

const myArticles = createRoute({
  getParentRoute: () => shopRoute,
  path: '/my-articles',
  staticData: { title: 'frame.myProducts', trail: 'shell' },
  component: lazyPage(loadCatalogue, 'MyArticlesPage'),
});

const selected = createRoute({
  getParentRoute: () => shopRoute,
  path: '/user-articles',
  staticData: { title: 'home.selectedForYou', trail: 'shell' },
  component: lazyPage(loadCatalogue, 'SelectedPage'),
});

const article = createRoute({
  getParentRoute: () => shopRoute,
  path: '/article/$id/$slug',
  staticData: { trail: 'own' },
  loader: ({ context: { queryClient }, params }) =>
    preloadWith(loadArticle(), ({ preloadArticle }) => preloadArticle(queryClient, Number(params.id))),
  component: lazyPage(loadArticle, 'ArticlePage'),
});

const wishlist = createRoute({
  getParentRoute: () => shopRoute,
  path: '/wishlist',
  staticData: { title: 'frame.wishlist', trail: 'shell' },
  component: lazyPage(
    () => import('../../features/wishlist/index.ts').then(({ loadPages }) => loadPages()),
    'WishListPage',
  ),
});

const unknown = createRoute({
  getParentRoute: () => shopRoute,
  path: '/$',
  staticData: { trail: 'own' },
  component: UnknownPage,
});

const compare = createRoute({
  getParentRoute: () => shopRoute,
  path: '/compare',
  staticData: { trail: 'own' },
  component: lazyPage(
    () => import('../../features/compare/index.ts').then(({ loadPages }) => loadPages()),
    'ComparePage',
  ),
});

export const pageRoutes = [
  home,
  category,
  brand,
  brands,
  search,
  tag,
  promotions,
  promotion,
  newArticles,
  myArticles,
  selected,
  article,
  wishlist,
  compare,
  unknown,
] as const;
