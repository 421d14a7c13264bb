import { declareEvents, event, type PayloadsOf } from '../../kernel/domain-events.ts';

export const complaintEvents = declareEvents({
  /** A complaint has a new public entry: a message, or a change of status; the first entry is the complaint itself. */
  'complaint.entry_added': event<{ complaintId: number; entryId: number }>(),
});
export type ComplaintEvents = PayloadsOf<typeof complaintEvents>;
export const { publish } = complaintEvents;
