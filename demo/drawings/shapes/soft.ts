// Volume and grain of soft things, by SVG lighting filters.
import { n1 } from '../studio/colour.ts';
import type { Scene } from '../studio/scene.ts';

const LAMP = '<feDistantLight azimuth="232" elevation="52"/>';
const diffuse = (from: string, scale: number, to: string) =>
  `<feDiffuseLighting in="${from}" surfaceScale="${n1(scale)}" diffuseConstant="1.27" lighting-color="#ffffff" result="${to}">${LAMP}</feDiffuseLighting>`;
const blur = (from: string, deviation: number, to: string) =>
  `<feGaussianBlur in="${from}" stdDeviation="${n1(deviation)}" result="${to}"/>`;
const blend = (a: string, b: string, [k1, k2]: [number, number], to: string) =>
  `<feComposite in="${a}" in2="${b}" operator="arithmetic" k1="${k1}" k2="${k2}" result="${to}"/>`;

/** Broad and fine light on the blurred silhouette, then the highlights. */
function volumeFilter(r: number, k: number, gloss: number): string {
  const highlights =
    `<feSpecularLighting in="b" surfaceScale="${n1(r * 1.2)}" specularConstant="${gloss}" specularExponent="22" lighting-color="#ffffff" result="s0">` +
    `<feDistantLight azimuth="230" elevation="40"/></feSpecularLighting>${blur('s0', Math.max(2.5, r * 0.14), 's1')}` +
    '<feComposite in="m2" in2="s1" operator="arithmetic" k2="1" k3="1" result="m3"/>';
  return (
    blur('SourceAlpha', r, 'b') +
    blur('SourceAlpha', r * 0.3, 'b2') +
    diffuse('b', r * 1.15 * k, 'd0') +
    blur('d0', Math.max(2, r * 0.16), 'd') +
    diffuse('b2', r * 0.38 * k, 'e0') +
    blur('e0', 1.6, 'e') +
    blend('SourceGraphic', 'd', [0.56, 0.44], 'm1') +
    blend('m1', 'e', [0.42, 0.58], 'm2') +
    (gloss ? highlights : '<feOffset in="m2" result="m3"/>') +
    '<feComposite in="m3" in2="SourceAlpha" operator="in"/>'
  );
}

/** Soft volume for any silhouette: roundness in units, optionally with its strength; gloss adds highlights. */
export function inflate(s: Scene, inner: string, roundness: number | [number, number], gloss = 0.2): void {
  const [r, k] = typeof roundness === 'number' ? [roundness, 1] : roundness;
  const make = (id: string) =>
    `<filter id="${id}" x="-5%" y="-5%" width="110%" height="110%" color-interpolation-filters="sRGB">${volumeFilter(r, k, gloss)}</filter>`;
  s.add(`<g filter="url(#${s.def(`inf${r},${gloss},${k}`, make)})">${inner}</g>`);
}

type Grain = { freq?: string; amount?: number; scale?: number };

/** Surface grain (woven, knit, fuzzy) lit from the upper left, over everything that `draw` adds. */
export function grain(s: Scene, draw: () => void, { freq = '.5', amount = 0.5, scale = 1.6 }: Grain = {}): void {
  const inner = s.capture(draw);
  const make = (id: string) =>
    `<filter id="${id}" x="-4%" y="-4%" width="108%" height="108%" color-interpolation-filters="sRGB">` +
    `<feTurbulence type="fractalNoise" baseFrequency="${freq}" numOctaves="2" seed="3" result="t"/>` +
    `<feDiffuseLighting in="t" surfaceScale="${scale}" diffuseConstant="1.25" lighting-color="#fff" result="d">` +
    '<feDistantLight azimuth="230" elevation="54"/></feDiffuseLighting>' +
    blend('SourceGraphic', 'd', [amount, n1((1 - amount) * 10) / 10], 'm') +
    '<feComposite in="m" in2="SourceAlpha" operator="in"/></filter>';
  s.add(`<g filter="url(#${s.def(`gr${freq},${amount},${scale}`, make)})">${inner}</g>`);
}
