/** Answers older than this are asked for again. */
const LONGEST_WAIT_MS = 20_000;

declare global {
  interface Window {
    /** What `theme.js` has asked for, by method, path and body. */
    sjajEarly?: Record<string, Promise<Response>>;
  }
}

/** The answer that was asked for before the app was there; each is given once. */
export function takeEarly(request: string): Promise<Response> | undefined {
  const answers = window.sjajEarly;
  const answer = answers?.[request];
  if (answers && answer) delete answers[request];
  return answer;
}

/** Forgets the answers that nobody has come for: they were for who was here when the page began. */
export function forgetEarly(): void {
  delete window.sjajEarly;
}

/** Forgets them once they are old. */
export const forgetEarlyLater = (): void => void setTimeout(forgetEarly, LONGEST_WAIT_MS);
