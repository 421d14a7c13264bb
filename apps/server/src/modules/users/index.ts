export { adminUserHandlers } from './admin/routes.ts';
export { addUser, removeUser, saveUserWithin } from './admin/service/accounts.ts';
export { userFound } from './admin/store.ts';
export { adminStaffRoleHandlers } from './roles/routes.ts';
export { userHandlers } from './routes.ts';
export { accountHandlers } from './account/routes.ts';
