import { planeLabel } from '../../label/surface.ts';
import { UP } from '../../shapes/frame.ts';
import { loft, slab } from '../../shapes/loft.ts';
import { plan, pts } from '../../shapes/outline.ts';
import type { Scene } from '../../studio/scene.ts';
import { screwCap } from '../bottles/parts.ts';
import { hdpe } from './parts.ts';

/** Tall jerrycan with reinforced rings and a handle. */
export function jerrycan20l(s: Scene): string {
  s.yaw = -s.v(0.36, 0.5);
  const w = s.v(235, 260);
  const d = s.v(200, 225);
  const H = s.v(350, 385);
  const m = { ...hdpe(s) };
  if (s.r() < 0.4) m.c = s.pick('#2f67b5', '#30363d', s.spec.colors.cap, '#e8eef2');
  const c = s.spec.colors.cap;
  const q = w / 2;
  loft(s, UP(), {
    outline: plan(w, d, 46),
    profile: pts(
      [12, 0],
      [0, 12, 12],
      [0, 62, 5],
      [6, 68, 4],
      [6, 76, 4],
      [0, 82, 5],
      [0, H - 62, 5],
      [6, H - 56, 4],
      [6, H - 48, 4],
      [0, H - 42, 5],
      [0, H, 26],
      [18, H + 16, 14],
      [30, H + 16],
    ),
    material: m,
    round: 0.06,
  });
  slab(s, {
    outline: pts([-q * 0.7, H + 6], [q * 0.74, H + 6], [q * 0.66, H + 74, 34], [-q * 0.62, H + 74, 34]),
    z: [-d * 0.2 - 22, -d * 0.2 + 22],
    material: m,
    bevel: 11,
    holes: [pts([-q * 0.44, H + 20, 10], [q * 0.46, H + 20, 10], [q * 0.42, H + 50, 14], [-q * 0.4, H + 50, 14])],
  });
  const [cx, cy] = s.P(-q * 0.5, H + 10, d * 0.22);
  screwCap(s, [cx, cy], [42, 34], c);
  planeLabel(s, [-q + 36, H - 78, d / 2 + 0.5], [w - 72, H - 176]);
  return s.floor([-q + 8, -d / 2, w - 16, d - 10]);
}
