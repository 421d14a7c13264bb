import { FRONT, decal } from '../../shapes/frame.ts';
import { slab } from '../../shapes/loft.ts';
import { line } from '../../shapes/marks.ts';
import { circle, pts } from '../../shapes/outline.ts';
import { tube } from '../../shapes/tube.ts';
import { n1 } from '../../studio/colour.ts';
import { ALUMINIUM } from '../../studio/materials.ts';
import type { Scene } from '../../studio/scene.ts';
import type { V3 } from '../../studio/types.ts';

/** Aluminium pole of width w from one point to the other, with the coloured grip at its end. */
export function pole(s: Scene, [x0, y0]: [number, number], [x1, y1]: [number, number], w: number): void {
  const at = (t: number) => `${n1(x0 + (x1 - x0) * t)} ${n1(y0 + (y1 - y0) * t)}`;
  tube(s, `M${at(0)}L${at(1)}`, w, ALUMINIUM);
  tube(s, `M${at(0.78)}L${at(0.985)}`, w * 1.45, { c: s.spec.colors.cap, gloss: 0.35 });
  s.add(line(`M${at(0.995)}L${at(1)}`, '#23282e', n1(w * 1.2), 'stroke-linecap="round"'));
}

/** Wheel of radius r standing in a front plane; t is its width. */
export function wheel(s: Scene, [x, y, z]: V3, r: number, { t = 18, hub = '#c9cfd5' } = {}): void {
  slab(s, {
    outline: circle(r, x, y, 36),
    z: [z, z + t],
    material: { c: '#24282d', gloss: 0.25, rough: 0.5 },
    bevel: Math.min(5, r * 0.2),
    round: 0.1,
  });
  slab(s, { outline: circle(r * 0.58, x, y, 28), z: [z + t, z + t + 3], material: { c: hub, gloss: 0.5 }, bevel: 2 });
  decal(s, FRONT(), { outline: circle(r * 0.16, x, y, 16), at: z + t + 3.5, fill: '#555e68' });
}

/** Swivel castor under (x, z). */
export function caster(s: Scene, x: number, z: number, r = 22): void {
  slab(s, {
    outline: pts([x - 6, r, 3], [x + 14, r, 3], [x + 18, r * 2.4, 4], [x - 12, r * 2.4, 4]),
    z: [z - 10, z + 12],
    material: { c: '#8d969f', gloss: 0.4 },
    bevel: 3,
  });
  wheel(s, [x, r, z - 7], r, { t: 15 });
}
