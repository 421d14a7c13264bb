export { purgeExpiredGuests } from './jobs.ts';
export { guestHandlers } from './routes.ts';
export { joinGuestCart } from './service/guests.ts';
export { newConfirmationLink, newOrderLink } from './service/order-links.ts';
