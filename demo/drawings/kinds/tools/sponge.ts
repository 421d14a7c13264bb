import { UP } from '../../shapes/frame.ts';
import { loft } from '../../shapes/loft.ts';
import { plan, pts } from '../../shapes/outline.ts';
import { grain } from '../../shapes/soft.ts';
import { dark, lite, n1 } from '../../studio/colour.ts';
import type { Scene } from '../../studio/scene.ts';

/** Two sponges with an abrasive side. */
export function sponge(s: Scene): string {
  s.yaw = -0.48;
  s.k = 0.26;
  const c = s.pick('#f6cf3d', '#f6cf3d', '#ef7fa6', '#5fb1e8');
  const p = s.pick('#2f7d45', '#2f7d45', '#3b3f45', '#d8dbde');
  const one = (x: number, y: number, z: number) => {
    const w = 320;
    const d = 190;
    grain(
      s,
      () => {
        loft(s, UP(), {
          outline: plan(w, d, 22, [x, z]),
          profile: pts([8, y], [0, y + 8, 8], [0, y + 96]),
          material: { c, gloss: 0.03, sss: 0.25 },
        });
        let o = '';
        for (let i = 0; i < 210; i++) {
          const f = s.r() < 0.62;
          const u = s.v(0.02, 0.98);
          const v = s.v(0.06, 0.92);
          const q = f ? s.P(x - w / 2 + w * u, y + 96 * v, z + d / 2) : s.P(x + w / 2, y + 96 * v, z + d / 2 - d * u);
          const r = s.v(1.2, 5.5);
          o += `<ellipse cx="${n1(q[0])}" cy="${n1(q[1])}" rx="${n1(r)}" ry="${n1(r * 0.8)}" fill="${dark(c, 0.75)}" opacity="${n1(s.v(0.25, 0.6))}"/><ellipse cx="${n1(q[0] + r * 0.3)}" cy="${n1(q[1] + r * 0.5)}" rx="${n1(r * 0.8)}" ry="${n1(r * 0.4)}" fill="${lite(c, 0.5)}" opacity=".5"/>`;
        }
        s.add(o);
      },
      { freq: '.3', amount: 0.35, scale: 2 },
    );
    grain(
      s,
      () =>
        loft(s, UP(), {
          outline: plan(w + 2, d + 2, 22, [x, z]),
          profile: pts([0, y + 94], [0, y + 118, 6], [6, y + 124]),
          material: { c: p, gloss: 0.03 },
          round: 0.1,
        }),
      { freq: '.6', amount: 0.8, scale: 3.4 },
    );
  };
  one(40, 0, -60);
  one(-40, 0, 190);
  return s.floor([-120, -155, 320, 190]) + s.floor([-200, 95, 320, 190]);
}
