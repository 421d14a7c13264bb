import { text } from '../../label/text.ts';
import { line, shape } from '../../shapes/marks.ts';
import { inflate } from '../../shapes/soft.ts';
import { dark, lite, mix, n1 } from '../../studio/colour.ts';
import type { Scene } from '../../studio/scene.ts';

const STOCK =
  'M150 330C150 300 176 288 210 288L430 288C460 288 480 300 520 306L716 316C746 320 760 334 760 350C760 368 746 382 716 384L520 392C480 398 460 404 430 404L210 404C176 404 150 392 150 362Z';

/** Scrubbing brush in a hygiene colour, with a hanging hole. */
export function handBrush(s: Scene): string {
  const c = s.color(s.spec.colors.label, '#e23b32', '#2f7fd6', '#3aa657', '#f3c22b');
  s.gy = 520;
  const rows = [0, 1, 2].flatMap((row) =>
    Array.from({ length: 46 }, (_, i) => {
      const x = 168 + i * 6.4;
      const out = (i / 45 - 0.5) * 26;
      const color = mix(dark(c, 0.4 - row * 0.15), lite(c, 0.35), s.r() * 0.7);
      const end = 506 + row * 7 + s.v(-4, 4);
      return line(
        `M${n1(x)} 392Q${n1(x + out * 0.4)} 450 ${n1(x + out + s.v(-4, 4))} ${n1(end)}`,
        color,
        n1(s.v(2.6, 4)),
      );
    }),
  );
  s.add(
    rows.join(''),
    shape(
      'M160 396H462V430H160Z',
      s.lin(
        [0, 396, 0, 430],
        [
          [0, '#0b1018', 0.45],
          [1, '#0b1018', 0],
        ],
      ),
    ),
  );
  inflate(s, shape(STOCK, c), 22, 0.5);
  s.add(
    '<ellipse cx="722" cy="350" rx="16" ry="13" fill="#eef1f3" stroke="#0b1018" stroke-opacity=".45" stroke-width="3"/>',
  );
  s.add(text(s.spec.label.brand, [320, 360, 38], lite(dark(c, 0.1), 0.9), { max: 240 }));
  return s.shadow(316, 340, 28, 520);
}
