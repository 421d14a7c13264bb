import { text } from '../../label/text.ts';
import { FRONT, UP, onPlane } from '../../shapes/frame.ts';
import { loft } from '../../shapes/loft.ts';
import { shape } from '../../shapes/marks.ts';
import { plan, pts } from '../../shapes/outline.ts';
import { grain } from '../../shapes/soft.ts';
import { mix } from '../../studio/colour.ts';
import type { Scene } from '../../studio/scene.ts';

/** A stack of abrasive pads with a paper band. */
export function scouringPad(s: Scene): string {
  s.yaw = -0.46;
  s.k = 0.3;
  const c = s.color('#2f7d45', '#2f7d45', '#6b4a33', '#e9ebe7', '#2a2d31');
  const [w, d, h] = [340, 220, 24];
  grain(
    s,
    () => {
      for (let i = 0; i < 5; i++) {
        const shift: [number, number] = [s.v(-8, 8), s.v(-7, 7)];
        const m = { c: mix(c, '#ffffff', (i % 2) * 0.05), gloss: 0.02, sss: 0.08 };
        loft(s, UP(), {
          outline: plan(w, d, 8, shift),
          profile: pts([2, i * h], [0, i * h + 3, 2], [0, i * h + h - 4, 2], [3, i * h + h]),
          material: m,
          round: 0.15,
        });
      }
    },
    { freq: '.5', amount: 0.75, scale: 4 },
  );
  const sleeve = { c: s.spec.colors.label, gloss: 0.15 };
  loft(s, UP(), {
    outline: plan(w * 0.3, d + 18, 2),
    profile: pts([0, 0], [0, h * 5 + 2, 3], [1, h * 5 + 3]),
    material: sleeve,
    round: 0.15,
  });
  s.add(
    `<g transform="${onPlane(s, FRONT(), [0, h * 2.1, d / 2 + 10])}">${text(s.spec.label.brand, [0, 0, 26], '#ffffff', { max: w * 0.27 })}</g>`,
  );
  s.add(
    shape(
      `M${s.at(-w * 0.15, 0, d / 2 + 9)}L${s.at(-w * 0.15, h * 5, d / 2 + 9)}`,
      'none',
      'stroke="#0b1018" stroke-width="3" opacity=".25"',
    ),
  );
  return s.floor([-w / 2, -d / 2, w, d]);
}
