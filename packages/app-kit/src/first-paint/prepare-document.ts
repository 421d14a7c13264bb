import { readStored } from '../storage/browser-storage.ts';
import * as STORAGE_KEYS from '../storage/storage-keys.ts';

export { applyAccent, storedAccent } from '../page/accent.ts';
export { readStored };

declare global {
  var __zod_globalConfig: { readonly jitless: boolean } | undefined;
}

/** Runs before the first paint: sets the colour scheme, stored or the system's, and configures zod for the page's security policy. */
export function prepareDocument(): void {
  // The policy forbids code from text, which zod compiles by default.
  globalThis.__zod_globalConfig = { jitless: true };
  const stored = readStored(STORAGE_KEYS.colourScheme);
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.dataset['colourScheme'] = stored === 'light' || stored === 'dark' ? stored : system;
}
