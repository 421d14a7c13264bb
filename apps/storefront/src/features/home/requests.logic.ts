import { ORDER_STATUS } from '@sjaj/contract';

/** Queries of Home. The build also adds them to the script that prefetches before the app is loaded. */
export const NEWEST_REQUEST = { page: 1, pageSize: 12 } as const;

export const FINISHED_ORDERS_REQUEST = {
  page: 1,
  pageSize: 5 as const,
  statuses: [ORDER_STATUS.finished, ORDER_STATUS.delivered],
};

export const OPEN_ORDERS_REQUEST = {
  page: 1,
  pageSize: 5 as const,
  statuses: [
    ORDER_STATUS.preOrder,
    ORDER_STATUS.created,
    ORDER_STATUS.approved,
    ORDER_STATUS.unpaid,
    ORDER_STATUS.paid,
  ],
};
