import { shape } from '../../shapes/marks.ts';
import { grain, inflate } from '../../shapes/soft.ts';
import { tube } from '../../shapes/tube.ts';
import { dark } from '../../studio/colour.ts';
import type { Scene } from '../../studio/scene.ts';

/** Corded ear plugs. */
export function earPlugs(s: Scene): string {
  const c = s.color('#f08a24', '#b6d433', '#f3c623', '#5fb1e8', '#ee6aa0');
  const one = (x: number, y: number, r: number) => {
    const d = 'M-34 96Q-42 100 -40 70L-34 -40Q-30 -92 0 -96Q30 -92 34 -40L40 70Q42 100 34 96Q0 108 -34 96Z';
    const t = `<g transform="translate(${x} ${y}) rotate(${r}) scale(1.25)">`;
    s.cast(t + shape(d, '#000') + '</g>');
    s.flushCasts();
    grain(s, () => inflate(s, t + shape(d, c) + '</g>', 26, 0.15), { freq: '.8', amount: 0.3, scale: 1.1 });
  };
  tube(s, 'M300 500C220 700 580 720 520 470', 9, { c: dark(c, 0.2), gloss: 0.4 });
  one(300, 390, -24);
  one(510, 370, 20);
  return '';
}
