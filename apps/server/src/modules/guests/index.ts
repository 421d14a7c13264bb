export { joinGuestCart } from './join.ts';
export { guestHandlers } from './routes.ts';
