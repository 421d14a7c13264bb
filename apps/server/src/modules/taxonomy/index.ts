export { adminAttributeHandlers, adminBrandHandlers, adminCategoryHandlers, adminTagHandlers } from './admin/routes.ts';
export { attributeHandlers, brandHandlers, categoryHandlers, tagHandlers } from './routes.ts';
export { brandsByArticles, categoriesOnMainPage, highlightedBrand, popularTags } from './views.ts';
export {
  addAttributeValues,
  createBrand,
  createCategory,
  createTag,
  deleteIfUnused,
} from './admin/service/import-taxonomy.ts';
