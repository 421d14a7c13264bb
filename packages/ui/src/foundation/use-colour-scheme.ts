import { useSyncExternalStore } from 'react';
import { onColourScheme, readColourScheme, setColourScheme } from './colour-scheme.ts';
import type { ColourScheme } from './colour-scheme.ts';

/** The current colour scheme and its setter. */
export function useColourScheme(): readonly [ColourScheme, (scheme: ColourScheme) => void] {
  return [useSyncExternalStore(onColourScheme, readColourScheme), setColourScheme];
}
