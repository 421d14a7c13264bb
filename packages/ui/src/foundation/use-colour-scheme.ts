import { useSyncExternalStore } from 'react';
import { onColourScheme, readColourScheme, setColourScheme } from './colour-scheme.ts';
import type { ColourScheme } from './colour-scheme.ts';

/** The scheme on show and what changes it. */
export function useColourScheme(): readonly [ColourScheme, (scheme: ColourScheme) => void] {
  return [useSyncExternalStore(onColourScheme, readColourScheme), setColourScheme];
}
