import { artwork } from '../../label/artwork.ts';
import { crease, glow, line, shape } from '../../shapes/marks.ts';
import { inflate } from '../../shapes/soft.ts';
import { n1 } from '../../studio/colour.ts';
import type { Scene } from '../../studio/scene.ts';

const PACK =
  'M176 252C300 240 500 240 624 252C634 340 636 520 626 640C500 656 300 656 174 640C164 520 166 340 176 252Z';

/** Flat pack of clear bags or gloves with a printed header card. */
export function bagPack(s: Scene): string {
  const { label } = s.spec.colors;
  const content = s.color('#e6eef3', '#e6eef3', '#f4f1ea', '#2d3239');
  s.cast(shape(PACK, '#000') + shape('M170 150H630V290H170Z', '#000'));
  inflate(s, shape(PACK, content), 30, 0.35);
  for (let i = 0; i < 9; i++)
    s.add(line(`M186 ${300 + i * 38}Q400 ${310 + i * 38} 614 ${300 + i * 38}`, '#3a4656', 1.6, 'opacity=".16"'));
  const folds = Array.from(
    { length: 7 },
    () =>
      `M${n1(s.v(200, 600))} ${n1(s.v(300, 600))}q${n1(s.v(-50, 50))} ${n1(s.v(10, 50))} ${n1(s.v(-70, 70))} ${n1(s.v(20, 80))}`,
  );
  s.add(
    ...folds.map((d) => crease(s, d, 7, 0.16)),
    glow(s, [250, 460, 16, 120], { o: 0.6, b: 10, rot: 4 }),
    glow(s, [560, 500, 8, 100], { o: 0.4, b: 7, rot: -3 }),
  );
  const card = 'M166 148H634V300Q400 312 166 300Z';
  const art = artwork(s, [468, 124], { label: s.spec.label, color: label, style: s.pick(0, 3, 4) });
  inflate(
    s,
    `<g clip-path="${s.clip(card)}"><rect x="160" y="140" width="480" height="50" fill="${label}"/><g transform="translate(166 186)">${art}</g></g>`,
    6,
    0.15,
  );
  s.add(
    '<ellipse cx="400" cy="168" rx="26" ry="9" fill="#f4f6f7" stroke="#0b1018" stroke-opacity=".3" stroke-width="2"/>',
  );
  for (const x of [200, 600]) s.add(line(`M${x - 9} 290h18`, '#aeb6be', 5, 'stroke-linecap="round"'));
  return '';
}
