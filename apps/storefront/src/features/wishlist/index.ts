export { WishListPage } from './wish-list-page.tsx';
