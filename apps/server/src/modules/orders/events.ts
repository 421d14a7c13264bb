import type { ApprovalOutcome } from '@sjaj/contract';
import { declareEvents, event, type PayloadsOf } from '../../kernel/domain-events.ts';

export const orderEvents = declareEvents({
  /** `isUnconfirmed`: of a guest, who is asked to confirm the e-mail address before anybody else hears of it. */
  'order.placed': event<{ orderId: number; isUnconfirmed?: boolean }>(),
  'order.status_changed': event<{
    orderId: number;
    from: number;
    to: number;
    reason: string | null;
    byUserId: number | null;
    /** What a company admin or a deputy has decided; an order that is returned can be placed again. */
    approval?: ApprovalOutcome;
  }>(),
  /** Staff have changed its lines. */
  'order.edited': event<{ orderId: number; reason: string }>(),
  /** The guest, or staff for the guest, has confirmed the e-mail address of the order. */
  'order.email_confirmed': event<{ orderId: number }>(),
  /** The mail that asks for the confirmation is requested once more. */
  'order.confirmation_requested': event<{ orderId: number }>(),
});
export type OrderEvents = PayloadsOf<typeof orderEvents>;
export const { eventPayload, insertEvent, publish } = orderEvents;
