import { cylLabel } from '../../label/surface.ts';
import { lathe } from '../../shapes/lathe.ts';
import { pts } from '../../shapes/outline.ts';
import { tube } from '../../shapes/tube.ts';
import { dark, n1 } from '../../studio/colour.ts';
import type { Mat } from '../../studio/light.ts';
import type { Scene } from '../../studio/scene.ts';

/** Lidded bucket with a wire handle. */
export function bucketTub(s: Scene): string {
  const cx = 400;
  const b = s.gy;
  const r = s.v(138, 158);
  const H = s.v(230, 290);
  const t = s.v(0.82, 0.9);
  const c = s.spec.colors;
  const m: Mat = { c: c.body, gloss: 0.45, rough: 0.35, sss: 0.1 };
  lathe(
    s,
    [cx, b],
    pts(
      [r * t - 8, 0],
      [r * t, 7, 7],
      [r * 0.965, H * 0.84, 0],
      [r, H * 0.84 + 1],
      [r, H * 0.84 + 9, 3],
      [r * 0.985, H * 0.86 + 10],
      [r * 0.99, H],
    ),
    m,
  );
  const y0 = H * 0.06;
  const y1 = H * 0.62;
  const rm = r * (t + (0.965 - t) * 0.55);
  s.add(`<g transform="translate(${cx} 0) scale(${1} 1) translate(${-cx} 0)">`);
  cylLabel(s, [cx, b, rm], [y0, y1], { th: 58 });
  s.add('</g>');
  lathe(
    s,
    [cx, b],
    pts([r + 7, H - 10], [r + 8, H + 4, 4], [r + 2, H + 12, 4], [r - 12, H + 12, 3], [r - 16, H + 7, 3], [1, H + 7]),
    { c: c.cap, gloss: 0.45, rough: 0.35 },
  );
  const e = r - 2;
  const hy = b - H * 0.89;
  s.add(
    `<circle cx="${n1(cx - e)}" cy="${n1(hy)}" r="9" fill="${dark(c.body, 0.3)}"/><circle cx="${n1(cx + e)}" cy="${n1(hy)}" r="9" fill="${dark(c.body, 0.45)}"/>`,
  );
  tube(
    s,
    `M${n1(cx - e)} ${n1(hy)}C${n1(cx - e * 0.9)} ${n1(hy + 62)} ${n1(cx + e * 0.9)} ${n1(hy + 62)} ${n1(cx + e)} ${n1(hy)}`,
    6,
    { c: '#b9c0c7', metal: true },
  );
  tube(s, `M${n1(cx - 46)} ${n1(hy + 44)}Q${cx} ${n1(hy + 48)} ${n1(cx + 46)} ${n1(hy + 44)}`, 17, {
    c: c.cap,
    gloss: 0.4,
  });
  return s.shadow(cx, r * 2);
}
