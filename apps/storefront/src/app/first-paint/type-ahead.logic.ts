/** What is typed into the search field before the app has drawn it. */
interface TypeAhead {
  readonly isOpen: boolean;
  readonly text: string;
  /** Whether Enter was pressed. */
  readonly isSent: boolean;
}

export const NOTHING_TYPED: TypeAhead = { isOpen: false, text: '', isSent: false };

/** What of a keyboard event counts. */
export type PressedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

const LONGEST_TEXT = 64;

/** The state after a key; the same object where the key is the browser's. */
export function afterKey(state: TypeAhead, pressed: PressedKey): TypeAhead {
  const { key, ctrlKey, metaKey, altKey } = pressed;
  if (state.isSent) return state;
  if ((ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k') return { ...state, isOpen: true };
  // AltGr, which some letters need, reports Ctrl and Alt together.
  if (metaKey || ctrlKey !== altKey) return state;
  if (!state.isOpen) return key === '/' ? { ...state, isOpen: true } : state;
  if (key === 'Escape') return NOTHING_TYPED;
  if (key === 'Enter') return { ...state, isSent: state.text.trim() !== '' };
  if (key === 'Backspace') return { ...state, text: Array.from(state.text).slice(0, -1).join('') };
  // Names of keys that write nothing are longer.
  const isLetter = Array.from(key).length === 1;
  return isLetter ? { ...state, text: (state.text + key).slice(0, LONGEST_TEXT) } : state;
}
