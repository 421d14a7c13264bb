export { type CatalogueIndex } from './catalogue-index.ts';
export { openSearchLog, type SearchLog } from './log/search-log.ts';
export { adminSearchHandlers } from './staff/routes.ts';
export { chosenAttributes } from './choices.ts';
export { MOST_CHOICES } from './facet-pass.ts';
export type { Filters, PriceView, SearchAnswer, SearchRequest } from './port.ts';
export { openReadModel, type ReadModel } from './read-model.ts';
export type { BrandFacts, CategoryFacts, References } from './references.ts';
export type { Texts } from './texts.ts';
