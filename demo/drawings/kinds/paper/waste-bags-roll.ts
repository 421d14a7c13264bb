import { text } from '../../label/text.ts';
import { FRONT, decal } from '../../shapes/frame.ts';
import { loft } from '../../shapes/loft.ts';
import { circle, pts } from '../../shapes/outline.ts';
import { n1 } from '../../studio/colour.ts';
import type { Mat } from '../../studio/light.ts';
import type { Scene } from '../../studio/scene.ts';

/** Roll of waste bags with a paper sleeve. */
export function wasteBagsRoll(s: Scene): string {
  s.yaw = s.v(0.45, 0.6);
  const R = 82;
  const d = 330;
  const c = s.color('#23272c', '#23272c', '#2d62b8', '#d9dde0', '#2f8a4a');
  const F = FRONT(0, R, 0);
  const m: Mat = { c, gloss: 0.75, rough: 0.35 };
  s.gy = 610;
  loft(s, F, {
    outline: circle(R, 0, 0, 56),
    profile: pts([6, -d / 2], [0, -d / 2 + 6], [0, d / 2 - 6, 6], [6, d / 2]),
    material: m,
    round: 0.1,
  });
  for (let q = 12; q < R - 4; q += 4)
    decal(s, F, {
      outline: circle(q, s.v(-1, 1), 0, 40),
      at: d / 2,
      fill: 'none',
      extra: `stroke="${s.pick('#fff', '#000')}" stroke-width="1" opacity="${n1(0.1 + 0.25 * s.r())}"`,
    });
  decal(s, F, { outline: circle(10), at: d / 2, fill: '#0c0f13' });
  // paper sleeve
  loft(s, F, {
    outline: circle(R + 1.5, 0, 0, 56),
    profile: pts([0, -d * 0.24], [0, d * 0.24]),
    material: { c: s.spec.colors.label, gloss: 0.18 },
    cap: false,
  });
  const th = 42 / 57.3;
  const n: [number, number] = [-Math.sin(th), Math.cos(th)];
  const o = s.P(n[0] * (R + 2), R + n[1] * (R + 2), -d * 0.2);
  const zx = s.P(0, 0, 1);
  const z0 = s.P(0, 0, 0);
  const tx = s.P(-n[1], n[0], 0);
  const ex: [number, number] = [zx[0] - z0[0], zx[1] - z0[1]];
  const ey: [number, number] = [tx[0] - z0[0], tx[1] - z0[1]];
  s.add(
    `<g transform="matrix(${[ex[0], ex[1], ey[0], ey[1], o[0], o[1]].map((x) => Math.round(x * 1e3) / 1e3).join(' ')})">${text(s.spec.label.brand, [d * 0.2, 8, 42], '#fff', { max: d * 0.38 })}${text(s.spec.label.volume, [d * 0.2, 38, 24], '#fff', { max: d * 0.38 })}</g>`,
  );
  return s.floor([-R * 0.62, -d / 2, R * 1.25, d], 0.9);
}
