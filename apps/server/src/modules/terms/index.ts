export { adminTermsHandlers } from './admin.routes.ts';
export { termsHandlers } from './routes.ts';
export { currentTerms } from './store.ts';
