import { dark, lite, mix, n1 } from '../studio/colour.ts';
import type { Mat } from '../studio/light.ts';
import type { Scene } from '../studio/scene.ts';

function strokes(d: string, w: number, m: Mat, cap: 'round' | 'butt'): string {
  const layer = (share: number, color: string, [dx, dy]: [number, number], opacity = 1) =>
    `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n1(w * share)}" stroke-linecap="${cap}" stroke-linejoin="round"` +
    ` transform="translate(${n1(-w * dx)} ${n1(-w * dy)})" opacity="${n1(opacity * 100) / 100}"/>`;
  const shine = m.metal ? 1 : (m.gloss ?? 0.5);
  return (
    layer(1, m.metal ? mix(m.c, '#1b2129', 0.55) : dark(m.c, 0.55), [0, 0]) +
    layer(0.84, dark(m.c, 0.22), [0.06, 0.04]) +
    layer(0.62, m.c, [0.1, 0.08]) +
    layer(0.36, lite(m.c, 0.28), [0.14, 0.12], 0.8) +
    layer(0.14, '#ffffff', [0.17, 0.16], 0.15 + 0.7 * shine)
  );
}

/** Round bar of width w along a path: layered strokes. */
export const tube = (s: Scene, d: string, w: number, m: Mat): void => s.add(strokes(d, w, m, 'round'));

/** The same with straight ends, for bands and poles that run out of sight. */
export const strap = (s: Scene, d: string, w: number, m: Mat): void => s.add(strokes(d, w, m, 'butt'));
