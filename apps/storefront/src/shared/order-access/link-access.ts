import { createTransport } from '@sjaj/app-kit';
import { countCall } from '../api/activity.ts';
import { closeLinkedOrder, linkedOrder } from './order-link-session.ts';
import type { OrderAccess } from './order-access.ts';

const REFRESH_MS = 20_000;

/** The access through the link of a mail. It has a transport of its own: calls carry the token of the link or of the session, never both. */
export const LINKED_ORDER: OrderAccess = {
  key: 'linked-order',
  transport: createTransport({
    token: () => linkedOrder()?.token ?? null,
    onUnauthorized: closeLinkedOrder,
    onCall: countCall,
  }),
  pageOf: () => '/guest-order',
  refreshIntervalMs: REFRESH_MS,
};
