import { FRONT, decal } from '../../shapes/frame.ts';
import { loft } from '../../shapes/loft.ts';
import { circle, pts } from '../../shapes/outline.ts';
import { n1, stops } from '../../studio/colour.ts';
import type { Scene } from '../../studio/scene.ts';
import { paper } from './parts.ts';

/** Large paper roll standing on its edge. */
export function jumboRoll(s: Scene): string {
  s.yaw = s.v(0.38, 0.5);
  const R = s.v(168, 186);
  const d = s.v(110, 130);
  const c = s.color('#fdfdfc', '#f4f1ea');
  const F = FRONT(0, R, 0);
  loft(s, F, {
    outline: circle(R, 0, 0, 72),
    profile: pts([3, -d / 2], [0, -d / 2 + 3], [0, d / 2 - 3, 3], [3, d / 2]),
    material: paper(c),
    round: 0.14,
  });
  for (let q = 54; q < R - 3; q += 4)
    decal(s, F, {
      outline: circle(q, 0, 0, 48),
      at: d / 2,
      fill: 'none',
      extra: `stroke="#3a4656" stroke-width=".9" opacity="${n1(0.1 + 0.2 * s.r())}"`,
    });
  decal(s, F, { outline: circle(50), at: d / 2, fill: '#b8996f' });
  decal(s, F, {
    outline: circle(43),
    at: d / 2,
    fill: s.lin(
      [s.P(-43, R, d / 2)[0], 0, s.P(43, R, d / 2)[0], 0],
      stops([0, '#2c2218'], [0.5, '#5d4930'], [1, '#a98b62']),
    ),
  });
  return s.floor([-R * 0.42, -d / 2, R * 0.84, d], 0.9);
}
