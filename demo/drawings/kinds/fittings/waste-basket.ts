import { text } from '../../label/text.ts';
import { lathe } from '../../shapes/lathe.ts';
import { pts } from '../../shapes/outline.ts';
import { dark, lum, n1 } from '../../studio/colour.ts';
import type { Mat } from '../../studio/light.ts';
import type { Scene } from '../../studio/scene.ts';

/** Open waste basket of plastic or brushed steel. */
export function wasteBasket(s: Scene): string {
  s.k = 0.24;
  const c = s.color('#3b434c', '#e9edf0', s.spec.colors.label, '#c6ccd2');
  const m: Mat = c === '#c6ccd2' ? { c, metal: true, rough: 0.4 } : { c, gloss: 0.45, rough: 0.35 };
  const [r, h] = [138, 320];
  lathe(
    s,
    [400, s.gy],
    pts([r * 0.74, 0], [r * 0.76, 8, 6], [r, h], [r + 8, h + 2], [r + 8, h + 14, 5], [r, h + 16]),
    m,
  );
  const y = s.gy - h - 16;
  const inside = s.lin(
    [400 - r, 0, 400 + r, 0],
    [
      [0, dark(c, 0.9)],
      [0.6, dark(c, 0.6)],
      [1, dark(c, 0.3)],
    ],
  );
  s.add(`<ellipse cx="400" cy="${n1(y)}" rx="${r - 4}" ry="${n1((r - 4) * s.k)}" fill="${inside}"/>`);
  const ink = m.metal ? '#4d5761' : lum(c) > 0.6 ? '#56616d' : '#e7ebef';
  s.add(text(s.spec.label.brand, [400, s.gy - h * 0.5, 30], ink, { max: r }));
  return s.shadow(400, r * 1.66);
}
