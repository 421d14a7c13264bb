import { planeLabel } from '../../label/surface.ts';
import { FRONT, UP, decal } from '../../shapes/frame.ts';
import { box } from '../../shapes/loft.ts';
import { crease, shape } from '../../shapes/marks.ts';
import { pts } from '../../shapes/outline.ts';
import { n1 } from '../../studio/colour.ts';
import type { Scene } from '../../studio/scene.ts';

/** Plain carton with a label, for spare parts and whatever has no drawing of its own. */
export function neutralBox(s: Scene): string {
  s.yaw = -s.v(0.4, 0.55);
  s.k = 0.22;
  const w = s.v(260, 340);
  const h = s.v(190, 270);
  const d = s.v(180, 240);
  box(s, [-w / 2, 0, -d / 2], [w, h, d], { material: { c: '#c99a62', gloss: 0.04, sss: 0.12 }, radius: 3, bevel: 2 });
  decal(s, UP(), {
    outline: pts([-w / 2, -26], [w / 2, -26], [w / 2, 26], [-w / 2, 26]),
    at: h + 0.5,
    fill: '#e0c08f',
    extra: 'opacity=".75"',
  });
  decal(s, FRONT(), { outline: pts([w / 2 - 0.1, h - 60], [w / 2, h - 60]), at: 0, fill: 'none' });
  const a = s.P(w / 2, h, 26);
  const b = s.P(w / 2, h, -26);
  s.add(
    shape(`M${a.map(n1)}L${b.map(n1)}V${n1(b[1] + 56)}L${n1(a[0])} ${n1(a[1] + 56)}Z`, '#b98d55', 'opacity=".8"'),
    crease(s, `M${s.at(-w / 2, h + 0.5, 0)}L${s.at(w / 2, h + 0.5, 0)}`, 2, 0.4),
  );
  planeLabel(s, [-w * 0.36, h * 0.72, d / 2 + 1], [w * 0.72, h * 0.48], { style: 0, r: 3 });
  return s.floor([-w / 2, -d / 2, w, d]);
}
