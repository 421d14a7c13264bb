import { text } from '../../label/text.ts';
import { lathe } from '../../shapes/lathe.ts';
import { pts } from '../../shapes/outline.ts';
import { n1 } from '../../studio/colour.ts';
import type { Mat } from '../../studio/light.ts';
import type { Scene } from '../../studio/scene.ts';

/** A stack of disposable plates in a printed sleeve's colour. */
export function plates(s: Scene): string {
  s.k = 0.36;
  const c = s.color('#fbfaf6', '#fbfaf6', '#d8b98a');
  const m: Mat = { c, gloss: 0.25, rough: 0.6, sss: 0.15 };
  const r = 220;
  const count = 9;
  for (let i = 0; i < count; i++) {
    lathe(
      s,
      [400 + s.v(-3, 3), s.gy - i * 15],
      pts([r * 0.66, 0], [r * 0.68, 4, 3], [r - 6, 24], [r, 26, 2], [r, 30]),
      m,
    );
  }
  const y = s.gy - (count - 1) * 15;
  const disc = (radius: number, lift: number, fill: string) =>
    `<ellipse cx="400" cy="${n1(y - lift)}" rx="${n1(radius)}" ry="${n1(radius * s.k)}" fill="${fill}"/>`;
  const rim = s.lin(
    [180, 0, 620, 0],
    [
      [0, '#ffffff'],
      [0.4, c],
      [1, '#c9c4b8'],
    ],
  );
  const well = s.lin(
    [250, 0, 550, 0],
    [
      [0, '#b9b4a8'],
      [0.25, c],
      [0.7, c],
      [1, '#ffffff'],
    ],
  );
  s.add(disc(r, 30, rim), disc(r * 0.74, 24, well), disc(r * 0.66, 14, c));
  s.add(
    `<g transform="translate(400 ${n1(y - 8)}) scale(1 .4)">${text(s.spec.label.brand, [0, 0, 46], s.spec.colors.label, { max: 190, it: true })}</g>`,
  );
  return s.shadow(400, r * 1.5, 60);
}
