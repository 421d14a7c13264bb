import { FRONT, decal } from '../../shapes/frame.ts';
import { slab } from '../../shapes/loft.ts';
import { shape } from '../../shapes/marks.ts';
import { pts, raised, rrect } from '../../shapes/outline.ts';
import { dark, mix, n1, stops } from '../../studio/colour.ts';
import type { Mat } from '../../studio/light.ts';
import type { Scene } from '../../studio/scene.ts';
import { inkOn, logo, shell, wall } from './parts.ts';

/** Wall dispenser for soap with a level window. */
export function soapDispenser(s: Scene): string {
  s.yaw = -0.4;
  s.gy = 650;
  s.k = 0.1;
  const w = s.v(185, 215);
  const h = s.v(330, 370);
  const d = 150;
  const m = shell(s);
  const q = w / 2;
  const tp = s.v(0.84, 1);
  const rr = s.v(24, 70);
  const out = pts([-q * tp, 40, 26], [q * tp, 40, 26], [q, h, rr], [-q, h, rr]);
  slab(s, { outline: out, z: [-d / 2, d / 2], material: m, bevel: 26, round: 0.3 });
  decal(s, FRONT(), {
    outline: raised(rrect(34, 120, 16), h * 0.46),
    at: d / 2 + 0.5,
    fill: s.lin(
      [400, s.gy - h * 0.8, 400, s.gy - h * 0.4],
      stops(
        [0, '#dfe9f0'],
        [0.3, '#f4f8fb'],
        [0.31, mix(s.spec.colors.liquid, '#fff', 0.1)],
        [1, dark(s.spec.colors.liquid, 0.2)],
      ),
    ),
    extra: 'stroke="#0b1018" stroke-opacity=".35" stroke-width="2"',
  });
  const a = s.P(-9, h * 0.75, d / 2);
  const b = s.P(-9, h * 0.5, d / 2);
  s.add(
    shape(`M${a.map(n1)}L${b.map(n1)}`, 'none', 'stroke="#fff" stroke-width="5" opacity=".75" stroke-linecap="round"'),
  );
  const lv: Mat = { ...m, c: m.metal ? m.c : s.pick(m.c, s.spec.colors.cap, '#5b646e') };
  slab(s, {
    outline: pts([-q * 0.62, 52, 22], [q * 0.62, 52, 22], [q * 0.7, h * 0.38, 30], [-q * 0.7, h * 0.38, 30]),
    z: [d / 2 - 4, d / 2 + 22],
    material: lv,
    bevel: 10,
    round: 0.3,
  });
  slab(s, {
    outline: pts([-14, 24, 4], [14, 24, 4], [18, 44, 4], [-18, 44, 4]),
    z: [10, 50],
    material: { c: '#8a939c', gloss: 0.4 },
    bevel: 3,
  });
  logo(s, [0, h * 0.9, d / 2 + 1], 22, inkOn(m));
  const [x, y] = s.P(-q, h, d / 2);
  return wall(s, [x - 10, y, w * 1.2, h * 0.92]);
}
