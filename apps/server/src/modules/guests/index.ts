export { joinGuestCart } from './join.ts';
export { newConfirmationLink, newOrderLink } from './links.ts';
export { guestHandlers } from './routes.ts';
export { purgeExpiredGuests } from './tidy.ts';
