import { cylLabel } from '../../label/surface.ts';
import { lathe } from '../../shapes/lathe.ts';
import { shape } from '../../shapes/marks.ts';
import { pts } from '../../shapes/outline.ts';
import { inflate } from '../../shapes/soft.ts';
import { lite } from '../../studio/colour.ts';
import type { Scene } from '../../studio/scene.ts';
import { bodyMat, foot, screwCap } from './parts.ts';

/** Bottle with a dosing pump. */
export function pumpBottle(s: Scene): string {
  const cx = 408;
  const b = s.gy;
  const r = s.v(98, 120);
  const H = s.v(300, 360);
  const nk = 30;
  const { m } = bodyMat(s, 0.92, H);
  const c = s.spec.colors.cap;
  const soft = s.v(20, 90);
  lathe(
    s,
    [cx, b],
    pts([r - 14, 0], [r, 14, 14], [r, H - soft * 0.5 - 12, soft], [nk + 12, H - 12, 22], [nk, H - 8, 5], [nk, H + 4]),
    m,
  );
  foot(s, cx, b, r);
  cylLabel(s, [cx, b, r], [H * 0.12, H * 0.74 - soft * 0.12]);
  screwCap(s, [cx, b - H + 2], [nk + 9, 40], c);
  const y = b - H - 38;
  lathe(s, [cx, y], pts([20, 0], [19, 16, 5], [9, 20, 3], [8.5, 62]), { c: lite(c, 0.1), gloss: 0.6 });
  const L = s.v(88, 112);
  inflate(
    s,
    shape(
      `M${cx + 30} ${y - 96}Q${cx + 34} ${y - 62} ${cx + 24} ${y - 58}H${cx - 24}Q${cx - 30} ${y - 66} ${cx - 42} ${y - 70}L${cx - L + 12} ${y - 70}Q${cx - L + 8} ${y - 68} ${cx - L + 7} ${y - 54}L${cx - L - 9} ${y - 52}Q${cx - L - 12} ${y - 86} ${cx - L + 10} ${y - 90}L${cx - 40} ${y - 98}Q${cx - 6} ${y - 106} ${cx + 30} ${y - 96}Z`,
      c,
    ),
    11,
    0.55,
  );
  s.add(
    shape(
      `M${cx - L + 8} ${y - 84}L${cx - 30} ${y - 93}Q${cx} ${y - 98} ${cx + 22} ${y - 92}`,
      'none',
      `stroke="#fff" stroke-width="5" opacity=".55" stroke-linecap="round" filter="${s.blur(2)}"`,
    ),
  );
  return s.shadow(cx, r * 2.1);
}
