import { text } from '../../label/text.ts';
import { UP } from '../../shapes/frame.ts';
import { loft } from '../../shapes/loft.ts';
import { shape, stitch } from '../../shapes/marks.ts';
import { path, plan, pts } from '../../shapes/outline.ts';
import { grain } from '../../shapes/soft.ts';
import { n1 } from '../../studio/colour.ts';
import type { Scene } from '../../studio/scene.ts';

/** Stack of folded microfibre cloths. */
export function microfibreCloth(s: Scene): string {
  s.yaw = -0.5;
  s.k = 0.24;
  const all = ['#2f7fd6', '#e2423a', '#f3c22b', '#3aa657'];
  const n = s.spec.opts?.c ? (s.r(), 1) : s.pick(1, 4, 4, 3);
  const first = s.spec.opts?.c ?? s.spec.colors.label;
  const cs = n === 1 ? [first, first, first] : all.slice(0, n);
  const w = 320;
  const d = 250;
  const h = 54;
  grain(
    s,
    () =>
      cs.forEach((c, i) => {
        const y = i * (h - 2);
        const dx = s.v(-6, 6);
        const dz = s.v(-5, 5);
        loft(s, UP(), {
          outline: plan(w, d, 26, [dx, dz]),
          profile: pts(
            [14, y],
            [0, y + h * 0.26, 12],
            [3, y + h * 0.45, 4],
            [5, y + h * 0.5, 2],
            [3, y + h * 0.55, 4],
            [0, y + h * 0.78, 14],
            [16, y + h, 14],
            [30, y + h + 1],
          ),
          material: { c, gloss: 0.05, rough: 1, sss: 0.18 },
          round: 0.25,
        });
        s.add(
          stitch(
            path(
              pts([-w / 2 + 4, d / 2 - 2], [w / 2 - 2, d / 2 - 2], [w / 2 - 2, -d / 2 + 4]).map(([u, v]) =>
                s.P(u + dx, y + h * 0.26, v + dz),
              ),
              false,
            ),
            '#fff',
            0.35,
          ),
        );
      }),
    { freq: '.75', amount: 0.5, scale: 1.7 },
  );
  const y = s.P(-w / 2 + 60, h * 0.9, d / 2 - 2);
  s.add(
    `<g transform="translate(${n1(y[0])} ${n1(y[1])}) skewY(12)">${shape('M0 0H58V34H0Z', '#fdfdfd', 'stroke="#ccd2d8"')}${text(s.spec.label.brand, [29, 22, 15], '#39434f', { max: 50 })}</g>`,
  );
  return s.floor([-w / 2, -d / 2, w, d]);
}
