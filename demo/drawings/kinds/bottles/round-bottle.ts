import { cylLabel } from '../../label/surface.ts';
import { band, lathe } from '../../shapes/lathe.ts';
import { shape } from '../../shapes/marks.ts';
import { pts } from '../../shapes/outline.ts';
import { lite } from '../../studio/colour.ts';
import type { Scene } from '../../studio/scene.ts';
import type { Pt } from '../../studio/types.ts';
import { bodyMat, foot, screwCap } from './parts.ts';

/** Round bottle with a screw cap, flip cap or nozzle. */
export function roundBottle(s: Scene): string {
  const cx = 400;
  const b = s.gy;
  const r = s.v(92, 118);
  const H = s.v(340, 430);
  const nk = s.v(26, 36);
  const t = s.r();
  const { m } = bodyMat(s, 0.9, H);
  const sh: Pt[] =
    t < 0.35
      ? pts([r, H - 95, 70], [nk + 3, H - 8, 30], [nk, H])
      : t < 0.7
        ? pts([r, H - 52, 46], [nk + 12, H - 34, 22], [nk, H - 8, 6], [nk, H])
        : pts([r, H * 0.55, 60], [r * 0.66, H - 60, 80], [nk, H - 4, 20], [nk, H]);
  lathe(s, [cx, b], [[r - 12, 0], [r, 12, 12], ...sh], m);
  foot(s, cx, b, r);
  cylLabel(s, [cx, b, r], [H * 0.12, t < 0.7 ? H * 0.68 : H * 0.5]);
  const k = s.pick(0, 1, 2);
  const c = s.spec.colors.cap;
  if (k === 0) screwCap(s, [cx, b - H + 4], [nk + 8, s.v(38, 54)], c);
  if (k === 1) {
    lathe(
      s,
      [cx, b - H + 4],
      pts([nk + 10, 0], [nk + 9, 46, 3], [nk + 7, 50], [nk + 6, 52, 2], [nk + 3, 74, 14], [1, 75]),
      { c, gloss: 0.55, rough: 0.25 },
    );
    s.add(shape(band(s, [cx, b - H + 4, nk + 9.4], [44, 46]), '#000', 'opacity=".3"'));
  }
  if (k === 2) {
    screwCap(s, [cx, b - H + 4], [nk + 8, 34], c);
    lathe(s, [cx, b - H - 30], pts([nk - 2, 0], [nk - 8, 22, 10], [9, 34, 8], [7, 66, 3], [1, 67]), {
      c: lite(c, 0.5),
      gloss: 0.5,
    });
  }
  return s.shadow(cx, r * 2.1);
}
