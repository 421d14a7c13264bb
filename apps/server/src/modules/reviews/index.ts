export { reviewHandlers } from './routes.ts';
export { personalData as reviewData } from './store.ts';
