import { text } from '../../label/text.ts';
import { crease, glow, shape, stitch } from '../../shapes/marks.ts';
import { grain, inflate } from '../../shapes/soft.ts';
import { dark, lite, mix } from '../../studio/colour.ts';
import type { Scene } from '../../studio/scene.ts';
import { type Hues, hues, laces, overlays, pair, sole } from './parts.ts';

const UPPER =
  'M119 568C103 538 112 511 150 499C206 483 264 474 316 444C360 418 388 372 398 316C404 282 402 252 398 226C466 204 560 206 622 226C624 300 630 380 650 440C660 482 668 522 668 566Q390 590 119 568Z';
const LACES: [number, number, number, number][] = [
  [308, 458, 348, 478],
  [338, 434, 380, 452],
  [362, 406, 406, 420],
  [380, 372, 426, 382],
  [392, 334, 438, 340],
  [398, 296, 444, 298],
  [398, 256, 442, 256],
];

function leather(s: Scene, h: Hues): void {
  sole(s, h.midsole);
  inflate(s, shape('M384 240C378 200 396 184 430 192L458 260L340 440L310 440Z', dark(h.upper, 0.3)), 12, 0.1);
  inflate(s, shape('M394 228C460 186 570 188 624 228C590 250 440 250 394 228Z', '#15181c'), 10, 0.05);
  grain(s, () => inflate(s, shape(UPPER, h.upper), 36, 0.2), { freq: '.35', amount: 0.3, scale: 1.3 });
  overlays(s, h);
  const stay = 'M292 464C346 438 384 392 398 320L398 230L440 226C452 320 438 410 342 500Z';
  inflate(s, shape(stay, mix(h.upper, '#15181c', 0.3)), 8, 0.2);
  const collar = 'M397 226C466 202 560 204 622 226L624 282C560 258 462 258 400 284Z';
  inflate(s, shape(collar, mix(h.upper, '#15181c', 0.5)), 12, 0.1);
  s.add(
    crease(s, 'M404 254C470 234 560 236 622 254', 6, 0.25),
    stitch('M346 494C436 410 452 320 442 290', lite(h.upper, 0.6)),
    crease(s, 'M452 404Q520 392 600 412', 9, 0.14),
  );
  laces(s, LACES, h.accent === h.midsole ? '#1b1f24' : h.accent);
  s.add(
    `<g transform="rotate(-4 540 360)">${text(s.spec.label.brand, [536, 356, 28], lite(h.upper, 0.75), { max: 130, it: true })}</g>`,
    text('S3', [618, 540, 22], lite(h.upper, 0.7)),
  );
}

const WELLINGTON =
  'M150 574C142 536 170 508 226 494C300 476 372 452 396 404C408 376 404 330 398 290L378 96C440 116 560 116 610 92C612 200 600 330 596 400C598 432 616 460 624 500C630 530 630 556 626 574Q380 596 150 574Z';

function pvc(s: Scene, color: string, heel: string): void {
  const ground = 'M146 568C140 596 150 612 176 616L396 616L410 602L456 602L468 616L612 616C632 612 634 590 630 568Z';
  inflate(s, shape(ground, heel), 8, 0.35);
  inflate(s, shape('M380 96C440 70 560 68 608 92C560 124 430 124 380 96Z', dark(color, 0.8)), 8, 0.1);
  inflate(s, shape(WELLINGTON, color), 38, 0.45);
  inflate(s, shape('M376 94C440 118 560 118 612 90L613 122C560 148 440 148 380 126Z', dark(color, 0.12)), 6, 0.5);
  inflate(s, shape('M150 574C142 536 170 508 226 494C262 510 276 540 274 580Q200 582 150 574Z', color), 16, 0.4);
  s.add(
    crease(s, 'M392 424Q450 446 520 430', 10, 0.18),
    crease(s, 'M404 384Q470 412 560 392', 10, 0.15),
    crease(s, 'M590 440Q606 470 612 520', 9, 0.14),
    glow(s, [430, 250, 11, 110], { o: 0.5, b: 8, rot: -3 }),
    text(s.spec.label.brand, [506, 196, 28], dark(color, 0.5), { max: 140 }),
    text('S5', [506, 236, 26], dark(color, 0.5)),
  );
  for (let i = 0; i < 4; i++) s.add(crease(s, `M556 ${514 + i * 13}Q592 ${506 + i * 13} 624 ${516 + i * 12}`, 5, 0.25));
}

/** Laced leather boot, or with `t: 'pvc'` a tall rubber boot. */
export function safetyBoot(s: Scene): string {
  const type = s.spec.opts?.t ?? s.pick('pvc', 'leather', 'leather');
  if (type !== 'pvc') {
    const h = hues(s);
    return pair(s, () => leather(s, h), 190);
  }
  const color = s.color('#f7f8f8', '#2f7a45', '#f2c230', '#2a2e33');
  const heel = s.pick('#c9a27a', '#2a2e33', '#8f979f');
  return pair(s, () => pvc(s, color, heel), 100);
}
