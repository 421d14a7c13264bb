import { text } from '../../label/text.ts';
import { line, shape, stitch } from '../../shapes/marks.ts';
import { inflate } from '../../shapes/soft.ts';
import { dark, lite } from '../../studio/colour.ts';
import type { Scene } from '../../studio/scene.ts';
import { folds, tape, weave } from './parts.ts';

const TORSO =
  'M346 140C310 152 280 162 258 178C250 260 262 340 258 420C256 500 254 570 250 640Q400 664 550 640C546 570 544 500 542 420C538 340 550 260 542 178C520 162 490 152 454 140Q400 168 346 140Z';
const SLEEVE = 'M262 174C226 194 206 250 190 330C176 400 164 480 150 570L226 588C242 510 262 440 280 350Z';
const FOLDS = [
  'M280 260Q310 330 296 430',
  'M520 260Q490 330 504 430',
  'M196 360Q224 376 262 366',
  'M604 360Q576 376 538 366',
  'M182 430Q208 448 246 440',
  'M618 430Q592 448 554 440',
  'M290 560Q330 580 372 566',
  'M510 560Q470 580 428 566',
];
const mirror = (inner: string) => `<g transform="matrix(-1 0 0 1 800 0)">${inner}</g>`;

/** Zipped work jacket with chest pockets; with `t: 'hi-vis'` in warning colour with reflective bands. */
export function workJacket(s: Scene): string {
  const hiVis = s.spec.opts?.t === 'hi-vis';
  const c = s.color(hiVis ? '#d8f01c' : '#39434f', hiVis ? '#ff7a1a' : '#1f3557');
  const lower = hiVis ? '#26313f' : c;
  const accent = s.pick('#e8792b', '#d8e62a', '#2f7fd6');
  const sleeves = shape(SLEEVE, c) + mirror(shape(SLEEVE, c));
  s.cast(shape(TORSO, c) + sleeves);
  s.add(shape('M350 142Q400 110 450 142L446 176Q400 150 354 176Z', dark(c, 0.6)));
  weave(s, () => {
    inflate(s, shape(SLEEVE, c), 26, 0.05);
    inflate(s, mirror(shape(SLEEVE, c)), 26, 0.05);
    inflate(s, shape(TORSO, c), 32, 0.05);
    const clip = s.clip(TORSO);
    s.add(`<g clip-path="${clip}">${shape('M240 590H560V680H240Z', lower, 'opacity=".9"')}</g>`);
    if (hiVis)
      s.add(
        `<g clip-path="${clip}">${tape(s, 'M240 470Q400 490 560 470', 38)}${tape(s, 'M320 130V470M480 130V470', 32)}</g>`,
      );
    for (const flip of [false, true]) {
      const pocket = s.capture(() => inflate(s, shape('M290 268L364 272L362 352L288 348Z', dark(c, 0.12)), 6, 0.05));
      const flap = shape('M286 262L368 266L366 290L286 288Z', dark(c, 0.25));
      const drawn = hiVis ? '' : pocket + flap + stitch('M292 292L360 294', lite(c, 0.5), 0.5);
      s.add(flip ? mirror(drawn) : drawn);
    }
    s.add(folds(s, FOLDS, 14, 0.2));
  });
  const collar = 'M344 142C352 116 372 104 400 104C428 104 448 116 456 142L428 196L400 168L372 196Z';
  inflate(s, shape(collar, dark(c, 0.2)), 9, 0.08);
  const cuffs = line('M152 556L228 574M648 556L572 574', dark(c, 0.4), 16, 'opacity=".8"');
  s.add(
    line('M400 170V650', dark(c, 0.55), 9),
    line('M400 170V650', '#b9c0c7', 3, 'stroke-dasharray="2 2.5"'),
    cuffs,
    hiVis ? '' : line('M262 206Q320 236 384 232M538 206Q480 236 416 232', accent, 5, 'opacity=".9"'),
    text(s.spec.label.brand, [478, 258, 18], lite(c, hiVis ? 0 : 0.8), { max: 76 }),
  );
  return '';
}
