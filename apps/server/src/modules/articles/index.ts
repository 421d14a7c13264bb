export { adminArticleHandlers, articleArchiveHandlers } from './admin.routes.ts';
export { articleBulkEditHandlers } from './bulk-edit/admin.routes.ts';
export { datasheetHandlers } from './datasheets/admin.routes.ts';
export { type DatasheetEvents, datasheetEvents } from './datasheets/events.ts';
export type { FieldValue } from './bulk-edit/rules.ts';
export { applyBulkEdit, type BulkField, undoBulkEdit } from './bulk-edit/service/bulk-edit.ts';
export { purgeBulkEdits } from './bulk-edit/store.ts';
export { priceChangeHandlers } from './price-changes/admin.routes.ts';
export { priceChangeJobs, purgePriceProposals } from './price-changes/jobs.ts';
export { savePulledPrices } from './price-changes/service/pulled-prices.ts';
export { resumePriceChanges } from './price-changes/service/process-pending.ts';
export { checkBreaks as checkQuantityPrices, MOST_PICTURES } from './rules.ts';
export { appendPicture, takePicturesOff } from './service/pictures.ts';
export {
  articlesAfter,
  articlesByCode,
  createImportedArticles,
  hideArticle,
  priceWarnings,
  removeArticle,
  updateImportedArticles,
} from './service/import-articles.ts';
export type { StoredArticle } from './store/articles.ts';
export { isArticleVisible } from './store/articles.ts';
export { successorsOf } from './store/successors.ts';
export { categoryIcon, firstPictureKey, topCategoryTitle } from './store/first-picture.ts';
export { useValuesOf } from './store/use-values.ts';
