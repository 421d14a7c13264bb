import { text } from '../../label/text.ts';
import { crease, shape } from '../../shapes/marks.ts';
import { grain, inflate } from '../../shapes/soft.ts';
import { strap } from '../../shapes/tube.ts';
import { dark, lite } from '../../studio/colour.ts';
import type { Scene } from '../../studio/scene.ts';

const PAD =
  'M-96 -150C-70 -180 70 -180 96 -150C116 -70 112 70 92 150C60 184 -60 184 -92 150C-112 70 -116 -70 -96 -150Z';
const CAP = 'M-66 -96C-44 -124 44 -124 66 -96C84 -40 80 40 62 96C40 122 -40 122 -62 96C-80 40 -84 -40 -66 -96Z';

/** A pair of knee pads with hard caps and elastic straps. */
export function kneePads(s: Scene): string {
  const c = s.color('#2a2f35', '#3b434c');
  const cap = s.spec.colors.label;
  for (const [x, y, turn] of [
    [540, 380, 8],
    [290, 420, -8],
  ] as const) {
    const at = `<g transform="translate(${x} ${y}) rotate(${turn})">`;
    s.add(at);
    for (const dy of [-84, 92])
      strap(
        s,
        `M-90 ${dy}C-150 ${dy + 10} -150 ${dy + 40} -104 ${dy + 30}M90 ${dy}C150 ${dy + 10} 150 ${dy + 40} 104 ${dy + 30}`,
        30,
        { c: '#3b424a', gloss: 0.05 },
      );
    s.add('</g>');
    s.cast(`${at}${shape(PAD, '#000')}</g>`);
    s.flushCasts();
    grain(s, () => inflate(s, `${at}${shape(PAD, c)}</g>`, 26, 0.06), { freq: '.6', amount: 0.45 });
    inflate(s, `${at}${shape(CAP, cap)}</g>`, 20, 0.45);
    const grooves = [-48, -16, 16, 48].map((dy) => crease(s, `M-60 ${dy}Q0 ${dy + 14} 60 ${dy}`, 6, 0.28)).join('');
    s.add(`${at}${grooves}${text(s.spec.label.brand, [0, 92, 24], lite(dark(cap, 0.1), 0.85), { max: 96 })}</g>`);
  }
  return '';
}
