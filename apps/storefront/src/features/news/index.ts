export { NewsItemPage } from './news-item-page.tsx';
export { NewsPage } from './news-page.tsx';
