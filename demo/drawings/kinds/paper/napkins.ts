import { planeLabel } from '../../label/surface.ts';
import { FRONT, UP, decal } from '../../shapes/frame.ts';
import { box } from '../../shapes/loft.ts';
import { crease, line } from '../../shapes/marks.ts';
import { plan } from '../../shapes/outline.ts';
import { lite, n1 } from '../../studio/colour.ts';
import type { Scene } from '../../studio/scene.ts';

/** A block of folded napkins in clear wrap with a printed band. */
export function napkins(s: Scene): string {
  s.yaw = -0.5;
  s.k = 0.3;
  const c = s.color('#fdfdfb', '#fdfdfb', '#c7353f', '#e9d9b8', '#3b6f5a');
  const [w, h, d] = [290, 150, 290];
  box(s, [-w / 2, 0, -d / 2], [w, h, d], { material: { c, gloss: 0.05, rough: 1, sss: 0.4 }, radius: 14, bevel: 8 });
  for (let y = 8; y < h - 4; y += 6) {
    const front = `M${s.at(-w / 2 + 8, y, d / 2)}L${s.at(w / 2 - 6, y + s.v(-1, 1), d / 2)}`;
    const side = `M${s.at(w / 2, y, d / 2 - 8)}L${s.at(w / 2, y, -d / 2 + 8)}`;
    s.add(line(front + side, '#3a4656', 1.2, `opacity="${n1(0.15 + 0.25 * s.r())}"`));
  }
  const band = lite(s.spec.colors.label, 0.1);
  decal(s, UP(), {
    outline: plan(w * 0.46, d, 2),
    at: h + 1,
    fill: s.lin(
      [300, 300, 500, 560],
      [
        [0, lite(band, 0.25)],
        [1, band],
      ],
    ),
  });
  planeLabel(s, [-w * 0.23, h + 1, d / 2 + 1], [w * 0.46, h], { style: 3, r: 1 });
  const [a, b] = [
    `M${s.at(-w / 2, h, -d / 2 + 20)}L${s.at(-w / 2 + 60, h, d / 2)}`,
    `M${s.at(w / 2, h - 10, d / 2)}L${s.at(w / 2 - 46, h, -d / 2)}`,
  ];
  s.add(crease(s, a, 4, 0.12), crease(s, b, 4, 0.12));
  decal(s, FRONT(), {
    outline: [
      [-w / 2 + 10, 10],
      [-w / 2 + 40, 10],
      [-w / 2 + 24, h - 10],
      [-w / 2 + 10, h - 10],
    ],
    at: d / 2 + 1,
    fill: '#ffffff',
    extra: 'opacity=".35"',
  });
  return s.floor([-w / 2, -d / 2, w, d]);
}
