import { FRONT, decal } from '../../shapes/frame.ts';
import { loft, slab } from '../../shapes/loft.ts';
import { circle, pts, raised, rrect } from '../../shapes/outline.ts';
import { stops } from '../../studio/colour.ts';
import type { Mat } from '../../studio/light.ts';
import type { Scene } from '../../studio/scene.ts';
import { inkOn, logo, shell, wall } from './parts.ts';

/** Round dispenser with a strip of paper hanging from it. */
function jumboDispenser(s: Scene, m: Mat, d: number): string {
  const R = 160;
  const F = FRONT(0, R + 20, 0);
  const [cx, cy] = s.P(0, R + 20, d / 2);
  decal(s, F, {
    outline: pts([-58, -R - 62, 3], [58, -R - 60, 3], [58, -R * 0.7, 2], [-58, -R * 0.7, 2]),
    at: 0,
    fill: s.lin([cx, cy + R * 0.7, cx, cy + R + 60], stops([0, '#aab2bb'], [0.3, '#ffffff'], [1, '#edeff0'])),
  });
  loft(s, F, {
    outline: circle(R, 0, 0, 72),
    profile: pts([0, -d / 2], [0, d / 2 - 24], [24, d / 2, 22], [30, d / 2]),
    material: m,
    round: 0.3,
  });
  decal(s, F, {
    outline: pts([-22, -R * 0.6, 12], [22, -R * 0.6, 12], [22, R * 0.2, 12], [-22, R * 0.2, 12]),
    at: d / 2 + 0.5,
    fill: '#39424c',
    extra: 'opacity=".75"',
  });
  decal(s, F, {
    outline: pts([-17, -R * 0.56, 10], [17, -R * 0.56, 10], [17, -R * 0.12, 10], [-17, -R * 0.12, 10]),
    at: d / 2 + 0.6,
    fill: '#eceae4',
  });
  logo(s, [0, R * 1.62, d / 2 + 1], 26, inkOn(m));
  const [x, y] = s.P(-R, 2 * R, 0);
  return wall(s, [x - 6, y + 6, R * 2.05, R * 1.95]);
}

/** Tall dispenser with a level window and the next towel below. */
function towelDispenser(s: Scene, m: Mat, d: number): string {
  const w = s.v(240, 270);
  const h = s.v(330, 370);
  const q = w / 2;
  decal(s, FRONT(), {
    outline: pts([-q * 0.7, -36, 2], [q * 0.7, -34, 2], [q * 0.7, 40], [-q * 0.7, 40]),
    at: 0,
    fill: s.lin([0, s.gy - 30, 0, s.gy + 40], stops([0, '#9fa8b2'], [0.4, '#ffffff'], [1, '#e9ecee'])),
  });
  slab(s, {
    outline: pts(
      [-q, 20, 22],
      [-q * 0.5, 20, 12],
      [-q * 0.3, 44, 20],
      [q * 0.3, 44, 20],
      [q * 0.5, 20, 12],
      [q, 20, 22],
      [q, h, 56],
      [-q, h, 56],
    ),
    z: [-d / 2, d / 2],
    material: m,
    bevel: 24,
    round: 0.3,
  });
  decal(s, FRONT(), {
    outline: raised(rrect(36, 110, 14), h * 0.32),
    at: d / 2 + 0.5,
    fill: s.lin(
      [0, s.gy - h * 0.7, 0, s.gy - h * 0.3],
      stops([0, '#3d4650'], [0.35, '#59636e'], [0.36, '#eeece6'], [1, '#cfd3d6']),
    ),
    extra: 'stroke="#0b1018" stroke-opacity=".35" stroke-width="2"',
  });
  logo(s, [0, h * 0.8, d / 2 + 1], 26, inkOn(m));
  const [x, y] = s.P(-q, h, d / 2);
  return wall(s, [x - 6, y, w * 1.15, h * 0.95]);
}

/** Wall dispenser for folded towels, or with `t: 'jumbo'` for large rolls. */
export function paperDispenser(s: Scene): string {
  s.yaw = -0.42;
  s.gy = 640;
  s.k = 0.1;
  const jumbo = s.spec.opts?.t ? s.spec.opts.t === 'jumbo' : s.pick(false, true);
  const m = shell(s);
  return jumbo ? jumboDispenser(s, m, 150) : towelDispenser(s, m, 140);
}
