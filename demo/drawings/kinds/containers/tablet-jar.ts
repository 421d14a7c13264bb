import { cylLabel } from '../../label/surface.ts';
import { lathe } from '../../shapes/lathe.ts';
import { pts } from '../../shapes/outline.ts';
import type { Mat } from '../../studio/light.ts';
import type { Scene } from '../../studio/scene.ts';
import { ridges } from '../bottles/parts.ts';

/** Wide jar with a ribbed lid. */
export function tabletJar(s: Scene): string {
  const cx = 400;
  const b = s.gy;
  const r = s.v(118, 138);
  const H = s.v(260, 330);
  const c = s.spec.colors;
  const m: Mat = { c: c.body, gloss: 0.6, rough: 0.2, sss: 0.12 };
  lathe(s, [cx, b], pts([r - 12, 0], [r, 12, 12], [r, H - 30, 24], [r * 0.84, H - 6, 12], [r * 0.84, H + 8]), m);
  cylLabel(s, [cx, b, r], [H * 0.1, H * 0.82], { th: 80 });
  lathe(
    s,
    [cx, b - H - 2],
    pts(
      [r * 0.92, 0],
      [r * 0.92, 8, 3],
      [r * 0.9, 12],
      [r * 0.885, 62, 10],
      [r * 0.8, 68, 6],
      [r * 0.76, 64, 3],
      [1, 64],
    ),
    { c: c.cap, gloss: 0.5, rough: 0.3 },
  );
  ridges(s, [cx, b - H - 2, r * 0.9], [14, 54], 44);
  return s.shadow(cx, r * 2.05);
}
