import { shape } from '../../shapes/marks.ts';
import { grain, inflate } from '../../shapes/soft.ts';
import { lite } from '../../studio/colour.ts';
import type { Scene } from '../../studio/scene.ts';

const FORK =
  'M-17 -250V-160C-17 -140 -12 -130 -10 -110L-14 240Q0 262 14 240L10 -110C12 -130 34 -140 34 -160V-250L22 -254V-170H14V-256H3V-170H-3V-256H-14V-170H-22V-254L-34 -250V-160C-34 -140 -12 -130 -10 -110Z';
const KNIFE = 'M-6 -260C22 -240 30 -150 26 -60L14 -20L16 240Q0 262 -16 240L-12 -20L-14 -250Z';
const SPOON =
  'M0 -262C34 -262 44 -190 34 -150C28 -124 14 -118 11 -96L15 240Q0 262 -15 240L-11 -96C-14 -118 -28 -124 -34 -150C-44 -190 -34 -262 0 -262Z';

/** Fork, knife and spoon of wood or plastic, fanned out. */
export function cutlery(s: Scene): string {
  const c = s.color('#d9b27c', '#d9b27c', '#f4f5f6', '#2b3036');
  const wood = c === '#d9b27c';
  const pieces: [string, number, number][] = [
    [FORK, 270, -14],
    [KNIFE, 400, 0],
    [SPOON, 530, 14],
  ];
  for (const [d, x, turn] of pieces) {
    const placed = `<g transform="translate(${x} 400) rotate(${turn})">${shape(d, c)}</g>`;
    s.cast(placed.replaceAll(c, '#000'), [10, 14, 8, 0.3]);
    s.flushCasts();
    grain(
      s,
      () => inflate(s, placed, 9, wood ? 0.12 : 0.5),
      wood ? { freq: '.03 .4', amount: 0.35, scale: 1.6 } : { amount: 0.05 },
    );
  }
  s.add(shape('M392 300h16v180h-16Z', lite(c, 0.5), `opacity=".18" filter="${s.blur(3)}"`));
  return '';
}
