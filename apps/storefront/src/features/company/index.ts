export { OrderingPage } from './ordering-page.tsx';
