import { FRONT, decal } from '../../shapes/frame.ts';
import { loft } from '../../shapes/loft.ts';
import { shape } from '../../shapes/marks.ts';
import { circle, path, pts } from '../../shapes/outline.ts';
import { mix, n1, stops } from '../../studio/colour.ts';
import type { Scene } from '../../studio/scene.ts';

const YELLOW_BLACK: [string, string] = ['#f6c915', '#1b1e22'];
const RED_WHITE: [string, string] = ['#d8232a', '#fafafa'];

/** Roll of striped warning tape. */
export function barrierTape(s: Scene): string {
  s.yaw = s.v(0.4, 0.55);
  const R = 150;
  const d = 116;
  const F = FRONT(0, R, 0);
  const [a, b] = s.spec.opts?.t === 'red' ? RED_WHITE : s.spec.opts?.t ? YELLOW_BLACK : s.pick(YELLOW_BLACK, RED_WHITE);
  loft(s, F, {
    outline: circle(R, 0, 0, 72),
    profile: pts([2, -d / 2], [0, -d / 2 + 2], [0, d / 2]),
    material: { c: a, gloss: 0.6, rough: 0.2 },
    round: 0.12,
  });
  for (let i = 0; i < 20; i++) {
    const t0 = (70 + i * 18) / 57.3;
    const q = (t: number, z: number) => s.P(R * Math.cos(t), R + R * Math.sin(t), z);
    const vis = s.N([Math.cos(t0 + 0.2), Math.sin(t0 + 0.2), 0])[2];
    if (vis < 0.05) continue;
    s.add(
      shape(
        path([q(t0, d / 2), q(t0 + 0.16, d / 2), q(t0 + 0.42, -d / 2 + 2), q(t0 + 0.26, -d / 2 + 2)]),
        b,
        'opacity=".93"',
      ),
    );
  }
  decal(s, F, { outline: circle(R, 0, 0, 64), at: d / 2, fill: mix(a, '#c9a02a', 0.2) });
  for (let q = 70; q < R; q += 3)
    decal(s, F, {
      outline: circle(q, 0, 0, 40),
      at: d / 2,
      fill: 'none',
      extra: `stroke="${q % 2 ? b : '#fff'}" stroke-width="1" opacity="${n1(0.12 + 0.2 * s.r())}"`,
    });
  decal(s, F, { outline: circle(66), at: d / 2, fill: '#c2a57c' });
  const x = s.P(-56, R, d / 2)[0];
  const y = s.P(56, R, d / 2)[0];
  decal(s, F, {
    outline: circle(57),
    at: d / 2,
    fill: s.lin([x, 0, y, 0], stops([0, '#2c2218'], [0.55, '#6a5438'], [1, '#b1926a'])),
  });
  return s.floor([-R * 0.4, -d / 2, R * 0.8, d], 0.9);
}
