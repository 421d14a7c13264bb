import { declareEvents, event, type PayloadsOf } from '../../kernel/domain-events.ts';

export const messageEvents = declareEvents({
  /** `messageId` is missing where messages were only read or deleted. */
  'message.written': event<{ userId: number; messageId?: number }>(),
});
export type MessageEvents = PayloadsOf<typeof messageEvents>;
export const { insertEvent } = messageEvents;
