import { band, lathe } from '../../shapes/lathe.ts';
import { shape } from '../../shapes/marks.ts';
import { pts } from '../../shapes/outline.ts';
import { mix, n1, stops } from '../../studio/colour.ts';
import type { Mat } from '../../studio/light.ts';
import type { Scene } from '../../studio/scene.ts';

/** Material of a bottle: opaque, or clear with the contents up to the share `fill` of its height H. */
export const bodyMat = (s: Scene, fill = 0.86, H = 400) => {
  const { body, liquid } = s.spec.colors;
  const clear = s.spec.opts?.clear ?? s.r() < 0.5;
  const solid: Mat = { c: body, gloss: 0.62, rough: 0.22, sss: 0.12 };
  const liq: Mat = { c: mix(liquid, body, 0.12), gloss: 0.8, rough: 0.1, clear: true, sss: 0.25 };
  const air: Mat = { c: mix('#e9eff2', liquid, 0.1), gloss: 0.85, rough: 0.08, clear: true, sss: 0.2 };
  return { clear, m: clear ? (y: number) => (y < H * fill ? liq : air) : solid, liq, solid };
};

/** Grip lines around a cylinder [x, base, radius] between two heights. */
export function ridges(s: Scene, [cx, base, r]: [number, number, number], [y0, y1]: [number, number], n = 26): void {
  let o = '';
  for (let i = 0; i <= n; i++) {
    const a = (-86 + (172 * i) / n) / 57.3;
    const x = cx + r * Math.sin(a);
    const d = r * s.k * Math.cos(a);
    o += `<path d="M${n1(x)} ${n1(base - y0 + d)}V${n1(base - y1 + d)}" stroke="#0b1018" stroke-width="${n1(1 + 1.4 * Math.cos(a))}" opacity=".2"/><path d="M${n1(x - 1.8)} ${n1(base - y0 + d)}V${n1(base - y1 + d)}" stroke="#fff" stroke-width="1" opacity=".28"/>`;
  }
  s.add(o);
}

/** Ribbed screw cap of [radius, height] on [x, base]. */
export function screwCap(s: Scene, [cx, y]: [number, number], [r, h]: [number, number], c: string): void {
  lathe(
    s,
    [cx, y],
    pts([r * 1.04, 0], [r * 1.04, h * 0.16, 2], [r, h * 0.2], [r * 0.96, h, r * 0.16], [r * 0.5, h + 1], [1, h + 1]),
    { c, gloss: 0.5, rough: 0.3 },
  );
  ridges(s, [cx, y, r * 0.99], [h * 0.24, h * 0.86]);
}

/** Dark line where a bottle meets the ground. */
export function foot(s: Scene, cx: number, b: number, r: number): void {
  s.add(
    shape(
      band(s, [cx, b, r], [0, 16]),
      s.lin([0, b - 12, 0, b + r * s.k], stops([0, '#0b1018', 0], [1, '#0b1018', 0.3])),
    ),
  );
}
