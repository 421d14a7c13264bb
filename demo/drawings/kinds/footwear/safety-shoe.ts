import { text } from '../../label/text.ts';
import { shape, stitch } from '../../shapes/marks.ts';
import { grain, inflate } from '../../shapes/soft.ts';
import { dark, lite, mix } from '../../studio/colour.ts';
import type { Scene } from '../../studio/scene.ts';
import { hues, laces, overlays, pair, sole } from './parts.ts';

const UPPER =
  'M119 568C103 538 112 511 150 499C206 483 264 476 318 452C366 430 398 402 426 386C442 378 458 386 466 402C494 446 560 456 618 428C636 418 650 426 653 440C661 482 668 522 668 566Q390 590 119 568Z';

/** Low safety shoe with laces. */
export function safetyShoe(s: Scene): string {
  const h = hues(s);
  const lace = h.accent === h.midsole ? '#1b1f24' : h.accent;
  return pair(s, () => {
    sole(s, h.midsole);
    inflate(s, shape('M440 398C486 366 590 372 646 426C610 462 500 462 462 410Z', '#15181c'), 10, 0.05);
    inflate(
      s,
      shape('M380 420C404 378 428 352 458 356C476 362 476 392 468 410L424 446Z', dark(h.upper, 0.25)),
      12,
      0.1,
    );
    grain(s, () => inflate(s, shape(UPPER, h.upper), 34, 0.2), { freq: '.35', amount: 0.3, scale: 1.3 });
    overlays(s, h);
    const collar = 'M424 386C442 376 460 386 467 402C496 448 560 458 618 430L626 452C560 484 478 470 446 422Z';
    inflate(s, shape(collar, mix(h.upper, '#15181c', 0.5)), 9, 0.1);
    const stay = 'M296 464C350 442 392 410 424 384L452 418C430 452 392 482 336 506Z';
    inflate(s, shape(stay, mix(h.upper, '#15181c', 0.3)), 7, 0.2);
    s.add(stitch('M340 500C392 478 426 450 446 420', lite(h.upper, 0.6)));
    laces(
      s,
      [
        [306, 462, 344, 488],
        [334, 448, 372, 474],
        [362, 430, 398, 456],
        [388, 410, 424, 436],
      ],
      lace,
    );
    s.add(text(s.spec.label.brand, [540, 484, 24], lite(h.upper, 0.75), { max: 96, it: true }));
    s.add(text(s.spec.opts?.t ?? 'S3', [618, 540, 22], lite(h.upper, 0.7), { max: 60 }));
  });
}
