import { text } from '../../label/text.ts';
import { FRONT, onPlane } from '../../shapes/frame.ts';
import { shape } from '../../shapes/marks.ts';
import { tube } from '../../shapes/tube.ts';
import { n1 } from '../../studio/colour.ts';
import type { Scene } from '../../studio/scene.ts';
import type { V3 } from '../../studio/types.ts';

/** Ribbed hose along a path. */
export function hose(s: Scene, d: string, w = 24, c = '#30363d'): void {
  tube(s, d, w, { c, gloss: 0.35 });
  s.add(
    shape(d, 'none', `stroke="#0b0e12" stroke-width="${w}" stroke-dasharray="2.5 5" opacity=".38"`),
    shape(
      d,
      'none',
      `stroke="#fff" stroke-width="${n1(w * 0.22)}" stroke-dasharray="3 4.5" opacity=".35" transform="translate(-4 -4)"`,
    ),
  );
}

type Lettering = { size: number; color: string; max?: number };

/** The brand on a front face of a machine. */
export const brand = (s: Scene, at: V3, { size, color, max = 200 }: Lettering): void =>
  s.add(
    `<g transform="${onPlane(s, FRONT(), at)}">${text(s.spec.label.brand, [0, 0, size], color, { max, it: true, w: 800 })}</g>`,
  );
