export { adminSearchHandlers } from './admin.routes.ts';
export { openSearchLog, type SearchLog } from './log/service.ts';
