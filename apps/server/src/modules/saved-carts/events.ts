import { declareEvents, event, type PayloadsOf } from '../../kernel/domain-events.ts';

export const savedCartEvents = declareEvents({
  'saved_cart.proposed': event<{ savedCartId: number; colleagueId: number; byUserId: number }>(),
});
export type SavedCartEvents = PayloadsOf<typeof savedCartEvents>;
export const { publish } = savedCartEvents;
