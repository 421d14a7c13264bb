export { adminNoteHandlers } from './admin.routes.ts';
export { type NoteEvents, noteEvents } from './events.ts';
export { mentionFacts } from './store/notes.ts';
