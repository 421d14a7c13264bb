import { clamp, n1 } from '../studio/colour.ts';
import type { Pt } from '../studio/types.ts';

/** A list of outline or profile points. */
export const pts = (...list: Pt[]): Pt[] => list;

/** Points of the curve that rounds the corner b between its neighbours a and c. */
function corner(a: Pt, b: Pt, c: Pt, step: number): [number, number][] {
  const la = Math.hypot(a[0] - b[0], a[1] - b[1]);
  const lc = Math.hypot(c[0] - b[0], c[1] - b[1]);
  const r = Math.min(b[2] ?? 0, la * 0.5, lc * 0.5);
  const s = [b[0] + ((a[0] - b[0]) / la) * r, b[1] + ((a[1] - b[1]) / la) * r] as const;
  const e = [b[0] + ((c[0] - b[0]) / lc) * r, b[1] + ((c[1] - b[1]) / lc) * r] as const;
  const k = clamp(Math.ceil((r * 1.6) / step), 3, 12);
  return Array.from({ length: k + 1 }, (_, j) => {
    const t = j / k;
    const u = 1 - t;
    return [u * u * s[0] + 2 * u * t * b[0] + t * t * e[0], u * u * s[1] + 2 * u * t * b[1] + t * t * e[1]];
  });
}

/** Rounds the corners of a polyline: dense points, about `step` units apart on the curves. */
export function fillet(points: Pt[], closed = false, step = 7): [number, number][] {
  const n = points.length;
  return points.flatMap((b, i): [number, number][] => {
    const a = points[(i + n - 1) % n];
    const c = points[(i + 1) % n];
    const end = !closed && (i === 0 || i === n - 1);
    return !b[2] || end || !a || !c ? [[b[0], b[1]]] : corner(a, b, c, step);
  });
}

/** Rounded rectangle standing on y = 0, centred on x = 0. */
export const rrect = (w: number, h: number, r: number): Pt[] =>
  pts([-w / 2, 0, r], [w / 2, 0, r], [w / 2, h, r], [-w / 2, h, r]);

/** Rounded rectangle in plan, centred on (x, z). */
export const plan = (w: number, d: number, r: number, [x, z]: [number, number] = [0, 0]): Pt[] =>
  pts([x - w / 2, z - d / 2, r], [x + w / 2, z - d / 2, r], [x + w / 2, z + d / 2, r], [x - w / 2, z + d / 2, r]);

/** The outline moved up by dy. */
export const raised = (outline: Pt[], dy: number): Pt[] => outline.map(([x, y, r]): Pt => [x, y + dy, r ?? 0]);

export const circle = (r: number, cx = 0, cy = 0, n = 40): Pt[] =>
  Array.from({ length: n }, (_, i): Pt => {
    const a = (i / n) * 2 * Math.PI;
    return [cx + r * Math.cos(a), cy + r * Math.sin(a)];
  });

/** Path data of a polyline. */
export const path = (points: (readonly [number, number, ...unknown[]])[], close = true): string =>
  'M' + points.map(([x, y]) => `${n1(x)} ${n1(y)}`).join('L') + (close ? 'Z' : '');

/** Path data of a rounded rectangle with its left top corner at (x, y). */
export const roundRect = ([x, y, w, h]: [number, number, number, number], r: number): string =>
  `M${x + r} ${y}h${w - 2 * r}q${r} 0 ${r} ${r}v${h - 2 * r}q0 ${r} ${-r} ${r}h${-(w - 2 * r)}q${-r} 0 ${-r} ${-r}v${-(h - 2 * r)}q0 ${-r} ${r} ${-r}Z`;
