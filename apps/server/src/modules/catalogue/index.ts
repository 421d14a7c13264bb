export { adminArticleHandlers } from './admin/routes.ts';
export { attributeHandlers, tagHandlers, variationHandlers } from './attribute-routes.ts';
export { brandHandlers, categoryHandlers, mainPageHandlers, productSaleHandlers } from './browse-routes.ts';
export { articleFilterHandlers } from './filter-routes.ts';
export { presentationHandlers } from './presentations/routes.ts';
export { reviewHandlers } from './reviews/routes.ts';
export { articleHandlers } from './routes.ts';
export { type CatalogueDeps, openShelf, type Shelf } from './shelf.ts';
export { type Viewer, viewerOf } from './viewer.ts';
