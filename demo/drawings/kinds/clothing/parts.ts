import { crease, shape } from '../../shapes/marks.ts';
import { grain } from '../../shapes/soft.ts';
import { stops } from '../../studio/colour.ts';
import type { Scene } from '../../studio/scene.ts';

export const weave = (s: Scene, f: () => void) => grain(s, f, { freq: '.9 .9', amount: 0.35, scale: 1.1 });

export const folds = (s: Scene, list: string[], w = 14, o = 0.15) => list.map((d) => crease(s, d, w, o)).join('');

export function tape(s: Scene, d: string, w: number) {
  return (
    shape(d, 'none', `stroke="#7e8791" stroke-width="${w + 3}" opacity=".6"`) +
    shape(
      d,
      'none',
      `stroke="${s.lin([200, 0, 600, 0], stops([0, '#aab1b8'], [0.22, '#f4f6f7'], [0.42, '#c9ced3'], [0.55, '#e9ecee'], [0.8, '#b4bbc1'], [1, '#8e969e']))}" stroke-width="${w}"`,
    ) +
    shape(d, 'none', `stroke="#5d6670" stroke-width="${w - 4}" stroke-dasharray="1.2 4" opacity=".25"`)
  );
}
