import { text } from '../../label/text.ts';
import { band, lathe } from '../../shapes/lathe.ts';
import { shape } from '../../shapes/marks.ts';
import { pts } from '../../shapes/outline.ts';
import { inflate } from '../../shapes/soft.ts';
import { tube } from '../../shapes/tube.ts';
import { dark, n1 } from '../../studio/colour.ts';
import { BLACK_PLASTIC, STEEL } from '../../studio/materials.ts';
import type { Scene } from '../../studio/scene.ts';
import { hose } from './parts.ts';

/** Wet and dry vacuum cleaner with a steel tank. */
export function wetVacuum(s: Scene): string {
  const b = s.gy - 40;
  const r = s.v(112, 126);
  const H = s.v(210, 250);
  const cx = 375;
  const c = s.spec.colors.label;
  s.k = 0.17;
  hose(
    s,
    `M${cx + r - 6} ${n1(b - H * 0.72)}C${cx + r + 130} ${n1(b - H * 0.8)} ${cx + r + 150} ${b - 90} ${cx + r + 96} ${b - 40}S${cx + r + 20} ${b + 20} ${cx + r + 110} ${b + 36}`,
    28,
  );
  for (const x of [-r * 0.98, r * 0.98]) {
    tube(s, `M${n1(cx + x * 0.8)} ${b - 20}L${n1(cx + x)} ${b + 4}`, 16, STEEL);
    inflate(s, `<circle cx="${n1(cx + x)}" cy="${b + 24}" r="21" fill="#2a2f35"/>`, 7, 0.4);
    s.add(`<circle cx="${n1(cx + x)}" cy="${b + 24}" r="8" fill="#aab2ba"/>`);
  }
  lathe(s, [cx, b], pts([r - 14, 0], [r, 12, 12], [r, H]), s.r() < 0.7 ? STEEL : { c, gloss: 0.5 });
  for (const y of [H * 0.3, H * 0.86]) lathe(s, [cx, b], pts([r, y], [r + 3, y + 4, 3], [r, y + 8]), STEEL);
  for (const x of [-r * 0.62, r * 0.62])
    inflate(s, `<circle cx="${n1(cx + x)}" cy="${b + 40}" r="20" fill="#2a2f35"/>`, 7, 0.4);
  lathe(s, [cx, b], pts([r + 4, H - 6], [r + 8, H + 4, 4], [r + 8, H + 24, 6], [r, H + 28]), BLACK_PLASTIC);
  lathe(
    s,
    [cx, b],
    pts([r, H + 26], [r - 4, H + 74, 20], [r * 0.8, H + 112, 34], [r * 0.4, H + 122, 20], [1, H + 123]),
    { c, gloss: 0.6, rough: 0.2 },
  );
  tube(
    s,
    `M${n1(cx - 54)} ${n1(b - H - 112)}Q${cx} ${n1(b - H - 172)} ${n1(cx + 54)} ${n1(b - H - 112)}`,
    18,
    BLACK_PLASTIC,
  );
  for (const x of [-r * 0.98, r * 0.98])
    inflate(s, shape(`M${n1(cx + x - 11)} ${n1(b - H - 44)}h22v66q-11 10 -22 0Z`, '#d8dde2'), 6, 0.5);
  s.add(text(s.spec.label.brand, [cx - 6, b - H - 52, 36], '#fff', { max: r * 1.4, it: true }));
  lathe(s, [cx + r - 8, b - H * 0.66], pts([16, 0], [16, 26]), BLACK_PLASTIC);
  s.add(
    shape(band(s, [cx, b, r + 0.5], [H * 0.36, H * 0.8], 34), '#fbfbfa', 'opacity=".96"'),
    text(s.spec.label.volume, [cx, b - H * 0.5, 40], dark(c, 0.3), { max: r }),
    text(s.spec.label.title, [cx, b - H * 0.4, 14], '#3a4450', { max: r * 1.05, w: 600 }),
  );
  return s.shadow(cx, r * 2.5, 40);
}
