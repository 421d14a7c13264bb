export { ArticlePage } from './article-page.tsx';
