export { adminPictureHandlers } from './admin.routes.ts';
