import { fetchTransport } from '@sjaj/client';
import { languageTag } from '@sjaj/domain';
import { countCall } from '../api/activity.ts';
import { baseUrl } from '../api/api.ts';
import { language } from '../texts/t.ts';
import { closeHeldOrder, heldOrder } from './held-order.ts';
import type { OrderAccess } from './order-access.ts';

const LOOK_AGAIN_MS = 20_000;

/**
 * The order that the link of a mail has opened. Its token never mixes with the session of this browser: calls carry the one
 * or the other.
 */
export const LINKED_ORDER: OrderAccess = {
  key: 'held-order',
  transport: fetchTransport({
    baseUrl: baseUrl(),
    token: () => heldOrder()?.token ?? null,
    language: () => languageTag(language()),
    onUnauthorized: closeHeldOrder,
    onCall: countCall,
  }),
  pageOf: () => '/guest-order',
  lookAgainMs: LOOK_AGAIN_MS,
};
