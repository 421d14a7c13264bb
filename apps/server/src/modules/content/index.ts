export { adminTermsHandlers } from './staff/routes.ts';
export { blogHandlers, termsHandlers } from './routes.ts';
