import { planeLabel } from '../../label/surface.ts';
import { lathe } from '../../shapes/lathe.ts';
import { box, slab } from '../../shapes/loft.ts';
import { pts } from '../../shapes/outline.ts';
import type { Mat } from '../../studio/light.ts';
import type { Scene } from '../../studio/scene.ts';

/** Traction battery with two poles and a carrying strap. */
export function battery(s: Scene): string {
  s.yaw = -0.46;
  s.k = 0.24;
  const [w, h, d] = [330, 230, 180];
  const shell: Mat = { c: s.pick('#2a2f35', '#e9edf0', '#4a535d'), gloss: 0.4, rough: 0.4 };
  box(s, [-w / 2, 0, -d / 2], [w, h, d], { material: shell, radius: 12, bevel: 5 });
  const lid: Mat = { c: s.spec.colors.label, gloss: 0.5, rough: 0.3 };
  box(s, [-w / 2 - 5, h, -d / 2 - 5], [w + 10, 34, d + 10], { material: lid, radius: 14, bevel: 8 });
  for (const [x, c] of [
    [-w * 0.32, '#d8232a'],
    [w * 0.32, '#1f2429'],
  ] as const) {
    const [px, py] = s.P(x, h + 36, -d * 0.1);
    lathe(s, [px, py], pts([28, 0], [27, 12, 4], [1, 13]), { c, gloss: 0.4 });
    lathe(s, [px, py - 12], pts([14, 0], [13, 26, 3], [1, 27]), { c: '#c9ced4', metal: true, rough: 0.3 });
  }
  slab(s, {
    outline: pts([-58, h + 34], [58, h + 34], [52, h + 76, 16], [-52, h + 76, 16]),
    z: [-14, 14],
    material: { c: '#2a2f35', gloss: 0.35 },
    bevel: 6,
    holes: [pts([-34, h + 44, 6], [34, h + 44, 6], [32, h + 60, 8], [-32, h + 60, 8])],
  });
  planeLabel(s, [-w / 2 + 34, h - 30, d / 2 + 1], [w - 68, h - 70], { style: s.pick(0, 2, 4), r: 4 });
  return s.floor([-w / 2, -d / 2, w, d]);
}
