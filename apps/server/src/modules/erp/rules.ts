import type { JobName } from '@sjaj/contract';

/** The job that sends orders, and the key under which one request of it waits at a time. */
export const ORDER_PUSH: { readonly job: JobName; readonly key: string } = { job: 'erp.push-orders', key: 'soon' };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const PAUSES = [MINUTE, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE];
/** No order waits for longer until it is sent again. */
export const LONGEST_PAUSE = HOUR;

/** While a worker sends an order nobody else does; if it dies another one does after this. */
export const LEASE = 2 * MINUTE;

/** When an order is sent again that the ERP did not answer. */
export const nextAttemptAt = (attempts: number, now: Date): Date =>
  new Date(now.getTime() + (PAUSES[attempts - 1] ?? LONGEST_PAUSE));

/** Pieces on hand by a count of the ERP: whole ones, and none where it owes some to a document that is not booked yet. */
export const piecesOnHand = (count: number): number => Math.max(0, Math.floor(count));

/** Whether the ERP has booked what it answered so. */
export const isBooked = (status: number): boolean => status === 200 || status === 201;
