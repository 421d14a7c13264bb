export { adminArticleHandlers } from './admin.routes.ts';
export { articleBulkEditHandlers } from './bulk-edit/admin.routes.ts';
export { purgeBulkEdits } from './bulk-edit/store.ts';
export { isArticleVisible } from './store/articles.ts';
export { categoryIcon, firstPictureKey } from './store/first-picture.ts';
