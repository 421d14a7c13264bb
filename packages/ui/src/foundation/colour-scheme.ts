export type ColourScheme = 'light' | 'dark';

/** The attribute of the root element that the tokens go by. */
const ATTRIBUTE = 'data-colour-scheme';
/** The key of localStorage. The entry `first-paint` of the clients reads it before the first paint. */
export const COLOUR_SCHEME_KEY = 'sjaj.scheme';
const CHANGED = 'sjaj-scheme';

/** The current colour scheme. */
export function readColourScheme(): ColourScheme {
  return document.documentElement.getAttribute(ATTRIBUTE) === 'dark' ? 'dark' : 'light';
}

/** Applies and stores a scheme, without a transition. */
export function setColourScheme(scheme: ColourScheme): void {
  document.documentElement.setAttribute(ATTRIBUTE, scheme);
  try {
    localStorage.setItem(COLOUR_SCHEME_KEY, scheme);
  } catch {
    // A browser that refuses storage shows the choice until the page is closed.
  }
  window.dispatchEvent(new Event(CHANGED));
}

/** Subscribes to changes; returns the unsubscribe function. */
export function onColourScheme(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  return () => window.removeEventListener(CHANGED, listener);
}
