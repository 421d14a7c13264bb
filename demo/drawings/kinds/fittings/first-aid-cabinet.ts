import { text } from '../../label/text.ts';
import { FRONT, decal, onPlane } from '../../shapes/frame.ts';
import { slab } from '../../shapes/loft.ts';
import { pts, raised, rrect } from '../../shapes/outline.ts';
import type { Mat } from '../../studio/light.ts';
import type { Scene } from '../../studio/scene.ts';
import { wall } from './parts.ts';

/** Wall cabinet for first aid with a lock. */
export function firstAidCabinet(s: Scene): string {
  s.yaw = -0.42;
  s.gy = 620;
  s.k = 0.1;
  const [w, h, d] = [280, 380, 120];
  const white: Mat = { c: s.color('#f7f8f8', '#f7f8f8', '#1f8a4c'), gloss: 0.5, rough: 0.3 };
  const ink = white.c === '#1f8a4c' ? '#ffffff' : '#1f8a4c';
  slab(s, { outline: rrect(w, h, 12), z: [-d / 2, d / 2 - 12], material: white, bevel: 6 });
  const door = raised(rrect(w - 12, h - 12, 10), 6);
  slab(s, { outline: door, z: [d / 2 - 10, d / 2 + 2], material: white, bevel: 4, round: 0.18 });
  const k = 34;
  const cross = pts(
    [-k, -k * 2.6, 4],
    [k, -k * 2.6, 4],
    [k, -k],
    [k * 2.6, -k, 4],
    [k * 2.6, k, 4],
    [k, k],
    [k, k * 2.6, 4],
    [-k, k * 2.6, 4],
    [-k, k],
    [-k * 2.6, k, 4],
    [-k * 2.6, -k, 4],
    [-k, -k],
  );
  decal(s, FRONT(0, h * 0.58), { outline: cross, at: d / 2 + 3, fill: ink });
  s.add(
    `<g transform="${onPlane(s, FRONT(), [0, h * 0.17, d / 2 + 3])}">${text(s.spec.label.brand, [0, 0, 30], ink, { max: w * 0.7 })}</g>`,
  );
  slab(s, {
    outline: pts(
      [w / 2 - 34, h * 0.46, 8],
      [w / 2 - 16, h * 0.46, 8],
      [w / 2 - 16, h * 0.56, 8],
      [w / 2 - 34, h * 0.56, 8],
    ),
    z: [d / 2, d / 2 + 14],
    material: { c: '#9aa3ad', gloss: 0.5 },
    bevel: 3,
  });
  for (const y of [0.2, 0.8]) {
    slab(s, {
      outline: pts(
        [-w / 2 - 3, h * y - 20],
        [-w / 2 + 8, h * y - 20],
        [-w / 2 + 8, h * y + 20],
        [-w / 2 - 3, h * y + 20],
      ),
      z: [d / 2 - 14, d / 2 + 4],
      material: { c: '#aab2ba', gloss: 0.6 },
      bevel: 2,
    });
  }
  const [x, y] = s.P(-w / 2, h, d / 2);
  return wall(s, [x, y, w * 1.12, h * 0.97]);
}
