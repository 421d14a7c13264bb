export { adminAuditLogHandlers } from './admin.routes.ts';
