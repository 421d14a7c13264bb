import { cylLabel } from '../../label/surface.ts';
import { lathe } from '../../shapes/lathe.ts';
import { shape } from '../../shapes/marks.ts';
import { pts } from '../../shapes/outline.ts';
import { inflate } from '../../shapes/soft.ts';
import { tube } from '../../shapes/tube.ts';
import { dark, lite, n1 } from '../../studio/colour.ts';
import type { Scene } from '../../studio/scene.ts';
import { bodyMat, foot, screwCap } from './parts.ts';

type Trigger = { at: [number, number]; color: string; lever: string };

/** Lever, head and nozzle of the sprayer, with the neck at [x, y]. */
function trigger(s: Scene, { at: [cx, y], color, lever }: Trigger): void {
  const cap = s.spec.colors.cap;
  const Z = (a: number, q: number) => `${n1(cx + a)} ${n1(y - q)}`;
  inflate(
    s,
    shape(
      `M${Z(-22, 66)}C${Z(-50, 50)} ${Z(-62, 26)} ${Z(-66, -34)}C${Z(-67, -44)} ${Z(-56, -46)} ${Z(-53, -36)}C${Z(-46, 4)} ${Z(-36, 26)} ${Z(-4, 34)}Z`,
      lever,
    ),
    9,
    0.5,
  );
  inflate(
    s,
    shape(
      `M${Z(-24, 30)}L${Z(24, 30)}L${Z(30, 62)}C${Z(60, 66)} ${Z(84, 76)} ${Z(92, 92)}C${Z(96, 104)} ${Z(84, 112)} ${Z(66, 114)}L${Z(-72, 118)}C${Z(-82, 118)} ${Z(-86, 112)} ${Z(-86, 104)}L${Z(-86, 86)}C${Z(-86, 78)} ${Z(-80, 76)} ${Z(-72, 75)}L${Z(-30, 70)}Z`,
      color,
    ),
    13,
    0.55,
  );
  s.add(
    shape(
      `M${Z(-66, 107)}L${Z(60, 103)}`,
      'none',
      `stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".5" filter="${s.blur(2.5)}"`,
    ),
    shape(
      `M${Z(20, 66)}C${Z(50, 70)} ${Z(70, 80)} ${Z(78, 92)}`,
      'none',
      `stroke="#000" stroke-width="3" opacity=".18" filter="${s.blur(1.5)}"`,
    ),
  );
  inflate(
    s,
    shape(`M${Z(-110, 122)}L${Z(-86, 122)}L${Z(-86, 72)}L${Z(-110, 72)}Q${Z(-116, 97)} ${Z(-110, 122)}Z`, cap),
    8,
    0.5,
  );
  s.add(
    [0, 1, 2]
      .map((i) =>
        shape(`M${Z(-106 + i * 7, 120)}V${n1(y - 74)}`, 'none', 'stroke="#000" stroke-width="1.6" opacity=".22"'),
      )
      .join(''),
    `<ellipse cx="${n1(cx - 112)}" cy="${n1(y - 97)}" rx="3" ry="7" fill="#1a212b" opacity=".7"/>`,
  );
}

/** Trigger spray bottle. */
export function sprayBottle(s: Scene): string {
  const cx = 392;
  const b = s.gy;
  const r = s.v(92, 108);
  const H = s.v(330, 380);
  const nk = 30;
  const waist = s.v(0.8, 0.96);
  const sh = s.v(70, 120);
  const { m } = bodyMat(s, 0.93, H);
  const cap = s.spec.colors.cap;
  const trig = s.pick(cap, '#f4f5f6', dark(cap, 0.5));
  const prof = pts(
    [r - 10, 0],
    [r, 10, 10],
    [r, H * 0.66, 60],
    [r * waist, H - sh, 70],
    [r * 0.62, H - sh * 0.35, 40],
    [nk + 4, H, 26],
    [nk, H + 22],
  );
  lathe(s, [cx, b], prof, m);
  foot(s, cx, b, r);
  cylLabel(s, [cx, b, r], [H * 0.1, H * 0.6]);
  const y = b - H - 10;
  tube(s, `M${cx} ${n1(y + 60)}L${cx} ${n1(y)}`, 5, { c: lite(cap, 0.5), gloss: 0.1 });
  lathe(s, [cx, b], pts([nk, H], [nk, H + 14]), m);
  screwCap(s, [cx, b - H - 8], [nk + 9, 40], trig);
  trigger(s, { at: [cx, y], color: trig, lever: trig === cap ? dark(cap, 0.15) : cap });
  return s.shadow(cx, r * 2.1);
}
