import './page-facts.ts';
import { authRoutes } from './auth.ts';
import { buyingRoutes } from './buying.ts';
import { informationRoutes, openRoutes } from './information.ts';
import { linkedRoutes } from './linked-order.ts';
import { pageRoutes } from './pages.ts';
import { profileRoutes } from './profile.ts';
import { rootRoute } from './root.tsx';
import { shopRoute } from './shop.ts';

export const routeTree = rootRoute.addChildren([
  ...authRoutes,
  ...openRoutes,
  ...linkedRoutes,
  shopRoute.addChildren([...pageRoutes, ...buyingRoutes, ...profileRoutes, ...informationRoutes]),
]);
