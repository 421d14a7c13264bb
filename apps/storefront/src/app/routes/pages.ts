import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { NotFound } from '../not-found.tsx';
import { shopRoute } from './shop.ts';

const home = createRoute({
  getParentRoute: () => shopRoute,
  path: '/',
  staticData: { title: 'frame.home', trail: 'own' },
  component: lazyRouteComponent(() => import('../../features/home/index.ts'), 'HomePage'),
});

const category = createRoute({
  getParentRoute: () => shopRoute,
  path: '/category/$id/$slug',
  staticData: { trail: 'own' },
  component: lazyRouteComponent(() => import('../../features/catalogue/index.ts'), 'CategoryPage'),
});

const brand = createRoute({
  getParentRoute: () => shopRoute,
  path: '/brand/$id/$title',
  staticData: { trail: 'own' },
  component: lazyRouteComponent(() => import('../../features/catalogue/index.ts'), 'BrandPage'),
});

const brands = createRoute({
  getParentRoute: () => shopRoute,
  path: '/brands',
  staticData: { title: 'frame.brands', trail: 'shell' },
  component: lazyRouteComponent(() => import('../../features/catalogue/index.ts'), 'BrandsPage'),
});

const search = createRoute({
  getParentRoute: () => shopRoute,
  path: '/search/$search',
  staticData: { title: 'search.title', trail: 'shell' },
  component: lazyRouteComponent(() => import('../../features/catalogue/index.ts'), 'SearchPage'),
});

const promotions = createRoute({
  getParentRoute: () => shopRoute,
  path: '/akcija',
  staticData: { title: 'frame.promotions', trail: 'shell' },
  component: lazyRouteComponent(() => import('../../features/catalogue/index.ts'), 'PromotionsPage'),
});

const newArticles = createRoute({
  getParentRoute: () => shopRoute,
  path: '/new-articles',
  staticData: { title: 'home.newlyAdded', trail: 'shell' },
  component: lazyRouteComponent(() => import('../../features/catalogue/index.ts'), 'NewArticlesPage'),
});

const myArticles = createRoute({
  getParentRoute: () => shopRoute,
  path: '/my-articles',
  staticData: { title: 'frame.myProducts', trail: 'shell' },
  component: lazyRouteComponent(() => import('../../features/catalogue/index.ts'), 'MyArticlesPage'),
});

const article = createRoute({
  getParentRoute: () => shopRoute,
  path: '/article/$id/$slug',
  staticData: { trail: 'own' },
  component: lazyRouteComponent(() => import('../../features/article/index.ts'), 'ArticlePage'),
});

const wishlist = createRoute({
  getParentRoute: () => shopRoute,
  path: '/wishlist',
  staticData: { title: 'frame.wishlist', trail: 'shell' },
  component: lazyRouteComponent(() => import('../../features/wishlist/index.ts'), 'WishListPage'),
});

const unknown = createRoute({
  getParentRoute: () => shopRoute,
  path: '/$',
  staticData: { trail: 'own' },
  component: NotFound,
});

export const pageRoutes = [
  home,
  category,
  brand,
  brands,
  search,
  promotions,
  newArticles,
  myArticles,
  article,
  wishlist,
  unknown,
] as const;
