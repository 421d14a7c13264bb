import { FRONT, decal } from '../../shapes/frame.ts';
import { slab } from '../../shapes/loft.ts';
import { shape } from '../../shapes/marks.ts';
import { pts } from '../../shapes/outline.ts';
import { inflate } from '../../shapes/soft.ts';
import { tube } from '../../shapes/tube.ts';
import { n1 } from '../../studio/colour.ts';
import type { Mat } from '../../studio/light.ts';
import { BLACK_PLASTIC, STEEL } from '../../studio/materials.ts';
import type { Scene } from '../../studio/scene.ts';
import { wheel } from '../tools/parts.ts';
import { brand } from './parts.ts';

const D = 150;

/** Turns of the hose at its hook. */
function hoseReel(s: Scene): void {
  const q = s.P(136, 330, D / 2 - 4);
  for (let i = 0; i < 4; i++)
    tube(
      s,
      `M${n1(q[0] - 50 + i * 3)} ${n1(q[1] - 6 + i * 7)}C${n1(q[0] - 86 + i * 5)} ${n1(q[1] + 110 + i * 8)} ${n1(q[0] + 80 - i * 5)} ${n1(q[1] + 116 + i * 8)} ${n1(q[0] + 44 - i * 4)} ${n1(q[1] + i * 7)}`,
      12,
      { c: '#20242a', gloss: 0.4 },
    );
}

/** Lance with its trigger handle, leaning at the side. */
function lance(s: Scene): void {
  const a = s.P(-190, 40, D / 2 + 30);
  const e = s.P(-150, 420, D / 2);
  tube(s, `M${a.map(n1)}L${e.map(n1)}`, 11, STEEL);
  tube(s, `M${a.map(n1)}L${n1(a[0] + 4)} ${n1(a[1] - 38)}`, 18, { c: '#f2c230', gloss: 0.5 });
  inflate(
    s,
    shape(
      `M${n1(e[0] - 14)} ${n1(e[1] + 60)}L${n1(e[0] - 10)} ${n1(e[1] - 30)}Q${n1(e[0])} ${n1(e[1] - 48)} ${n1(e[0] + 22)} ${n1(e[1] - 40)}L${n1(e[0] + 66)} ${n1(e[1] - 8)}Q${n1(e[0] + 70)} ${n1(e[1] + 8)} ${n1(e[0] + 56)} ${n1(e[1] + 8)}L${n1(e[0] + 20)} ${n1(e[1] - 6)}L${n1(e[0] + 12)} ${n1(e[1] + 60)}Z`,
      '#2b3138',
    ),
    9,
    0.45,
  );
}

/** Pressure washer with hose reel and lance. */
export function pressureWasher(s: Scene): string {
  s.yaw = 0.45;
  s.k = 0.16;
  const c = s.spec.colors.label;
  const m: Mat = { c, gloss: 0.6, rough: 0.22 };
  tube(s, `M${s.at(100, 120, -D / 2 + 16)}L${s.at(150, 430, -D / 2 + 16)}`, 14, STEEL);
  wheel(s, [78, 54, -D / 2 - 16], 54);
  slab(s, {
    outline: pts([-150, 10, 8], [-100, 10, 8], [-110, 50, 6], [-140, 50, 6]),
    z: [-D / 2 + 6, D / 2 - 6],
    material: BLACK_PLASTIC,
    bevel: 6,
  });
  slab(s, {
    outline: pts([-170, 40, 24], [120, 40, 24], [150, 150, 30], [120, 200, 30], [-150, 150, 40]),
    z: [-D / 2, D / 2],
    material: BLACK_PLASTIC,
    bevel: 16,
  });
  slab(s, {
    outline: pts([-164, 110, 30], [140, 130, 24], [140, 318, 90], [-50, 318, 110], [-150, 200, 60]),
    z: [-D / 2 + 4, D / 2 - 4],
    material: m,
    bevel: 18,
    round: 0.3,
  });
  for (let i = 0; i < 6; i++)
    decal(s, FRONT(), {
      outline: pts(
        [-110 + i * 4, 150 + i * 13, 3],
        [-40, 152 + i * 13, 3],
        [-40, 158 + i * 13, 3],
        [-108 + i * 4, 156 + i * 13, 3],
      ),
      at: D / 2 - 3,
      fill: '#0f1317',
      extra: 'opacity=".55"',
    });
  brand(s, [18, 236, D / 2 - 3], { size: 32, color: '#fff', max: 130 });
  tube(s, `M${s.at(104, 120, D / 2 - 16)}L${s.at(154, 430, D / 2 - 16)}`, 14, STEEL);
  tube(s, `M${s.at(150, 430, -D / 2 + 16)}L${s.at(154, 430, D / 2 - 16)}`, 22, BLACK_PLASTIC);
  hoseReel(s);
  slab(s, {
    outline: pts([108, 318, 6], [166, 318, 6], [168, 336, 6], [108, 336, 6]),
    z: [D / 2 - 10, D / 2 + 34],
    material: BLACK_PLASTIC,
    bevel: 4,
  });
  wheel(s, [78, 54, D / 2 - 10], 54, { t: 26, hub: c });
  lance(s);
  return s.floor([-180, -D / 2 - 10, 330, D + 30], 0.9);
}
