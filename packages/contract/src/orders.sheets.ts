import { z } from 'zod';
import { AdminOrderListRequest } from './orders.admin.ts';
import { OrderListRequest } from './orders.ts';
import { BACK_OFFICE, CUSTOMERS, routes } from './route.ts';
import { Done, shape } from './shapes.ts';

/** `xlsx` has the orders and their lines on two sheets; CSV has room for one: orders, or lines with their order's data. */
export const ORDER_SHEETS = ['xlsx', 'csv', 'csv-lines'] as const;
export const OrderSheet = z.enum(ORDER_SHEETS);

const PAGE = { page: true, pageSize: true, sortBy: true, isSortAscending: true } as const;

export const orderSheets = routes({
  customer: {
    method: 'POST',
    path: '/orders/export-customer-orders',
    access: CUSTOMERS,
    body: shape({ ...OrderListRequest.omit(PAGE).shape, sheet: OrderSheet.default('xlsx') }),
    answer: Done,
    download: true,
    limit: { requests: 20, seconds: 60 },
    problems: ['orders.too_many_for_sheet'],
    reads: true,
    summary: 'The orders of a list as a spreadsheet; without amounts for who may not see prices.',
  },
  staff: {
    method: 'POST',
    path: '/admin/orders/export-orders',
    access: BACK_OFFICE,
    body: shape({ ...AdminOrderListRequest.omit(PAGE).shape, sheet: OrderSheet.default('xlsx') }),
    answer: Done,
    download: true,
    limit: { requests: 20, seconds: 60 },
    problems: ['orders.too_many_for_sheet'],
    reads: true,
    summary: 'Orders of all customers as a spreadsheet.',
  },
});

export type OrderSheet = z.output<typeof OrderSheet>;
