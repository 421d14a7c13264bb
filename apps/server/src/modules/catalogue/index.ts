export type { BrandFacts, CategoryFacts, References } from './indexing/rules.ts';
export { openReadModel, type ReadModel } from './indexing/service/read-model.ts';
export {
  articleFilterHandlers,
  articleHandlers,
  boughtTogetherHandlers,
  cataloguePromotionHandlers,
  successorHandlers,
  variationHandlers,
} from './routes.ts';
export { openCatalogueWhenReady } from './service/open-catalogue.ts';
export { memberNamedBy } from './service/chosen-member.ts';
export { bySaving } from './rules.ts';
export type { CatalogueContext } from './service/catalogue-context.ts';
export { articleFacts as readArticleFacts } from './store/article-facts.ts';
export { pagesChangedAt } from './store/pages-changed.ts';
export { visibleArticles } from './store/visible-articles.ts';
