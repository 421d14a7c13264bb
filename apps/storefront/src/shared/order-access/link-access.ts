import { createTransport } from '@sjaj/app-kit';
import { countCall } from '../api/activity.ts';
import { closeLinkedOrder, linkedOrder } from './order-link-session.ts';
import type { OrderAccess } from './order-access.ts';

const LOOK_AGAIN_MS = 20_000;

/**
 * The order that the link of a mail has opened. Its token never mixes with the session of this browser: calls carry the one
 * or the other.
 */
export const LINKED_ORDER: OrderAccess = {
  key: 'linked-order',
  transport: createTransport({
    token: () => linkedOrder()?.token ?? null,
    onUnauthorized: closeLinkedOrder,
    onCall: countCall,
  }),
  pageOf: () => '/guest-order',
  refreshIntervalMs: LOOK_AGAIN_MS,
};
