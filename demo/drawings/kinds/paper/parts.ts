import { band, lathe } from '../../shapes/lathe.ts';
import { pts } from '../../shapes/outline.ts';
import { n1, stops } from '../../studio/colour.ts';
import type { Mat } from '../../studio/light.ts';
import type { Scene } from '../../studio/scene.ts';

/** Soft tissue paper. */
export const paper = (c: string): Mat => ({ c, gloss: 0.04, rough: 1, sss: 0.48 });

type Roll = { r: number; H: number; core: number; color: string; dots?: boolean };

/** Embossing around the visible half of a roll: small dents with a light lip. */
function embossing(s: Scene, [cx, b]: [number, number], { r, H }: Roll): string {
  let o = '';
  for (let y = 12; y < H - 6; y += 13) {
    for (let i = 0; i < 13; i++) {
      const a = (-80 + (160 * (i + ((y / 13) % 2 < 1 ? 0.5 : 0))) / 13) / 57.3;
      const [x, dy, c] = [cx + r * Math.sin(a), b - y + r * s.k * Math.cos(a), Math.cos(a)];
      o +=
        `<ellipse cx="${n1(x)}" cy="${n1(dy)}" rx="${n1(2.4 * c)}" ry="2.2" fill="#5b6a7c" opacity=".28"/>` +
        `<ellipse cx="${n1(x + 0.8)}" cy="${n1(dy + 0.9)}" rx="${n1(2.2 * c)}" ry="1.8" fill="#fff"/>`;
    }
  }
  return `<g clip-path="${s.clip(band(s, [cx, b, r], [3, H - 3]))}" opacity=".5">${o}</g>`;
}

/** Paper roll standing on [x, base], with its layers and the core on top. */
export function roll(s: Scene, at: [number, number], shape: Roll): void {
  const { r, H, core, color, dots = true } = shape;
  const [cx, b] = at;
  lathe(s, at, pts([r - 2, 0], [r, 3, 3], [r, H - 3, 3], [r - 3, H], [core, H]), paper(color));
  const oval = ([rx, ry]: [number, number], dy: number, extra: string) =>
    `<ellipse cx="${n1(cx)}" cy="${n1(b - H + dy)}" rx="${n1(rx)}" ry="${n1(ry)}" ${extra}/>`;
  let o = '';
  for (let q = core + 4; q < r - 3; q += 4.5) {
    const opacity = n1(0.1 + 0.2 * s.r());
    o += oval([q, q * s.k], 0, `fill="none" stroke="#3a4656" stroke-width=".9" opacity="${opacity}"`);
  }
  const inside = s.lin([cx - core, 0, cx + core, 0], stops([0, '#3d2f1f'], [1, '#8f744f']));
  o += oval([core, core * s.k], 0, 'fill="#b79a74"') + oval([core - 3, core * s.k - 1], 1.5, `fill="${inside}"`);
  s.add(o, dots ? embossing(s, at, shape) : '');
}
