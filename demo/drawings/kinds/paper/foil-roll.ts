import { planeLabel } from '../../label/surface.ts';
import { SIDE, decal } from '../../shapes/frame.ts';
import { box, loft } from '../../shapes/loft.ts';
import { shape } from '../../shapes/marks.ts';
import { circle, pts } from '../../shapes/outline.ts';
import type { Mat } from '../../studio/light.ts';
import type { Scene } from '../../studio/scene.ts';

/** Lying carton with a roll: foil and film. */
export function foilRoll(s: Scene): string {
  s.yaw = -0.42;
  const w = 430;
  const h = 100;
  const d = 92;
  const silver = s.spec.opts?.t ? s.spec.opts.t !== 'film' : s.r() < 0.6;
  box(s, [-w / 2, 0, -d / 2], [w, h, d], { material: { c: s.spec.colors.label, gloss: 0.25 }, radius: 2, bevel: 1 });
  planeLabel(s, [-w / 2 + 2, h - 2, d / 2 + 1], [w - 4, h - 4], { style: 3, r: 2 });
  // the roll itself, in front of the carton
  const R = 33;
  const L = w - 40;
  const F = SIDE(-L / 2, R, d / 2 + 62);
  const m: Mat = silver
    ? { c: '#d3d8dd', metal: true, rough: 0.22 }
    : { c: '#d9ecf6', gloss: 0.8, rough: 0.15, clear: true };
  loft(s, F, { outline: circle(R, 0, 0, 48), profile: pts([0, 0], [0, L]), material: m, round: 0.1 });
  for (let q = 22; q < R; q += 2.5)
    decal(s, F, {
      outline: circle(q, 0, 0, 32),
      at: L,
      fill: 'none',
      extra: 'stroke="#3a4656" stroke-width=".8" opacity=".4"',
    });
  decal(s, F, { outline: circle(20, 0, 0, 32), at: L, fill: '#c2a57c' });
  decal(s, F, { outline: circle(16, 0, 0, 32), at: L, fill: '#3a2c1c' });
  const e = [s.at(-L / 2, R * 0.35, d / 2 + 62 + R * 0.95), s.at(L / 2, R * 0.35, d / 2 + 62 + R * 0.95)];
  s.add(shape(`M${e.join('L')}`, 'none', 'stroke="#fff" stroke-width="1.6" opacity=".7"'));
  return s.floor([-w / 2, -d / 2, w, d + 74]);
}
