export { CatalogueIndex, type IndexChange, type IndexOptions } from './catalogue-index.ts';
export { MAX_FACET_FILTERS } from './facets/facet-filters.ts';
export type {
  ContractTerms,
  IndexedProduct,
  PriceContext,
  PricedProduct,
  PriceRules,
  ProductFacets,
  ProductText,
  PromotionPrice,
} from './products.ts';
export { NO_FILTERS } from './request.ts';
export type { PriceList, SearchFilters, SearchRequest, SortField } from './request.ts';
export type { FacetCount, FacetKind, ProductGroup, SearchResult, SuggestResult, WidenedSearch } from './result.ts';
export type { SynonymGroup } from './text/synonyms.ts';
export type { SearchableName } from './text/name-finder.ts';
