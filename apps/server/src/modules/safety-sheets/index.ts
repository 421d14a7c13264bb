export { safetySheetHandlers } from './routes.ts';
