import { cylLabel } from '../../label/surface.ts';
import { lathe } from '../../shapes/lathe.ts';
import { glow } from '../../shapes/marks.ts';
import { pts } from '../../shapes/outline.ts';
import { n1 } from '../../studio/colour.ts';
import type { Mat } from '../../studio/light.ts';
import type { Scene } from '../../studio/scene.ts';

/** Aerosol can with its cap or bare valve. */
export function aerosol(s: Scene): string {
  const cx = 400;
  const b = s.gy;
  const r = s.v(78, 90);
  const H = s.v(380, 420);
  const c = s.spec.colors;
  const st: Mat = { c: '#d5d9de', metal: true, rough: 0.15 };
  lathe(s, [cx, b], pts([r - 5, 0], [r, 4, 4], [r, 12, 3], [r - 3, 15]), st);
  lathe(s, [cx, b], pts([r - 3, 14], [r - 3, H]), { c: c.body, gloss: 0.75, rough: 0.14 });
  cylLabel(s, [cx, b, r - 3], [26, H - 14], { th: 88, gloss: 0.75, style: s.pick(0, 1, 3, 4, 5) });
  lathe(
    s,
    [cx, b],
    pts([r - 3, H - 2], [r, H, 3], [r, H + 9, 4], [r - 8, H + 14, 6], [r - 30, H + 36, 20], [r - 38, H + 40]),
    st,
  );
  if (s.r() < 0.6) {
    const q = r - 14;
    lathe(s, [cx, b - H - 14], pts([q, 0], [q - 1, 74, 8], [q - 6, 86, 10], [q * 0.6, 92, 6], [1, 93]), {
      c: c.cap,
      gloss: 0.55,
      rough: 0.25,
    });
    s.add(glow(s, [cx - q * 0.3, b - H - 105, q * 0.35, 4], { c: '#fff', o: 0.4, b: 3 }));
  } else {
    lathe(s, [cx, b - H - 34], pts([30, 0], [29, 10, 4], [14, 14]), st);
    lathe(s, [cx, b - H - 46], pts([17, 0], [16, 30, 5], [15, 34, 4], [1, 36]), { c: c.cap, gloss: 0.5 });
    s.add(`<circle cx="${cx - 4}" cy="${n1(b - H - 64)}" r="3" fill="#10151c"/>`);
  }
  return s.shadow(cx, r * 2.1);
}
