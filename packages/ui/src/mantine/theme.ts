import { createTheme } from '@mantine/core';
import type { MantineColorsTuple } from '@mantine/core';

const tuple = (name: string): MantineColorsTuple => [
  `var(--sj-${name}-0)`,
  `var(--sj-${name}-1)`,
  `var(--sj-${name}-2)`,
  `var(--sj-${name}-3)`,
  `var(--sj-${name}-4)`,
  `var(--sj-${name}-5)`,
  `var(--sj-${name}-6)`,
  `var(--sj-${name}-7)`,
  `var(--sj-${name}-8)`,
  `var(--sj-${name}-9)`,
];

/** The shop's theme for Mantine; sizes, colours and type come from the tokens through `mantine.css`. */
export const theme = createTheme({
  primaryColor: 'teal',
  primaryShade: { light: 7, dark: 4 },
  colors: { teal: tuple('teal'), amber: tuple('amber'), gray: tuple('slate'), red: tuple('red') },
  fontFamily: 'var(--sj-font)',
  defaultRadius: 'sm',
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
});
