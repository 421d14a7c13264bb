import { declareEvents, event, type PayloadsOf } from '../../kernel/domain-events.ts';

export const companyEvents = declareEvents({
  /** What the user may do, or for which company, has changed: their screens load again. */
  'session.changed': event<{ userId: number }>(),
  'account_request.received': event<{ requestId: number }>(),
  /** `eventId` is the entry in the history of the request. */
  'account_request.asked': event<{ requestId: number; eventId: number }>(),
  'account_request.answered': event<{ requestId: number }>(),
  'account_request.rejected': event<{ requestId: number; eventId: number }>(),
  /** The account exists, or its link is wanted once more. */
  'account_request.approved': event<{ requestId: number; eventId: number; userId: number }>(),
  /** `deputyId` is the id of the record, not of the person. */
  'deputy.named': event<{ deputyId: number }>(),
  'deputy.ended': event<{ deputyId: number }>(),
  'data_change.requested': event<{ changeId: number }>(),
  'data_change.decided': event<{ changeId: number }>(),
});
export type CompanyEvents = PayloadsOf<typeof companyEvents>;
export const { publish } = companyEvents;
