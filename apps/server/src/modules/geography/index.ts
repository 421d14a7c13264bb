export { adminCountryHandlers, adminTownHandlers } from './admin.routes.ts';
export { townRecords } from './store/towns.ts';
export { geographyHandlers } from './routes.ts';
