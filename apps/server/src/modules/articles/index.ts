export { adminArticleHandlers } from './admin.routes.ts';
export { isArticleVisible } from './store/articles.ts';
export { categoryIcon, firstPictureKey } from './store/first-picture.ts';
