import { text } from '../../label/text.ts';
import { line, shape, stitch } from '../../shapes/marks.ts';
import { inflate } from '../../shapes/soft.ts';
import { dark } from '../../studio/colour.ts';
import type { Scene } from '../../studio/scene.ts';
import { folds, weave } from './parts.ts';

const TORSO =
  'M352 196C336 212 322 220 304 230C286 240 282 262 290 300C302 380 304 440 296 520L504 520C496 440 498 380 510 300C518 262 514 240 496 230C478 220 464 212 448 196Z';
const ARM = 'M304 228C276 240 262 290 244 360C228 420 208 470 186 530L240 556C268 500 296 440 314 350Z';
const LEG = 'M296 510C282 590 276 690 270 806C300 818 336 818 366 808C376 716 394 620 402 528Z';
const HOOD = 'M342 206C322 120 340 56 400 54C460 56 478 120 458 206Q400 236 342 206Z';
const FACE = 'M362 152C360 96 376 82 400 82C424 82 440 96 438 152C436 198 424 212 400 214C376 212 364 198 362 152Z';
const FOLDS = [
  'M300 290Q330 340 316 430',
  'M500 290Q470 340 484 430',
  'M396 528Q360 552 300 540',
  'M404 528Q440 552 500 540',
  'M284 640Q322 656 366 634',
  'M516 640Q478 656 434 634',
  'M246 380Q266 396 296 390',
  'M554 380Q534 396 504 390',
  'M226 440Q246 458 274 452',
  'M574 440Q554 458 526 452',
  'M280 740Q318 756 364 736',
  'M520 740Q482 756 436 736',
  'M320 560Q330 620 312 700',
  'M480 560Q470 620 488 700',
];

const mirror = (inner: string) => `<g transform="matrix(-1 0 0 1 800 0)">${inner}</g>`;

/** Hooded protective coverall, laid flat. */
export function coverall(s: Scene): string {
  const c = s.color('#fbfbfa', '#fbfbfa', '#cfe3f4');
  const trim = s.pick('#c3cad1', '#2f7fd6', '#e23b32');
  const limbs = shape(LEG, c) + shape(ARM, c);
  s.cast(limbs + mirror(limbs) + shape(TORSO, c) + shape(HOOD, c));
  weave(s, () => {
    inflate(s, shape(ARM, c), 24, 0.05);
    inflate(s, mirror(shape(ARM, c)), 24, 0.05);
    inflate(s, shape(LEG, c) + mirror(shape(LEG, c)) + shape(TORSO, c), 28, 0.05);
    inflate(s, shape(HOOD, c), 26, 0.05);
    s.add(folds(s, FOLDS, 13, 0.18));
    const waist = Array.from({ length: 15 }, (_, i) => `M${308 + i * 13} 452q${i % 2 ? 3 : -3} 12 0 24`);
    s.add(folds(s, waist, 5, 0.22), folds(s, ['M300 464Q400 476 500 464'], 8, 0.16));
  });
  s.add(
    shape(
      FACE,
      s.lin(
        [362, 90, 438, 214],
        [
          [0, '#79838e'],
          [1, '#c4cbd2'],
        ],
      ),
    ),
    line(FACE, dark(c, 0.1), 8),
    stitch(FACE, '#8b96a1', 0.8),
    line('M400 216V512', dark(c, 0.2), 12, 'opacity=".5"'),
    line('M400 216V512', '#ffffff', 7),
    line('M396 216V512', '#97a1ab', 1.5, 'stroke-dasharray="2 2"'),
    line('M300 236C290 280 300 330 316 356M500 236C510 280 500 330 484 356', trim, 6, 'opacity=".85"'),
    line(
      'M192 518L246 544M608 518L554 544M272 792L366 794M528 792L434 794',
      dark(c, 0.25),
      12,
      'stroke-dasharray="3 3" opacity=".55"',
    ),
    text(s.spec.label.brand, [452, 326, 19], '#55606b', { max: 70 }),
  );
  return '';
}
