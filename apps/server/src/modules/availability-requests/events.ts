import { declareEvents, event, type PayloadsOf } from '../../kernel/domain-events.ts';

export const availabilityRequestEvents = declareEvents({
  'out_of_stock.requested': event<{ requestId: number }>(),
  'out_of_stock.answered': event<{ requestId: number }>(),
});
export type AvailabilityRequestEvents = PayloadsOf<typeof availabilityRequestEvents>;
export const { publish } = availabilityRequestEvents;
