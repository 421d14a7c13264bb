import { createStore } from '@tanstack/react-store';
import { type StoredText, storedText } from '../storage/stored-text.ts';

/** `ended`: by the user. `expired`: by the server. `refused`: the server refused a call without a session. */
export type SessionChange = 'begun' | 'ended' | 'expired' | 'refused';

interface Session {
  /** The token, null without a session. */
  readonly readToken: () => string | null;
  /** Whether the session survives the browser window. */
  readonly isLasting: () => boolean;
  /** Begins a session; with `isLasting` it survives the browser window. */
  readonly begin: (token: string, isLasting: boolean) => void;
  /** Ends the session. Does nothing without one. */
  readonly end: (change: 'ended' | 'expired') => void;
  readonly publish: (change: SessionChange) => void;
  /** Calls the listener for each change, those made in other tabs included. Returns the unsubscribe function. */
  readonly onChange: (listener: (change: SessionChange) => void) => () => void;
}

interface SessionOptions {
  readonly storageKey: string;
  /** What a log-out in another tab means in this one. */
  readonly endedElsewhere: 'ended' | 'expired';
}

/** A session whose token the browser stores. */
export function createSession({ storageKey, endedElsewhere }: SessionOptions): Session {
  const token = storedText(storageKey);
  const changes = createStore<{ readonly change: SessionChange } | null>(null);
  const publish = (change: SessionChange): void => changes.setState(() => ({ change }));
  onStoredElsewhere(storageKey, token, (stored) => publish(stored === null ? endedElsewhere : 'begun'));
  return {
    readToken: token.read,
    isLasting: token.isLasting,
    begin: (text, isLasting) => {
      token.write(text, isLasting);
      publish('begun');
    },
    end: (change) => {
      if (token.read() === null) return;
      token.remove();
      publish(change);
    },
    publish,
    onChange: (listener) => changes.subscribe((last) => last && listener(last.change)).unsubscribe,
  };
}

/** Calls the listener when another tab has stored or removed the text. */
export function onStoredElsewhere(key: string, text: StoredText, listener: (stored: string | null) => void): void {
  if (typeof window === 'undefined') return;
  window.addEventListener('storage', (event) => {
    if (event.key !== key) return;
    text.dropCopy();
    listener(event.newValue);
  });
}
