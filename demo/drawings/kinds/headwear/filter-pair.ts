import { text } from '../../label/text.ts';
import { band, lathe } from '../../shapes/lathe.ts';
import { shape } from '../../shapes/marks.ts';
import { pts } from '../../shapes/outline.ts';
import { n1 } from '../../studio/colour.ts';
import type { Scene } from '../../studio/scene.ts';
import { ridges } from '../bottles/parts.ts';

/** Colour of the band by what the filter holds back: gas, dust, ammonia, acid. */
const BANDS: [string, ...string[]] = ['#8a5a3a', '#f4f4f2', '#3f9a57', '#f0c02e'];

function one(s: Scene, x: number, ground: number, color: string): void {
  const r = 118;
  lathe(
    s,
    [x, ground],
    pts(
      [r - 8, 0],
      [r, 6, 6],
      [r, 88, 6],
      [r - 10, 98, 6],
      [r * 0.62, 104],
      [r * 0.6, 128, 4],
      [r * 0.5, 130],
      [r * 0.48, 118],
    ),
    { c: '#3a4149', gloss: 0.45, rough: 0.35 },
  );
  s.add(shape(band(s, [x, ground, r + 0.5], [18, 66], 88), color));
  ridges(s, [x, ground, r], [68, 86], 40);
  s.add(`<ellipse cx="${x}" cy="${n1(ground - 122)}" rx="${n1(r * 0.5)}" ry="${n1(r * 0.5 * s.k)}" fill="#14181d"/>`);
  const ink = color === '#f4f4f2' ? '#23292f' : '#ffffff';
  s.add(text(s.spec.label.brand, [x, ground - 20, 26], ink, { max: 150 }));
}

/** Two bayonet filters for half masks. */
export function filterPair(s: Scene): string {
  s.k = 0.26;
  const color = s.color(...BANDS);
  one(s, 520, s.gy - 70, color);
  one(s, 330, s.gy, color);
  return s.shadow(520, 236, 50, s.gy - 66) + s.shadow(330, 240, 52);
}
