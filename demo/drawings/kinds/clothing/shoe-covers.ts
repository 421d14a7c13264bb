import { crease, shape } from '../../shapes/marks.ts';
import { inflate } from '../../shapes/soft.ts';
import { lite } from '../../studio/colour.ts';
import type { Scene } from '../../studio/scene.ts';

const COVER =
  'M150 560C130 510 170 470 240 456C310 440 352 410 400 396C480 376 580 386 634 424C668 460 676 520 662 562C640 586 560 590 400 590C260 590 170 588 150 560Z';

/** Thin disposable shoe covers with a gathered edge. */
export function shoeCovers(s: Scene): string {
  const c = s.color('#5b9be0', '#5b9be0', '#7bc48c');
  s.gy = 588;
  const one = s.capture(() => {
    inflate(s, shape(COVER, lite(c, 0.1)), [30, 0.8], 0.5);
    inflate(s, shape('M384 414C450 378 580 380 634 428C600 456 430 456 384 414Z', '#2d4f78'), 8, 0.05);
    const gathers = Array.from({ length: 17 }, (_, i) => {
      const t = 0.04 + i / 18;
      const x = 368 + t * 276;
      const y = 420 + Math.sin(t * Math.PI) * 30 + 4;
      return crease(s, `M${x} ${y}q${-8 + t * 20} 26 ${-14 + t * 30} 44`, 5, 0.26);
    });
    const wrinkles = [
      'M180 540Q240 500 330 496',
      'M210 570Q300 540 420 556',
      'M470 560Q540 530 640 540',
      'M280 470Q330 500 340 550',
      'M590 470Q610 520 600 560',
    ];
    s.add(gathers.join(''), ...wrinkles.map((d) => crease(s, d, 7, 0.2)));
  });
  s.add(`<g transform="translate(96 -96) scale(.94)">${one}</g>`, one);
  return s.shadow(470, 500, 24, 540) + s.shadow(400, 520, 26, 590);
}
