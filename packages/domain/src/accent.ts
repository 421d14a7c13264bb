/** Colours are written as six hexadecimal digits: `#0a5b60`. */
const COLOUR = /^#[0-9a-f]{6}$/;
const WHITE = '#ffffff';
const BLACK = '#000000';
/** The contrast of readable text (WCAG 2.2, 1.4.3). */
const READABLE = 4.5;
const STEP = 0.04;
/** The darkest light ground and the lightest dark ground that links stand on. */
const LIGHT_GROUND = '#e9eff0';
const DARK_GROUND = '#223036';
const DARK_PAGE = '#0d1417';
/** What stands on a button in the dark. */
const ON_DARK_PRIMARY = '#031a1c';

type Channels = readonly [red: number, green: number, blue: number];

function channelsOf(colour: string): Channels {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

const colourOf = (channels: readonly number[]): string =>
  `#${channels.map((one) => Math.round(one).toString(16).padStart(2, '0')).join('')}`;

function luminanceOf(colour: string): number {
  const [red, green, blue] = channelsOf(colour).map((one) => {
    const share = one / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours as WCAG counts it, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [dark, light] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const mix = (colour: string, other: string, share: number): string => {
  const added = channelsOf(other);
  return colourOf(channelsOf(colour).map((one, index) => one + ((added[index] ?? 0) - one) * share));
};

/** The colour nearest to one that is readable on a ground, on the way to another one. */
function readableOn(ground: string, colour: string, towards: string): string {
  for (let share = 0; share < 1; share += STEP) {
    const mixed = mix(colour, towards, share);
    if (contrastOf(mixed, ground) >= READABLE) return mixed;
  }
  return towards;
}

/** Whether it is a colour that white text can be read on. */
export const isAccentColour = (colour: string): boolean => COLOUR.test(colour) && contrastOf(colour, WHITE) >= READABLE;

/** The colours of buttons, links and soft grounds. */
export interface AccentShades {
  readonly primary: string;
  readonly primaryHover: string;
  readonly onPrimary: string;
  readonly primarySoft: string;
  readonly primarySoft2: string;
  readonly link: string;
  readonly onSoft: string;
  readonly focus: string;
}

/** The shades of an accent colour on light and on dark pages; all text in them is readable. */
export function accentShades(accent: string): { readonly light: AccentShades; readonly dark: AccentShades } {
  const soft2 = mix(accent, WHITE, 0.83);
  const link = readableOn(LIGHT_GROUND, accent, BLACK);
  const lit = readableOn(DARK_GROUND, accent, WHITE);
  const darkSoft2 = mix(accent, DARK_PAGE, 0.72);
  const darkLink = mix(lit, WHITE, 0.25);
  return {
    light: {
      primary: accent,
      primaryHover: mix(accent, BLACK, 0.22),
      onPrimary: WHITE,
      primarySoft: mix(accent, WHITE, 0.92),
      primarySoft2: soft2,
      link,
      onSoft: readableOn(soft2, mix(accent, BLACK, 0.22), BLACK),
      focus: link,
    },
    dark: {
      primary: lit,
      primaryHover: mix(lit, WHITE, 0.18),
      onPrimary: ON_DARK_PRIMARY,
      primarySoft: mix(accent, DARK_PAGE, 0.82),
      primarySoft2: darkSoft2,
      link: darkLink,
      onSoft: readableOn(darkSoft2, darkLink, WHITE),
      focus: darkLink,
    },
  };
}

const TOKENS: Readonly<Record<keyof AccentShades, string>> = {
  primary: '--sj-primary',
  primaryHover: '--sj-primary-hover',
  onPrimary: '--sj-on-primary',
  primarySoft: '--sj-primary-soft',
  primarySoft2: '--sj-primary-soft-2',
  link: '--sj-link',
  onSoft: '--sj-on-soft',
  focus: '--sj-focus',
};

const declarations = (shades: AccentShades): string =>
  (Object.keys(TOKENS) as (keyof AccentShades)[]).map((key) => `${TOKENS[key]}:${shades[key]}`).join(';');

/** The style sheet that has the design tokens follow an accent colour; empty for the shop's own teal. */
export function accentStyle(accent: string | null): string {
  if (accent === null || !isAccentColour(accent)) return '';
  const { light, dark } = accentShades(accent);
  const brand = `--sj-brand:${accent};--sj-brand-deep:${mix(accent, BLACK, 0.45)}`;
  return `:root{${declarations(light)};${brand}}@media screen{[data-colour-scheme='dark']{${declarations(dark)}}}`;
}
