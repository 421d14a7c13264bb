export { mainPageHandlers } from './home/routes.ts';
export { blogHandlers } from './routes.ts';
