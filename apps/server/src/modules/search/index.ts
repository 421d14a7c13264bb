export { type CatalogueIndex } from './catalogue-index.ts';
export type { CodeKind } from './code-space.ts';
export { openSearchLog, type SearchLog } from './log/search-log.ts';
export { adminSearchHandlers } from './staff/routes.ts';
export { chosenAttributes, MOST_CHOICES } from './choices.ts';
export type { Filters, PriceView, SearchAnswer, SearchRequest } from './port.ts';
export { openReadModel, type ReadModel } from './read-model.ts';
export type { BrandFacts, CategoryFacts, References } from './references.ts';
export type { Texts } from './texts.ts';
