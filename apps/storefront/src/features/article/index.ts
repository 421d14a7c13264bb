export { ArticlePage } from './article-page.tsx';
export { preloadArticle } from './preload.ts';
