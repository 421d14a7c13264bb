import { n1, stops } from '../studio/colour.ts';
import { roundRect } from '../shapes/outline.ts';
import { FRONT, onPlane } from '../shapes/frame.ts';
import { band, veil } from '../shapes/lathe.ts';
import type { Scene } from '../studio/scene.ts';
import type { V3 } from '../studio/types.ts';
import { artwork } from './artwork.ts';

/** Half the angle that the label covers (degrees), its gloss, its layout. */
type OnCylinder = { th?: number; gloss?: number; style?: number };

/** The product's label wrapped on a vertical cylinder [x, base, radius] between two heights. */
export function cylLabel(
  s: Scene,
  [cx, base, r]: [number, number, number],
  [y0, y1]: [number, number],
  { th = 62, gloss = 0.3, style }: OnCylinder = {},
): void {
  const rad = (th * Math.PI) / 180;
  const d = band(s, [cx, base, r + 0.6], [y0, y1], th);
  const w = 2 * r * Math.sin(rad);
  // A label far around the side would be cut by the edge: its artwork is narrower than its paper.
  const printed = th > 70 ? Math.min(w, 2 * r * 0.86) : w;
  const h = y1 - y0 + r * s.k * (1 - Math.cos(rad));
  const { label, colors, ghs } = s.spec;
  const art = artwork(s, [printed, h], { label, color: colors.label, ghs, style });
  const top = base - y1 + r * s.k * Math.cos(rad);
  const paper = `<rect y="-60" width="${n1(w)}" height="${n1(y1 - y0 + 120)}" fill="#fdfdfc"/>`;
  s.add(
    `<g clip-path="${s.clip(d)}"><g transform="translate(${n1(cx - w / 2)} ${n1(top)})">${paper}`,
    `<svg width="${n1(w)}" height="${n1(h)}" overflow="visible"><g transform="translate(${n1((w - printed) / 2)} 0)">${art}</g></svg></g></g>`,
    `<path d="${d}" fill="${veil(s, cx, r, gloss)}"/>`,
  );
}

/** The product's label of w × h on a front face, its left top corner at [x, y, z]; r rounds its corners. */
export function planeLabel(
  s: Scene,
  at: V3,
  [w, h]: [number, number],
  { style, r = 6 }: { style?: number; r?: number } = {},
): void {
  const { label, colors, ghs } = s.spec;
  const gloss = s.lin(
    [0, 0, w, h],
    stops([0, '#fff', 0.16], [0.45, '#fff', 0], [0.6, '#0c1220', 0], [1, '#0c1220', 0.16]),
  );
  const art = artwork(s, [w, h], { label, color: colors.label, ghs, style });
  s.add(
    `<g transform="${onPlane(s, FRONT(), at)}"><g clip-path="${s.clip(roundRect([0, 0, w, h], r))}">${art}`,
    `<rect width="${n1(w)}" height="${n1(h)}" fill="${gloss}"/></g></g>`,
  );
}
