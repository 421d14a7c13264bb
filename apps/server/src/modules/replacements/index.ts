export { replacementHandlers } from './routes.ts';
export { personalData as replacementData } from './store.ts';
