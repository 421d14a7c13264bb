import { cylLabel } from '../../label/surface.ts';
import { text } from '../../label/text.ts';
import { FRONT, onPlane } from '../../shapes/frame.ts';
import { lathe } from '../../shapes/lathe.ts';
import { box } from '../../shapes/loft.ts';
import { pts } from '../../shapes/outline.ts';
import { lite, mix } from '../../studio/colour.ts';
import type { Mat } from '../../studio/light.ts';
import type { Scene } from '../../studio/scene.ts';

/** A small bottle with a tall round cap. */
function miniature(s: Scene, x: number, ground: number, m: Mat): void {
  const cap: Mat = { c: s.spec.colors.cap, gloss: 0.6, rough: 0.2 };
  lathe(s, [x, ground], pts([56, 0], [64, 8, 8], [64, 226, 30], [26, 252, 10], [24, 262]), m);
  cylLabel(s, [x, ground, 64], [40, 190], { th: 56, style: 6 });
  lathe(s, [x, ground - 258], pts([34, 0], [34, 74, 8], [28, 82, 4], [1, 83]), cap);
}

/** Guest toiletries: shampoo, shower gel and a wrapped soap. */
export function hotelSet(s: Scene): string {
  s.k = 0.16;
  const { label, liquid } = s.spec.colors;
  miniature(s, 510, s.gy - 30, { c: mix(liquid, '#fff', 0.35), gloss: 0.8, rough: 0.1, clear: true, sss: 0.3 });
  miniature(s, 360, s.gy - 14, { c: '#f6f2ea', gloss: 0.55, rough: 0.25, sss: 0.15 });
  const yaw = s.yaw;
  s.yaw = -0.35;
  s.cx = 250;
  box(s, [-92, 0, 20], [184, 56, 96], {
    material: { c: lite(label, 0.82), gloss: 0.25, rough: 0.5 },
    radius: 12,
    bevel: 8,
  });
  s.add(
    `<g transform="${onPlane(s, FRONT(), [0, 20, 117])}">${text(s.spec.label.brand, [0, 0, 26], label, { max: 150, it: true })}</g>`,
  );
  const soap = s.floor([-92, 20, 184, 96], 0.9);
  s.yaw = yaw;
  return s.shadow(510, 132, 20, s.gy - 28) + s.shadow(360, 132, 20, s.gy - 12) + soap;
}
