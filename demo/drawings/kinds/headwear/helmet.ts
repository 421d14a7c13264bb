import { text } from '../../label/text.ts';
import { glow, shape } from '../../shapes/marks.ts';
import { roundRect } from '../../shapes/outline.ts';
import { inflate } from '../../shapes/soft.ts';
import { dark, lite } from '../../studio/colour.ts';
import type { Scene } from '../../studio/scene.ts';

/** Safety helmet with ribs and vents. */
export function helmet(s: Scene): string {
  s.gy = 566;
  const c = s.color('#f5c518', '#f6f7f8', '#1f6fd0', '#e23b32', '#f07a1d', '#2e9b4f');
  const shell =
    'M190 474C184 290 290 166 428 164C566 164 650 290 650 470Q640 500 560 506Q400 520 300 520Q230 512 190 474Z';
  s.add(shape('M230 500Q400 560 610 494L604 512Q400 578 240 530Z', '#1b1f24'));
  inflate(
    s,
    shape('M196 456C150 486 96 520 92 546Q98 566 160 562Q280 560 372 524L648 496Q668 486 652 462Z', c),
    10,
    0.5,
  );
  inflate(s, shape(shell, c), [58, 0.85], 0.62);
  for (const [a, w] of [
    ['M232 440C236 320 300 214 404 186', 15],
    ['M300 470C300 330 350 220 440 176', 20],
    ['M392 486C392 340 420 240 486 184', 15],
  ] as [string, number][])
    inflate(s, shape(a, 'none', `stroke="${lite(c, 0.06)}" stroke-width="${w}" stroke-linecap="round"`), 6, 0.5);
  s.add(
    shape(
      'M196 468Q300 520 420 510T648 478',
      'none',
      `stroke="#0b1018" stroke-width="7" opacity=".22" filter="${s.blur(3)}"`,
    ),
    glow(s, [330, 230, 62, 22], { c: '#fff', o: 0.75, b: 12, rot: -38 }),
    glow(s, [624, 380, 7, 70], { c: '#fff', o: 0.45, b: 6, rot: -6 }),
  );
  inflate(s, shape(roundRect([536, 440, 56, 24], 8), dark(c, 0.35)), 4, 0.3);
  for (let i = 0; i < 3; i++)
    s.add(
      shape(
        roundRect([520 + i * 26, 300 + i * 10, 14, 34], 6),
        dark(c, 0.6),
        `transform="rotate(${14 + i * 6} ${520 + i * 26} 300)"`,
      ),
    );
  s.add(
    `<g transform="rotate(-4 500 420)">${text(s.spec.label.brand, [500, 426, 38], lite(dark(c, 0.75), 0), { max: 150 })}</g>`,
  );
  return s.shadow(390, 500, 30, 560);
}
