import { declareEvents, event, type PayloadsOf } from '../../kernel/domain-events.ts';

export const presentationEvents = declareEvents({
  'presentation.requested': event<{ requestId: number }>(),
  'presentation.answered': event<{ requestId: number }>(),
});
export type PresentationEvents = PayloadsOf<typeof presentationEvents>;
export const { publish } = presentationEvents;
