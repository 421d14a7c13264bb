import { text } from '../../label/text.ts';
import { FRONT, onPlane } from '../../shapes/frame.ts';
import { lum, n1 } from '../../studio/colour.ts';
import type { Mat } from '../../studio/light.ts';
import type { Scene } from '../../studio/scene.ts';
import type { V3 } from '../../studio/types.ts';

/** Shadow on the wall of something that hangs there and covers [x, y, width, height]. */
export const wall = (s: Scene, [x, y, w, h]: [number, number, number, number]): string =>
  `<rect x="${n1(x + 22)}" y="${n1(y + 26)}" width="${n1(w)}" height="${n1(h)}" rx="32" fill="#1d2530" opacity=".26" filter="${s.blur(9)}"/>`;

const WHITE: Mat = { c: '#f8f9fa', gloss: 0.6, rough: 0.2, sss: 0.1 };
const STEEL_LOOK: Mat = { c: '#c9cfd5', metal: true, rough: 0.42 };
const DARK: Mat = { c: '#2a2e33', gloss: 0.7, rough: 0.22 };

/** Material of a housing: the asked colour (grey is brushed steel), else mostly white. */
export function shell(s: Scene, ...others: Mat[]): Mat {
  const c = s.spec.opts?.c;
  if (!c) return s.pick(WHITE, WHITE, DARK, STEEL_LOOK, ...others);
  return c === '#7d868f' ? STEEL_LOOK : { c, gloss: 0.6, rough: 0.22, sss: lum(c) > 0.85 ? 0.1 : 0 };
}

/** Ink that reads on a housing. */
export const inkOn = (m: Mat): string => (!m.metal && lum(m.c) < 0.55 ? '#e7ebef' : '#56616d');

/** The brand on the front. */
export const logo = (s: Scene, at: V3, size: number, c: string): void =>
  s.add(
    `<g transform="${onPlane(s, FRONT(), at)}">${text(s.spec.label.brand, [0, 0, size], c, { max: size * 5, sp: 1 })}</g>`,
  );
