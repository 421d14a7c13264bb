import { declareEvents, event, type PayloadsOf } from '../../kernel/domain-events.ts';

export const questionEvents = declareEvents({
  'question.asked': event<{ questionId: number }>(),
  'question.answered': event<{ questionId: number }>(),
});
export type QuestionEvents = PayloadsOf<typeof questionEvents>;
export const { publish } = questionEvents;
