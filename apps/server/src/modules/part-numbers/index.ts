export { partNumberHandlers } from './routes.ts';
export { adminCompanyCodeHandlers } from './admin.routes.ts';
