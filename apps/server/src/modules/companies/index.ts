export { type CompanyEvents, companyEvents } from './events.ts';
export { impersonationHandlers } from './impersonation/routes.ts';
export { adminCompanyHandlers } from './admin/routes.ts';
export { companyHandlers } from './ordering/routes.ts';
export { adminAccountRequestHandlers } from './requests/admin.routes.ts';
export { purgeDeadRequests } from './requests/jobs.ts';
export { accountRequestHandlers } from './requests/routes.ts';
export { personalData as accountRequestData } from './requests/store/personal-data.ts';
