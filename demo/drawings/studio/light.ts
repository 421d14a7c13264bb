// One light rig for every picture: key softbox upper left, rim strip right, light from above.
import { clamp, each, hex } from './colour.ts';
import type { V3 } from './types.ts';

/** A surface: colour, gloss 0–1, roughness of its reflections, metal, scattering (`sss`), see-through (`clear`). */
export type Mat = { c: string; gloss?: number; rough?: number; metal?: boolean; sss?: number; clear?: boolean };

const dot = (a: V3, b: V3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export function unit(a: V3): V3 {
  const l = Math.hypot(...a) || 1;
  return [a[0] / l, a[1] / l, a[2] / l];
}

const smooth = (a: number, b: number, x: number) => {
  const t = clamp((x - a) / (b - a));
  return t * t * (3 - 2 * t);
};
/** 1 between a and b, with soft edges of width s. */
const window = (x: number, [a, b]: [number, number], s: number) =>
  smooth(a - s, a + s, x) * (1 - smooth(b - s, b + s, x));

const KEY = unit([-0.5, 0.6, 0.62]);
const FILL = unit([0.75, 0.05, 0.66]);

/** What a mirror would see of the studio in the direction of reflection. */
function reflections(n: V3, rough: number) {
  const nz = clamp(n[2]);
  const R: V3 = [2 * nz * n[0], 2 * nz * n[1], 2 * nz * nz - 1];
  const az = Math.atan2(R[0], R[2]) * 57.3;
  const el = Math.asin(clamp(R[1], -1, 1)) * 57.3;
  const sf = 3 + rough * 30;
  const box = window(az, [-98, -60], sf) * window(el, [-40, 80], sf + 12);
  const rim = window(az, [116, 142], sf * 0.7) * window(el, [-60, 70], sf + 12);
  const top = window(el, [50, 110], sf + 14);
  const soft = window(az, [-140, -20], 40) * 0.22;
  return { az, up: R[1], box, rim, top, soft };
}

function metal(c: V3, n: V3, rough: number): V3 {
  const { az, up, box, rim, top, soft } = reflections(n, rough);
  const room = 0.34 + 0.26 * (0.5 + 0.5 * up) + 0.75 * box + 0.5 * rim + 0.45 * top + soft;
  const stripes = 0.18 * window(az, [20, 70], 18) - 0.2 * window(az, [-50, -12], 14) - 0.12 * window(az, [75, 110], 14);
  const env = room + stripes;
  return each(c, (v) => v * env * 1.12 + Math.max(0, env - 0.85) * 0.5);
}

/** Colour of a surface with the given camera-space normal: diffuse light and the reflections of the studio. */
export function light(n: V3, m: Mat): V3 {
  const gloss = m.gloss ?? 0.5;
  const c = hex(m.c);
  if (m.metal) return each(metal(c, n, m.rough ?? 0.25), (v) => clamp(v));
  const diffuse = Math.max(0, (dot(n, KEY) + 0.25) / 1.25);
  const fill = Math.max(0, dot(n, FILL));
  const plain = 0.39 + 0.13 * (0.5 + 0.5 * n[1]) + 0.56 * diffuse + 0.1 * fill;
  const e = m.sss ? plain + (0.97 - plain) * m.sss : plain;
  const edge = 1 - clamp(n[2]);
  const depth = m.clear ? 0.42 + 0.58 * Math.pow(edge, 0.8) : 1;
  const { box, rim, top, soft } = reflections(n, m.rough ?? 0.25);
  const shine = gloss * (box * 0.62 + rim * 0.34 + top * 0.42 + soft) + gloss * 0.22 * Math.pow(edge, 4);
  const lit = each(c, (v) => {
    const b = m.clear ? 1 + (v - 1) * depth : v;
    const d = e <= 1 ? Math.pow(b, 1 + (1 - e) * 0.25) * e : b + (1 - b) * (e - 1);
    return d + (1 - d) * Math.min(0.92, shine);
  });
  const out = m.clear ? each(lit, (v, i) => v * (1 - 0.35 * Math.pow(edge, 3) * (1 - c[i] * 0.6))) : lit;
  return each(out, (v) => clamp(v));
}
