import { text } from '../../label/text.ts';
import { crease, line } from '../../shapes/marks.ts';
import { inflate } from '../../shapes/soft.ts';
import { dark, lite } from '../../studio/colour.ts';
import type { Scene } from '../../studio/scene.ts';
import { hand, handLines, pair } from './parts.ts';

/** Long rubber glove with a wide gauntlet. */
export function chemicalGlove(s: Scene): string {
  const c = s.color('#2f9a57', '#2166c4', '#f0b62a', '#d1362f', '#24282d');
  const cuff = { y: 836, half: 116 };
  const squeeze = (inner: string) => `<g transform="translate(0 -30) scale(1 .92)">${inner}</g>`;
  const grip = [0, 1, 2, 3, 4, 5].map((i) =>
    line(`M340 ${486 + i * 14}q10 -8 20 0t20 0t20 0t20 0t20 0t20 0`, '#0b1018', 3, 'opacity=".13"'),
  );
  return pair(s, squeeze(hand({ color: '#000', fat: 1.06, wrist: 84, cuff })), (front) => {
    inflate(s, squeeze(hand({ color: c, fat: 1.06, wrist: 84, cuff })), 20, 0.5);
    const rim =
      line('M286 832Q400 852 514 832', dark(c, 0.4), 11) +
      line('M286 826Q400 846 514 826', lite(c, 0.5), 3, 'stroke-linecap="round" opacity=".8"');
    const name = front ? text(s.spec.label.brand, [400, 762, 32], lite(c, 0.8), { max: 140 }) : '';
    s.add(squeeze(handLines(s) + crease(s, 'M310 690Q400 712 490 690', 8, 0.14) + rim + grip.join('') + name));
  });
}
