import { crease, line, shape, stitch } from '../../shapes/marks.ts';
import { inflate } from '../../shapes/soft.ts';
import { tube } from '../../shapes/tube.ts';
import { lite, mix, n1 } from '../../studio/colour.ts';
import type { Scene } from '../../studio/scene.ts';

// Footwear in side view, toe to the left, standing on y = 616.

export type Hues = { upper: string; accent: string; midsole: string };

export const hues = (s: Scene): Hues => ({
  upper: s.color('#33383f', '#2a2d32', '#6d4f36', '#4a5560', '#26364f'),
  accent: s.pick('#f07a1d', '#d8e62a', '#2f9be0', '#e23b32', '#c9d0d6'),
  midsole: s.pick('#3b424a', '#c9cfd4', '#5d4a35'),
});

/** Treaded outsole with a heel and a lighter midsole above it. */
export function sole(s: Scene, midsole: string, outsole = '#24282d'): void {
  const tread =
    'M116 578C110 600 122 614 146 617L438 617L452 606L500 606L514 617L656 617C676 614 682 598 677 578C480 592 300 594 116 578Z';
  inflate(s, shape(tread, outsole), 7, 0.25);
  const notches = Array.from({ length: 21 }, (_, i) => 146 + i * 25).filter((x) => x < 430 || x > 512);
  s.add(notches.map((x) => shape(`M${x} 606h12v12h-12Z`, '#0b0e12', 'opacity=".7"')).join(''));
  const band =
    'M112 558C104 570 106 582 116 588C300 598 480 594 674 586C682 574 680 560 674 552C480 574 300 576 112 558Z';
  inflate(s, shape(band, midsole), 6, 0.3);
}

/** Laces between pairs of points; the second one has an eyelet. */
export function laces(s: Scene, rows: [number, number, number, number][], color: string): void {
  for (const [x, y, X, Y] of rows) {
    const shadow = `stroke-linecap="round" opacity=".35" transform="translate(2 4)" filter="${s.blur(2)}"`;
    s.add(line(`M${x} ${y}L${X} ${Y}`, '#0b0e12', 10, shadow));
    tube(s, `M${x} ${y}Q${(x + X) / 2 - 4} ${(y + Y) / 2 - 9} ${X} ${Y}`, 8, { c: color, gloss: 0.1 });
    s.add(`<circle cx="${X}" cy="${Y}" r="5" fill="#9aa3ac"/><circle cx="${X}" cy="${Y}" r="2.2" fill="#15191e"/>`);
  }
}

/** Reinforced toe, heel counter, accents and seams that low shoes and boots have in common. */
export function overlays(s: Scene, { upper, accent }: Hues): void {
  const toe = 'M119 566C103 538 112 511 150 499C186 489 220 485 250 480C286 500 302 530 300 568Q200 574 119 566Z';
  inflate(s, shape(toe, mix(upper, '#1c2025', 0.4)), 22, 0.35);
  const heel = 'M570 570C556 512 566 462 604 436C632 420 650 426 653 440C661 482 668 522 668 564Z';
  inflate(s, shape(heel, mix(upper, '#15181c', 0.45)), 14, 0.25);
  s.add(
    line('M404 546Q454 484 546 462', accent, 13, 'stroke-linecap="round"'),
    line('M376 566Q446 502 556 492', accent, 7, 'stroke-linecap="round" opacity=".8"'),
    stitch('M256 484Q298 504 310 566', lite(upper, 0.6)),
    stitch('M560 568Q546 508 594 434', lite(upper, 0.6)),
    crease(s, 'M316 492Q340 516 340 548', 8, 0.16),
    crease(s, 'M470 430Q520 446 560 438', 9, 0.14),
  );
}

/** Two of a pair: the same shoe in front and, moved to the right, behind. */
export function pair(s: Scene, one: () => void, top = 380): string {
  s.gy = 616;
  const drawn = s.capture(one);
  const depth = (616 - top) * 0.16 + 26;
  const contact = shape('M150 604Q400 640 690 606L640 566H200Z', '#10151c', `opacity=".35" filter="${s.blur(9)}"`);
  s.add(
    `<g transform="translate(112 ${n1(-depth)}) scale(.95 .96)">${drawn}</g>`,
    `<g transform="translate(-16 0)">${contact}${drawn}</g>`,
  );
  return s.shadow(478, 520, 24, 578) + s.shadow(386, 560, 26, 620);
}
