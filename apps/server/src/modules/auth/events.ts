import { declareEvents, event, type PayloadsOf } from '../../kernel/domain-events.ts';

export const authEvents = declareEvents({
  'session.ended': event<{ sessionIds: number[] }>(),
});
export type AuthEvents = PayloadsOf<typeof authEvents>;
export const { publish } = authEvents;
