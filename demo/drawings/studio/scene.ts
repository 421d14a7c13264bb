import { n1 } from './colour.ts';
import { unit } from './light.ts';
import { rng } from './random.ts';
import type { DrawRequest, Stop, V3 } from './types.ts';

/** The part of the drawing plane that a picture shows: a square with its left and top edge. */
export type Crop = { x: number; y: number; size: number };

const SHADE = '#1d2530';

const stopTags = (list: Stop[]) =>
  list
    .map(([offset, c, a]) => {
      const opacity = a === undefined || a === 1 ? '' : ` stop-opacity="${Math.round(a * 1e3) / 1e3}"`;
      return `<stop offset="${Math.round(offset * 1e3) / 1e3}" stop-color="${c}"${opacity}/>`;
    })
    .join('');

/**
 * One picture in the making: camera, seeded chance, shared definitions and the drawn parts in painting order.
 * Painters set the camera (`yaw`, `k` = sine of its pitch, `gy` = ground line), add parts and return the floor shadow.
 */
export class Scene {
  readonly spec: DrawRequest;
  readonly r: () => number;
  body: string[] = [];
  /** Shadows that artwork throws on the wall or table behind it. */
  casts = '';
  cx = 400;
  gy = 672;
  yaw = 0;
  k = 0.15;
  private readonly defs: string[] = [];
  private readonly known = new Map<string, string>();

  constructor(spec: DrawRequest) {
    this.spec = spec;
    this.r = rng(spec.seed + [...spec.kind].reduce((a, c) => (a * 31 + c.charCodeAt(0)) | 0, 7));
  }

  /** A number between a and b, chosen by the seed. */
  v(a: number, b: number): number {
    return a + (b - a) * this.r();
  }

  /** One of the given, chosen by the seed. */
  pick<T>(first: T, ...rest: T[]): T {
    return rest[Math.floor(this.r() * (rest.length + 1)) - 1] ?? first;
  }

  /** The colour that the request asks for, or one of the given. */
  color(first: string, ...rest: string[]): string {
    return this.spec.opts?.c ?? this.pick(first, ...rest);
  }

  add(...parts: string[]): void {
    this.body.push(...parts);
  }

  /** Takes away and returns what `draw` adds, so that it can be wrapped or drawn later. */
  capture(draw: () => void): string {
    const from = this.body.length;
    draw();
    return this.body.splice(from).join('');
  }

  /** Id of a shared definition, made at its first use. */
  def(key: string, make: (id: string) => string): string {
    const existing = this.known.get(key);
    if (existing) return existing;
    const id = 'i' + this.known.size.toString(36);
    this.known.set(key, id);
    this.defs.push(make(id));
    return id;
  }

  /** Paint of a linear gradient from (x1, y1) to (x2, y2), in drawing units or in those of the painted shape. */
  lin([x1, y1, x2, y2]: [number, number, number, number], list: Stop[], ofShape = false): string {
    const units = ofShape ? '' : ' gradientUnits="userSpaceOnUse"';
    const at = `x1="${n1(x1)}" y1="${n1(y1)}" x2="${n1(x2)}" y2="${n1(y2)}"${units}`;
    const tags = stopTags(list);
    return `url(#${this.def('l' + at + tags, (id) => `<linearGradient id="${id}" ${at}>${tags}</linearGradient>`)})`;
  }

  blur(deviation: number): string {
    const area = 'x="-60%" y="-60%" width="220%" height="220%"';
    const make = (id: string) => `<filter id="${id}" ${area}><feGaussianBlur stdDeviation="${deviation}"/></filter>`;
    return `url(#${this.def('b' + deviation, make)})`;
  }

  clip(d: string): string {
    return `url(#${this.def('c' + d, (id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`)})`;
  }

  /** Orthographic camera: a point in space → the drawing plane. */
  P(x: number, y: number, z: number): [number, number] {
    const c = Math.cos(this.yaw);
    const q = Math.sin(this.yaw);
    return [this.cx + x * c + z * q, this.gy - (y - (-x * q + z * c) * this.k)];
  }

  /** A projected point as path data. */
  at(x: number, y: number, z: number): string {
    const [px, py] = this.P(x, y, z);
    return `${n1(px)} ${n1(py)}`;
  }

  /** A surface normal in space → as the camera sees it. */
  N(n: V3): V3 {
    const c = Math.cos(this.yaw);
    const q = Math.sin(this.yaw);
    const x = n[0] * c + n[2] * q;
    const z = -n[0] * q + n[2] * c;
    const kc = Math.sqrt(1 - this.k ** 2);
    return unit([x, n[1] * kc - z * this.k, z * kc + n[1] * this.k]);
  }

  /** Shadow of a round foot: contact, and the one thrown to the lower right. Short, as soft edges are dear in a file. */
  shadow(cx: number, w: number, d = w * 0.16, y = this.gy): string {
    const layer = ([x, yy, a, b]: [number, number, number, number], blur: number, opacity: number) =>
      `<ellipse cx="${n1(x)}" cy="${n1(yy)}" rx="${n1(a)}" ry="${n1(b)}" fill="${SHADE}" opacity="${opacity}" filter="${this.blur(blur)}"/>`;
    return (
      layer([cx + w * 0.06, y + d * 0.18, w * 0.54, d * 1.05], 7, 0.26) +
      layer([cx + 2, y + 1, w * 0.5, d * 0.72], 3.5, 0.42)
    );
  }

  /** Shadow of a rectangular foot given in space: x, z, width, depth. */
  floor([x, z, w, d]: [number, number, number, number], strength = 1): string {
    const outline = (e: number, dx: number, dy: number) => {
      const corners: [number, number][] = [
        [x - e, z - e],
        [x + w + e, z - e],
        [x + w + e, z + d + e],
        [x - e, z + d + e],
      ];
      const points = corners.map(([a, b]) => this.P(a, 0, b));
      return 'M' + points.map(([px, py]) => `${n1(px + dx)} ${n1(py + dy)}`).join('L') + 'Z';
    };
    const layer = (d: string, blur: number, opacity: number) =>
      `<path d="${d}" fill="${SHADE}" opacity="${n1(opacity * strength * 100) / 100}" filter="${this.blur(blur)}"/>`;
    return layer(outline(2, 13, 5), 7, 0.28) + layer(outline(-3, 2, 1), 3, 0.5);
  }

  /** Notes the shadow that artwork throws on what lies behind: offset x, y, blur, opacity. */
  cast(inner: string, [dx, dy, blur, opacity]: [number, number, number, number] = [9, 13, 7, 0.3]): void {
    const filter = (b: number) =>
      this.def(
        `cs${b},${opacity}`,
        (id) =>
          `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur in="SourceAlpha" stdDeviation="${b}"/>` +
          `<feColorMatrix values="0 0 0 0 .11 0 0 0 0 .14 0 0 0 0 .19 0 0 0 ${opacity} 0"/></filter>`,
      );
    const layer = (share: number) =>
      `<g transform="translate(${n1(dx * share)} ${n1(dy * share)})" filter="url(#${filter(n1(blur * share))})">${inner}</g>`;
    this.casts += layer(1) + layer(0.3);
  }

  /** Paints the noted shadows now, below what follows. */
  flushCasts(): void {
    this.add(this.casts);
    this.casts = '';
  }

  /** The finished drawing on a transparent ground, `pixels` wide and high. */
  svg(shadows: string, { x, y, size }: Crop, pixels: number): string {
    const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${n1(x)} ${n1(y)} ${n1(size)} ${n1(size)}" width="${pixels}" height="${pixels}">`;
    return `${head}<defs>${this.defs.join('')}</defs>${shadows}<g>${this.body.join('')}</g></svg>`;
  }
}
