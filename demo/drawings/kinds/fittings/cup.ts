import { text } from '../../label/text.ts';
import { lathe } from '../../shapes/lathe.ts';
import { shape } from '../../shapes/marks.ts';
import { pts } from '../../shapes/outline.ts';
import { dark, lite, n1, stops } from '../../studio/colour.ts';
import type { Mat } from '../../studio/light.ts';
import type { Scene } from '../../studio/scene.ts';

/** Two paper cups, one with a lid. */
export function cup(s: Scene): string {
  const c = s.spec.colors;
  const m: Mat = { c: s.color('#fbfaf7', '#c79b6a', c.label), gloss: 0.2, rough: 0.6, sss: 0.1 };
  const one = ([cx, b]: [number, number], [r, H]: [number, number], lid: boolean) => {
    lathe(s, [cx, b], pts([r * 0.7, 0], [r * 0.71, 6, 2], [r, H]), m);
    s.add(
      shape(
        `M${n1(cx - r * 0.92)} ${n1(b - H * 0.72)}A${n1(r)} ${n1(r * s.k)} 0 0 0 ${n1(cx + r * 0.92)} ${n1(b - H * 0.72)}L${n1(cx + r * 0.8)} ${n1(b - H * 0.26)}A${n1(r * 0.82)} ${n1(r * 0.82 * s.k)} 0 0 1 ${n1(cx - r * 0.8)} ${n1(b - H * 0.26)}Z`,
        s.lin(
          [cx - r, 0, cx + r, 0],
          stops([0, dark(c.label, 0.2)], [0.25, lite(c.label, 0.2)], [0.5, c.label], [1, dark(c.label, 0.45)]),
        ),
      ),
      text(s.spec.label.brand, [cx, b - H * 0.44, 30], '#fff', { max: r * 1.2 }),
    );
    if (lid)
      lathe(
        s,
        [cx, b],
        pts(
          [r + 3, H - 6],
          [r + 4, H + 8, 4],
          [r - 4, H + 12, 3],
          [r - 10, H + 32, 6],
          [r - 20, H + 32, 3],
          [r - 24, H + 26],
          [1, H + 26],
        ),
        { c: s.pick('#23272c', '#fafafa'), gloss: 0.5 },
      );
    else {
      lathe(s, [cx, b], pts([r, H - 3], [r + 4, H, 3], [r + 3, H + 5, 3], [r - 2, H + 5]), m);
      s.add(
        `<ellipse cx="${cx}" cy="${n1(b - H - 5)}" rx="${n1(r - 2)}" ry="${n1((r - 2) * s.k)}" fill="${s.lin([cx - r, 0, cx + r, 0], stops([0, '#8d8a83'], [1, '#efece5']))}"/>`,
      );
    }
  };
  one([500, s.gy - 30], [92, 250], false);
  one([330, s.gy], [100, 270], true);
  return s.shadow(500, 140, 24, s.gy - 28) + s.shadow(330, 156);
}
