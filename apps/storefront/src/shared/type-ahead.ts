declare global {
  interface Window {
    /** Set by the script that runs before the app. */
    sjajTypeAhead?: { take(): TypedAhead };
  }
}

/** What was typed into the search field before the app had drawn it. */
export interface TypedAhead {
  /** Whether the field was opened. */
  readonly isOpen: boolean;
  readonly text: string;
  /** Whether Enter was pressed. */
  readonly isSent: boolean;
}

/** Ends the recording of keys; null if nothing has opened the field. */
export function takeTypeAhead(): TypedAhead | null {
  const typedAhead = window.sjajTypeAhead?.take();
  delete window.sjajTypeAhead;
  return typedAhead?.isOpen === true ? typedAhead : null;
}
