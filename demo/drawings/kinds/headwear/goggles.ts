import { text } from '../../label/text.ts';
import { shape } from '../../shapes/marks.ts';
import { inflate } from '../../shapes/soft.ts';
import { lite, mix, stops } from '../../studio/colour.ts';
import type { Scene } from '../../studio/scene.ts';

/** Sealed goggles with an elastic band. */
export function goggles(s: Scene): string {
  s.gy = 528;
  const c = s.color('#2a2f35', s.spec.colors.cap, '#1f5fae');
  const tint = s.pick('#cfe6f5', '#cfe6f5', '#f3dc8f', '#8d97a1');
  const o =
    'M146 352Q150 270 250 262Q400 250 550 262Q650 270 654 352Q660 470 580 506Q510 528 466 480Q440 446 400 446Q360 446 334 480Q290 528 220 506Q140 470 146 352Z';
  const l =
    'M176 356Q180 300 262 292Q400 280 538 292Q620 300 624 356Q628 448 566 474Q514 490 482 448Q450 414 400 414Q350 414 318 448Q286 490 234 474Q172 448 176 356Z';
  inflate(
    s,
    shape(
      'M150 330C84 320 60 290 80 262C150 190 650 190 720 262C740 290 716 320 650 330L652 380C760 366 790 310 764 250C700 140 100 140 36 250C10 310 40 366 148 380Z',
      '#23272d',
    ),
    9,
    0.12,
  );
  s.add(text(s.spec.label.brand, [400, 206, 26], '#e8ecef', { max: 220, sp: 3 }));
  s.add(shape(o, '#0c1220', `opacity=".25" transform="translate(6 14)" filter="${s.blur(9)}"`));
  inflate(s, shape(o + l, c, 'fill-rule="evenodd"'), 9, 0.5);
  s.add(
    shape(
      l,
      s.lin(
        [180, 290, 620, 490],
        stops(
          [0, lite(tint, 0.5), 0.85],
          [0.4, tint, 0.72],
          [0.75, mix(tint, '#51697c', 0.45), 0.8],
          [1, mix(tint, '#33485a', 0.6), 0.85],
        ),
      ),
    ),
  );
  const cl = s.clip(l);
  s.add(
    `<g clip-path="${cl}">${shape('M150 300L330 270L250 520L120 520Z', '#fff', `opacity=".38" filter="${s.blur(3)}"`)}${shape('M352 270L392 270L316 500L284 500Z', '#fff', `opacity=".3" filter="${s.blur(2)}"`)}${shape(l, 'none', 'stroke="#0b1320" stroke-width="9" opacity=".35"')}${shape('M560 300Q612 312 612 372Q610 430 566 456', 'none', `stroke="#fff" stroke-width="6" opacity=".55" filter="${s.blur(2.5)}"`)}</g>`,
  );
  for (const x of [300, 360, 420, 480])
    s.add(shape(`M${x} 272h26`, 'none', 'stroke="#000" stroke-width="6" stroke-linecap="round" opacity=".5"'));
  return s.shadow(400, 400, 18, 526);
}
