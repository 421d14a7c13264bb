export { adminAttributeHandlers, adminBrandHandlers, adminCategoryHandlers } from './admin/routes.ts';
export { attributeHandlers, brandHandlers, categoryHandlers, tagHandlers } from './routes.ts';
export { brandsByArticles, categoriesOnMainPage, highlightedBrand } from './views.ts';
