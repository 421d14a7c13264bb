import { declareEvents, event, type PayloadsOf } from '../../kernel/domain-events.ts';

export const noteEvents = declareEvents({
  /** A note names colleagues. */
  'note.mentioned': event<{ noteId: number }>(),
});
export type NoteEvents = PayloadsOf<typeof noteEvents>;
export const { publish } = noteEvents;
