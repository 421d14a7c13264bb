import { lathe } from '../../shapes/lathe.ts';
import { pts } from '../../shapes/outline.ts';
import { n1 } from '../../studio/colour.ts';
import type { Scene } from '../../studio/scene.ts';
import { ridges } from '../bottles/parts.ts';

/** Pleated filter cartridge. */
export function filterCartridge(s: Scene): string {
  const r = s.v(96, 120);
  const H = s.v(220, 270);
  const c = s.color('#f2f1ec', '#e4e9ee');
  s.k = 0.18;
  lathe(s, [400, s.gy], pts([r + 6, 0], [r + 10, 6, 5], [r + 10, 26, 5], [r + 4, 30]), { c: '#2a2f35', gloss: 0.5 });
  lathe(s, [400, s.gy - 28], pts([r, 0], [r, H]), { c, gloss: 0.05, sss: 0.25 });
  ridges(s, [400, s.gy - 28, r], [0, H], 46);
  ridges(s, [400, s.gy - 28, r], [0, H], 45);
  lathe(
    s,
    [400, s.gy - 28 - H],
    pts([r + 4, 0], [r + 10, 5, 5], [r + 10, 24, 6], [r * 0.66, 28], [r * 0.64, 20], [r * 0.4, 20]),
    { c: s.pick('#2a2f35', s.spec.colors.label), gloss: 0.5 },
  );
  s.add(`<ellipse cx="400" cy="${n1(s.gy - H - 50)}" rx="${n1(r * 0.6)}" ry="${n1(r * 0.6 * s.k)}" fill="#12161b"/>`);
  return s.shadow(400, r * 2.2);
}
