import { n1 } from '../studio/colour.ts';
import type { Scene } from '../studio/scene.ts';
import type { Pt, V3 } from '../studio/types.ts';
import { fillet, path } from './outline.ts';

type Axes = (u: number, v: number, w: number) => V3;
/** Where a flat outline (u, v) and its axis w lie in space: points and directions. */
export type Frame = { p: Axes; n: Axes };

const frame =
  (axes: Axes) =>
  (x = 0, y = 0, z = 0): Frame => ({
    p: (u, v, w) => {
      const a = axes(u, v, w);
      return [a[0] + x, a[1] + y, a[2] + z];
    },
    n: axes,
  });

/** Plan outline (x, z), extruded up. */
export const UP = frame((u, v, w) => [u, w, v]);
/** Front outline (x, y), extruded to the viewer. */
export const FRONT = frame((u, v, w) => [u, v, w]);
/** Side outline (z, y) with u < 0 in front, extruded to the right. */
export const SIDE = frame((u, v, w) => [w, v, -u]);

type Decal = { outline: Pt[]; at: number; fill: string; extra?: string };

/** Flat artwork on a plane of the frame. */
export function decal(s: Scene, F: Frame, { outline, at, fill, extra = '' }: Decal): void {
  const d = path(fillet(outline, true, 8).map(([u, v]) => s.P(...F.p(u, v, at))));
  s.add(`<path d="${d}" fill="${fill}" ${extra}/>`);
}

/** SVG matrix that maps a flat drawing (x right, y down) onto the plane, its origin at [u, v, w]. */
export function onPlane(s: Scene, F: Frame, [u, v, w]: V3): string {
  const o = s.P(...F.p(u, v, w));
  const a = s.P(...F.p(u + 1, v, w));
  const b = s.P(...F.p(u, v - 1, w));
  const parts = [a[0] - o[0], a[1] - o[1], b[0] - o[0], b[1] - o[1]].map((x) => Math.round(x * 1e4) / 1e4);
  return `matrix(${parts.join(' ')} ${n1(o[0])} ${n1(o[1])})`;
}
