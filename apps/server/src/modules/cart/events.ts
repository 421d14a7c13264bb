import { declareEvents, event, type PayloadsOf } from '../../kernel/domain-events.ts';

export const cartEvents = declareEvents({
  'cart.changed': event<{ userId: number; cartId: number; version: number }>(),
});
export type CartEvents = PayloadsOf<typeof cartEvents>;
export const { eventPayload, insertEvent, publish } = cartEvents;
