import { clamp, css, n1 } from '../studio/colour.ts';
import { light, type Mat } from '../studio/light.ts';
import type { Scene } from '../studio/scene.ts';
import type { Pt, Stop } from '../studio/types.ts';
import { fillet } from './outline.ts';

/** Angles around the axis at which the light is sampled, denser where reflections sit. */
const ANGLES = [
  -90, -82, -74, -66, -58, -52, -46, -40, -34, -28, -22, -14, -4, 8, 20, 32, 42, 50, 57, 63, 68, 73, 78, 84, 90,
];
const RAD = Math.PI / 180;

/** Paint of a ring of a round body whose surface rises by `ny`. */
function ring(s: Scene, ny: number, m: Mat): string {
  const q = Math.round(ny * 36) / 36;
  const h = Math.sqrt(Math.max(0, 1 - q * q));
  const list = ANGLES.map((t): Stop => {
    const x = Math.sin(t * RAD);
    return [(x + 1) / 2, css(light(s.N([x * h, q, Math.cos(t * RAD) * h]), m))];
  });
  return s.lin([0, 0, 1, 0], list, true);
}

/** The part of a round body between two heights of its profile. */
function slice(
  s: Scene,
  [cx, base]: [number, number],
  [[r0, y0], [r1, y1]]: [[number, number], [number, number]],
  m: Mat,
): string {
  const dy = y1 - y0;
  const dr = r1 - r0;
  const l = Math.hypot(dy, dr);
  if (l < 0.01) return '';
  const f = ring(s, (-dr / l) * (dy < 0 ? -1 : 1), m);
  const [a, b, low, high] = [n1(r0), n1(r1), n1(base - y0), n1(base - y1)];
  const x = (d: number) => n1(cx + d);
  const wall = `<path fill="${f}" d="M${x(-r0)} ${low}A${a} ${n1(r0 * s.k)} 0 0 0 ${x(r0)} ${low}L${x(r1)} ${high}A${b} ${n1(r1 * s.k)} 0 0 0 ${x(-r1)} ${high}Z"/>`;
  if (dr >= -0.5) return wall;
  const top = `<ellipse cx="${n1(cx)}" cy="${low}" rx="${a}" ry="${n1(r0 * s.k)}" fill="${f}"/>`;
  const cone = `<path fill="${f}" d="M${x(-r0)} ${low}L${x(r0)} ${low}L${x(r1)} ${high}L${x(-r1)} ${high}Z"/>`;
  return wall + top + (r1 > 1 ? cone : '');
}

/**
 * Body of revolution on a vertical axis at [x, base].
 * The profile lists [radius, height, fillet] from bottom to top; the material may depend on the height.
 */
export function lathe(s: Scene, at: [number, number], profile: Pt[], m: Mat | ((y: number) => Mat)): void {
  const p = fillet(profile, false, 5);
  const yaw = s.yaw;
  s.yaw = 0;
  const slices = p.slice(1).map((next, i) => {
    const from = p[i] ?? next;
    return slice(s, at, [from, next], typeof m === 'function' ? m((from[1] + next[1]) / 2) : m);
  });
  s.yaw = yaw;
  s.add(slices.join(''));
}

/** Paint that shades what is wrapped around a cylinder (label, sleeve). */
export function veil(s: Scene, cx: number, r: number, gloss = 0.35): string {
  const list = ANGLES.map((t): Stop => {
    const e = light([Math.sin(t * RAD), 0, Math.cos(t * RAD)], { c: '#9a9a9a', gloss })[0] / 0.56;
    const opacity = clamp(e < 1 ? (1 - e) * 0.85 : (e - 1) * 0.7, 0, 0.7);
    return [(Math.sin(t * RAD) + 1) / 2, e < 1 ? '#10141c' : '#ffffff', opacity];
  });
  return s.lin([cx - r, 0, cx + r, 0], list);
}

/** Path data of a strip around a cylinder between two heights; `th` is half its angle in degrees. */
export function band(s: Scene, [cx, base, r]: [number, number, number], [y0, y1]: [number, number], th = 90): string {
  const x = r * Math.sin(th * RAD);
  const d = r * s.k * Math.cos(th * RAD);
  const [rx, ry, left, right] = [n1(r), n1(r * s.k), n1(cx - x), n1(cx + x)];
  const [high, low] = [n1(base - y1 + d), n1(base - y0 + d)];
  return `M${left} ${high}A${rx} ${ry} 0 0 0 ${right} ${high}L${right} ${low}A${rx} ${ry} 0 0 1 ${left} ${low}Z`;
}
