import { accentStyle } from '@sjaj/domain';
import { readStored } from '../storage/browser-storage.ts';
import * as STORAGE_KEYS from '../storage/storage-keys.ts';

/** Draws buttons and links in the colour of the shop; in teal where it has none, or the browser cannot. */
export function applyAccent(accent: string | null): void {
  if (!('adoptedStyleSheets' in document)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(accentStyle(accent));
  document.adoptedStyleSheets = [sheet];
}

/** The colour that the shop had on the last visit, so that it does not change while the page loads. */
export function storedAccent(): string | null {
  try {
    const supplier: unknown = JSON.parse(readStored(STORAGE_KEYS.supplier) ?? '');
    const accent = typeof supplier === 'object' && supplier && 'accentColour' in supplier && supplier.accentColour;
    return typeof accent === 'string' ? accent : null;
  } catch {
    return null;
  }
}
