import { planeLabel } from '../../label/surface.ts';
import { UP } from '../../shapes/frame.ts';
import { lathe } from '../../shapes/lathe.ts';
import { loft, slab } from '../../shapes/loft.ts';
import { shape } from '../../shapes/marks.ts';
import { path, plan, pts } from '../../shapes/outline.ts';
import type { Mat } from '../../studio/light.ts';
import type { Scene } from '../../studio/scene.ts';
import { screwCap } from '../bottles/parts.ts';
import { hdpe } from './parts.ts';

type Size = { w: number; d: number; H: number };

/** Body with the handle on top and the mouth in front of it. */
function topHandle(s: Scene, { w, d, H }: Size, m: Mat): void {
  const q = w * 0.5;
  slab(s, {
    outline: pts([-q * 0.2, H - 20], [q * 0.84, H - 60, 10], [q * 0.84, H + 82, 44], [q * 0.02, H + 84, 34]),
    z: [-24, 24],
    material: m,
    bevel: 11,
    holes: [pts([q * 0.12, H + 32, 12], [q * 0.64, H + 22, 14], [q * 0.62, H + 56, 18], [q * 0.14, H + 58, 16])],
  });
  loft(s, UP(), {
    outline: plan(w, d, 44),
    profile: pts([14, 0], [0, 12, 12], [0, H - 20, 34], [26, H + 10, 26], [d * 0.36, H + 34, 20], [d * 0.42, H + 35]),
    material: m,
  });
  const [cx, cy] = s.P(-q * 0.5, H + 26, 0);
  lathe(s, [cx, cy], pts([36, -14], [33, 16]), m);
  screwCap(s, [cx, cy - 12], [37, 40], s.spec.colors.cap);
}

/** Body with a grip cut into its side. */
function sideGrip(s: Scene, { w, d, H }: Size, m: Mat): void {
  const q = w * 0.5;
  const hole = pts(
    [q * 0.28, H * 0.66, 16],
    [q * 0.72, H * 0.66, 16],
    [q * 0.72, H * 1.02, 20],
    [q * 0.3, H * 1.02, 20],
  );
  slab(s, {
    outline: pts(
      [-q, 0, 22],
      [q, 0, 22],
      [q, H * 0.98, 60],
      [q * 0.62, H * 1.16, 40],
      [q * 0.12, H * 1.16, 40],
      [-q * 0.1, H * 1.02, 30],
      [-q, H * 0.94, 50],
    ),
    z: [-d / 2, d / 2],
    material: m,
    bevel: 18,
    holes: [hole],
  });
  const [cx, cy] = s.P(-q * 0.52, H * 0.98, 0);
  lathe(s, [cx, cy], pts([38, -16], [34, 16]), m);
  screwCap(s, [cx, cy - 12], [37, 40], s.spec.colors.cap);
}

/** Canister with a handle on top or a grip cut into the body. */
export function canister5l(s: Scene): string {
  s.yaw = -s.v(0.3, 0.45);
  const w = s.v(215, 250);
  const d = s.v(150, 185);
  const H = s.v(270, 320);
  const m = hdpe(s);
  const t = s.pick(0, 0, 1);
  if (t === 0) topHandle(s, { w, d, H }, m);
  else sideGrip(s, { w, d, H }, m);
  const lw = w - 66;
  const lh = H * (t ? 0.56 : 0.68);
  planeLabel(s, [-lw / 2 - (t ? 8 : 0), H * (t ? 0.62 : 0.8), d / 2 + 0.5], [lw, lh]);
  s.add(
    shape(
      path([
        s.P(w / 2, H * 0.2, d * 0.3),
        s.P(w / 2, H * 0.8, d * 0.3),
        s.P(w / 2, H * 0.8, -d * 0.3),
        s.P(w / 2, H * 0.2, -d * 0.3),
      ]),
      'none',
      `stroke="#0b1018" stroke-width="2" opacity=".12" filter="${s.blur(1)}"`,
    ),
  );
  return s.floor([-w / 2 + 8, -d / 2, w - 16, d - 10]);
}
