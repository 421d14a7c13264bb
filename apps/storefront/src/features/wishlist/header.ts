export { WishListPanel } from './wish-list-panel.tsx';
