import { text } from '../../label/text.ts';
import { crease, glow, shape, stitch } from '../../shapes/marks.ts';
import { inflate } from '../../shapes/soft.ts';
import { dark } from '../../studio/colour.ts';
import type { Scene } from '../../studio/scene.ts';
import { pair, sole } from './parts.ts';

const UPPER =
  'M119 568C101 534 114 500 164 484C234 462 322 452 380 420C410 402 442 398 464 412C502 454 580 458 624 434C642 424 651 432 653 446C661 486 668 524 668 566Q390 590 119 568Z';

/** Slip-on kitchen shoe of smooth microfibre with elastic at the instep. */
export function kitchenClog(s: Scene): string {
  const c = s.color('#f6f7f8', '#f6f7f8', '#23272c');
  return pair(s, () => {
    sole(s, dark(c, 0.08), c === '#23272c' ? '#15181c' : '#dfe3e6');
    inflate(s, shape('M430 408C480 376 590 384 648 432C610 466 500 464 462 416Z', dark(c, 0.75)), 10, 0.05);
    inflate(s, shape(UPPER, c), 38, 0.4);
    inflate(s, shape('M404 406C430 396 452 402 466 414L448 480C420 478 400 466 388 446Z', dark(c, 0.5)), 7, 0.1);
    for (let i = 0; i < 6; i++) s.add(crease(s, `M${398 + i * 11} ${424 + i * 2}l-4 30`, 3, 0.4));
    s.add(
      stitch('M382 424C372 470 400 500 452 500C520 500 600 480 652 470', dark(c, 0.5), 0.5),
      crease(s, 'M240 476Q284 510 290 566', 7, 0.18),
      glow(s, [210, 500, 44, 10], { o: 0.6, b: 8, rot: -16 }),
      text(s.spec.label.brand, [560, 530, 24], dark(c, 0.45), { max: 110, it: true }),
    );
  });
}
