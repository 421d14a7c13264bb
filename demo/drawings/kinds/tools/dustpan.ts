import { text } from '../../label/text.ts';
import { crease, line, shape } from '../../shapes/marks.ts';
import { inflate } from '../../shapes/soft.ts';
import { dark, lite, mix, n1 } from '../../studio/colour.ts';
import type { Scene } from '../../studio/scene.ts';

const PAN =
  'M150 330C150 300 170 284 196 280L430 246C456 242 474 254 482 280L538 560C542 590 528 606 500 610L220 650C190 654 170 640 166 612Z';
const BASIN = 'M184 340C184 324 196 316 212 314L424 284C440 282 452 290 456 306L516 576L204 622Z';

/** Dustpan with its hand brush laid across. */
export function dustpan(s: Scene): string {
  const c = s.color(s.spec.colors.label, s.spec.colors.cap);
  s.cast(shape(PAN, '#000') + shape('M280 300L250 130L330 118L352 290Z', '#000'));
  s.flushCasts();
  inflate(s, shape('M290 290L262 140C260 108 318 98 328 130L352 284Z', c), 14, 0.45);
  s.add(
    '<ellipse cx="294" cy="146" rx="13" ry="17" fill="#f2f4f6" stroke="#0b1018" stroke-opacity=".4" transform="rotate(-10 294 146)"/>',
  );
  inflate(s, shape(PAN, c), 18, 0.4);
  s.add(
    shape(
      BASIN,
      s.lin(
        [190, 290, 520, 620],
        [
          [0, dark(c, 0.55)],
          [0.5, dark(c, 0.28)],
          [1, dark(c, 0.05)],
        ],
      ),
    ),
  );
  for (let i = 0; i < 6; i++)
    s.add(crease(s, `M${226 + i * 46} ${322 - i * 6}L${222 + i * 54} ${612 - i * 7}`, 5, 0.14));
  inflate(s, line('M196 640L530 590', '#23282e', 14, 'stroke-linecap="round"'), 5, 0.3);
  const at = '<g transform="rotate(-38 470 420)">';
  s.cast(`${at}${shape('M304 388H540L704 398V434L540 446V510H310Z', '#000')}</g>`, [-2, 16, 9, 0.34]);
  s.flushCasts();
  s.add(at);
  const hairs = Array.from({ length: 120 }, (_, i) => {
    const x = 306 + (i / 119) * 228;
    const color = mix(dark('#d9c9a4', 0.35), lite('#d9c9a4', 0.3), s.r());
    return line(`M${n1(x)} 440Q${n1(x + s.v(-3, 3))} 490 ${n1(x + s.v(-8, 8))} ${n1(526 + s.v(-5, 5))}`, color, 3);
  });
  s.add(hairs.join(''));
  inflate(
    s,
    shape(
      'M300 400Q300 388 314 386L540 386L700 396Q722 402 722 416Q722 432 700 436L540 448L314 448Q300 446 300 434Z',
      c,
    ),
    13,
    0.45,
  );
  s.add(text(s.spec.label.brand, [424, 426, 26], '#ffffff', { max: 170 }), '</g>');
  return '';
}
