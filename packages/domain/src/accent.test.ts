import { expect, it } from 'vitest';
import { accentShades, accentStyle, contrastOf, isAccentColour } from './accent.ts';

it('counts contrast as WCAG does', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastOf('#ffffff', '#767676')).toBeCloseTo(4.54, 1);
  expect(contrastOf('#0a5b60', '#0a5b60')).toBe(1);
});

it.each([
  ['#0a5b60', true],
  ['#767676', true],
  ['#777777', false],
  ['#f6b430', false],
  ['#0A5B60', false],
  ['0a5b60', false],
  ['red', false],
])('%s is an accent colour: %s', (colour, expected) => {
  expect(isAccentColour(colour)).toBe(expected);
});

const ACCENTS = ['#0a5b60', '#767676', '#000000', '#b3261e', '#0000ff', '#7b1fa2', '#c2185b', '#1b5e20', '#5d4037'];

it.each(ACCENTS)('all text in the shades of %s is readable', (accent) => {
  const { light, dark } = accentShades(accent);
  const pairs = [
    [light.onPrimary, light.primary],
    [light.onPrimary, light.primaryHover],
    [light.link, '#ffffff'],
    [light.link, '#f3f6f7'],
    [light.onSoft, light.primarySoft],
    [light.onSoft, light.primarySoft2],
    [dark.onPrimary, dark.primary],
    [dark.onPrimary, dark.primaryHover],
    [dark.link, '#1a252a'],
    [dark.link, dark.primarySoft],
    [dark.onSoft, dark.primarySoft2],
  ] as const;
  for (const [text, ground] of pairs)
    expect(contrastOf(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
});

it('writes the tokens of both colour schemes, and nothing without a colour or with one that is not readable', () => {
  expect(accentStyle('#7b1fa2')).toMatch(
    /^:root\{--sj-primary:#7b1fa2;.*\}@media screen\{\[data-colour-scheme='dark'\]\{/,
  );
  expect(accentStyle(null)).toBe('');
  expect(accentStyle('#f6b430')).toBe('');
});
