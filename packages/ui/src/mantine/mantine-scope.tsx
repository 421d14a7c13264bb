import './mantine.css';
import { MantineProvider } from '@mantine/core';
import type { MantineColorSchemeManager } from '@mantine/core';
import type { ReactNode } from 'react';
import { readColourScheme } from '../foundation/colour-scheme.ts';
import { theme } from './theme.ts';

/** Follows the scheme that `setColourScheme` keeps; Mantine itself stores nothing. */
const followsPage: MantineColorSchemeManager = {
  get: () => readColourScheme(),
  set: () => undefined,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => undefined,
};

/** Lets Mantine components below wear the shop's theme, without injected styles. */
export function MantineScope({ children }: { readonly children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      colorSchemeManager={followsPage}
      withCssVariables={false}
      withGlobalClasses={false}
      getRootElement={() => undefined}
    >
      {children}
    </MantineProvider>
  );
}
