import { text } from '../../label/text.ts';
import { FRONT, decal } from '../../shapes/frame.ts';
import { slab } from '../../shapes/loft.ts';
import { shape } from '../../shapes/marks.ts';
import { circle, roundRect } from '../../shapes/outline.ts';
import { inflate } from '../../shapes/soft.ts';
import { strap } from '../../shapes/tube.ts';
import { dark, lite } from '../../studio/colour.ts';
import type { Scene } from '../../studio/scene.ts';

/** Half mask with two filters. */
export function halfMask(s: Scene): string {
  const c = s.color('#56616d', '#3f8fb8', '#2c3138');
  const fc = s.pick('#e46a9a', '#8a5a3a', '#f0c02e', '#5aa56a');
  const d =
    'M400 196Q440 200 462 262Q500 330 548 392Q578 470 520 536Q460 590 400 592Q340 590 280 536Q222 470 252 392Q300 330 338 262Q360 200 400 196Z';
  for (const q of [
    'M330 300C200 180 260 90 400 92S600 180 470 300',
    'M262 470C110 480 90 600 200 660',
    'M538 470C690 480 710 600 600 660',
  ]) {
    s.cast(shape(q, 'none', 'stroke="#000" stroke-width="20"'), [8, 12, 8, 0.25]);
    strap(s, q, 20, { c: '#23272d', gloss: 0.1 });
  }
  s.cast(shape(d, '#000'));
  inflate(s, shape(d, c), 40, 0.35);
  inflate(
    s,
    shape(
      'M400 268Q424 276 440 330Q470 400 470 470Q450 540 400 546Q350 540 330 470Q330 400 360 330Q376 276 400 268Z',
      lite(c, 0.12),
    ),
    24,
    0.4,
  );
  inflate(s, shape(roundRect([360, 430, 80, 84], 26), dark(c, 0.5)), 9, 0.5);
  s.add(
    [0, 1, 2, 3]
      .map((i) =>
        shape(
          `M376 ${450 + i * 15}H424`,
          'none',
          'stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".28"',
        ),
      )
      .join(''),
    text(s.spec.label.brand, [400, 400, 28], '#f2f5f7', { max: 100 }),
  );
  for (const sd of [1, -1]) {
    s.yaw = sd * 0.62;
    s.cx = 400 - sd * 146;
    s.gy = 470;
    s.k = 0.1;
    const F = (r: number) => circle(r, 0, 0, 48);
    s.cast(`<circle cx="${s.cx - sd * 20}" cy="480" r="88"/>`, [10, 20, 12, 0.3]);
    slab(s, { outline: F(40), z: [-50, 0], material: { c: dark(c, 0.4), gloss: 0.4 }, bevel: 4 });
    slab(s, { outline: F(88), z: [-6, 34], material: { c: '#e9ecee', gloss: 0.35 }, bevel: 8 });
    slab(s, { outline: F(82), z: [30, 46], material: { c: fc, gloss: 0.3 }, bevel: 6 });
    slab(s, { outline: F(70), z: [44, 54], material: { c: '#f2f4f5', gloss: 0.3 }, bevel: 6, round: 0.2 });
    for (let i = 0; i < 7; i++)
      decal(s, FRONT(), {
        outline: circle(10 + i * 8, 0, 0, 32),
        at: 54.5,
        fill: 'none',
        extra: 'stroke="#3a4450" stroke-width="2" opacity=".28"',
      });
  }
  s.gy = 672;
  return '';
}
