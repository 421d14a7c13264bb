import { text } from '../../label/text.ts';
import { shape, stitch } from '../../shapes/marks.ts';
import { inflate } from '../../shapes/soft.ts';
import { dark } from '../../studio/colour.ts';
import type { Scene } from '../../studio/scene.ts';
import { folds, tape, weave } from './parts.ts';

/** High-visibility vest with reflective bands. */
export function hiVisVest(s: Scene): string {
  const c = s.spec.opts?.c ?? s.pick('#d8f01c', '#d8f01c', '#ff7a1a');
  const d =
    'M292 118Q336 214 400 268Q464 214 508 118L572 146Q562 240 570 300Q580 350 612 376L606 668Q400 700 194 668L188 376Q220 350 230 300Q238 240 228 146Z';
  const cl = s.clip(d);
  s.cast(shape(d, '#000'));
  s.add(
    shape('M292 120Q400 158 508 120L460 220L400 268L340 220Z', dark(c, 0.42)),
    shape('M300 122Q400 160 500 122L494 140Q400 176 306 140Z', dark(c, 0.2)),
  );
  weave(s, () => {
    inflate(s, shape(d, c), [26, 1], 0.03);
    s.add(
      `<g clip-path="${cl}">${folds(s, ['M250 330Q290 480 262 660', 'M548 330Q510 470 540 660', 'M330 560Q340 620 326 680', 'M470 560Q462 620 474 680', 'M216 520Q250 530 290 520', 'M600 500Q560 520 520 508', 'M300 230Q310 330 290 400', 'M502 230Q490 330 512 400'], 18, 0.15)}${tape(s, 'M280 130V680', 38)}${tape(s, 'M520 130V680', 38)}${tape(s, 'M180 466Q400 496 620 466', 44)}${tape(s, 'M180 572Q400 602 620 572', 44)}${folds(s, ['M266 400Q300 520 270 680', 'M536 400Q506 520 536 680'], 14, 0.16)}</g>`,
    );
  });
  s.add(
    shape('M400 268V688', 'none', 'stroke="#2b3036" stroke-width="7"'),
    shape('M400 268V688', 'none', 'stroke="#c9d0d6" stroke-width="3.500" stroke-dasharray="2 2.500"'),
    shape(d, 'none', `stroke="${dark(c, 0.5)}" stroke-width="9" opacity=".85" stroke-linejoin="round"`),
    stitch(d, '#fff', 0.4),
    text(s.spec.label.brand, [458, 420, 26], '#39424c', { max: 74 }),
  );
  return '';
}
