import { createQueryClient } from '@sjaj/app-kit';

/** The cache of the back office. While the device is offline, calls wait for the connection. */
export const queryClient = createQueryClient('online');
