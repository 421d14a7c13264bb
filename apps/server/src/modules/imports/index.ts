export { stockImportHandlers } from './routes.ts';
