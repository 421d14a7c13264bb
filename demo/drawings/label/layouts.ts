// Seven label layouts. Each paints its ground and says where brand, title and emblem stand and in which colours.
import { n1 } from '../studio/colour.ts';

export type Inks = { color: string; accent: string; onColor: string; ink: string; gradient: string };
export type Layout = {
  ground: string;
  anchor: 'middle' | 'start';
  /** Left edge or middle of the texts. */
  x: number;
  brandY: number;
  titleY: number;
  motifY: number;
  motifR: number;
  brandInk: string;
  titleInk: string;
  motifInk: string;
  volumeInk: string;
  /** The foot of the label is a narrow coloured strip. */
  slimFoot: boolean;
};
type Make = (w: number, h: number, inks: Inks) => Partial<Layout> & { ground: string };

const rect = ([x, y, w, h]: [number, number, number, number], fill: string, extra = '') =>
  `<rect x="${n1(x)}" y="${n1(y)}" width="${n1(w)}" height="${n1(h)}" fill="${fill}" ${extra}/>`;

const headBar: Make = (w, h, { gradient, accent, onColor }) => ({
  ground: rect([0, 0, w, h * 0.3], gradient) + rect([0, h * 0.3, w, h * 0.018], accent),
  brandInk: onColor,
  titleY: h * 0.43,
});

const waves: Make = (w, h, { gradient, accent, onColor, ink }) => {
  const wave = (y: [number, number, number, number], end: number, fill: string) =>
    `<path d="M0 ${n1(h * y[0])}Q${n1(w * 0.3)} ${n1(h * y[1])} ${n1(w * end)} ${n1(h * y[2])}T${n1(w)} ${n1(h * y[3])}V${n1(h)}H0Z" ${fill}/>`;
  return {
    ground:
      wave([0.6, 0.48, 0.62, 0.56], 0.55, `fill="${accent}" opacity=".6"`) +
      wave([0.68, 0.56, 0.7, 0.62], 0.58, `fill="${gradient}"`),
    motifInk: onColor === '#ffffff' ? 'rgba(255,255,255,.85)' : ink,
    motifY: h * 0.8,
    volumeInk: onColor,
  };
};

const sideBar: Make = (w, h, { gradient, accent }) => ({
  ground: rect([0, 0, w * 0.17, h], gradient) + rect([w * 0.17, 0, w * 0.025, h], accent),
  x: w * 0.25,
  anchor: 'start',
});

const solid: Make = (w, h, { gradient, accent, onColor }) => {
  const disc = (x: number, y: number, r: number) =>
    `<circle cx="${n1(w * x)}" cy="${n1(h * y)}" r="${n1(w * r)}" fill="#fff" opacity=".1"/>`;
  return {
    ground: rect([0, 0, w, h], gradient) + disc(0.8, 0.95, 0.55) + disc(0.95, 0.8, 0.4),
    brandInk: onColor,
    titleInk: onColor,
    volumeInk: onColor,
    motifInk: accent,
  };
};

const slant: Make = (w, h, { gradient, accent, onColor }) => ({
  ground:
    `<path d="M0 0H${n1(w)}V${n1(h * 0.2)}L0 ${n1(h * 0.4)}Z" fill="${gradient}"/>` +
    `<path d="M0 ${n1(h * 0.4)}L${n1(w)} ${n1(h * 0.2)}V${n1(h * 0.235)}L0 ${n1(h * 0.435)}Z" fill="${accent}"/>` +
    `<path d="M0 ${n1(h)}V${n1(h * 0.93)}L${n1(w)} ${n1(h * 0.88)}V${n1(h)}Z" fill="${gradient}"/>`,
  brandInk: onColor,
  volumeInk: onColor,
  brandY: h * 0.18,
  titleY: h * 0.5,
  motifY: h * 0.74,
  slimFoot: true,
});

const panel: Make = (w, h, { gradient, onColor }) => {
  const u = Math.min(w, h);
  return {
    ground:
      rect([0, 0, w, h], gradient) +
      rect([w * 0.06, h * 0.29, w * 0.88, h * 0.5], '#fff', `rx="${n1(u * 0.05)}" opacity=".96"`),
    brandInk: onColor,
    volumeInk: onColor,
    titleY: h * 0.4,
    motifR: u * 0.1,
  };
};

const oval: Make = (w, h, { gradient, accent, onColor }) => ({
  ground:
    `<ellipse cx="${n1(w / 2)}" cy="${n1(h * 0.17)}" rx="${n1(w * 0.43)}" ry="${n1(h * 0.125)}" fill="${gradient}"/>` +
    rect([0, h * 0.9, w, h * 0.1], gradient) +
    rect([0, h * 0.885, w, h * 0.015], accent),
  brandInk: onColor,
  volumeInk: onColor,
  titleY: h * 0.42,
  slimFoot: true,
});

const MAKERS: [Make, ...Make[]] = [headBar, waves, sideBar, solid, slant, panel, oval];
export const LAYOUTS = MAKERS.length;
/** Layouts whose whole ground is coloured, and the one with the brand in an oval. */
export const SOLID = 3;
export const PANEL = 5;
export const OVAL = 6;

/** Measures of one layout for a label of w × h. */
export function layoutOf(style: number, w: number, h: number, inks: Inks): Layout {
  const make = MAKERS[style] ?? headBar;
  return {
    anchor: 'middle',
    x: w / 2,
    brandY: h * 0.2,
    titleY: h * 0.38,
    motifY: h * 0.66,
    motifR: Math.min(w, h) * 0.13,
    brandInk: inks.ink,
    titleInk: '#26303d',
    motifInk: inks.color,
    volumeInk: inks.ink,
    slimFoot: false,
    ...make(w, h, inks),
  };
}
