export { adminArticleHandlers } from './admin.routes.ts';
export { isArticleVisible } from './store/articles.ts';
