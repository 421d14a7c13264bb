import { dark, lite, lum, mix, n1, stops } from '../studio/colour.ts';
import type { Scene } from '../studio/scene.ts';
import type { Label } from '../studio/types.ts';
import { ghs } from './ghs.ts';
import { layoutOf, LAYOUTS, OVAL, PANEL, SOLID, type Inks, type Layout } from './layouts.ts';
import { motifs } from './motifs.ts';
import { text, wrap } from './text.ts';

type Artwork = { label: Label; color: string; ghs?: string[] | undefined; style?: number | undefined };

function inksOf(s: Scene, w: number, h: number, c: string): Inks {
  const accent = s.pick(lite(c, 0.45), mix(c, '#ffd23f', 0.75), mix(c, '#22b3c9', 0.6), mix(c, '#7fc241', 0.65));
  return {
    color: c,
    accent,
    onColor: lum(c) > 0.66 ? '#16202e' : '#ffffff',
    ink: lum(c) > 0.6 ? dark(c, 0.75) : dark(c, 0.35),
    gradient: s.lin([0, 0, w, h], stops([0, lite(c, 0.12)], [1, dark(c, 0.28)])),
  };
}

/** The title in up to three lines, smaller where it would be cut; returns the tags and where they end. */
function titleLines([w, h]: [number, number], layout: Layout, title: string): { tags: string; end: number } {
  const max = layout.anchor === 'start' ? w * 0.7 : w * 0.84;
  const lines = h > w * 0.8 ? 3 : 2;
  const large = w / h > 1.8 ? h * 0.13 : Math.min(h * 0.105, w * 0.14);
  const fits = (size: number) => !wrap(title, size, max * 0.98, lines).some((l) => l.endsWith('…'));
  const size = [large, large * 0.88, large * 0.76].find(fits) ?? large * 0.7;
  const rows = wrap(title, size, max * 0.98, lines);
  const at = (i: number): [number, number, number] => [layout.x, layout.titleY + i * size * 1.18, size];
  const tags = rows.map((l, i) => text(l, at(i), layout.titleInk, { anchor: layout.anchor, w: 600, max }));
  return { tags: tags.join(''), end: layout.titleY + rows.length * size * 1.18 };
}

/** Hazard diamonds in the lower left corner. */
function hazards(
  [w, h]: [number, number],
  layout: Layout,
  codes: string[],
  lift: number,
): { tags: string; size: number } {
  const size = Math.min(Math.min(w, h) * 0.24, w / (codes.length > 2 ? 5.2 : 4));
  const x = layout.anchor === 'start' ? w * 0.21 : w * 0.048;
  const y = h - size * 1.08 - (codes.length > 2 ? lift : 0);
  return {
    tags: codes
      .slice(0, 3)
      .map((code, i) => ghs(code, x + i * size * 0.98, y, size))
      .join(''),
    size,
  };
}

/** Flat label of w × h with its left top corner at the origin: brand, title, volume, emblem, hazards. */
export function artwork(s: Scene, [w, h]: [number, number], o: Artwork): string {
  const style = o.style ?? Math.floor(s.v(0, LAYOUTS));
  const inks = inksOf(s, w, h, o.color);
  const layout = layoutOf(style, w, h, inks);
  const motif = s.pick(...motifs);
  const paper = style === SOLID || style === PANEL ? o.color : '#fdfdfc';
  const brandMax = style === OVAL ? w * 0.72 : layout.anchor === 'start' ? w * 0.7 : w * 0.84;
  const brandSize = w / h > 1.8 ? h * 0.25 : Math.min(h * 0.17, w * 0.24);
  const brandAt: [number, number, number] = [layout.x, layout.brandY + brandSize * 0.35, brandSize];
  const brandStyle = { max: brandMax, anchor: layout.anchor, w: 800, it: s.r() < 0.3 };
  const title = titleLines([w, h], layout, o.label.title);
  const volumeSize = layout.slimFoot ? Math.min(h * 0.066, w * 0.1) : Math.min(h * 0.095, w * 0.13);
  const volumeY = h - volumeSize * (layout.slimFoot ? 0.4 : 0.55);
  const codes = o.ghs ?? [];
  const diamonds = hazards([w, h], layout, codes, volumeSize * 1.15);
  const r = layout.motifR * (codes.length ? 0.8 : 1);
  const y = Math.max(layout.motifY, title.end + layout.motifR * 0.75);
  const roomy = y + layout.motifR < (codes.length ? h - diamonds.size * 1.1 : h * 0.93);
  return [
    `<rect width="${n1(w)}" height="${n1(h)}" fill="${paper}"/>`,
    layout.ground,
    text(o.label.brand, brandAt, layout.brandInk, brandStyle),
    title.tags,
    roomy && style !== 1 ? motif([layout.anchor === 'start' ? w * 0.58 : w / 2, y, r], layout.motifInk) : '',
    text(o.label.volume, [w * 0.92, volumeY, volumeSize], layout.volumeInk, { anchor: 'end' }),
    diamonds.tags,
  ].join('');
}
