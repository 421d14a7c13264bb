import { article } from './article.ts';
import { articleData } from './article-data.ts';
import { auth } from './auth.ts';
import { brands } from './brands.ts';
import { careers } from './careers.ts';
import { cart } from './cart.ts';
import { cheaperInUse } from './cheaper-in-use.ts';
import { checkout } from './checkout.ts';
import { debt } from './debt.ts';
import { footer } from './footer.ts';
import { frame } from './frame.ts';
import { home } from './home.ts';
import { information } from './information.ts';
import { limits } from './limits.ts';
import { listing } from './listing.ts';
import { messages } from './messages.ts';
import { news } from './news.ts';
import { newsletter } from './newsletter.ts';
import { openShop } from './open-shop.ts';
import { pages } from './pages.ts';
import { priceReason, purchase, reorderTab } from './purchase.ts';
import { reviews } from './reviews.ts';
import { search } from './search.ts';
import { states } from './states.ts';
import { useCost } from './use-cost.ts';
import { wishlist } from './wishlist.ts';

/** The texts of the storefront. */
export const shop = {
  article,
  articleData,
  auth,
  brands,
  careers,
  cart,
  cheaperInUse,
  checkout,
  debt,
  footer,
  frame,
  home,
  information,
  limits,
  listing,
  messages,
  news,
  newsletter,
  openShop,
  pages,
  priceReason,
  purchase,
  reorderTab,
  reviews,
  search,
  states,
  useCost,
  wishlist,
};
