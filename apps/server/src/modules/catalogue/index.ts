export { adminArticleHandlers } from './admin/routes.ts';
export { brandHandlers, categoryHandlers, mainPageHandlers, productSaleHandlers } from './browse-routes.ts';
export { articleHandlers } from './routes.ts';
export { type CatalogueDeps, openShelf, type Shelf } from './shelf.ts';
export { type Viewer, viewerOf } from './viewer.ts';
