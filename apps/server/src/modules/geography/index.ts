export { geographyHandlers } from './routes.ts';
