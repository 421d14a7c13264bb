import { declareEvents, event, type PayloadsOf } from '../../kernel/domain-events.ts';

export const careerEvents = declareEvents({
  'job_application.received': event<{ name: string }>(),
});
export type CareerEvents = PayloadsOf<typeof careerEvents>;
export const { publish } = careerEvents;
