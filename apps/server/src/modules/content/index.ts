export { blogHandlers, termsHandlers } from './routes.ts';
