import { FRONT, decal } from '../../shapes/frame.ts';
import { slab } from '../../shapes/loft.ts';
import { circle, pts, raised, rrect } from '../../shapes/outline.ts';
import type { Scene } from '../../studio/scene.ts';
import { inkOn, logo, shell, wall } from './parts.ts';

/** Warm-air hand dryer. */
export function handDryer(s: Scene): string {
  s.yaw = -0.42;
  s.gy = 600;
  s.k = 0.1;
  const m = shell(s);
  const w = s.v(270, 310);
  const h = s.v(260, 300);
  const d = 150;
  const q = w / 2;
  slab(s, {
    outline: pts(
      [-q * 0.7, 0, 40],
      [q * 0.7, 0, 40],
      [q, h * 0.4, 70],
      [q * 0.94, h, 70],
      [-q * 0.94, h, 70],
      [-q, h * 0.4, 70],
    ),
    z: [-d / 2, d / 2],
    material: m,
    bevel: 38,
    round: 0.4,
  });
  slab(s, {
    outline: pts([-56, -14, 8], [56, -14, 8], [66, 22, 8], [-66, 22, 8]),
    z: [0, 74],
    material: { c: '#4a525b', gloss: 0.5 },
    bevel: 6,
  });
  decal(s, FRONT(), { outline: pts([-40, -8, 4], [40, -8, 4], [44, 6, 4], [-44, 6, 4]), at: 75, fill: '#14181d' });
  decal(s, FRONT(), {
    outline: raised(rrect(90, 26, 13), 40),
    at: d / 2 + 1,
    fill: '#12161b',
    extra: 'opacity=".85"',
  });
  decal(s, FRONT(), { outline: circle(5, 26, 53), at: d / 2 + 2, fill: '#3fc7ff' });
  logo(s, [0, h * 0.7, d / 2 + 1], 28, inkOn(m));
  const [x, y] = s.P(-q, h, d / 2);
  return wall(s, [x, y + 10, w * 1.1, h * 0.95]);
}
