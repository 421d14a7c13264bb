export type { BrandFacts, CategoryFacts, References } from './indexing/rules.ts';
export { openReadModel, type ReadModel } from './indexing/service/follow-changes.ts';
export { articleFilterHandlers, articleHandlers, productSaleHandlers, variationHandlers } from './routes.ts';
export { openShelfSoon } from './service/open-catalogue.ts';
export type { Shelf } from './shelf.ts';
export { type Viewer, viewerOf } from './viewer.ts';
