export { mainPageHandlers } from './home/routes.ts';
export { adminTermsHandlers } from './staff/routes.ts';
export { blogHandlers, termsHandlers } from './routes.ts';
