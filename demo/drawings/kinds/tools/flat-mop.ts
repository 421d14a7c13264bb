import { UP } from '../../shapes/frame.ts';
import { loft } from '../../shapes/loft.ts';
import { shape } from '../../shapes/marks.ts';
import { plan, pts } from '../../shapes/outline.ts';
import { grain, inflate } from '../../shapes/soft.ts';
import { dark, mix, n1 } from '../../studio/colour.ts';
import type { Scene } from '../../studio/scene.ts';
import { pole } from './parts.ts';

/** Flat mop with its fringe and pole. */
export function flatMop(s: Scene): string {
  s.k = 0.3;
  s.yaw = -0.25;
  const c = s.spec.colors;
  const w = 400;
  const d = 110;
  pole(s, [404, s.gy - 60], [560, 70], 15);
  const at = s.body.splice(0);
  grain(
    s,
    () => {
      loft(s, UP(), {
        outline: plan(w + 30, d + 20, 40),
        profile: pts([10, 0], [0, 8, 6], [4, 22, 8]),
        material: { c: '#f4f5f2', gloss: 0.03, sss: 0.3 },
      });
      let o = '';
      for (let i = 0; i < 90; i++) {
        const u = i / 89;
        const a = s.P(-w / 2 - 12 + (w + 24) * u, 14, d / 2 + 8);
        const l = s.v(16, 26);
        o += `<path d="M${a.map(n1)}q${n1(s.v(-4, 4))} ${n1(l * 0.5)} ${n1(s.v(-5, 5))} ${n1(l)}" stroke="${s.pick('#ffffff', '#e7e9e6', '#cfd4d6', mix(c.label, '#fff', 0.6))}" stroke-width="5.5" stroke-linecap="round" fill="none"/>`;
      }
      s.add(o);
    },
    { freq: '.4', amount: 0.6, scale: 2.6 },
  );
  loft(s, UP(), {
    outline: plan(w, d, 20),
    profile: pts([0, 24], [0, 36, 5], [6, 42]),
    material: { c: c.cap, gloss: 0.5 },
    round: 0.15,
  });
  loft(s, UP(), {
    outline: plan(w * 0.5, d * 0.4, 14),
    profile: pts([0, 42], [0, 50, 4], [4, 54]),
    material: { c: dark(c.cap, 0.25), gloss: 0.5 },
  });
  const q = s.P(0, 60, 0);
  s.add(...at);
  inflate(
    s,
    shape(
      `M${n1(q[0] - 34)} ${n1(q[1] + 14)}Q${n1(q[0] - 10)} ${n1(q[1] - 40)} ${n1(q[0] + 12)} ${n1(q[1] - 48)}L${n1(q[0] + 34)} ${n1(q[1] - 40)}Q${n1(q[0] + 36)} ${n1(q[1])} ${n1(q[0] + 40)} ${n1(q[1] + 14)}Q${q[0]} ${n1(q[1] + 28)} ${n1(q[0] - 34)} ${n1(q[1] + 14)}Z`,
      '#30363d',
    ),
    10,
    0.5,
  );
  return s.floor([-w / 2 - 10, -d / 2 - 8, w + 20, d + 16]);
}
