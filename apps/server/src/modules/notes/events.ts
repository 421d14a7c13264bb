import { declareEvents, event, type PayloadsOf } from '../../kernel/domain-events.ts';

export const noteEvents = declareEvents({
  /** A note names colleagues. `record` is the title of what it is on; events of an earlier release have none. */
  'note.mentioned': event<{ noteId: number; record?: string }>(),
});
export type NoteEvents = PayloadsOf<typeof noteEvents>;
export const { publish } = noteEvents;
