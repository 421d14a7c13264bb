export { HomePage } from './home-page.tsx';
export { preloadHome } from './preload.ts';
