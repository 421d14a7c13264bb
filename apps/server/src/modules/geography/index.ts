export { adminCountryHandlers, adminTownHandlers } from './admin.routes.ts';
export { geographyHandlers } from './routes.ts';
