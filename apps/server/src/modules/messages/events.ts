import { declareEvents, event, type PayloadsOf } from '../../kernel/domain-events.ts';

export const messageEvents = declareEvents({
  /** `messageId` is missing where messages were only read or deleted; `isSilent` is true where the reader wants no push of the topic. */
  'message.written': event<{ userId: number; messageId?: number; isSilent?: boolean }>(),
});
export type MessageEvents = PayloadsOf<typeof messageEvents>;
export const { insertEvent } = messageEvents;
