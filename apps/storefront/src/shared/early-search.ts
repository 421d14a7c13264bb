declare global {
  interface Window {
    /** Set by the script that runs before the app. */
    sjajEarlySearch?: { take(): TypedEarly };
  }
}

/** What was typed into the search field before the app had drawn it. */
export interface TypedEarly {
  /** Whether the field was opened. */
  readonly isOpen: boolean;
  readonly text: string;
  /** Whether Enter was pressed. */
  readonly isSent: boolean;
}

/** Ends the recording of keys; null if nothing has opened the field. */
export function takeEarlySearch(): TypedEarly | null {
  const early = window.sjajEarlySearch?.take();
  delete window.sjajEarlySearch;
  return early?.isOpen === true ? early : null;
}
