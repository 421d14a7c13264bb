import { text } from '../../label/text.ts';
import { lathe } from '../../shapes/lathe.ts';
import { shape } from '../../shapes/marks.ts';
import { pts } from '../../shapes/outline.ts';
import { inflate } from '../../shapes/soft.ts';
import { strap, tube } from '../../shapes/tube.ts';
import type { Mat } from '../../studio/light.ts';
import { BLACK_PLASTIC, STEEL } from '../../studio/materials.ts';
import type { Scene } from '../../studio/scene.ts';

/** Single-disc floor machine: disc with motor, pole with tank and two-handed grip. */
export function singleDisc(s: Scene): string {
  s.k = 0.2;
  const b = s.gy - 8;
  const c = s.spec.colors.label;
  const housing: Mat = { c, gloss: 0.6, rough: 0.22 };
  inflate(s, `<circle cx="452" cy="${b - 34}" r="34" fill="#2a2f35"/>`, 8, 0.4);
  s.add(`<circle cx="452" cy="${b - 34}" r="13" fill="#aab2ba"/>`);
  strap(s, `M392 ${b - 86}L604 150`, 20, STEEL);
  lathe(s, [320, b], pts([128, 0], [138, 10, 5], [138, 32, 6], [126, 44]), BLACK_PLASTIC);
  lathe(s, [320, b], pts([126, 42], [120, 70, 24], [84, 96, 20], [78, 98]), housing);
  lathe(
    s,
    [320, b],
    pts([74, 96], [74, 190, 16], [56, 210, 14], [1, 211]),
    s.pick(housing, { c: '#3b424a', gloss: 0.5 }),
  );
  for (let i = 0; i < 5; i++)
    s.add(
      shape(
        `M262 ${b - 124 - i * 12}Q320 ${b - 110 - i * 12} 378 ${b - 124 - i * 12}`,
        'none',
        'stroke="#0b1018" stroke-width="4" opacity=".35"',
      ),
    );
  s.add(text(s.spec.label.brand, [320, b - 58, 30], '#ffffff', { max: 150, it: true }));
  strap(s, `M424 ${b - 78}L640 152`, 20, STEEL);
  const tank = `M452 ${b - 176}L520 300Q530 284 548 292L604 316Q620 324 612 342L540 ${b - 138}Q530 ${b - 122} 514 ${b - 130}L462 ${b - 152}Q446 ${b - 160} 452 ${b - 176}Z`;
  inflate(s, shape(tank, '#eef1f3'), 18, 0.5);
  inflate(s, `<ellipse cx="574" cy="300" rx="24" ry="10" fill="${c}" transform="rotate(24 574 300)"/>`, 5, 0.5);
  const head = 'M584 160L606 112Q616 98 634 104L668 118Q684 126 676 142L652 184Z';
  inflate(s, shape(head, c), 10, 0.5);
  tube(s, 'M610 118Q560 84 520 100', 20, BLACK_PLASTIC);
  tube(s, 'M666 134Q716 150 726 192', 20, BLACK_PLASTIC);
  s.add('<circle cx="634" cy="136" r="9" fill="#e23b32"/><circle cx="632" cy="133" r="3" fill="#fff" opacity=".7"/>');
  return s.shadow(320, 290, 40, s.gy - 4) + s.shadow(452, 80, 12, s.gy - 2);
}
