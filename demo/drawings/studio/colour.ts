import type { Stop, V3 } from './types.ts';

export const clamp = (x: number, a = 0, b = 1) => Math.min(b, Math.max(a, x));

/** One decimal is enough for a coordinate and keeps the drawing small. */
export const n1 = (x: number) => +x.toFixed(1);

/** `#rgb` or `#rrggbb` as channels from 0 to 1. */
export function hex(c: string): V3 {
  const h = c.length === 4 ? '#' + [...c.slice(1)].map((x) => x + x).join('') : c;
  const channel = (i: number) => parseInt(h.slice(i, i + 2), 16) / 255;
  return [channel(1), channel(3), channel(5)];
}

/** Channels from 0 to 1 as `#rrggbb`; values outside are cut off. */
export function css(c: V3): string {
  const channel = (v: number) => Math.round(clamp(v) * 255).toString(16);
  return '#' + c.map((v) => channel(v).padStart(2, '0')).join('');
}

/** Applies a function to each channel. */
export const each = (c: V3, f: (v: number, i: 0 | 1 | 2) => number): V3 => [f(c[0], 0), f(c[1], 1), f(c[2], 2)];

export function mix(a: string, b: string, t: number): string {
  const y = hex(b);
  return css(each(hex(a), (v, i) => v + (y[i] - v) * t));
}

/** Darker and more saturated, as a colour looks in its own shade. */
export const dark = (c: string, t = 0.3) => mix(c, css(each(hex(c), (v) => v * v * 0.35)), t);
export const lite = (c: string, t = 0.3) => mix(c, '#ffffff', t);

/** Perceived brightness from 0 to 1. */
export function lum(c: string): number {
  const [r, g, b] = hex(c);
  return 0.3 * r + 0.59 * g + 0.11 * b;
}

export const stops = (...list: Stop[]): Stop[] => list;
