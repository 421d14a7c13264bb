export { BrandPage } from './brand-page.tsx';
export { BrandsPage } from './brands-page.tsx';
export { CategoryPage } from './category-page.tsx';
export { MyArticlesPage, NewArticlesPage, PromotionsPage } from './fixed-pages.tsx';
export { SearchPage } from './search-page.tsx';
export { SelectedPage } from './selected-page.tsx';
export { TagPage } from './tag-page.tsx';
export { preloadListing } from './preload.ts';
