// Extrusion with a bevel profile: an outline swept along an axis, each visible face lit on its own.
import { css, stops } from '../studio/colour.ts';
import { light, unit, type Mat } from '../studio/light.ts';
import type { Scene } from '../studio/scene.ts';
import type { Pt, V3 } from '../studio/types.ts';
import { fillet, path, pts } from './outline.ts';

import { FRONT, UP, type Frame } from './frame.ts';

type P2 = [number, number];
/** `profile` lists [inset, position along the axis, fillet] from far to near. */
type Loft = {
  outline: Pt[];
  profile: Pt[];
  material: Mat;
  /** Paint of the final face, or `false` for none. */
  cap?: string | false;
  /** How much the final face is lit as if domed. */
  round?: number;
  holes?: Pt[][];
  /** Faces look inwards (the wall of a hole). */
  inner?: boolean;
};

/** The outline with the outward normal of each edge and of each corner. */
type Rim = { points: P2[]; edges: P2[]; corners: P2[]; sign: number };

function rimOf(outline: Pt[], inner: boolean): Rim {
  const points = fillet(outline, true, 8);
  const n = points.length;
  const next = (i: number): P2 => points[(i + 1) % n] ?? [0, 0];
  const area = points.reduce((sum, a, i) => sum + a[0] * next(i)[1] - next(i)[0] * a[1], 0);
  const sign = (area > 0 ? 1 : -1) * (inner ? -1 : 1);
  const edges = points.map((a, i): P2 => {
    const b = next(i);
    const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    return [(sign * (b[1] - a[1])) / l, (-sign * (b[0] - a[0])) / l];
  });
  const corners = edges.map((b, i): P2 => {
    const a = edges[(i + n - 1) % n] ?? b;
    const q: P2 = [a[0] + b[0], a[1] + b[1]];
    const l = Math.hypot(q[0], q[1]) || 1;
    const c = Math.max(0.5, l / 2);
    return [q[0] / l / c, q[1] / l / c];
  });
  return { points, edges, corners, sign };
}

const pointAt = (s: Scene, F: Frame, rim: Rim, [i, inset, w]: [number, number, number]): P2 => {
  const j = i % rim.points.length;
  const [x, y] = rim.points[j] ?? [0, 0];
  const [vx, vy] = rim.corners[j] ?? [0, 0];
  return s.P(...F.p(x - vx * inset, y - vy * inset, w));
};

/** Paint of a broad face: faked slight curvature, so that it never looks flat. */
function broadPaint(s: Scene, normal: V3, along: V3, { m, a, b, top }: { m: Mat; a: P2; b: P2; top: number }): string {
  const soft: Mat = { ...m, gloss: (m.gloss ?? 0.5) * 0.55 };
  const shade = (e: number, u: number) => {
    const tilted = unit([normal[0] + along[0] * e, normal[1] + along[1] * e + u, normal[2] + along[2] * e]);
    return css(light(tilted, soft));
  };
  return s.lin([a[0], top, b[0], a[1]], stops([0, shade(-0.2, 0.12)], [0.5, shade(0, 0)], [1, shade(0.2, -0.12)]));
}

/** All visible faces between two steps of the profile, far ones first. */
function faces(s: Scene, F: Frame, rim: Rim, { from, to, m }: { from: P2; to: P2; m: Mat }): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (length < 0.01) return '';
  const h = Math.abs(to[1] - from[1]) / length;
  const q = (to[0] - from[0]) / length;
  const found: { depth: number; tag: string }[] = [];
  rim.edges.forEach(([ex, ey], i) => {
    const normal = s.N(F.n(ex * h, ey * h, q));
    if (normal[2] < -0.02) return;
    const A = pointAt(s, F, rim, [i, from[0], from[1]]);
    const B = pointAt(s, F, rim, [i + 1, from[0], from[1]]);
    const C = pointAt(s, F, rim, [i + 1, to[0], to[1]]);
    const D = pointAt(s, F, rim, [i, to[0], to[1]]);
    const width = Math.hypot(B[0] - A[0], B[1] - A[1]);
    const corner = (j: number) => {
      const [vx, vy] = rim.corners[j % rim.corners.length] ?? [ex, ey];
      return css(light(s.N(F.n(vx * h, vy * h, q)), m));
    };
    const broad = width > 26 && Math.hypot(A[0] - D[0], A[1] - D[1]) > 8;
    const along = s.N(F.n(-ey * rim.sign, ex * rim.sign, 0));
    const fill = broad
      ? broadPaint(s, normal, along, { m, a: A, b: B, top: D[1] })
      : width > 3 && width < 40
        ? s.lin([A[0], A[1], B[0], B[1]], stops([0, corner(i)], [1, corner(i + 1)]))
        : css(light(normal, m));
    const tag = `<path d="${path([A, B, C, D])}" fill="${fill}" stroke="${fill}" stroke-width=".8"/>`;
    found.push({ depth: F.n(ex, ey, 0)[2] + normal[2], tag });
  });
  return found
    .sort((a, b) => a.depth - b.depth)
    .map((x) => x.tag)
    .join('');
}

/** Paint of the final face, lit from corner to corner. */
function capPaint(s: Scene, normal: V3, points: P2[], { material: m, round = 0.2 }: Loft): string {
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  const shade = (a: number, b: number) =>
    css(light(unit([normal[0] + a, normal[1] + b, normal[2]]), { ...m, gloss: (m.gloss ?? 0.5) * 0.7 }));
  return s.lin(
    [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)],
    stops([0, shade(-round, round)], [0.5, shade(0, 0)], [1, shade(round, -round)]),
  );
}

/** Sweeps an outline along the axis of a frame and draws the visible side faces and the final face. */
export function loft(s: Scene, F: Frame, o: Loft): void {
  const rim = rimOf(o.outline, o.inner ?? false);
  const steps = fillet(o.profile, false, 6);
  s.add(
    steps
      .slice(1)
      .map((to, i) => faces(s, F, rim, { from: steps[i] ?? to, to, m: o.material }))
      .join(''),
  );
  const last = steps.at(-1);
  if (o.cap === false || !last) return;
  const points = rim.points.map((_, i) => pointAt(s, F, rim, [i, last[0], last[1]]));
  const fill = o.cap ?? capPaint(s, s.N(F.n(0, 0, 1)), points, o);
  const hole = (h: Pt[]) => path(fillet(h, true, 8).map(([u, v]) => s.P(...F.p(u, v, last[1]))));
  s.add(`<path d="${path(points)}${(o.holes ?? []).map(hole).join('')}" fill="${fill}" fill-rule="evenodd"/>`);
}

type Slab = Omit<Loft, 'profile' | 'inner'> & { z: [number, number]; bevel?: number };

/** A front outline extruded from z[0] to z[1] with bevelled edges; holes go through. */
export function slab(s: Scene, { z: [z0, z1], bevel = 6, ...o }: Slab): void {
  const profile = pts([0, z0], [0, z1]);
  for (const outline of o.holes ?? []) {
    loft(s, FRONT(), { outline, profile, material: o.material, cap: false, inner: true });
  }
  loft(s, FRONT(), { ...o, profile: pts([bevel, z0], [0, z0 + bevel], [0, z1 - bevel, bevel], [bevel, z1]) });
}

type Box = { material: Mat; radius?: number; bevel?: number };

/** A box with rounded corners at [x, y, z] of [width, height, depth]. */
export function box(s: Scene, [x, y, z]: V3, [w, h, d]: V3, { material, radius: r = 8, bevel: e = 4 }: Box): void {
  const outline = pts([x, z, r], [x + w, z, r], [x + w, z + d, r], [x, z + d, r]);
  const profile = pts([e, y], [0, y + e, e], [0, y + h, e * 2], [e, y + h + 0.1]);
  loft(s, UP(), { outline, profile, material });
}
