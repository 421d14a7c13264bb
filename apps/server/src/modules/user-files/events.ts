import { declareEvents, event, type PayloadsOf } from '../../kernel/domain-events.ts';

export const userFileEvents = declareEvents({
  /** Staff have shared a file with a company. */
  'user_file.shared': event<{ companyId: number; title: string }>(),
});
export type UserFileEvents = PayloadsOf<typeof userFileEvents>;
export const { publish } = userFileEvents;
