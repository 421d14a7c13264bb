import { n1 } from '../studio/colour.ts';
import type { Scene } from '../studio/scene.ts';

export const shape = (d: string, fill: string, extra = '') => `<path d="${d}" fill="${fill}" ${extra}/>`;

/** A stroked path. */
export const line = (d: string, color: string, width: number, extra = '') =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" ${extra}/>`;

/** Soft crease: a dark line with a light lip, both blurred. */
export function crease(s: Scene, d: string, w = 5, opacity = 0.3): string {
  const lip = `opacity="${n1(opacity * 9) / 10}" transform="translate(${n1(-w * 0.55)} ${n1(-w * 0.5)})" filter="${s.blur(n1(w * 0.3))}"`;
  return (
    line(d, '#0c1220', w, `opacity="${opacity}" stroke-linecap="round" filter="${s.blur(n1(w * 0.45))}"`) +
    line(d, '#fff', n1(w * 0.5), `stroke-linecap="round" ${lip}`)
  );
}

export const stitch = (d: string, color = '#fff', opacity = 0.7) =>
  line(d, color, 1.6, `stroke-dasharray="5 3.5" opacity="${opacity}"`);

type Glow = { c?: string; o?: number; b?: number; rot?: number };

/** Soft patch of light or dark: an ellipse [x, y, rx, ry] with colour, opacity, blur and rotation. */
export function glow(
  s: Scene,
  [x, y, rx, ry]: [number, number, number, number],
  { c = '#fff', o = 0.4, b = 10, rot = 0 }: Glow = {},
): string {
  const turn = rot ? ` transform="rotate(${rot} ${n1(x)} ${n1(y)})"` : '';
  return `<ellipse cx="${n1(x)}" cy="${n1(y)}" rx="${n1(rx)}" ry="${n1(ry)}" fill="${c}" opacity="${o}" filter="${s.blur(b)}"${turn}/>`;
}
