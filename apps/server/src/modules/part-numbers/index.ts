export { partNumberHandlers } from './routes.ts';
export { adminCompanyCodeHandlers } from './staff-routes.ts';
