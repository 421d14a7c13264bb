import { artwork } from '../../label/artwork.ts';
import { glow, shape } from '../../shapes/marks.ts';
import { inflate } from '../../shapes/soft.ts';
import { n1 } from '../../studio/colour.ts';
import type { Scene } from '../../studio/scene.ts';

const BODY =
  'M292 676C280 640 284 520 288 440C290 380 330 350 348 300C356 272 350 250 336 224L388 186C420 226 470 252 492 320C512 390 510 560 502 676C480 690 314 690 292 676Z';
const CAP =
  'M330 232C318 212 306 196 292 176C284 164 288 154 300 146L328 128C340 120 350 124 358 136L400 184C380 196 350 214 330 232Z';

/** Toilet cleaner with the neck bent for the rim. */
export function wcGel(s: Scene): string {
  const { body, cap, liquid, label } = s.spec.colors;
  const shell = s.pick(body, liquid, label);
  inflate(s, shape(BODY, shell), 34, 0.5);
  inflate(s, shape(CAP, cap), 14, 0.55);
  const ribs = [0, 1, 2, 3, 4, 5].map((i) => `M${326 + i * 12} ${222 - i * 8}l-14 -22`);
  s.add(ribs.map((d) => shape(d, 'none', 'stroke="#0b1018" stroke-width="2.5" opacity=".28"')).join(''));
  inflate(s, shape('M291 172L300 146L328 128L318 112Q304 106 292 116L282 126Q274 138 280 152Z', cap), 7, 0.5);
  const front =
    'M298 452C330 440 470 440 498 452C504 520 502 590 498 640C470 650 330 650 300 640C294 590 294 520 298 452Z';
  const art = artwork(s, [204, 210], { label: s.spec.label, color: label, ghs: s.spec.ghs, style: s.pick(0, 1, 3, 4) });
  const paper = `<rect x="-10" y="-20" width="224" height="250" fill="#fdfdfc"/>`;
  s.add(`<g clip-path="${s.clip(front)}"><g transform="translate(296 442)">${paper}${art}</g></g>`);
  const shade = s.lin(
    [294, 0, 502, 0],
    [
      [0, '#10141c', 0.34],
      [0.18, '#ffffff', 0.2],
      [0.4, '#ffffff', 0],
      [0.75, '#10141c', 0.08],
      [1, '#10141c', 0.42],
    ],
  );
  s.add(shape(front, shade), glow(s, [318, 540, 6, 90], { o: 0.45, b: 6, rot: 1 }));
  return s.shadow(398, n1(228), 30, 678);
}
