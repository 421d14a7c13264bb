import { band, lathe } from '../../shapes/lathe.ts';
import { pts } from '../../shapes/outline.ts';
import { n1, stops } from '../../studio/colour.ts';
import type { Mat } from '../../studio/light.ts';
import type { Scene } from '../../studio/scene.ts';

export const paper = (c: string): Mat => ({ c, gloss: 0.04, rough: 1, sss: 0.48 });

/** Paper roll standing upright with spiral top. */
export function roll(s: Scene, cx: number, b: number, r: number, H: number, core: number, c: string, dots = true) {
  lathe(s, [cx, b], pts([r - 2, 0], [r, 3, 3], [r, H - 3, 3], [r - 3, H], [core, H]), paper(c));
  const k = s.k;
  let o = '';
  for (let q = core + 4; q < r - 3; q += 4.5)
    o += `<ellipse cx="${n1(cx)}" cy="${n1(b - H)}" rx="${n1(q)}" ry="${n1(q * k)}" fill="none" stroke="#3a4656" stroke-width=".9" opacity="${n1(0.1 + 0.2 * s.r())}"/>`;
  o += `<ellipse cx="${n1(cx)}" cy="${n1(b - H)}" rx="${core}" ry="${n1(core * k)}" fill="#b79a74"/><ellipse cx="${n1(cx)}" cy="${n1(b - H + 1.5)}" rx="${n1(core - 3)}" ry="${n1(core * k - 1)}" fill="${s.lin([cx - core, 0, cx + core, 0], stops([0, '#3d2f1f'], [1, '#8f744f']))}"/>`;
  if (dots) {
    o += `<g clip-path="${s.clip(band(s, [cx, b, r], [3, H - 3]))}" opacity=".5">`;
    for (let y = 12; y < H - 6; y += 13)
      for (let i = 0; i < 13; i++) {
        const a = (-80 + (160 * (i + ((y / 13) % 2 < 1 ? 0.5 : 0))) / 13) / 57.3;
        const X = cx + r * Math.sin(a);
        const Y = b - y + r * k * Math.cos(a);
        o += `<ellipse cx="${n1(X)}" cy="${n1(Y)}" rx="${n1(2.4 * Math.cos(a))}" ry="2.2" fill="#5b6a7c" opacity=".28"/><ellipse cx="${n1(X + 0.8)}" cy="${n1(Y + 0.9)}" rx="${n1(2.2 * Math.cos(a))}" ry="1.8" fill="#fff"/>`;
      }
    o += '</g>';
  }
  s.add(o);
}
