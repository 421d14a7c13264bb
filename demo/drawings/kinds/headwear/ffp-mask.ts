import { text } from '../../label/text.ts';
import { crease, glow, shape, stitch } from '../../shapes/marks.ts';
import { roundRect } from '../../shapes/outline.ts';
import { grain, inflate } from '../../shapes/soft.ts';
import { tube } from '../../shapes/tube.ts';
import type { Scene } from '../../studio/scene.ts';

/** Moulded respirator, with or without a valve. */
export function ffpMask(s: Scene): string {
  const st = s.pick('#f4c524', '#3f8fd8', '#e8e8e8');
  const d =
    'M214 372Q226 300 300 262Q370 222 408 218Q452 224 520 264Q590 302 598 376Q602 470 540 540Q470 604 402 606Q334 602 268 540Q206 468 214 372Z';
  const v = s.spec.opts?.valve ?? s.r() < 0.7;
  for (const q of [
    'M226 350C90 250 120 130 300 130S690 150 590 352',
    'M240 480C60 520 100 690 300 690S740 620 566 486',
  ]) {
    s.cast(shape(q, 'none', 'stroke="#000" stroke-width="9"'), [8, 12, 8, 0.22]);
    tube(s, q, 9, { c: st, gloss: 0.1 });
  }
  s.cast(shape(d, '#000'));
  grain(
    s,
    () => {
      inflate(s, shape(d, '#fbfbfa'), [62, 0.95], 0.06);
      s.add(
        crease(s, 'M222 396Q300 356 404 356T592 398', 7, 0.14),
        crease(s, 'M240 490Q320 530 402 528T566 486', 7, 0.12),
      );
    },
    { freq: '.7', amount: 0.35, scale: 0.9 },
  );
  s.add(
    stitch(
      'M234 380Q246 316 310 282Q376 246 408 242Q446 248 508 284Q570 318 578 382Q580 462 526 524Q464 580 402 582Q342 580 284 524Q228 462 234 380Z',
      '#8d98a4',
      0.75,
    ),
  );
  inflate(s, shape('M330 262Q404 226 482 264L478 280Q404 246 334 278Z', '#c9d0d6'), 4, 0.4);
  if (v) {
    s.cast('');
    s.add(glow(s, [408, 442, 60, 52], { c: '#0c1220', o: 0.28, b: 8 }));
    inflate(s, shape(roundRect([348, 384, 112, 96], 30), '#eef1f3'), 10, 0.5);
    inflate(s, shape(roundRect([366, 400, 76, 64], 20), s.color(st === '#e8e8e8' ? '#3f8fd8' : st)), 8, 0.4);
    s.add(
      [0, 1, 2, 3]
        .map((i) =>
          shape(
            `M378 ${414 + i * 12}H430`,
            'none',
            'stroke="#0b1018" stroke-width="4.500" stroke-linecap="round" opacity=".45"',
          ),
        )
        .join(''),
    );
  }
  s.add(
    text(s.spec.label.volume || 'FFP2 NR D', [404, v ? 528 : 450, 24], '#2c3641', { max: 150 }),
    text(s.spec.label.brand, [404, 334, 26], '#2c3641', { max: 130 }),
  );
  return '';
}
