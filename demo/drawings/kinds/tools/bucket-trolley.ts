import { text } from '../../label/text.ts';
import { FRONT, UP, decal, onPlane } from '../../shapes/frame.ts';
import { box, loft } from '../../shapes/loft.ts';
import { plan, pts } from '../../shapes/outline.ts';
import { tube } from '../../shapes/tube.ts';
import { dark, stops } from '../../studio/colour.ts';
import type { Mat } from '../../studio/light.ts';
import { ALUMINIUM } from '../../studio/materials.ts';
import type { Scene } from '../../studio/scene.ts';
import type { V3 } from '../../studio/types.ts';
import { caster } from './parts.ts';

/** Two-bucket trolley with press and mop. */
export function bucketTrolley(s: Scene): string {
  s.yaw = -0.5;
  s.k = 0.2;
  const w = 330;
  const d = 190;
  const F: Mat = { c: '#9aa3ad', gloss: 0.45 };
  const c = s.spec.colors;
  const pc = s.pick(c.cap, '#3a434d', c.label);
  caster(s, -w / 2 + 20, -d / 2 + 14);
  caster(s, w / 2 - 20, -d / 2 + 14);
  const y = 52;
  const l = (a: V3, b: V3) => tube(s, `M${s.at(...a)}L${s.at(...b)}`, 14, ALUMINIUM);
  l([w / 2 - 10, y, -d / 2 + 10], [w / 2 - 10, 400, -d / 2 + 10]);
  loft(s, UP(), { outline: plan(w, d, 20), profile: pts([0, y], [0, y + 16, 5], [4, y + 18]), material: F });
  const bk = (x: number, col: string) => {
    const ww = w * 0.43;
    const y0 = y + 18;
    const H = 180;
    loft(s, UP(), {
      outline: plan(ww, d - 26, 24, [x, 0]),
      profile: pts([16, y0], [12, y0 + 10, 8], [2, y0 + H], [-5, y0 + H + 1], [-5, y0 + H + 12, 4]),
      material: { c: col, gloss: 0.5, rough: 0.3 },
      cap: false,
    });
    decal(s, UP(), { outline: plan(ww + 8, d - 18, 24, [x, 0]), at: y0 + H + 12, fill: col });
    decal(s, UP(), {
      outline: plan(ww - 6, d - 32, 20, [x, 0]),
      at: y0 + H + 12,
      fill: s.lin(
        [...s.P(x - ww / 2, y0 + H, 0), ...s.P(x + ww / 2, y0 + H, 0)],
        stops([0, dark(col, 0.85)], [1, dark(col, 0.3)]),
      ),
    });
  };
  bk(-w * 0.24, s.color('#2f74cf'));
  bk(w * 0.24, '#d8362f');
  l([w / 2 - 10, y + 10, d / 2 - 10], [w / 2 - 10, 400, d / 2 - 10]);
  l([w / 2 - 10, 400, -d / 2 + 10], [w / 2 - 10, 400, d / 2 - 10]);
  const py = y + 208;
  box(s, [w * 0.03, py, -d / 2 + 26], [w * 0.4, 84, d - 54], {
    material: { c: pc, gloss: 0.5, rough: 0.3 },
    radius: 16,
    bevel: 6,
  });
  tube(s, `M${s.at(w * 0.2, py + 84, 0)}L${s.at(w * 0.02, py + 210, 0)}`, 14, ALUMINIUM);
  tube(s, `M${s.at(w * 0.05, py + 190, 0)}L${s.at(w * 0.01, py + 218, 0)}`, 24, { c: '#c8312b', gloss: 0.4 });
  s.add(
    `<g transform="${onPlane(s, FRONT(), [w * 0.23, py + 34, d / 2 - 27])}">${text(s.spec.label.brand, [0, 0, 26], '#fff', { max: w * 0.34 })}</g>`,
  );
  caster(s, -w / 2 + 20, d / 2 - 14);
  caster(s, w / 2 - 20, d / 2 - 14);
  return s.floor([-w / 2, -d / 2, w, d], 0.8);
}
