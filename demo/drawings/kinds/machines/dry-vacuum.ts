import { text } from '../../label/text.ts';
import { lathe } from '../../shapes/lathe.ts';
import { shape } from '../../shapes/marks.ts';
import { pts } from '../../shapes/outline.ts';
import { inflate } from '../../shapes/soft.ts';
import { tube } from '../../shapes/tube.ts';
import { n1 } from '../../studio/colour.ts';
import type { Mat } from '../../studio/light.ts';
import { BLACK_PLASTIC, STEEL } from '../../studio/materials.ts';
import type { Scene } from '../../studio/scene.ts';
import { hose } from './parts.ts';

/** Canister vacuum cleaner with hose and nozzle. */
export function dryVacuum(s: Scene): string {
  const b = s.gy - 26;
  const r = s.v(118, 132);
  const H = s.v(150, 180);
  const c = s.spec.colors.label;
  const m: Mat = { c, gloss: 0.6, rough: 0.22 };
  const cx = 370;
  s.k = 0.2;
  hose(
    s,
    `M${cx + 40} ${n1(b - H - 30)}C${cx + 60} ${n1(b - H - 210)} ${cx + 270} ${n1(b - H - 200)} ${cx + 268} ${n1(b - 130)}C${cx + 266} ${b - 60} ${cx + 240} ${b - 40} ${cx + 236} ${b - 6}`,
  );
  lathe(s, [cx, b], pts([r - 20, -14], [r + 6, 0, 8], [r + 10, 18, 6], [r + 10, 34, 6], [r, 40]), BLACK_PLASTIC);
  for (const x of [-r * 0.8, r * 0.72])
    lathe(s, [cx + x, b + 30], pts([14, 0], [22, 8, 6], [22, 28, 8], [10, 40]), { c: '#3b424a', gloss: 0.4 });
  lathe(s, [cx, b], pts([r, 38], [r + 2, H * 0.62, 20], [r - 2, H * 0.7]), m);
  lathe(s, [cx, b], pts([r + 4, H * 0.7], [r + 5, H * 0.78, 4], [r, H * 0.8]), BLACK_PLASTIC);
  lathe(
    s,
    [cx, b],
    pts([r, H * 0.8], [r - 4, H, 26], [r * 0.72, H + 44, 50], [r * 0.3, H + 52, 20], [1, H + 53]),
    s.pick<Mat>(BLACK_PLASTIC, { c: '#eef1f3', gloss: 0.6 }, m),
  );
  tube(
    s,
    `M${n1(cx - r * 0.5)} ${n1(b - H - 26)}Q${cx} ${n1(b - H - 100)} ${n1(cx + r * 0.5)} ${n1(b - H - 26)}`,
    18,
    BLACK_PLASTIC,
  );
  lathe(s, [cx + 34, b - H - 34], pts([22, 0], [20, 22, 6], [14, 26]), BLACK_PLASTIC);
  lathe(s, [cx - 44, b - H - 32], pts([16, 0], [15, 10, 4], [1, 11]), { c: '#e23b32', gloss: 0.6 });
  s.add(text(s.spec.label.brand, [cx - 4, b - H * 0.3, 38], '#fff', { max: r * 1.4, it: true }));
  const x = cx + 232;
  const y = s.gy + 6;
  tube(s, `M${x + 2} ${y - 60}L${x + 4} ${y - 20}`, 20, STEEL);
  inflate(
    s,
    shape(
      `M${x - 74} ${y + 10}Q${x - 76} ${y - 14} ${x - 40} ${y - 20}L${x - 6} ${y - 32}H${x + 20}L${x + 50} ${y - 20}Q${x + 80} ${y - 14} ${x + 78} ${y + 10}Q${x} ${y + 20} ${x - 74} ${y + 10}Z`,
      '#2b3138',
    ),
    10,
    0.45,
  );
  return s.shadow(cx, r * 2.4, 44) + s.shadow(x, 160, 20, y + 8);
}
