import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '@sjaj/app-kit';
import { COMPANY_PAGES, SHOPPING_PAGES } from '../../shared/information.ts';
import { OpenPageSkeleton } from '../open-page-skeleton.tsx';
import { rootRoute } from './root.tsx';
import { shopRoute } from './shop.ts';

const news = createRoute({
  getParentRoute: () => shopRoute,
  path: '/blogs',
  staticData: { title: 'frame.news', trail: 'shell' },
  component: lazyPage(() => import('../../features/news/index.ts'), 'NewsPage'),
});

const newsItem = createRoute({
  getParentRoute: () => shopRoute,
  path: '/blogs/$id/$slug',
  staticData: { trail: 'own' },
  component: lazyPage(() => import('../../features/news/index.ts'), 'NewsItemPage'),
});

/** Open to everybody: users read the terms before they agree to them. */
const terms = createRoute({
  getParentRoute: () => rootRoute,
  path: '/terms-and-conditions',
  staticData: { title: 'pages.termsAndConditions', trail: 'shell' },
  component: lazyPage(() => import('../terms.tsx'), 'Terms'),
  pendingComponent: OpenPageSkeleton,
});

/** Open to everybody: applicants have no account. */
const careers = createRoute({
  getParentRoute: () => rootRoute,
  path: '/careers',
  staticData: { title: 'informationPage.careers', trail: 'shell' },
  component: lazyPage(() => import('../careers.tsx'), 'Careers'),
  pendingComponent: OpenPageSkeleton,
});

/** Where one changes what the own browser may load. */
const PRIVACY = '/security-and-privacy';

const pages = [...SHOPPING_PAGES, ...COMPANY_PAGES].map(({ href, title }) =>
  createRoute({
    getParentRoute: () => shopRoute,
    path: href,
    staticData: { title, trail: 'shell' },
    component:
      href === PRIVACY
        ? lazyPage(() => import('../privacy.tsx'), 'PrivacyPage')
        : lazyPage(() => import('../../features/information/index.ts'), 'InformationPage'),
  }),
);

export const informationRoutes = [news, newsItem, ...pages] as const;
export const openRoutes = [terms, careers] as const;
