export { SavedCartsPage } from './saved-carts-page.tsx';
