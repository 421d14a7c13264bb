export { adminAnswerTemplateHandlers, adminComplaintHandlers } from './admin.routes.ts';
export { type ComplaintEvents, complaintEvents } from './events.ts';
export { complaintHandlers } from './routes.ts';
export { entryFacts, type EntryFacts } from './store/entry-facts.ts';
export { personalData as complaintData } from './store/personal-data.ts';
export { UNANSWERED_SINCE } from './store/inbox.ts';
