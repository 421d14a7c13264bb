import { createQueryClient } from '@sjaj/app-kit';

/** The cache of the shop. While the device is offline, calls fail at once: the page says so, and a change of the cart is queued. */
export const queryClient = createQueryClient('always');
