import { declareEvents, event, type PayloadsOf } from '../../kernel/domain-events.ts';

export const companyEvents = declareEvents({
  /** What the user may do, or for which company, has changed: their screens load again. */
  'session.changed': event<{ userId: number }>(),
});
export type CompanyEvents = PayloadsOf<typeof companyEvents>;
export const { publish } = companyEvents;
