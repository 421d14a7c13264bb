import { text } from '../../label/text.ts';
import { FRONT, UP, decal, onPlane } from '../../shapes/frame.ts';
import { box } from '../../shapes/loft.ts';
import { pts } from '../../shapes/outline.ts';
import { dark, lite, n1, stops } from '../../studio/colour.ts';
import type { Scene } from '../../studio/scene.ts';
import { paper } from './parts.ts';

/** Bundles of folded towels with paper bands. */
export function foldedTowels(s: Scene): string {
  s.yaw = -0.5;
  const n = 3;
  const w = 300;
  const d = 190;
  const h = 84;
  const c = s.color('#fdfdfc', '#fdfdfc', '#dfeedd', '#f3efe6');
  const lc = s.spec.colors.label;
  for (let j = 0; j < n; j++) {
    const y = j * (h + 3);
    const x = -w / 2 + s.v(-5, 5);
    const z = -d / 2 + s.v(-4, 4);
    box(s, [x, y, z], [w, h, d], { material: paper(c), radius: 10, bevel: 8 });
    let o = '';
    for (let q = 6; q < h - 4; q += 3.4) {
      const A = s.P(x + 6, y + q, z + d);
      const B = s.P(x + w - 5, y + q + s.v(-0.5, 0.5), z + d);
      const D = s.P(x + w, y + q, z + d - 6);
      const E = s.P(x + w, y + q, z + 6);
      o += `<path d="M${A.map(n1)}L${B.map(n1)}M${D.map(n1)}L${E.map(n1)}" stroke="#46566a" stroke-width=".9" opacity="${n1(0.14 + 0.2 * s.r())}"/>`;
    }
    s.add(o);
    const t0 = s.P(x + w * 0.5, y + h, z);
    const t1 = s.P(x + w * 0.5, y + h, z + d);
    const f1 = s.P(x + w * 0.5, y, z + d);
    decal(s, UP(), {
      outline: pts([x + w * 0.3, z], [x + w * 0.7, z], [x + w * 0.7, z + d - 4], [x + w * 0.3, z + d - 4]),
      at: y + h + 1,
      fill: s.lin([0, t0[1], 0, t1[1]], stops([0, lite(lc, 0.12)], [1, lite(lc, 0.3)])),
    });
    decal(s, FRONT(), {
      outline: pts(
        [x + w * 0.3, y + 1],
        [x + w * 0.7, y + 1],
        [x + w * 0.7, y + h + 1, 3],
        [x + w * 0.3, y + h + 1, 3],
      ),
      at: z + d + 1,
      fill: s.lin([t1[0] - 60, t1[1], t1[0] + 60, f1[1]], stops([0, lite(lc, 0.16)], [0.5, lc], [1, dark(lc, 0.25)])),
    });
    s.add(
      `<g transform="${onPlane(s, FRONT(), [x + w * 0.3, y + h, z + d + 2])}">${text(s.spec.label.brand, [w * 0.2, h * 0.45, 28], '#fff', { max: w * 0.36 })}${text(s.spec.label.title, [w * 0.2, h * 0.68, 12], '#fff', { max: w * 0.36, w: 600 })}</g>`,
    );
  }
  return s.floor([-w / 2, -d / 2, w, d]);
}
